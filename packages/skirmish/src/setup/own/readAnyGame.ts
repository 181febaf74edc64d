import type { Checked } from '@drumhead/engine';
import type { AnyGame } from '../gameFile.ts';
import { readGame } from '../readGame.ts';
import { isOwnGame } from './ownGame.ts';
import { beginOwn, readOwnGame } from './ownScenario.ts';

/** A game file of any scenario, or its problems with their paths, those of placed men as well. Never throws. */
export function readAnyGame(input: unknown): Checked<AnyGame> {
  if (!isOwnGame(input)) return readGame(input);
  const begun = beginOwn(input);
  return begun.ok ? readOwnGame(input) : begun;
}
