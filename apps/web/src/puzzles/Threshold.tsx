/** What counts as solved, below the question of a puzzle. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import type { PuzzleKey } from './messages.ts';
import { type Puzzle, thresholdOf } from './puzzle.ts';

export function Threshold({ puzzle }: { readonly puzzle: Puzzle }): ReactNode {
  const { t } = useMessages<PuzzleKey>();
  const { key, best } = thresholdOf(puzzle);
  return <span className="minor">{t(key, { best })}</span>;
}
