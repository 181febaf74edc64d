/** What the skirmish rules know about good play, for computer players. */
import type { Evaluation } from '@drumhead/engine';
import type { Command } from '../commands.ts';
import type { State } from '../state.ts';
import { otherMoves } from '../moves/closer.ts';
import { foresee } from './foresee.ts';
import { value } from './value.ts';

export const evaluation: Evaluation<State, Command> = { value, expectedValue: foresee, candidateMoves: otherMoves };
