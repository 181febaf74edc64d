/** A piece to choose from, drawn as it stands on the table; an item of a list. */
import type { ReactNode } from 'react';
import { usePhone } from '../app/useWide.ts';
import './pieceAnswer.css';

/** Of so many none is hidden: two rows at a desk; on a phone one row holds all, and is moved by a finger. */
export const useDrawn = (): number => (usePhone() ? Number.POSITIVE_INFINITY : 10);

export function PieceAnswer({
  name,
  picture,
  answer,
  isSelected,
  select,
  signs,
  fate,
  short = null,
}: {
  readonly name: string;
  readonly picture: ReactNode;
  /** For the guide, which rings it; left out where it is no answer. */
  readonly answer?: unknown;
  readonly isSelected: boolean;
  readonly select: () => void;
  /** Over its picture. */
  readonly signs?: ReactNode;
  /** What became of it, where it has left the table. */
  readonly fate?: string | undefined;
  /** Its number, which stands for its name where there is little room. */
  readonly short?: number | null;
}): ReactNode {
  return (
    <li className={fate === undefined ? 'piece-answer' : 'piece-answer gone'}>
      <button type="button" aria-pressed={isSelected} data-answer={answer && JSON.stringify(answer)} onClick={select}>
        {picture}
        <span>{name}</span>
        {short !== null && (
          <span className="piece-short" aria-hidden="true">
            {short}
          </span>
        )}
        {fate !== undefined && <span className="minor">{fate}</span>}
        {signs && <span className="piece-signs">{signs}</span>}
      </button>
    </li>
  );
}
