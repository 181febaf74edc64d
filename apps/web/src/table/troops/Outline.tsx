import type { ReactNode } from 'react';
import type { Place } from './footprints.ts';

/** A frame around a footprint, `grow` millimetres off it; round about a round base. A target gets four corners, what is chosen a ring of two colours. */
export function Outline({
  place,
  grow,
  className,
  round = false,
}: {
  readonly place: Place;
  readonly grow: number;
  readonly className: string;
  readonly round?: boolean;
}): ReactNode {
  const [w, d] = [place.width / 2 + grow, place.depth / 2 + grow];
  const box = { x: -w, y: -d, width: 2 * w, height: 2 * d, rx: round ? grow : className === 'target' ? 0 : 6 };
  const frame = (name: string) =>
    place.round ? <circle className={name} r={w} /> : <rect className={name} {...box} />;
  return (
    <g transform={`translate(${place.x} ${place.y}) rotate(${place.facing})`}>
      {(className === 'target' || className === 'chosen') && frame('mark-under')}
      {className === 'target' ? <path className="target" d={corners(w, d)} /> : frame(className)}
    </g>
  );
}

/** The four corners of a rectangle around the origin, by its half sides. */
export function corners(w: number, d: number): string {
  const arm = Math.min(14, w * 0.7, d * 0.7);
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([sx = 1, sy = 1]) => `M${sx * w} ${sy * (d - arm)}V${sy * d}H${sx * (w - arm)}`)
    .join('');
}
