/** What pieces cover of the table, for labels that keep off them. Pure. */
import type { LabelBox } from '../labels.ts';
import { cornersOf, type Place } from './footprints.ts';

/** Millimetres by which men, flags and badges reach beyond a base: to its sides, down, and up the page. */
const BESIDE = 10;
const BELOW = 8;
const FLAG = 48;
/** Of a single man without a flag. */
export const MAN = 20;

/** A base with its men, who stand up the page, their flag and badges; in millimetres. */
export function standingBox(place: Place, factor = 1, rise = FLAG): LabelBox {
  const corners = cornersOf(place);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - BESIDE * factor, Math.min(...ys) - rise * factor];
  return {
    left,
    top,
    width: Math.max(...xs) + BESIDE * factor - left,
    height: Math.max(...ys) + BELOW * factor - top,
  };
}

/** Boxes in pixels instead of millimetres. `zoom`: millimetres of the table in a pixel. */
export const inPixels = (boxes: readonly LabelBox[], zoom: number): readonly LabelBox[] =>
  boxes.map(({ left, top, width, height }) => ({
    left: left / zoom,
    top: top / zoom,
    width: width / zoom,
    height: height / zoom,
  }));
