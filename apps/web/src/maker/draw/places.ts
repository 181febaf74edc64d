/** Places of the map that is drawn, in millimetres from the upper left corner of the table, and plain sums over them. */

export type Place = readonly [x: number, y: number];
export type Places = readonly Place[];

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

/** Twice the area of a ring, positive where it runs clockwise on the screen. */
const twiceArea = (ring: Places): number =>
  ring.reduce((sum, [ax, ay], i) => {
    const [bx, by] = at(ring, i + 1);
    return sum + ax * by - bx * ay;
  }, 0);

export const areaOf = (ring: Places): number => Math.abs(twiceArea(ring)) / 2;

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

const side = ([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Do two stretches share a place? */
export function meet(a: Place, b: Place, c: Place, d: Place): boolean {
  const [one, two, three, four] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (one * two < 0 && three * four < 0) return true;
  const lies = (turn: number, p: Place, from: Place, to: Place): boolean =>
    turn === 0 && apart(p, nearestOn(p, from, to)) === 0;
  return lies(one, c, a, b) || lies(two, d, a, b) || lies(three, a, c, d) || lies(four, b, c, d);
}

/** Is a place within a ring? */
export const isWithin = ([x, y]: Place, ring: Places): boolean =>
  ring.reduce((within, [ax, ay], i) => {
    const [bx, by] = at(ring, i + 1);
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !within : within;
  }, false);

/** The distance from a place to the nearest side of a line or a ring. */
export function distanceTo(place: Place, points: Places, closed: boolean): number {
  const sides = closed ? points.length : points.length - 1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < sides; i++)
    least = Math.min(least, apart(place, nearestOn(place, at(points, i), at(points, i + 1))));
  return least;
}
