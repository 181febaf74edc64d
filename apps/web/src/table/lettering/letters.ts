/** Which names of places, and of what they give, are written on the table, and where. Pure. */
import { boundsOf, type Flat } from '../drawing/shapes.ts';
import type { Clearing } from '../drawing/trees.ts';
import { type LabelBox, placeLabels } from '../labels.ts';

export interface Lettered {
  readonly id: string;
  readonly points: Flat;
  /** Empty where it has none. */
  readonly name: string;
  /** What the rules give who stands there, such as “soft cover +1”; empty for nothing. */
  readonly gives: string;
  /** There is room for letters inside; elsewhere they stand below the edge. */
  readonly inside: boolean;
  /** Houses stand there: no name is written over them. */
  readonly built?: boolean;
  /** The name stands at one point, where its author wrote it: its lines below that, in pixels, the usual one first. */
  readonly atPoint?: readonly number[];
}

export interface Letters {
  readonly key: string;
  readonly text: string;
  readonly what: 'name' | 'gives';
  /** The point they hang at, in millimetres. */
  readonly x: number;
  readonly y: number;
  /** Their line below it, in pixels. */
  readonly down: number;
}

/** Pixels of a millimetre from which on names of hills are written, and all names and what the ground gives. */
const WHOLE = 0.35;
const NEAR = 1;

/** Width of a letter and height of a line, in pixels. */
const SIZES = { name: { letter: 8.4, line: 18 }, gives: { letter: 6.4, line: 18 } };

/** Letters keep their size on the screen, within reason (as `.screen-size` has it). */
export const growth = (zoom: number): number => Math.min(2.5, Math.max(0.36, zoom));

/**
 * `zoom`: millimetres of the table in a pixel; `others`: what stands up and must not be written over, `avoid`: what shall
 * not where there is free room; in millimetres.
 */
export function letteringOf(
  places: readonly Lettered[],
  zoom: number,
  others: readonly LabelBox[],
  avoid: readonly LabelBox[] = [],
): readonly Letters[] {
  if (1 / zoom < WHOLE) return [];
  const near = 1 / zoom >= NEAR;
  const shown = near ? places : places.filter(({ inside }) => inside);
  const all = [
    ...shown.filter(({ inside }) => inside).map(namesOf),
    ...shown.filter(({ inside }) => !inside).map(namesOf),
    ...(near ? shown.map(givesOf) : []),
  ].filter(([one]) => one !== undefined && one.text !== '');
  const taken = placeLabels(
    all.map((ways) => ways.map((one) => boxOf(one, growth(zoom)))),
    [...others, ...places.filter(({ built }) => built).map(({ points }) => houseBox(points))],
    avoid,
  );
  return all.flatMap((ways, i) => ways[taken[i] ?? -1] ?? []);
}

/** What troops cover with what stands up from their places and the names below them, in millimetres. */
export const boxesAround = (troops: readonly Clearing[]): readonly LabelBox[] =>
  troops.map(({ x, y, radius }) => ({ left: x - radius, top: y - 2 * radius, width: 2 * radius, height: 4 * radius }));

/** Millimetres by which houses on so deep a plan rise over it. */
const riseOf = (height: number): number => Math.min(16, height / 2);

/** What rises over its plan: nothing is written over it. */
function houseBox(points: Flat): LabelBox {
  const { x, y, width, height } = boundsOf(points);
  const rise = riseOf(height);
  return { left: x, top: y - rise, width, height: height + rise };
}

/** What letters cover, in millimetres. */
export const boxesOf = (letters: readonly Letters[], zoom: number): readonly LabelBox[] =>
  letters.map((one) => boxOf(one, growth(zoom)));

function boxOf({ what, text, x, y, down }: Letters, scale: number): LabelBox {
  const { letter, line } = SIZES[what];
  const [width, height] = [text.length * letter * scale, line * scale];
  return { left: x - width / 2, top: y + (down - 14) * scale, width, height };
}

/** The places for a name, the usual one first. */
function namesOf({ id, points, name, inside, built, atPoint }: Lettered): readonly Letters[] {
  const { x, y, width, height } = boundsOf(points);
  const letters = { key: id, text: name, what: 'name', x: x + width / 2 } as const;
  const [top, bottom] = [y, y + height];
  if (atPoint) return atPoint.map((down) => ({ ...letters, y, down }));
  return inside
    ? [
        { ...letters, y: top, down: 24 },
        { ...letters, y: bottom, down: -12 },
        { ...letters, y: bottom, down: 16 },
        { ...letters, y: top, down: -6 },
        { ...letters, y: y + height / 2, down: 5 },
      ]
    : [
        { ...letters, y: bottom, down: 16 },
        { ...letters, y: top - (built ? riseOf(height) : 0), down: -6 },
      ];
}

function givesOf({ id, points, name, gives, inside }: Lettered): readonly Letters[] {
  const { x, y, width, height } = boundsOf(points);
  const letters = { key: `${id} gives`, text: gives, what: 'gives', x: x + width / 2, y: y + height } as const;
  return [{ ...letters, down: inside ? -16 : name === '' ? 18 : 38 }];
}
