/** The room of the skirmish for computer players that plan (rank captain). */
import type { BotRoom } from '@drumhead/engine';
import { extraMoves } from '../../query/extraOffers.ts';
import type { Command } from '../../state/commands.ts';
import type { State } from '../../state/state.ts';
import { offers } from '../../turn/machine.ts';
import { advice } from './advice.ts';
import { temperamentOf, temperaments } from './temperaments.ts';
import { expected } from './expected.ts';
import { isFolly } from './follies.ts';
import { type Mind, newMind } from './mind.ts';
import { read } from './read.ts';
import { TERMS, weightsOf } from './terms.ts';

/** Every action is weighed with the best use of those after it, so an activation needs no plan of its own. */
export const room: BotRoom<State, Command, Mind> = {
  version: 7,
  terms: TERMS,
  mind: (weights, risk) => newMind(weightsOf(weights), risk),
  read,
  choices: (_mind, state, seat) =>
    [...offers(state, seat), ...extraMoves(state)].filter((command) => !isFolly(state, command)),
  expected,
  temperaments,
  temperamentOf,
  advice,
  colonel: { version: 1, rivals: 3, gap: 1, reads: 4000, skipsRest: 1 },
  general: { version: 1, rivals: 6, gap: 1, reads: 40_000, skipsRest: 1 },
};
