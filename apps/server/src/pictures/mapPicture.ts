/** A small map as a picture for previews: the ground and the counters that the page draws in its lists. */
import {
  AREAS,
  coloursOf,
  EDGE,
  largerBy,
  LINES,
  outlineOf,
  PAPER,
  partWithTroops,
  type Sketch,
  TREE,
} from '@drumhead/content/sketch';
import { canvasOf, colourOf } from './canvas.ts';
import { type Pixels, pngOf } from './png.ts';

/** Of the table's turf, and of what lies around it. */
const TURF = '#a9ad77';
const AROUND = '#8f9563';
/** Pixels of the smallest counter, so that a little picture shows it, too. */
const LEAST = 18;
/**
 * What all ground of a picture may cost to draw, a third of a second: ten times what any ground of the books costs. Orders wait
 * meanwhile, so what goes beyond it is left out.
 */
const MOST_EFFORT = 100_000;
/** Of the first side and the second, where no nation gives one. */
const SIDES = ['#1f3f8c', '#a3201f'] as const;

const turning = (degrees: number): readonly [number, number] => {
  const turn = (degrees / 180) * Math.PI;
  return [Math.sin(turn), Math.cos(turn)];
};

/** What an outline costs: how far it goes up and down, in pixels, as much as eight for a corner, and one for a hundred inside. */
function effortOf(points: readonly number[], { width, height }: Pixels): number {
  let [left, top, right, bottom, effort] = [width, height, 0, 0, 0];
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    effort += 8 + Math.abs(y - (points[i - 1] ?? y));
    [left, right] = [Math.max(0, Math.min(left, x)), Math.min(width, Math.max(right, x))];
    [top, bottom] = [Math.max(0, Math.min(top, y)), Math.min(height, Math.max(bottom, y))];
  }
  return effort + (Math.max(0, right - left) * Math.max(0, bottom - top)) / 100;
}

/** `width`, `height`: in pixels. */
export function mapPixels(sketch: Sketch, width: number, height: number): Pixels {
  const part = partWithTroops(sketch, width / height);
  const scale = width / part.width;
  const hundredth = width / 100;
  const canvas = canvasOf(width, height, colourOf(AROUND));
  const placed = (points: readonly number[]): readonly number[] =>
    points.map((value, i) => (value - (i % 2 === 0 ? part.x : part.y)) * scale);
  const table = placed([0, 0, sketch.width, 0, sketch.width, sketch.height, 0, sketch.height]);
  canvas.paint(table, colourOf(TURF));
  let effort = 0;
  for (const [kind, flat] of sketch.ground) {
    const points = placed(flat);
    effort += effortOf(points, canvas);
    if (effort > MOST_EFFORT) break;
    const [fill, edge] = AREAS[kind] ?? [];
    const [stroke = edge, wide = 0.6] = LINES[kind] ?? [];
    if (kind === 'tree') canvas.line(points, false, 2 * TREE[1] * hundredth, colourOf(TREE[0]));
    if (fill !== undefined) canvas.paint(points, colourOf(fill));
    if (stroke !== undefined) canvas.line(points, fill !== undefined, wide * hundredth, colourOf(stroke));
  }
  canvas.line(table, true, 0.4 * hundredth, colourOf(EDGE));
  const larger = largerBy(sketch.pieces, part.width, LEAST / width);
  const colours = coloursOf(sketch.sides.map(({ uniform }) => uniform));
  const paper = colourOf(PAPER);
  sketch.sides.forEach((_, side) => {
    const own = colourOf(colours[side] ?? SIDES[side % 2] ?? SIDES[0]);
    const pieces = sketch.pieces.filter((piece) => piece.side === side);
    const edge = hundredth * (pieces.some(({ man }) => man) ? 0.25 : 0.4);
    // The second side is told by its pale counters, also without colours.
    const isPale = side % 2 === 1;
    for (const piece of pieces) {
      const outline = placed(outlineOf(piece, larger, turning));
      canvas.line(outline, true, edge * 2.6, paper);
      canvas.paint(outline, isPale ? paper : own);
      canvas.line(outline, true, edge * (isPale ? 2 : 1.4), own);
      if (isPale) canvas.line(outline, true, edge * 0.7, paper);
    }
  });
  return canvas;
}

export const mapPicture = (sketch: Sketch, width: number, height: number): Buffer =>
  pngOf(mapPixels(sketch, width, height));
