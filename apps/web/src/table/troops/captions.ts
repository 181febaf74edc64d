/** Captions of places and edges on the table that leave each other room. Pure. */
import type { Point } from '../camera.ts';
import { type LabelBox, placeLabels } from '../labels.ts';

export interface Caption {
  /** In millimetres. */
  readonly at: Point;
  readonly text: string;
  /** Under its place if there is room, else over it; false: the other way round. */
  readonly under: boolean;
}

/** Pixels from the place down to the letters. */
const UNDER = [30, 47, 64];
const OVER = [-20, -37, -54];

const LETTER = 6.8;
const HEIGHT = 16;

/**
 * For each caption, the most important first, the pixels from its place down to its letters; null: no room. `avoid`:
 * boxes in pixels, such as those of pieces, that it covers only where it must; `others`: those of other letters.
 */
export function placeCaptions(
  captions: readonly Caption[],
  zoom: number,
  avoid: readonly LabelBox[] = [],
  others: readonly LabelBox[] = [],
): readonly (number | null)[] {
  const rows = captions.map(({ under }) => (under ? [...UNDER, ...OVER] : [...OVER, ...UNDER]));
  const boxes = captions.map(({ at, text }, i) => {
    const width = text.length * LETTER;
    return (rows[i] ?? []).map((below) => ({
      left: at.x / zoom - width / 2,
      top: at.y / zoom + below - HEIGHT + 3,
      width,
      height: HEIGHT,
    }));
  });
  return placeLabels(boxes, others, avoid).map((row, i) => rows[i]?.[row] ?? null);
}

/** A caption that may stand at any of these places, in millimetres, the best one first. */
export interface EdgeCaption {
  readonly text: string;
  readonly places: readonly Point[];
}

/** Pixels from the place down to the letters of a caption at an edge. */
export const AT_EDGE = -3;

/** Where each stands: clear of those before it and of the pieces, at its best place where none is clear. */
export function placeAtEdges(
  captions: readonly EdgeCaption[],
  pieces: readonly { readonly x: number; readonly y: number; readonly radius: number }[],
  zoom: number,
): readonly (Point | undefined)[] {
  const boxes = captions.map(({ text, places }) =>
    places.map(({ x, y }) => {
      const width = text.length * LETTER;
      return { left: x / zoom - width / 2, top: y / zoom + AT_EDGE - HEIGHT + 3, width, height: HEIGHT };
    }),
  );
  const taken = pieces.map(({ x, y, radius }): LabelBox => {
    const size = (2 * radius) / zoom;
    return { left: (x - radius) / zoom, top: (y - radius) / zoom, width: size, height: size };
  });
  return placeLabels(boxes, taken).map((at, i) => captions[i]?.places[Math.max(0, at)]);
}

/** A distance at a corner of an arc: outside of it, since the handle to turn by stands in the middle. */
export interface CornerCaption {
  readonly text: string;
  /** In millimetres. */
  readonly right: Point;
  readonly left: Point;
}

/** A caption at a corner, with the box of its letters in pixels of the whole table. */
interface AtCorner {
  readonly at: Point;
  /** The way its letters run from the corner. */
  readonly outwards: 1 | -1;
  readonly box: LabelBox;
}

/** Pixels from a corner to the letters. */
export const BESIDE_CORNER = 6;

/** At which corner each stands: the right one, or the left where only that is clear of what it should avoid. */
export function placeAtCorners(
  captions: readonly CornerCaption[],
  avoid: readonly LabelBox[],
  zoom: number,
): readonly (AtCorner | undefined)[] {
  const places = captions.map(({ text, right, left }) =>
    [right, left].map((at, i): AtCorner => {
      // Of an arc that looks down the page the right corner lies on the left.
      const outwards = (i === 0 ? at.x < left.x : at.x < right.x) ? -1 : 1;
      const width = text.length * LETTER;
      const start = at.x / zoom + (outwards < 0 ? -BESIDE_CORNER - width : BESIDE_CORNER);
      return { at, outwards, box: { left: start, top: at.y / zoom + 7 - HEIGHT, width, height: HEIGHT } };
    }),
  );
  const taken = placeLabels(
    places.map((both) => both.map(({ box }) => box)),
    [],
    avoid,
  );
  return places.map((both, i) => both[taken[i] ?? -1]);
}
