/** Where a point that is put down belongs: at an edge of the table, on a road or stream, at an angle of 15 degrees. */
import { apart, at, nearestOn, type Place, type Places, turned } from './places.ts';

/** Pixels within which a point is drawn to something. */
export const SNAP = 12;
/** Degrees. */
const ANGLE = 15;

export interface Around {
  readonly table: { readonly width: number; readonly height: number };
  /** Roads, streams, walls that lie there already. */
  readonly lines: readonly Places[];
  /** Millimetres within which a point is drawn to something; 0: to nothing. */
  readonly reach: number;
  /** The point before, for the angle. */
  readonly from?: Place | undefined;
}

/** The place itself where nothing is near. Ends come before sides, both before the table's edge, the angle last. */
export function snapped(place: Place, around: Around): Place {
  return toLine(place, around) ?? toEdge(place, around) ?? toAngle(place, around) ?? place;
}

function nearest(place: Place, choices: Places, reach: number): Place | null {
  const best = [...choices].sort((a, b) => apart(a, place) - apart(b, place))[0];
  return best !== undefined && apart(best, place) < reach ? best : null;
}

function toLine(place: Place, { lines, reach }: Around): Place | null {
  const ends = lines.flatMap((line) => [at(line, 0), at(line, -1)]);
  const sides = lines.flatMap((line) => line.slice(1).map((end, i) => nearestOn(place, at(line, i), end)));
  return nearest(place, ends, reach) ?? nearest(place, sides, reach);
}

/** Onto the edge, both at a corner. Beyond it there is no table, however far that is. */
export function toEdge([x, y]: Place, { table, reach }: Pick<Around, 'table' | 'reach'>): Place | null {
  const along = (value: number, most: number): number => (value < reach ? 0 : value > most - reach ? most : value);
  const [sx, sy] = [along(x, table.width), along(y, table.height)];
  return sx === x && sy === y ? null : [sx, sy];
}

function toAngle(place: Place, { from, reach }: Around): Place | null {
  if (from === undefined) return null;
  const there = atAngle(place, from);
  return apart(there, place) < reach ? there : null;
}

/** As far from `from`, in the nearest direction of 15 degrees. */
export function atAngle(place: Place, from: Place): Place {
  const far = apart(place, from);
  const direction = (Math.atan2(place[1] - from[1], place[0] - from[0]) * 180) / Math.PI;
  return turned([from[0] + far, from[1]], from, Math.round(direction / ANGLE) * ANGLE);
}

/** A stroke's outline with its ends drawn to what is near, and an area's points to the table's edge. */
export function snappedOutline(points: Places, closed: boolean, around: Around): Places {
  return points.map((place, i) => {
    if (closed) return toEdge(place, around) ?? place;
    const isEnd = i === 0 || i === points.length - 1;
    return isEnd
      ? (toLine(place, around) ?? toEdge(place, around) ?? place)
      : (toEdge(place, { ...around, reach: 0 }) ?? place);
  });
}
