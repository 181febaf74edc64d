/** Rings around the places that a line of the log points at, with the way of what moved there. */
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { PlaceLabel } from './PlaceLabel.tsx';
import { spotStore } from './spots.ts';

export function Spots(): ReactNode {
  const spots = useStore(spotStore, (shown) => shown.spots);
  return (
    <g className="spots" aria-hidden="true">
      {spots.map(({ at, from, says }, i) => (
        <g key={i}>
          {from && <path className="spot-way" d={`M${from.x} ${from.y}L${at.x} ${at.y}`} />}
          <g transform={`translate(${at.x} ${at.y})`}>
            <circle className="screen-exact spot-ring" r={26} />
          </g>
          {says !== undefined && <PlaceLabel at={at} text={says} below={42} className="range-label" />}
        </g>
      ))}
    </g>
  );
}
