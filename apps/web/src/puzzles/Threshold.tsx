/**
 * What counts as solved, below the question of a puzzle. The worth of the best line stays unsaid until the verdict: as
 * the chance on a button it would name the answer.
 */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import type { PuzzleKey } from './messages.ts';
import { isChance, type Puzzle } from './puzzle.ts';

export function Threshold({ puzzle }: { readonly puzzle: Puzzle }): ReactNode {
  const { t } = useMessages<PuzzleKey>();
  return <span className="minor">{t(isChance(puzzle) ? 'web.puzzles.goal' : 'web.puzzles.goalPoints')}</span>;
}
