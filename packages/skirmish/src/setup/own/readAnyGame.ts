import type { Checked } from '@drumhead/engine';
import type { AnyGame } from '../gameFile.ts';
import { readGame } from '../readGame.ts';
import { isOwnGame } from './ownGame.ts';
import { readOwnGame } from './ownScenario.ts';

/** A game file of any scenario, or its problems with their paths. Never throws. */
export const readAnyGame = (input: unknown): Checked<AnyGame> =>
  isOwnGame(input) ? readOwnGame(input) : readGame(input);
