/** One stroke of a hand becomes an outline of few points. Pure: the same stroke, the same points. */
import { apart, areaOf, at, centre, meet, middle, nearestOn, type Place, type Places, whole } from './places.ts';

export interface StrokeOf {
  /** It comes back to where it began: wood, hill; else road, river. */
  readonly closed: boolean;
  /** So many points remain at most. */
  readonly most: number;
  /** Pixels a millimetre while it was drawn: a hand errs by pixels. */
  readonly scale: number;
}

/** Pixels from one sample to the next, however fast the hand was; bends smaller than the tremor are none. */
const STEP = 4;
const TREMOR = 1.8;
/** From one tolerance to the next, until the points are few enough. */
const COARSER = 1.15;
/** Chords of a round outline lie inside it. So much may be made good; more is no rounding, but another form. */
const MOST_GROWN = 0.1;

/** The points that remain, in whole millimetres; null: too little was drawn to be anything. */
export function outlineOf(stroke: Places, { closed, most, scale }: StrokeOf): Places | null {
  const calm = calmed(stroke, STEP / scale, closed);
  const least = closed ? 3 : 2;
  if (calm.length < least) return null;
  let tolerance = TREMOR / scale;
  let few = thinned(calm, tolerance, closed);
  while (few.length > most) {
    tolerance *= COARSER;
    few = thinned(calm, tolerance, closed);
  }
  const points = closed ? simpleRing(sameArea(few, stroke)) : apartFromOneAnother(few.map(whole), false);
  return points.length < least || (closed && areaOf(points) === 0) ? null : points;
}

/** Samples as far from one another as the next: those of a fast hand lie far apart, and their mean would cut corners. */
function spaced(stroke: Places, step: number, closed: boolean): Places {
  const way = closed ? [...stroke, ...stroke.slice(0, 1)] : stroke;
  const kept: Place[] = way.slice(0, 1);
  /** Millimetres of the way since the last one that was kept. */
  let gone = 0;
  way.slice(1).forEach((end, i) => {
    const start = at(way, i);
    const long = apart(start, end);
    for (let along = step - gone; along <= long; along += step) {
      kept.push([start[0] + ((end[0] - start[0]) * along) / long, start[1] + ((end[1] - start[1]) * along) / long]);
    }
    gone = (gone + long) % step;
  });
  const last = way.at(-1);
  // A road goes as far as the hand went.
  return !closed && last && kept.length > 1 ? [...kept.slice(0, -1), last] : kept;
}

/** Evenly spaced, and a mean of five takes the tremor out. */
function calmed(stroke: Places, step: number, closed: boolean): Places {
  const kept = spaced(stroke, step, closed);
  if (kept.length < 5) return kept;
  return kept.map((place, i) => {
    if (!closed && (i < 2 || i > kept.length - 3)) return place;
    return centre([-2, -1, 0, 1, 2].map((k) => at(kept, i + k)));
  });
}

/** Douglas and Peucker. A ring is cut at its beginning and at the place farthest from there. */
function thinned(places: Places, tolerance: number, closed: boolean): Places {
  if (!closed) return thinnedLine(places, tolerance);
  const first = at(places, 0);
  const far = places.reduce((best, place, i) => (apart(place, first) > apart(at(places, best), first) ? i : best), 0);
  const there = thinnedLine(places.slice(0, far + 1), tolerance);
  const back = thinnedLine([...places.slice(far), first], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function thinnedLine(places: Places, tolerance: number): Places {
  const last = places.length - 1;
  const kept = new Set([0, last]);
  const todo: (readonly [from: number, to: number])[] = [[0, last]];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const [from, to] = next;
    let far = -1;
    let most = tolerance;
    for (let i = from + 1; i < to; i++) {
      const place = at(places, i);
      const off = apart(place, nearestOn(place, at(places, from), at(places, to)));
      if (off > most) [most, far] = [off, i];
    }
    if (far < 0) continue;
    kept.add(far);
    todo.push([from, far], [far, to]);
  }
  return places.filter((_, i) => kept.has(i));
}

/** Pushed out from its middle until it encloses as much as the stroke did. */
function sameArea(ring: Places, stroke: Places): Places {
  const grown = Math.sqrt(areaOf(stroke) / areaOf(ring));
  if (!(Math.abs(grown - 1) < MOST_GROWN)) return ring;
  const [cx, cy] = centre(ring);
  return ring.map(([x, y]): Place => [cx + (x - cx) * grown, cy + (y - cy) * grown]);
}

/** In whole millimetres, without the smaller loop wherever it crosses itself, so that it crosses itself nowhere. */
export function simpleRing(ring: Places): Places {
  let points = apartFromOneAnother(ring.map(whole), true);
  for (let cut = crossing(points); cut !== null; cut = crossing(points)) {
    const [i, j] = cut;
    const inner = points.slice(i + 1, j + 1);
    const outer = [...points.slice(0, i + 1), ...points.slice(j + 1)];
    points = apartFromOneAnother(areaOf(inner) > areaOf(outer) ? inner : outer, true);
  }
  return points;
}

/** Two sides of a ring that share a place, but for the corner between neighbours. */
export function crossing(ring: Places): readonly [number, number] | null {
  const n = ring.length;
  if (n < 3) return null;
  for (let i = 0; i < n; i++) {
    const [a, b, c] = [at(ring, i), at(ring, i + 1), at(ring, i + 2)];
    // A side that runs back along the one before it.
    if (n > 3 && (meet(a, b, c, c) || meet(b, c, a, a))) return [i, (i + 1) % n];
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      if (meet(a, b, at(ring, j), at(ring, j + 1))) return [i, j];
    }
  }
  return null;
}

const apartFromOneAnother = (places: Places, closed: boolean): Places =>
  places.filter((place, i) => {
    const before = i > 0 ? places[i - 1] : closed && places.length > 1 ? places.at(-1) : undefined;
    return before === undefined || before[0] !== place[0] || before[1] !== place[1];
  });

/** With one point more, in the middle of its longest side. */
export function withMore(points: Places, closed: boolean): Places {
  const sides = closed ? points.length : points.length - 1;
  let longest = 0;
  for (let i = 1; i < sides; i++) {
    if (apart(at(points, i), at(points, i + 1)) > apart(at(points, longest), at(points, longest + 1))) longest = i;
  }
  const added = whole(middle(at(points, longest), at(points, longest + 1)));
  return [...points.slice(0, longest + 1), added, ...points.slice(longest + 1)];
}

/** Without the point that says least; the same points where it can do with no fewer. Ends of a line stay. */
export function withFewer(points: Places, closed: boolean): Places {
  if (points.length <= (closed ? 3 : 2)) return points;
  const says = (i: number): number => areaOf([at(points, i - 1), at(points, i), at(points, i + 1)]);
  const open = points.map((_, i) => i).filter((i) => closed || (i > 0 && i < points.length - 1));
  const without = (i: number): Places => points.filter((_, k) => k !== i);
  const order = open.sort((a, b) => says(a) - says(b));
  const least = order.find((i) => !closed || crossing(without(i)) === null);
  return least === undefined ? points : without(least);
}

/** A line with width: the ring around it, for rules that know water as an area. */
export function ribbon(line: Places, width: number): Places {
  const half = width / 2;
  const normal = (a: Place, b: Place): Place => {
    const long = apart(a, b) || 1;
    return [(a[1] - b[1]) / long, (b[0] - a[0]) / long];
  };
  const off = line.map((_, i): Place => {
    const before = i > 0 ? normal(at(line, i - 1), at(line, i)) : normal(at(line, 0), at(line, 1));
    const after = i < line.length - 1 ? normal(at(line, i), at(line, i + 1)) : before;
    const [mx, my] = middle(before, after);
    // At a bend the banks keep their distance, as far as the bend is no hairpin.
    const keeps = Math.max(0.25, mx * mx + my * my);
    return [(mx / keeps) * half, (my / keeps) * half];
  });
  const bank = (sign: 1 | -1): Places =>
    line.map(([x, y], i): Place => {
      const [dx, dy] = at(off, i);
      return [x + sign * dx, y + sign * dy];
    });
  return simpleRing([...bank(1), ...[...bank(-1)].reverse()]);
}
