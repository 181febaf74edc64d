/** Where these rules ask those of a scenario; what answers stands in `scenarios/scripted.ts`. */
import { scriptSeams } from '@drumhead/engine';
import type { Draft } from '../state/draft.ts';
import type { State } from '../state/state.ts';

export const seams = scriptSeams<State, Draft>();
