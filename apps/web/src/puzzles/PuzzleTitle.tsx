/** The title of the puzzle that the open battle plays. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { usePuzzle } from './usePuzzle.ts';

/** `otherwise`: shown until it is loaded, and where the puzzle is not known. */
export function PuzzleTitle({ otherwise }: { readonly otherwise: string }): ReactNode {
  const { translate } = useMessages();
  const found = usePuzzle();
  return found ? translate(found.puzzle.title) : otherwise;
}
