/** Places of the map that is drawn, in millimetres from the upper left corner of the table, and plain sums over them. */
import { areaOf as areaOfPolygon, pointInPolygon, segmentCrossesSegment } from '@drumhead/table';
import type { Point } from '../../table/camera.ts';

export type Place = readonly [x: number, y: number];
export type Places = readonly Place[];

/** A point of the table as the maker has it. */
export const placeOf = ({ x, y }: Point): Place => [x, y];

/** One of them; -1 is the last, as in a ring. */
export const at = (places: Places, i: number): Place => {
  const n = places.length;
  const found = places[((i % n) + n) % n];
  if (found === undefined) throw new RangeError('no places');
  return found;
};

export const apart = ([ax, ay]: Place, [bx, by]: Place): number => Math.hypot(bx - ax, by - ay);

export const middle = ([ax, ay]: Place, [bx, by]: Place): Place => [(ax + bx) / 2, (ay + by) / 2];

/** To whole millimetres: that is what is written into the file. */
export const whole = ([x, y]: Place): Place => [Math.round(x), Math.round(y)];

/** The nearest place of the stretch from `a` to `b`. */
export function nearestOn([px, py]: Place, [ax, ay]: Place, [bx, by]: Place): Place {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const along = long === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / long));
  return [ax + along * dx, ay + along * dy];
}

export const areaOf = (ring: Places): number => areaOfPolygon(ring.flat());

/** The mean of some places. */
export function centre(places: Places): Place {
  const [x, y] = places.reduce<Place>(([sx, sy], [px, py]) => [sx + px, sy + py], [0, 0]);
  return [x / places.length, y / places.length];
}

/** Turned about a place, degrees clockwise on the screen. */
export function turned([x, y]: Place, [cx, cy]: Place, degrees: number): Place {
  const a = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(a), Math.sin(a)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

/** Do two stretches share a place? */
export const meet = (a: Place, b: Place, c: Place, d: Place): boolean => segmentCrossesSegment(...a, ...b, ...c, ...d);

/** Is a place within a ring, or on it? */
export const isWithin = (place: Place, ring: Places): boolean => pointInPolygon(...place, ring.flat());

/** The distance from a place to the nearest side of a line or a ring. */
export function distanceTo(place: Place, points: Places, closed: boolean): number {
  const sides = closed ? points.length : points.length - 1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < sides; i++)
    least = Math.min(least, apart(place, nearestOn(place, at(points, i), at(points, i + 1))));
  return least;
}
