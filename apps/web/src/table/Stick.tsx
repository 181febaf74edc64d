import type { ReactNode } from 'react';
import type { Point } from './camera.ts';
import type { LabelBox } from './labels.ts';
import { plateOf } from './plates.ts';
import './stick.css';

/** A measuring stick with a notch at every `notch` millimetres, and its length at its end. */
export function Stick({
  from,
  to,
  stopped,
  label,
  notch,
  shot = false,
  plate = plateOf(from, to, label),
}: {
  readonly from: Point;
  readonly to: Point;
  readonly stopped: boolean;
  readonly label: string;
  readonly notch: number;
  readonly shot?: boolean;
  /** Of its length, in pixels from its middle; null: there is no room for it. */
  readonly plate?: LabelBox | null;
}): ReactNode {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 0.5) return null;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  let notches = '';
  for (let at = notch; at < length - 1; at += notch) {
    const x = from.x + ux * at;
    const y = from.y + uy * at;
    notches += `M${(x - uy * 5).toFixed(1)} ${(y + ux * 5).toFixed(1)}L${(x + uy * 5).toFixed(1)} ${(y - ux * 5).toFixed(1)}`;
  }
  const line = `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  const end = `M${(to.x - uy * 13).toFixed(1)} ${(to.y + ux * 13).toFixed(1)}L${(to.x + uy * 13).toFixed(1)} ${(to.y - ux * 13).toFixed(1)}`;
  return (
    <g className={shot ? 'stick shot' : stopped ? 'stick stopped' : 'stick'}>
      <path d={line} className="stick-edge" />
      <path d={line} className="stick-line" />
      {!shot && <path d={notches} className="stick-notch" />}
      {stopped && <path d={end} className="stick-end" />}
      {plate && (
        <g transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`}>
          <g className="screen-exact">
            <rect
              x={plate.left}
              y={plate.top}
              width={plate.width}
              height={plate.height}
              rx={4}
              className="stick-plate"
            />
            <text
              x={plate.left + plate.width / 2}
              y={plate.top + plate.height / 2 + 5}
              textAnchor="middle"
              className="stick-label"
            >
              {label}
            </text>
          </g>
        </g>
      )}
    </g>
  );
}
