/** Ghosts where pieces stood before the rules moved them, with the way they went to where they stand now, and why. */
import type { ReactNode } from 'react';
import { useForcedMoves } from '../../battle/follow/useForcedMoves.ts';
import { useMessages } from '../../i18n/index.ts';
import type { Point } from '../camera.ts';
import { bearingOf } from '../units.ts';
import { useZoom } from '../zoom.ts';
import { PlaceLabel } from '../PlaceLabel.tsx';
import type { LabelBox } from '../labels.ts';
import { type Caption, placeCaptions } from './captions.ts';
import type { Place } from './footprints.ts';
import { useTaken } from './placed.ts';
import { inPixels } from './standingBox.ts';

/** The newest ones: more would cover the table. */
const SHOWN = 3;

export function ForcedGhosts<S>({
  state,
  placeOf,
  renderBody,
  pieces,
}: {
  readonly state: S;
  /** Of a piece by its name; null where it is not on the table. */
  readonly placeOf: (state: S, piece: string) => Place | null;
  /** The piece as it stood, about its own middle and looking up the page. */
  readonly renderBody: (before: S, piece: string, place: Place) => ReactNode;
  /** What the pieces cover now, in millimetres: captions keep off them where there is room. */
  readonly pieces: readonly LabelBox[];
}): ReactNode {
  const { t } = useMessages();
  const zoom = useZoom();
  const moves = useForcedMoves()
    .slice(-SHOWN)
    .flatMap((move) => {
      const from = placeOf(move.before as S, move.piece);
      return from ? [{ ...move, from, to: placeOf(state, move.piece) }] : [];
    });
  // The newest is told first. On the outer sides of a short way: between its ends each would lie on the other piece.
  const captions = [...moves].reverse().flatMap(({ from, to, why }): readonly Caption[] => {
    if (!to) return [{ at: from, text: why, under: false }];
    return [
      { at: to, text: t('web.forced.to', { why }), under: to.y >= from.y },
      { at: from, text: t('web.forced.from'), under: to.y < from.y },
    ];
  });
  const taken = useTaken();
  const rows = captions.length > 0 ? placeCaptions(captions, zoom, inPixels(pieces, zoom), taken) : [];
  return (
    <>
      {moves.map(({ key, piece, before, from, to }) => (
        <g key={key} className="forced" aria-hidden="true">
          <g className="ghost" transform={`translate(${from.x} ${from.y}) rotate(${from.facing})`}>
            {renderBody(before as S, piece, from)}
          </g>
          {to && <path className="trail driven" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />}
          {to && <ArrowHead from={from} to={to} />}
        </g>
      ))}
      <g aria-hidden="true">
        {captions.map(({ at, text }, i) => {
          const below = rows[i] ?? null;
          const label = { at, text, below: below ?? 0, className: 'live-label' as const };
          return below !== null && <PlaceLabel key={`${at.x} ${at.y} ${text}`} {...label} />;
        })}
      </g>
    </>
  );
}

/** Where the way ends: without it the pale figures at its beginning would read as the end of the piece. */
export function ArrowHead({ from, to }: { readonly from: Point; readonly to: Point }): ReactNode {
  return (
    <g transform={`translate(${to.x} ${to.y}) rotate(${bearingOf(to.x - from.x, to.y - from.y)})`}>
      <g className="screen-exact">
        <path className="driven-head" d="M-8 12L0 0L8 12" />
      </g>
    </g>
  );
}
