/** How a small map looks: colours, widths and outlines of what lies and stands on it. */
import type { SketchGround, SketchPiece } from './sketch.ts';

export const AREAS: Partial<Record<SketchGround, readonly [fill: string, edge: string]>> = {
  hill: ['#c5ba7b', '#8d8248'],
  rough: ['#b79f6c', '#93804f'],
  water: ['#6f949c', '#557780'],
  wood: ['#55743a', '#3f5a2b'],
  house: ['#a1503d', '#5f2f24'],
};

/** Colour, and width in hundredths of the picture. */
export const LINES: Partial<Record<SketchGround, readonly [stroke: string, width: number]>> = {
  stream: ['#6f949c', 1.3],
  road: ['#d9c491', 1.6],
  bank: ['#5e6038', 0.9],
};

/** A single tree: its colour, and half its width in hundredths of the picture. */
export const TREE = ['#55743a', 1.8] as const;

/** Around what lies on the ground, and around the troops. */
export const PAPER = '#f4eddc';
/** Of the table. */
export const EDGE = '#5e6038';

/** In a list of battles counters are no smaller than this part of the picture's width. */
export const SMALLEST = 0.05;

/** How many times its size a piece is drawn, so that it is no smaller than `smallest` in a picture of this width. */
export const largerBy = (pieces: readonly SketchPiece[], width: number, smallest: number): number =>
  Math.max(1, (smallest * width) / Math.min(...pieces.map((piece) => Math.max(piece.width, 1))));

/** Sine and cosine of an angle in degrees. */
type Turning = (degrees: number) => readonly [sine: number, cosine: number];

/** The outline of a piece, flat; `turning`: of the platform, since nothing is decided here. */
export function outlineOf(piece: SketchPiece, larger: number, turning: Turning): readonly number[] {
  const { x, y, width, depth, facing } = piece;
  const half = (width * larger) / 2;
  if (piece.man) return MAN.flatMap(([dx, dy]) => [x + dx * half, y + dy * half]);
  const [sine, cosine] = turning(facing);
  const [w, d] = [half, (depth * larger) / 2];
  return [
    [-w, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ].flatMap(([dx = 0, dy = 0]) => [x + dx * cosine - dy * sine, y + dx * sine + dy * cosine]);
}

/** The outline of a standing man, from the right of his feet round his shako, in halves of his base; y down. */
const MAN = [
  [0.45, 0.9],
  [0.45, -0.1],
  [0.75, -0.1],
  [0.65, -1],
  [0.35, -1.2],
  [0.5, -2.1],
  [-0.5, -2.1],
  [-0.35, -1.2],
  [-0.65, -1],
  [-0.75, -0.1],
  [-0.45, -0.1],
  [-0.45, 0.9],
] as const;
