/** A picture that figures of one colour are laid on, with smooth edges. */
import type { Pixels } from './png.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** `#rrggbb`. */
export const colourOf = (text: string): Colour => {
  const part = (from: number): number => Number.parseInt(text.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
};

export interface Canvas extends Pixels {
  /** Fills a figure, which goes from corner to corner and back to the first: pixels, flat. Where it crosses itself it is filled. */
  paint(corners: readonly number[], colour: Colour): void;
  /** Draws a line of this width with round ends and corners. */
  line(points: readonly number[], isClosed: boolean, width: number, colour: Colour): void;
}

/** Lines in a row of pixels at which an edge is looked at. */
const FINE = 4;
/** Corners of a round end. */
const ROUND = 12;

export function canvasOf(width: number, height: number, ground: Colour): Canvas {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * 3; i++) data[i] = ground[i % 3] as number;
  for (let y = 1; y < height; y++) data.copyWithin(y * width * 3, 0, width * 3);
  /** How much of each pixel of a row a figure covers. */
  const cover = new Float64Array(width);

  function blend(y: number, from: number, to: number, colour: Colour): void {
    for (let x = from; x < to; x++) {
      const part = Math.min(1, cover[x] as number);
      cover[x] = 0;
      if (part === 0) continue;
      const at = (y * width + x) * 3;
      for (const channel of [0, 1, 2] as const) {
        const before = data[at + channel] as number;
        data[at + channel] = Math.round(before + (colour[channel] - before) * part);
      }
    }
  }

  function addSpan(from: number, to: number): void {
    const [left, right] = [Math.max(0, from), Math.min(width, to)];
    for (let x = Math.floor(left); x < right; x++)
      cover[x] = (cover[x] as number) + (Math.min(right, x + 1) - Math.max(left, x)) / FINE;
  }

  function paint(corners: readonly number[], colour: Colour): void {
    const count = corners.length / 2;
    const [xs, ys] = [corners.filter((_, i) => i % 2 === 0), corners.filter((_, i) => i % 2 === 1)];
    const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(height, Math.ceil(Math.max(...ys)))];
    const [left, right] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(width, Math.ceil(Math.max(...xs)))];
    if (top >= bottom || left >= right) return;
    /** Where edges cross each fine line, from the first one in sight. */
    const lines: { readonly x: number; readonly way: number }[][] = Array.from(
      { length: (bottom - top) * FINE },
      () => [],
    );
    /** The first fine line at or below a height: lines lie in the middle of their parts of a row. */
    const lineAt = (y: number): number => Math.min(lines.length, Math.max(0, Math.ceil((y - top) * FINE - 0.5)));
    for (let i = 0; i < count; i++) {
      const next = (i + 1) % count;
      const [x1, y1, x2, y2] = [xs[i] as number, ys[i] as number, xs[next] as number, ys[next] as number];
      const way = y1 < y2 ? 1 : -1;
      const [from, to] = [lineAt(Math.min(y1, y2)), lineAt(Math.max(y1, y2))];
      for (let at = from; at < to; at++) {
        const y = top + (at + 0.5) / FINE;
        lines[at]?.push({ x: x1 + ((x2 - x1) * (y - y1)) / (y2 - y1), way });
      }
    }
    lines.forEach((crossings, at) => {
      let inside = 0;
      crossings.sort((a, b) => a.x - b.x);
      crossings.forEach(({ x, way }, i) => {
        inside += way;
        const next = crossings[i + 1];
        if (inside !== 0 && next !== undefined) addSpan(x, next.x);
      });
      if (at % FINE === FINE - 1) blend(top + (at - FINE + 1) / FINE, left, right, colour);
    });
  }

  function line(points: readonly number[], isClosed: boolean, wide: number, colour: Colour): void {
    const half = wide / 2;
    const count = points.length / 2;
    for (let i = 0; i < count; i++) {
      const [x1, y1] = [points[2 * i] as number, points[2 * i + 1] as number];
      paint(
        Array.from({ length: ROUND }, (_, corner) => (corner / ROUND) * 2 * Math.PI).flatMap((turn) => [
          x1 + half * Math.cos(turn),
          y1 + half * Math.sin(turn),
        ]),
        colour,
      );
      if (i === count - 1 && !isClosed) continue;
      const next = (i + 1) % count;
      const [x2, y2] = [points[2 * next] as number, points[2 * next + 1] as number];
      const length = Math.hypot(x2 - x1, y2 - y1);
      if (length === 0) continue;
      const [dx, dy] = [((y2 - y1) / length) * half, ((x1 - x2) / length) * half];
      paint([x1 + dx, y1 + dy, x2 + dx, y2 + dy, x2 - dx, y2 - dy, x1 - dx, y1 - dy], colour);
    }
  }

  return { width, height, data, paint, line };
}
