/** The room of Large Battles for computer players that plan an activation (rank captain). */
import type { ActivationPlanning, BotRoom } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import type { ActingFrame } from '../../state/frames.ts';
import type { State } from '../../state/state.ts';
import { offers, pending, sideIndex } from '../../turn/machine.ts';
import { actionsLeftValue } from '../actionsLeft.ts';
import { candidateMoves } from '../candidateMoves.ts';
import { decidesInFight } from '../fightDecision.ts';
import { expectedValue } from '../expectedValue.ts';
import { cost, isFolly } from './follies.ts';
import { begin, futureIn, type Mind, newMind } from './mind.ts';
import { bestInFight, readTerms, TERMS } from './terms.ts';

const NOTHING: readonly Command[] = [];

/** The frame in which a side spends actions now, or null. */
function actingFrame(state: State): ActingFrame | null {
  const frame = state.frames[state.frames.length - 1];
  return frame?.at === 'acting' ? frame : null;
}

const activation: ActivationPlanning<State, Command, Mind> = {
  isActing: (state, seat) => actingFrame(state) !== null && pending(state)[0]?.seat === seat,
  promise(mind, state, seat) {
    const frame = actingFrame(state);
    return frame === null ? 0 : actionsLeftValue(state, futureIn(mind, state, seat).outlook, frame);
  },
  cost,
  pass(state, seat) {
    const frame = state.frames[state.frames.length - 1];
    return frame?.at === 'window' && pending(state)[0]?.seat === seat ? { type: 'hold' } : null;
  },
};

export const room: BotRoom<State, Command, Mind> = {
  version: 1,
  terms: TERMS,
  mind: newMind,
  begin,
  read(mind, state, seat, into) {
    const at = decidesInFight(state, seat) ? bestInFight(mind, state, seat) : state;
    readTerms(futureIn(mind, at, seat), into);
  },
  choices(_mind, state, seat) {
    if (sideIndex(state, seat) === -1) return NOTHING;
    const all = [...offers(state, seat), ...candidateMoves(state, seat)];
    return all.filter((command) => !isFolly(command));
  },
  expected: (_mind, state, seat, command) => (command.type === 'stop' ? null : expectedValue(state, seat, command)),
  activation,
};
