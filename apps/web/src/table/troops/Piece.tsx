/** A piece on the table: selectable, highlighted from the log, focusable. */
import type { ReactNode } from 'react';

/** In SVG the attribute is written as it stands in the document, not as in React. */
const FOCUSABLE = { tabindex: 0 };

export function Piece({
  name,
  x,
  y,
  label,
  className = 'piece',
  onPick,
  children,
}: {
  /** Its `data-piece` name. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly className?: string;
  readonly onPick: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <g
      className={className}
      data-piece={name}
      transform={`translate(${x} ${y})`}
      {...FOCUSABLE}
      role="button"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPick();
      }}
    >
      {children}
    </g>
  );
}
