import type { ReactNode } from 'react';
import './handles.css';

/** A handle to drag by, of the same size however near one looks. */
export function HandleMark({
  x,
  y,
  kind,
}: {
  readonly x: number;
  readonly y: number;
  readonly kind: 'body' | 'turn' | 'wheel';
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="screen-exact">
        <circle r={kind === 'wheel' ? 6 : 10} className={`handle ${kind}`} />
        {kind === 'turn' && (
          <path d="M4.600 -2.400a5 5 0 1 0 .4 3.600m1 -5.600l-1.200 3.400l-3.400 -1" className="handle-sign" />
        )}
        {kind === 'body' && <path d="M0 -6v12m-6 -6h12" className="handle-sign" />}
      </g>
    </g>
  );
}
