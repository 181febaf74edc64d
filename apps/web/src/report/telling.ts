/** What a map that tells the battle bears: a number for each sentence, the ways of those who did it, names. Pure. */
import type { Deed, Sentence } from '@drumhead/content/story';
import { type LabelBox, placeLabels } from '../table/labels.ts';
import type { Part } from '@drumhead/content/sketch';
import type { Point } from '../table/camera.ts';
import type { Force, MusterKind } from './report.ts';

/** Where a piece was at a moment, in millimetres; null: not on the table. */
export type PlaceAt = (at: number, piece: string) => Point | null;

/** The place of a sentence, with its number from 1. */
export interface Spot extends Point {
  readonly number: number;
  /** The battle turned here. */
  readonly isTurning: boolean;
}

/** The way of a piece up to its deed. */
export interface Trail {
  readonly side: number;
  readonly points: readonly Point[];
}

export interface Name extends Point {
  readonly text: string;
  readonly side: number;
  readonly kind: MusterKind;
}

/** Nearer to each other than this, in millimetres, two places are one. */
const SAME = 6;

/** Where a deed was done: where its victim stood last, else who did it. */
function placeOf({ cost, by, at }: Deed, place: PlaceAt): Point | null {
  for (const piece of [...cost, ...by]) {
    for (let moment = at; moment >= Math.max(0, at - LOOK_BACK); moment--) {
      const seen = place(moment, piece);
      if (seen !== null) return seen;
    }
  }
  return null;
}

/** So many commands may lie between the last place of a piece and the line that tells its loss. */
const LOOK_BACK = 40;

/** The spots of those sentences that happened somewhere, numbered in their order. */
export const spotsOf = (sentences: readonly Sentence[], place: PlaceAt): readonly Spot[] =>
  sentences.flatMap(({ key, deeds: [deed] }, i) => {
    const spot = deed === undefined ? null : placeOf(deed, place);
    return spot === null ? [] : [{ x: spot.x, y: spot.y, number: i + 1, isTurning: key === 'story.turned' }];
  });

/** The ways of those who did what is told, from turn to turn up to the deed. `moments`: the ends of the turns. */
export function trailsOf(
  sentences: readonly Sentence[],
  moments: readonly number[],
  place: PlaceAt,
  sideOf: (piece: string) => number,
): readonly Trail[] {
  const until = new Map(
    sentences.flatMap(({ deeds }) => deeds.flatMap(({ by, at }) => by.map((piece) => [piece, at]))),
  );
  return [...until].flatMap(([piece, at]) => {
    const stops = [...moments.filter((moment) => moment < Number(at)), Number(at)];
    const points = stops.flatMap((moment) => place(moment, String(piece)) ?? []);
    const way = points.filter(({ x, y }, i) => {
      const before = points[i - 1];
      return before === undefined || Math.hypot(x - before.x, y - before.y) > SAME;
    });
    return way.length < 2 ? [] : [{ side: sideOf(String(piece)), points: way.map(({ x, y }) => ({ x, y })) }];
  });
}

/** Width of a letter in parts of its height: names are set in one type. */
const LETTER = 0.52;
/** Where a name may stand about the middle of its piece, in heights of a letter: below, above, or beside it, farther out. */
const AROUND: readonly (readonly [across: number, down: number])[] = [
  [0, 1.5],
  [0, -2],
  [1, 0.6],
  [-1, 0.6],
  [0, 2.7],
  [0, -3.2],
];
/** What a piece covers about its middle, and how far beside it a name stands, in heights of a letter. */
const PIECE = { left: -1.5, top: -1.6, width: 3, height: 2.3 };
const BESIDE = 1.7;

/**
 * The names that find room at their pieces, off the troops where they can; those who did what is told first, then
 * commanders, then the others. `size`: the height of a letter in millimetres; `within`: the part of the table that is shown;
 * `isSmall`: the others have no room on it.
 */
export function namesOf(
  forces: readonly Force[],
  place: (piece: string) => Point | null,
  told: ReadonlySet<string>,
  { size, within, isSmall = false }: { readonly size: number; readonly within: Part; readonly isSmall?: boolean },
): readonly Name[] {
  const all = forces
    .flatMap(({ formations }, side) =>
      formations.flatMap(({ pieces }) =>
        pieces.flatMap(({ piece, kind, name }) => {
          const spot = place(piece);
          const rank = told.has(piece) ? 0 : kind === 'general' || kind === 'base' ? 1 : 2;
          return spot === null || (isSmall && rank > 1) ? [] : [{ text: shortened(name), side, kind, rank, spot }];
        }),
      ),
    )
    .sort((a, b) => a.rank - b.rank);
  const places = all.map(({ text, spot }) => {
    const half = (text.length * LETTER * size) / 2;
    return AROUND.map(([across, down]) => ({
      x: spot.x + across * (half + BESIDE * size),
      y: spot.y + down * size,
      half,
    }));
  });
  const taken = placeLabels(
    places.map((some) =>
      some.map(({ x, y, half }) => ({
        left: x - half,
        top: y - size * 0.8,
        width: 2 * half + size * 0.3,
        height: size,
      })),
    ),
    beyond(within),
    all.map(({ spot }) => ({
      left: spot.x + PIECE.left * size,
      top: spot.y + PIECE.top * size,
      width: PIECE.width * size,
      height: PIECE.height * size,
    })),
  );
  return all.flatMap(({ text, side, kind }, i) => {
    const at = places[i]?.[taken[i] ?? -1];
    return at === undefined ? [] : [{ text, side, kind, x: at.x, y: at.y }];
  });
}

/** All that lies beyond a part of the table, in four boxes. */
const beyond = ({ x, y, width, height }: Part): readonly LabelBox[] => [
  { left: x - width, top: y - height, width, height: 3 * height },
  { left: x + width, top: y - height, width, height: 3 * height },
  { left: x - width, top: y - height, width: 3 * width, height },
  { left: x - width, top: y + height, width: 3 * width, height },
];

/** A commander's name without the troops that he leads. */
const shortened = (name: string): string => name.split(/, | \(/)[0] ?? name;
