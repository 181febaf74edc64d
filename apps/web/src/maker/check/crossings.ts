/** Where a road goes through water without a bridge or ford: nobody could follow it. */
import type { Envelope } from '@drumhead/engine';
import { crossingShare } from '@drumhead/table';
import { added, type Edit, kindOf, type Piece, piecesOf } from '../document/edits.ts';
import { apart, at, isWithin, middle, type Place, whole } from '../draw/places.ts';
import { gapTo, isClosed, pointsOf, type Shape } from '../draw/shape.ts';
import type { Kind, RulesMaker } from '../rulesMaker.ts';

export interface Crossing {
  /** Id of the water. */
  readonly water: string;
  readonly at: Place;
  /** Puts a bridge there. */
  readonly edit: Edit;
}

/** Millimetres between a crossing and what leads over it. */
const NEAR = 30;

/** Crossings of roads and water that nothing leads over. */
export function unbridged(rules: RulesMaker, file: Envelope): readonly Crossing[] {
  const pieces = piecesOf(rules, file);
  const bridges = new Set(rules.kinds.flatMap(({ bridges: over = [] }) => over));
  const roads = pieces.filter(({ kind }) => kindOf(rules, kind)?.tool === 'road' && !bridges.has(kind));
  const over = pieces.filter(({ kind }) => bridges.has(kind));
  return pieces.flatMap((water) => {
    const kind = rules.kinds.find(({ id }) => id === kindOf(rules, water.kind)?.bridges?.[0]);
    if (kind === undefined) return [];
    return roads
      .flatMap((road) => crossingsOf(road, water))
      .filter(({ place }) => !over.some(({ shape }) => gapTo(place, shape) < NEAR))
      .map(({ place, along, wide }) => ({
        water: water.id,
        at: whole(place),
        edit: added(rules, kind, bridgeAt(kind, place, along, wide)),
      }));
  });
}

interface Met {
  readonly place: Place;
  /** A place of the road beyond, for its direction. */
  readonly along: Place;
  /** Millimetres of water. */
  readonly wide: number;
}

/** Where a road meets a stream or, in and out again, a river. */
function crossingsOf({ shape: road }: Piece, { shape: water }: Piece): readonly Met[] {
  const [way, bank] = [pointsOf(road), pointsOf(water)];
  const sides = isClosed(water) ? bank.length : bank.length - 1;
  const met = way.slice(1).flatMap((end, i) => {
    const start = at(way, i);
    return Array.from({ length: sides }, (_, k) => meeting(start, end, at(bank, k), at(bank, k + 1)))
      .filter((place) => place !== null)
      .map((place) => ({ place, along: end }))
      .sort((a, b) => apart(a.place, start) - apart(b.place, start));
  });
  if (!isClosed(water)) return met.map((one) => ({ ...one, wide: 0 }));
  // A road that begins in the water goes out of it first.
  const crossed = isWithin(at(way, 0), bank) ? met.slice(1) : met;
  return crossed.flatMap((one, i) => {
    const out = i % 2 === 0 ? crossed[i + 1] : undefined;
    const wide = out ? apart(one.place, out.place) : 0;
    return out ? [{ place: middle(one.place, out.place), along: out.along, wide }] : [];
  });
}

/** Where two stretches cross; null: nowhere. */
function meeting(a: Place, b: Place, c: Place, d: Place): Place | null {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]];
  const isAlong = rx * (d[1] - c[1]) === ry * (d[0] - c[0]);
  const share = isAlong ? null : crossingShare(...a, ...b, ...c, ...d);
  return share === null ? null : [a[0] + share * rx, a[1] + share * ry];
}

/** As long as the water is wide, and somewhat more, along the road. */
function bridgeAt({ form, size }: Kind, [x, y]: Place, along: Place, wide: number): Shape {
  const far = apart([x, y], along) || 1;
  const [dx, dy] = [(along[0] - x) / far, (along[1] - y) / far];
  const half = Math.max(size, wide + size / 2) / 2;
  if (form === 'line') {
    return { is: 'line', points: [whole([x - dx * half, y - dy * half]), whole([x + dx * half, y + dy * half])] };
  }
  const turned = (Math.atan2(dx, -dy) * 180) / Math.PI;
  const box = { is: 'box', width: Math.round(size * 0.6), height: Math.round(2 * half) } as const;
  return { ...box, x: Math.round(x), y: Math.round(y), turned: Math.round(turned) };
}
