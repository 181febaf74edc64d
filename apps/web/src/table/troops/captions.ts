/** Captions over and under places of the table that leave each other room. Pure. */
import type { Point } from '../camera.ts';
import { placeLabels } from '../labels.ts';

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

/** For each caption, the most important first, the pixels from its place down to its letters; null: no room. */
export function placeCaptions(captions: readonly Caption[], zoom: number): readonly (number | null)[] {
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
  return placeLabels(boxes).map((row, i) => rows[i]?.[row] ?? null);
}
