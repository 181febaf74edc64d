/** What the skirmish rules know about good play, for computer players. */
import type { Counsel } from '@drumhead/engine';
import type { Command } from '../commands.ts';
import type { State } from '../state.ts';
import { foresee } from './foresee.ts';
import { value } from './value.ts';

/** The sample of offers names the places that matter (contact, cover, friends, objects), so nothing is thought of besides. */
export const counsel: Counsel<State, Command> = { value, foresee, ideas: () => [] };
