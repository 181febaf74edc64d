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
  /** The first of them that is covered, and the one after the last. */
  let [first, end] = [width, 0];
  /** From where to where a convex figure reaches in each fine line of the picture. */
  const [lefts, rights] = [new Float64Array(height * FINE), new Float64Array(height * FINE)];

  function blend(y: number, colour: Colour): void {
    for (let x = first; x < end; x++) {
      const part = Math.min(1, cover[x] as number);
      cover[x] = 0;
      if (part === 0) continue;
      const at = (y * width + x) * 3;
      for (const channel of [0, 1, 2] as const) {
        const before = data[at + channel] as number;
        data[at + channel] = Math.round(before + (colour[channel] - before) * part);
      }
    }
    [first, end] = [width, 0];
  }

  function addSpan(from: number, to: number): void {
    const [left, right] = [Math.max(0, from), Math.min(width, to)];
    if (left >= right) return;
    first = Math.min(first, Math.floor(left));
    end = Math.max(end, Math.ceil(right));
    for (let x = Math.floor(left); x < right; x++)
      cover[x] = (cover[x] as number) + (Math.min(right, x + 1) - Math.max(left, x)) / FINE;
  }

  function paint(corners: readonly number[], colour: Colour): void {
    const count = corners.length / 2;
    const [xs, ys] = [corners.filter((_, i) => i % 2 === 0), corners.filter((_, i) => i % 2 === 1)];
    const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(height, Math.ceil(Math.max(...ys)))];
    if (top >= bottom) return;
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
      if (at % FINE === FINE - 1) blend(top + (at - FINE + 1) / FINE, colour);
    });
  }

  /** The same for a convex figure, in a tenth of the time: a line has two of them at each of its corners. */
  function paintConvex(corners: readonly number[], colour: Colour): void {
    const ys = corners.filter((_, i) => i % 2 === 1);
    const top = Math.max(0, Math.floor(Math.min(...ys)));
    const bottom = Math.min(height, Math.ceil(Math.max(...ys)));
    if (top >= bottom) return;
    const [begin, stop] = [top * FINE, bottom * FINE];
    lefts.fill(width, begin, stop);
    rights.fill(0, begin, stop);
    for (let i = 0; i < corners.length; i += 2) {
      const next = (i + 2) % corners.length;
      const [x1, y1] = [corners[i] as number, corners[i + 1] as number];
      const [x2, y2] = [corners[next] as number, corners[next + 1] as number];
      const from = Math.max(begin, Math.ceil(Math.min(y1, y2) * FINE - 0.5));
      const to = Math.min(stop, Math.ceil(Math.max(y1, y2) * FINE - 0.5));
      for (let at = from; at < to; at++) {
        const x = x1 + ((x2 - x1) * ((at + 0.5) / FINE - y1)) / (y2 - y1);
        if (x < (lefts[at] as number)) lefts[at] = x;
        if (x > (rights[at] as number)) rights[at] = x;
      }
    }
    for (let at = begin; at < stop; at++) {
      addSpan(lefts[at] as number, rights[at] as number);
      if (at % FINE === FINE - 1) blend((at - FINE + 1) / FINE, colour);
    }
  }

  function line(points: readonly number[], isClosed: boolean, wide: number, colour: Colour): void {
    const half = wide / 2;
    const count = points.length / 2;
    for (let i = 0; i < count; i++) {
      const [x1, y1] = [points[2 * i] as number, points[2 * i + 1] as number];
      paintConvex(
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
      paintConvex([x1 + dx, y1 + dy, x2 + dx, y2 + dy, x2 - dx, y2 - dy, x1 - dx, y1 - dy], colour);
    }
  }

  return { width, height, data, paint, line };
}
