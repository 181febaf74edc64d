import type { ReactNode } from 'react';
import type { Point } from './camera.ts';
import './stick.css';

/** A measuring stick with a notch at every `notch` millimetres, and its length at its end. */
export function Stick({
  from,
  to,
  stopped,
  label,
  notch,
  shot = false,
  turned = false,
}: {
  readonly from: Point;
  readonly to: Point;
  readonly stopped: boolean;
  readonly label: string;
  readonly notch: number;
  readonly shot?: boolean;
  /** The plate stands on its other side. */
  readonly turned?: boolean;
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
  // The plate stands beside the stick, on its right as one reads, never on what the stick comes from.
  const sign = (-uy > 0 || (uy === 0 && ux > 0)) === turned ? -1 : 1;
  const half = 6 + label.length * 4.1;
  const plate = { x: -uy * sign * (half + 14), y: ux * sign * 26 };
  const end = `M${(to.x - uy * 13).toFixed(1)} ${(to.y + ux * 13).toFixed(1)}L${(to.x + uy * 13).toFixed(1)} ${(to.y - ux * 13).toFixed(1)}`;
  return (
    <g className={shot ? 'stick shot' : stopped ? 'stick stopped' : 'stick'}>
      <path d={line} className="stick-edge" />
      <path d={line} className="stick-line" />
      {!shot && <path d={notches} className="stick-notch" />}
      {stopped && <path d={end} className="stick-end" />}
      <g transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`}>
        <g className="screen-exact">
          <g transform={`translate(${plate.x} ${plate.y})`}>
            <rect x={-half} y={-12} width={2 * half} height={24} rx={4} className="stick-plate" />
            <text y={5} textAnchor="middle" className="stick-label">
              {label}
            </text>
          </g>
        </g>
      </g>
    </g>
  );
}
