/** What lies over the table of the maker: the chosen piece with its points, what is being drawn, and what is wrong. */
import type { ReactNode } from 'react';
import { piecesOf } from '../document/edits.ts';
import { spotCalled, spotsOf } from '../document/spots.ts';
import { at, type Place, type Places } from '../draw/places.ts';
import { boxBetween, isClosed, pointsOf, type Shape } from '../draw/shape.ts';
import type { Making } from '../making.ts';
import type { Hand } from '../tool/hand.ts';
import { drawnKind, type Ground } from '../tool/step.ts';
import { PlaceMarks } from './PlaceMarks.tsx';
import './marks.css';

export function Marks({
  making: { rules, file, faults },
  hand,
  ground,
}: {
  readonly making: Making;
  readonly hand: Hand;
  readonly ground: Ground;
}): ReactNode {
  const { chosen, corner, held } = hand;
  const pieces = piecesOf(rules, file);
  const wrong = new Set(faults?.map(({ piece }) => piece));
  const piece = chosen?.is === 'piece' ? pieces.find(({ id }) => id === chosen.id) : undefined;
  const shape = held?.is === 'piece' ? held.shape : piece?.shape;
  const spot = chosen !== null && chosen.is !== 'piece' ? spotCalled(rules, file, chosen) : undefined;
  const spotAt = held?.is === 'spot' ? held.at : spot?.at;
  return (
    <g className="maker-marks">
      {pieces
        .filter(({ id }) => wrong.has(id))
        .map(({ id, shape: one }) => (
          <Outline key={id} shape={one} className="maker-wrong" />
        ))}
      {shape && <Outline shape={shape} className="maker-chosen" />}
      {shape && shape.is !== 'point' && <Handles points={pointsOf(shape)} closed={isClosed(shape)} corner={corner} />}
      <PlaceMarks spots={spotsOf(rules, file)} moved={spotAt && spot ? { spot, at: spotAt } : null} />
      {spotAt && <Handle place={spotAt} className="maker-name-place" />}
      {held && <Drawn hand={hand} ground={ground} />}
    </g>
  );
}

const flat = (points: Places): string => points.map(([x, y]) => `${x},${y}`).join(' ');

function Outline({ shape, className }: { readonly shape: Shape; readonly className: string }): ReactNode {
  const points = pointsOf(shape);
  if (shape.is === 'point') return <Handle place={at(points, 0)} className={className} />;
  return isClosed(shape) ? (
    <polygon className={className} points={flat(points)} />
  ) : (
    <polyline className={className} points={flat(points)} />
  );
}

function Handles({
  points,
  closed,
  corner,
}: {
  readonly points: Places;
  readonly closed: boolean;
  readonly corner: number | null;
}): ReactNode {
  return points.map((place, i) => (
    <Handle
      // oxlint-disable-next-line react/no-array-index-key -- points have no other name
      key={i}
      place={place}
      square={!closed}
      className={i === corner ? 'maker-handle held' : 'maker-handle'}
    />
  ));
}

/** A point of constant size on the screen; areas have round ones, lines square ones. */
function Handle({
  place: [x, y],
  square = false,
  className,
}: {
  readonly place: Place;
  readonly square?: boolean;
  readonly className: string;
}): ReactNode {
  return (
    <g style={{ transform: `translate(${x}px, ${y}px) scale(var(--u))` }}>
      {square ? (
        <rect className={className} x={-6} y={-6} width={12} height={12} />
      ) : (
        <circle className={className} r={7} />
      )}
    </g>
  );
}

/** What the hand has drawn of a piece so far. */
function Drawn({ hand, ground }: { readonly hand: Hand; readonly ground: Ground }): ReactNode {
  const { held } = hand;
  if (held?.is === 'box') return <Outline shape={boxBetween(held.from, held.to)} className="maker-drawn" />;
  if (held?.is === 'stroke') return <polyline className="maker-drawn" points={flat(held.points)} />;
  if (held?.is !== 'points') return null;
  const closed = drawnKind(ground, hand)?.form === 'area';
  return (
    <>
      <polyline className="maker-drawn" points={flat([...held.points, held.at])} />
      <Handles points={held.points} closed={closed} corner={null} />
    </>
  );
}
