/** What a map that tells the battle bears: a number for each sentence, the ways of those who did it, names. Pure. */
import type { Deed, Sentence } from '@drumhead/content/story';
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
/** From the middle of a piece down to its name, in heights of a letter. */
const BELOW = 1.5;

/**
 * The names that find room below their pieces; those who did what is told first, then commanders, then the others. `size`:
 * the height of a letter in millimetres.
 */
export function namesOf(
  forces: readonly Force[],
  place: (piece: string) => Point | null,
  told: ReadonlySet<string>,
  size: number,
): readonly Name[] {
  const all = forces.flatMap(({ formations }, side) =>
    formations.flatMap(({ pieces }) =>
      pieces.flatMap(({ piece, kind, name }) => {
        const spot = place(piece);
        const rank = told.has(piece) ? 0 : kind === 'general' || kind === 'base' ? 1 : 2;
        return spot === null ? [] : [{ text: shortened(name), side, kind, rank, x: spot.x, y: spot.y + BELOW * size }];
      }),
    ),
  );
  const placed: Name[] = [];
  for (const { rank: _, ...name } of [...all].sort((a, b) => a.rank - b.rank)) {
    if (placed.every((other) => isClear(name, other, size))) placed.push(name);
  }
  return placed;
}

/** A commander's name without the troops that he leads. */
const shortened = (name: string): string => name.split(/, | \(/)[0] ?? name;

const isClear = (a: Name, b: Name, size: number): boolean =>
  Math.abs(a.y - b.y) > size * 1.05 ||
  Math.abs(a.x - b.x) > ((a.text.length + b.text.length) / 2) * LETTER * size + size * 0.4;
