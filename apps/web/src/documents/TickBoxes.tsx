/** Boxes to tick on paper. */
import type { ReactNode } from 'react';

export const TickBoxes = ({ count }: { readonly count: number }): ReactNode => (
  <span className="boxes" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- boxes are alike in everything but their place
      <span key={at} className="box" />
    ))}
  </span>
);
