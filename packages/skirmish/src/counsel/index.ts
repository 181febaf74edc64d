/** What the skirmish rules know about good play, for computer players. */
import type { Counsel } from '@drumhead/engine';
import type { Command } from '../commands.ts';
import type { State } from '../state.ts';
import { otherMoves } from '../moves/closer.ts';
import { foresee } from './foresee.ts';
import { value } from './value.ts';

export const counsel: Counsel<State, Command> = { value, foresee, ideas: otherMoves };
