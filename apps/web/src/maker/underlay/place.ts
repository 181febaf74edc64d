/** Where an old map lies under the table: by two of its places, each at a place of the table. Pure; pixels and millimetres. */
import { type Envelope, ENVELOPE_MOST } from '@drumhead/engine';
import { apart, type Place, whole } from '../draw/places.ts';
import type { Size } from '../rulesMaker.ts';

export type Underlay = NonNullable<Envelope['underlay']>;
export type Mark = 'a' | 'b';

/** Turns, stretches and moves: x' = p x - q y + dx, y' = q x + p y + dy. */
interface Laid {
  readonly p: number;
  readonly q: number;
  readonly dx: number;
  readonly dy: number;
}

/** From pixels of the picture to millimetres of the table. */
function laid({ a, b }: Underlay): Laid {
  const [ux, uy] = [b.px[0] - a.px[0], b.px[1] - a.px[1]];
  const [vx, vy] = [b.mm[0] - a.mm[0], b.mm[1] - a.mm[1]];
  const long = ux * ux + uy * uy || 1;
  const [p, q] = [(ux * vx + uy * vy) / long, (ux * vy - uy * vx) / long];
  return { p, q, dx: a.mm[0] - p * a.px[0] + q * a.px[1], dy: a.mm[1] - q * a.px[0] - p * a.px[1] };
}

/** As SVG lays a picture whose pixels are its units. */
export function transformOf(underlay: Underlay): string {
  const { p, q, dx, dy } = laid(underlay);
  return `matrix(${p} ${q} ${-q} ${p} ${dx} ${dy})`;
}

/** The pixel of the picture that lies at a place of the table. */
export function pixelAt(underlay: Underlay, [x, y]: Place): Place {
  const { p, q, dx, dy } = laid(underlay);
  const long = p * p + q * q || 1;
  const [ox, oy] = [x - dx, y - dy];
  return [(p * ox + q * oy) / long, (p * oy - q * ox) / long];
}

/** In the middle of the table, as large as it has room for. */
export function fitted(picture: string, { width, height }: Size, table: Size): Underlay {
  const scale = Math.min(table.width / width, table.height / height);
  const [left, top] = [(table.width - width * scale) / 2, (table.height - height * scale) / 2];
  const at = (px: Place) => ({ px: whole(px), mm: whole([left + px[0] * scale, top + px[1] * scale]) });
  return {
    picture,
    a: at([width * 0.25, height * 0.5]),
    b: at([width * 0.75, height * 0.5]),
    opacity: 0.55,
    travels: false,
  };
}

const isSame = ([ax, ay]: Place, [bx, by]: Place): boolean => ax === bx && ay === by;

/** Two marks at one place lay the picture nowhere: then it lies as it did. */
const orAsItLay = (next: Underlay, before: Underlay): Underlay =>
  isSame(next.a.px, next.b.px) || isSame(next.a.mm, next.b.mm) ? before : next;

/** The mark names another place of the picture, which stays where it lies; the same where the picture is not. */
export function marked(underlay: Underlay, mark: Mark, place: Place): Underlay {
  const px = whole(pixelAt(underlay, place));
  if (px.some((value) => value < 0 || value > ENVELOPE_MOST.pixel)) return underlay;
  return orAsItLay({ ...underlay, [mark]: { px, mm: whole(place) } }, underlay);
}

/** The picture lies so that what is marked comes to this place. By the first mark it moves, by the second it turns and stretches. */
export function pulled(underlay: Underlay, mark: Mark, place: Place): Underlay {
  const to = whole(place);
  if (mark === 'b') return orAsItLay({ ...underlay, b: { ...underlay.b, mm: to } }, underlay);
  const { a, b } = underlay;
  const moved: Place = [b.mm[0] + to[0] - a.mm[0], b.mm[1] + to[1] - a.mm[1]];
  return { ...underlay, a: { ...a, mm: to }, b: { ...b, mm: moved } };
}

/** Millimetres of the table from one mark to the other. */
export const distanceOf = ({ a, b }: Underlay): number => Math.round(apart(a.mm, b.mm));

/** As large as makes the marks lie so far apart, in millimetres; the first stays. */
export function stretched(underlay: Underlay, distance: number): Underlay {
  const { a, b } = underlay;
  const by = distance / (apart(a.mm, b.mm) || 1);
  const mm = whole([a.mm[0] + (b.mm[0] - a.mm[0]) * by, a.mm[1] + (b.mm[1] - a.mm[1]) * by]);
  return { ...underlay, b: { ...b, mm } };
}
