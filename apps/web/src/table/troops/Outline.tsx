import type { ReactNode } from 'react';
import type { Place } from './footprints.ts';

/** A frame around a footprint, `grow` millimetres off it. */
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
  const { width: w, depth: d } = place;
  return (
    <rect
      className={className}
      x={-w / 2 - grow}
      y={-d / 2 - grow}
      width={w + 2 * grow}
      height={d + 2 * grow}
      rx={round ? grow : 5}
      transform={`translate(${place.x} ${place.y}) rotate(${place.facing})`}
    />
  );
}
