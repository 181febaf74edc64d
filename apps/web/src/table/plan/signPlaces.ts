/** Places for the letters of a map's features: beside what they name, never on it. Pure. */

export interface SignBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface SignPlace {
  readonly x: number;
  readonly y: number;
}

/** Steps from a box outwards that are tried, as parts of a letter's radius. */
const RINGS = [1.15, 2.4, 4, 6];

/**
 * A place for the letter of each box, `radius` being the room of a letter, and `others` what has no letter of its own: the nearest around it that covers no box and
 * no other letter; where there is none, the one that covers least.
 */
export function signPlaces(
  boxes: readonly SignBox[],
  table: { readonly width: number; readonly height: number },
  radius: number,
  others: readonly SignBox[] = [],
): readonly SignPlace[] {
  const all = [...boxes, ...others];
  const places: SignPlace[] = [];
  for (const box of boxes) {
    let best: SignPlace | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const place of around(box, radius)) {
      if (place.x < radius || place.y < radius || place.x > table.width - radius || place.y > table.height - radius)
        continue;
      const covered = coverage(place, box, all, places, radius);
      if (covered < least) [best, least] = [place, covered];
      if (covered === 0) break;
    }
    places.push(best ?? { x: box.left, y: box.top });
  }
  return places;
}

/** Corners and middles of the sides of a box, from the nearest ring to the farthest. */
function around({ left, top, width, height }: SignBox, radius: number): readonly SignPlace[] {
  return RINGS.flatMap((ring) => {
    const out = ring * radius;
    const xs = [left - out, left + width / 2, left + width + out];
    const ys = [top - out, top + height / 2, top + height + out];
    const sides = [
      [1, 0],
      [2, 1],
      [1, 2],
      [0, 1],
      [2, 0],
      [0, 0],
      [2, 2],
      [0, 2],
    ] as const;
    return sides.map(([i, k]) => ({ x: xs[i] as number, y: ys[k] as number }));
  });
}

/** What a letter there would cover; its own box counts most. */
function coverage(
  place: SignPlace,
  own: SignBox,
  boxes: readonly SignBox[],
  places: readonly SignPlace[],
  radius: number,
): number {
  const letters = places.filter(({ x, y }) => Math.hypot(x - place.x, y - place.y) < 2 * radius).length;
  const covered = boxes.filter((box) => reaches(place, box, radius)).length;
  return letters * 3 + covered + (reaches(place, own, radius) ? 5 : 0);
}

/** Does the circle reach into the box? */
export function reaches({ x, y }: SignPlace, { left, top, width, height }: SignBox, radius: number): boolean {
  const nearX = Math.max(left, Math.min(x, left + width));
  const nearY = Math.max(top, Math.min(y, top + height));
  return Math.hypot(x - nearX, y - nearY) < radius;
}

/** The point of a box that its letter points at, or null where it stands right beside it. */
export function leaderTo({ x, y }: SignPlace, { left, top, width, height }: SignBox, radius: number): SignPlace | null {
  const nearX = Math.max(left, Math.min(x, left + width));
  const nearY = Math.max(top, Math.min(y, top + height));
  return Math.hypot(x - nearX, y - nearY) > radius * 1.6 ? { x: nearX, y: nearY } : null;
}
