/** A bar, as wide as all that it tells of: what was kept, and what was given away. Its figures stand beside it. */
import type { ReactNode } from 'react';

export function DayBar({ kept, given }: { readonly kept: number; readonly given: number }): ReactNode {
  return (
    <div className="day-bar" aria-hidden="true">
      <span className="kept" style={{ inlineSize: `${100 * kept}%` }} />
      <span className="given" style={{ inlineSize: `${100 * given}%` }} />
    </div>
  );
}
