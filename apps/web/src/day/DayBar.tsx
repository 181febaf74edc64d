/** A chance as a bar: what was kept of it, and what was given away. Its figures stand beside it. */
import type { ReactNode } from 'react';

export function DayBar({ kept, given }: { readonly kept: number; readonly given: number }): ReactNode {
  return (
    <div className="day-bar" aria-hidden="true">
      <span className="kept" style={{ inlineSize: `${100 * kept}%` }} />
      <span className="given" style={{ inlineSize: `${100 * given}%` }} />
    </div>
  );
}
