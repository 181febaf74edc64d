/** The title of the puzzle or lesson that the open battle plays. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { useLesson } from '../lessons/useLesson.ts';
import { usePuzzle } from './usePuzzle.ts';

/** `otherwise`: shown until it is loaded, and where the puzzle is not known. */
export function PuzzleTitle({ otherwise }: { readonly otherwise: string }): ReactNode {
  const { translate } = useMessages();
  const puzzle = usePuzzle()?.puzzle ?? null;
  const lesson = useLesson()?.lesson ?? null;
  const found = puzzle ?? lesson;
  return found ? translate(found.title) : otherwise;
}
