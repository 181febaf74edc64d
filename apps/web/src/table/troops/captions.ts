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
const UNDER = [30, 47];
const OVER = [-20, -37];

const LETTER = 6.8;
const HEIGHT = 16;

/** Half of a handle, in pixels, with its edge. */
const HANDLE = 12;

/**
 * For each caption, the most important first, the pixels from its place down to its letters; null: no room. `handles`:
 * where those stand that would cover it, in millimetres.
 */
export function placeCaptions(
  captions: readonly Caption[],
  zoom: number,
  handles: readonly Point[] = [],
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
  const taken = handles.map(({ x, y }): LabelBox => {
    const [left, top] = [x / zoom - HANDLE, y / zoom - HANDLE];
    return { left, top, width: 2 * HANDLE, height: 2 * HANDLE };
  });
  return placeLabels(boxes, taken).map((row, i) => rows[i]?.[row] ?? null);
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
