/** The room of Simplicity for computer players that plan (rank captain). */
import type { BotRoom, Seat } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import type { SideIndex, State } from '../../state/state.ts';
import { offers } from '../../turn/machine.ts';
import { advice } from './advice.ts';
import { temperaments } from './temperaments.ts';
import { expectedWorth } from './expected.ts';
import { isFolly } from './follies.ts';
import { ideasOf } from './ideas.ts';
import { begins, type Mind, newMind } from './mind.ts';
import { findThreats } from './threats.ts';
import { readTerms, TERMS } from './terms.ts';

function sideAt({ field }: State, seat: Seat): SideIndex | null {
  return field.sides[0].id === seat ? 0 : field.sides[1].id === seat ? 1 : null;
}

/** An order is one command: no sequence of actions of one unit is planned. */
export const room: BotRoom<State, Command, Mind> = {
  version: 4,
  terms: TERMS,
  mind: newMind,
  read(mind, state, seat, into) {
    const side = sideAt(state, seat);
    begins(mind, state);
    if (side === null) into.fill(0);
    else readTerms(mind, state, side, into);
  },
  choices(mind, state, seat) {
    begins(mind, state);
    mind.threats = findThreats(mind, state);
    const side = sideAt(state, seat);
    const ideas = side === null ? [] : ideasOf(state, side);
    return [...offers(state, seat), ...ideas].filter((command) => !isFolly(state, command));
  },
  expected(mind, state, seat, command) {
    const side = sideAt(state, seat);
    begins(mind, state);
    return side === null ? null : expectedWorth(mind, state, side, command);
  },
  temperaments,
  advice,
  colonel: { version: 1, rivals: 4, gap: 0.25, reads: 3000 },
  general: { version: 1, rivals: 8, gap: 0.25, reads: 30_000 },
};
