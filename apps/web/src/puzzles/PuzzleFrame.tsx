/** The card of a puzzle beside the decision: what is asked, then what came of it. */
import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../i18n/index.ts';
import type { PuzzleKey } from './messages.ts';
import './puzzles.css';

interface Props {
  /** What kind of puzzle it is, above its title. */
  readonly kind: string;
  readonly title: string;
  /** False: it has been answered. */
  readonly question: ReactNode;
  /** What counts as solved. */
  readonly goal: ReactNode;
  /** The reader has given an order. */
  readonly isBegun: boolean;
  /** An order is still awaited. */
  readonly isPlayed: boolean;
  /** On a phone it is folded from the start: title and goal stay. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}

export function PuzzleFrame({
  kind,
  title,
  question,
  goal,
  isBegun,
  isPlayed,
  isShort = false,
  children,
}: Props): ReactNode {
  const { t } = useMessages<PuzzleKey>();
  const [isFolded, fold] = useFolding(isBegun || isShort);
  const classes = ['panel puzzle', isShort && 'short', isFolded && isPlayed && 'folded'];
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-labelledby="puzzle-title">
      <p className="minor puzzle-more">{kind}</p>
      <h2 id="puzzle-title">{title}</h2>
      {isPlayed && (
        <button
          type="button"
          className="puzzle-fold"
          aria-expanded={!isFolded}
          aria-label={t('web.puzzles.task')}
          onClick={() => fold(!isFolded)}
        >
          {isShort && t('web.puzzles.task')} <span aria-hidden="true">{isFolded ? '▾' : '▴'}</span>
        </button>
      )}
      {question !== false && <p className="puzzle-question">{question}</p>}
      <div className="puzzle-more puzzle-goal">{goal}</div>
      {children}
    </section>
  );
}

/**
 * On a phone the card folds to two lines of its question once it has been read, so that the answers have the room:
 * with the first order, or the first tap on anything else. Wider screens show all of it.
 */
function useFolding(isBegun: boolean): readonly [boolean, (folded: boolean) => void] {
  // Null until the reader or a tap has decided.
  const [folded, setFolded] = useState<boolean | null>(null);
  useEffect(() => {
    const read = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest(KEEPS_OPEN)) setFolded(true);
    };
    document.addEventListener('click', read);
    return () => document.removeEventListener('click', read);
  }, []);
  return [folded ?? isBegun, setFolded];
}

/** A tap here says nothing about the card having been read. */
const KEEPS_OPEN = '.puzzle, .sheet-handle, dialog, header';
