/** Evaluation of skirmish states and commands for computer players. */
import type { Evaluation } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { extraMoves } from '../query/extraOffers.ts';
import { expectedValue } from './expectedValue.ts';
import { value } from './value.ts';

export { behaviour } from './behaviour.ts';
export type { OddsKey, ReasonKey } from './captain/advice.ts';
export { room } from './captain/room.ts';
export { valueRoom } from './value/room.ts';

export const evaluation: Evaluation<State, Command> = { value, expectedValue, candidateMoves: extraMoves };
