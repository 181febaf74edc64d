import type { ReactNode } from 'react';
import type { LabelBox } from './labels.ts';
import { BESIDE_CORNER, type CornerCaption, placeAtCorners } from './troops/captions.ts';
import { useZoom } from './zoom.ts';

/** Distances at the corners of arcs, clear of what they should avoid. */
export function RangeLabels({
  captions,
  avoid,
}: {
  readonly captions: readonly CornerCaption[];
  /** In pixels. */
  readonly avoid: readonly LabelBox[];
}): ReactNode {
  const places = placeAtCorners(captions, avoid, useZoom());
  return captions.map(({ text }, i) => {
    const place = places[i];
    return (
      place && (
        <g key={text} transform={`translate(${place.at.x} ${place.at.y})`}>
          <g className="screen-exact">
            <text
              className="range-label"
              x={BESIDE_CORNER * place.outwards}
              y={4}
              textAnchor={place.outwards < 0 ? 'end' : 'start'}
            >
              {text}
            </text>
          </g>
        </g>
      )
    );
  });
}
