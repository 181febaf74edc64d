/** Positions of these rules played command by command with scripted dice. */
import { ScriptedPosition } from '@drumhead/testkit';
import type { Command } from '../src/state/commands.ts';
import type { Event } from '../src/state/events.ts';
import type { Frame } from '../src/state/frames.ts';
import { decide, offers, pending } from '../src/turn/machine.ts';
import type { State } from '../src/state/state.ts';
import { checkEvents, checkMoment, checkRefusal, checkRules } from './invariants.ts';

/** Mutation runs skip the invariants of offers, to save time. */
const MUTANTS = '__stryker__' in globalThis;

const momentSeen = (state: State): void => {
  if (MUTANTS) checkRules(state);
  else checkMoment(state);
};

export class Playing extends ScriptedPosition<State, Command, Event, Frame> {
  constructor(state: State) {
    super(state, { decide, offers, pending }, { events: checkEvents, moment: momentSeen, refusal: checkRefusal });
  }
}

/** Begins play in a position, which must satisfy the invariants. */
export function playing(state: State): Playing {
  if (state.outcome === null) momentSeen(state);
  return new Playing(state);
}
