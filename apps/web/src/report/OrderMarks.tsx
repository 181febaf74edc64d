/** Marks on a small map: who was ordered, where that led, and where the better order (A) would have led. */
import type { ReactNode } from 'react';
import type { Sketch } from '@drumhead/content/sketch';
import type { Part } from '@drumhead/content/sketch';
import type { Spot } from '../table/spots.ts';

/** Least width of what is shown, in millimetres, and the room around the marks. */
const LEAST = 300;
const ROOM = 60;
/** Width by height. */
const SHAPE = 1.9;

/** The part of the table around some places. */
export function partAround(spots: readonly Spot[], { width, height }: Pick<Sketch, 'width' | 'height'>): Part {
  const points = spots.flatMap(({ at, from }) => (from === null ? [at] : [at, from]));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = Math.max(right - left + 2 * ROOM, (bottom - top + 2 * ROOM) * SHAPE, LEAST);
  const tall = wide / SHAPE;
  // No farther over the edge than must be.
  const within = (middle: number, size: number, of: number): number =>
    size >= of ? (of - size) / 2 : Math.min(Math.max(middle - size / 2, 0), of - size);
  return {
    x: within((left + right) / 2, wide, width),
    y: within((top + bottom) / 2, tall, height),
    width: wide,
    height: tall,
  };
}

interface Props {
  readonly given: readonly Spot[];
  readonly better: readonly Spot[];
  /** Of the picture, in millimetres. */
  readonly width: number;
}

export function OrderMarks({ given, better, width }: Props): ReactNode {
  const unit = width / 100;
  const [target] = better;
  const start = given.map(({ at, from }) => from ?? at);
  return (
    <g className="order-marks" fill="none" strokeWidth={unit * 0.7}>
      {start.slice(0, 1).map(({ x, y }) => (
        <circle key="given" className="ordered" cx={x} cy={y} r={unit * 5} />
      ))}
      <path className="ordered" d={given.map(wayOf).join('')} />
      <path className="advised" d={better.map(wayOf).join('')} strokeDasharray={`${unit * 1.6} ${unit}`} />
      {target && (
        <g className="letter">
          <circle cx={target.at.x} cy={target.at.y - unit * 6} r={unit * 2.6} />
          <text x={target.at.x} y={target.at.y - unit * 4.8} fontSize={unit * 3.6} textAnchor="middle">
            A
          </text>
        </g>
      )}
    </g>
  );
}

const wayOf = ({ at, from }: Spot): string => (from === null ? '' : `M${from.x} ${from.y}L${at.x} ${at.y}`);
