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
  fill(corners: readonly number[], colour: Colour): void;
  /** Draws a line of this width with round ends and corners. */
  line(points: readonly number[], isClosed: boolean, width: number, colour: Colour): void;
}

/** Lines in a row of pixels at which an edge is looked at. */
const FINE = 4;
/** Corners of a round end. */
const ROUND = 12;

export function canvasOf(width: number, height: number, ground: Colour): Canvas {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < data.length; i++) data[i] = ground[i % 3] as number;
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

  function fill(corners: readonly number[], colour: Colour): void {
    const [xs, ys] = [corners.filter((_, i) => i % 2 === 0), corners.filter((_, i) => i % 2 === 1)];
    const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(height, Math.ceil(Math.max(...ys)))];
    const [left, right] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(width, Math.ceil(Math.max(...xs)))];
    for (let y = top; y < bottom; y++) {
      for (let step = 0; step < FINE; step++) {
        const at = y + (step + 0.5) / FINE;
        const crossings = ys
          .flatMap((y1, i) => {
            const next = (i + 1) % ys.length;
            const [x1, x2, y2] = [xs[i] as number, xs[next] as number, ys[next] as number];
            if (y1 <= at === y2 <= at) return [];
            return [{ x: x1 + ((x2 - x1) * (at - y1)) / (y2 - y1), way: y1 < y2 ? 1 : -1 }];
          })
          .sort((a, b) => a.x - b.x);
        let inside = 0;
        crossings.forEach(({ x, way }, i) => {
          inside += way;
          const next = crossings[i + 1];
          if (inside !== 0 && next !== undefined) addSpan(x, next.x);
        });
      }
      blend(y, left, right, colour);
    }
  }

  function line(points: readonly number[], isClosed: boolean, wide: number, colour: Colour): void {
    const half = wide / 2;
    const count = points.length / 2;
    for (let i = 0; i < count; i++) {
      const [x1, y1] = [points[2 * i] as number, points[2 * i + 1] as number];
      fill(
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
      fill([x1 + dx, y1 + dy, x2 + dx, y2 + dy, x2 - dx, y2 - dy, x1 - dx, y1 - dy], colour);
    }
  }

  return { width, height, data, fill, line };
}
