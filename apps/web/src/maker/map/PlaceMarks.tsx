/** Places that can be won: a flag with what each is worth, and how far it reaches. */
import type { ReactNode } from 'react';
import type { Spot } from '../document/spots.ts';
import type { Place } from '../draw/places.ts';

export function PlaceMarks({
  spots,
  moved,
}: {
  readonly spots: readonly Spot[];
  /** One that is held elsewhere. */
  readonly moved: { readonly spot: Spot; readonly at: Place } | null;
}): ReactNode {
  return spots
    .filter(({ points }) => points !== null)
    .map(({ is, i, at, reach, points }) => {
      const [x, y] = moved?.spot.is === is && moved.spot.i === i ? moved.at : at;
      return (
        <g key={`${is} ${i}`} className="maker-place">
          <circle cx={x} cy={y} r={reach} />
          <g style={{ transform: `translate(${x}px, ${y}px) scale(var(--u))` }}>
            <path d="M0 0V-26L18 -20L0 -14" />
            <text x={22} y={-14}>
              {points}
            </text>
          </g>
        </g>
      );
    });
}
