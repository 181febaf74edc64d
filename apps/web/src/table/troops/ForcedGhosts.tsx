/** Ghosts where pieces stood before the rules moved them, with the way they went and the reason. */
import type { ReactNode } from 'react';
import { useForcedMoves } from '../../battle/follow/useForcedMoves.ts';
import type { Point } from '../camera.ts';

/** The newest ones: more would cover the table. */
const SHOWN = 3;

export function ForcedGhosts<S>({
  state,
  placeOf,
  renderBody,
}: {
  readonly state: S;
  /** Of a piece by its name; null where it is not on the table. */
  readonly placeOf: (state: S, piece: string) => Point | null;
  /** The piece as it stood, drawn in place. */
  readonly renderBody: (before: S, piece: string) => ReactNode;
}): ReactNode {
  return useForcedMoves()
    .slice(-SHOWN)
    .map(({ key, piece, why, before }) => {
      const from = placeOf(before as S, piece);
      if (!from) return null;
      const to = placeOf(state, piece);
      return (
        <g key={key} className="forced" aria-hidden="true">
          {renderBody(before as S, piece)}
          {to && <path className="trail driven" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />}
          <g transform={`translate(${from.x} ${from.y})`}>
            <g className="screen-exact">
              <text className="live-label" textAnchor="middle" y={-20}>
                {why}
              </text>
            </g>
          </g>
        </g>
      );
    });
}
