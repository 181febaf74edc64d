/** Letters of the troops that a chance to react offers first, as in the panel; of the same size at every zoom. */
import { memo, type ReactNode } from 'react';
import { placeOf } from '../../interaction/places.ts';
import type { Scene } from '../../interaction/scene.ts';
import { reactionCandidates } from '../../panels/reactionCandidates.ts';

export const CandidateMarks = memo(function CandidateMarks({ scene }: { readonly scene: Scene }): ReactNode {
  return reactionCandidates(scene).map(({ piece, letter }) => {
    const place = letter === null ? null : placeOf(scene.state, piece);
    return (
      place && (
        <g key={letter} transform={`translate(${place.x} ${place.y})`} aria-hidden="true">
          <g className="screen-exact">
            <g transform="translate(-20 -14)">
              <CandidateMark letter={letter} />
            </g>
          </g>
        </g>
      )
    );
  });
});

export function CandidateMark({ letter }: { readonly letter: string | null }): ReactNode {
  return (
    <g className="candidate-mark">
      <circle r={12} />
      <text textAnchor="middle" dominantBaseline="central">
        {letter}
      </text>
    </g>
  );
}
