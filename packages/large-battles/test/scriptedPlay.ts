/** Positions of these rules played command by command with scripted dice. */
import { ScriptedPosition } from '@drumhead/testkit';
import type { Command } from '../src/state/commands.ts';
import type { Event } from '../src/state/events.ts';
import type { Frame } from '../src/state/frames.ts';
import { rules } from '../src/setup/pickUp/rules.ts';
import { decide, offers, pending } from '../src/turn/machine.ts';
import { usePickUpRules } from '../src/turn/pickUp.ts';
import type { State } from '../src/state/state.ts';
import { checkEvents, checkMoment, checkRefusal } from './ruleChecks.ts';

// As the whole rule set does, for positions in the midst of setting up.
usePickUpRules(rules);

export class Playing extends ScriptedPosition<State, Command, Event, Frame> {
  constructor(state: State) {
    super(state, { decide, offers, pending }, { events: checkEvents, moment: checkMoment, refusal: checkRefusal });
  }
}

/** Begins play in a position. By default it is red's phase, with no slot opened yet. */
export function playing(state: State): Playing {
  if (state.frames.length > 0) return new Playing(state);
  const brigades = state.brigades.map((brigade, i) => ({
    ...brigade,
    slot: state.field.brigades[i]?.side === state.active ? ('unopened' as const) : ('closed' as const),
  }));
  return new Playing({ ...state, brigades, frames: [{ at: 'phase', side: state.active, over: false }] });
}
