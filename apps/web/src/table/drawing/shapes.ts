/** Plane figures as path data, for drawing only. Flat lists x0, y0, x1, y1 … in millimetres. */
export type Flat = readonly number[];

type Corners = readonly [
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
];

/** The corners of a four-cornered figure; the caller knows that it has four. */
export const cornersOf = (points: Flat): Corners => points as unknown as Corners;

const n = (value: number) => String(Math.round(value * 10) / 10);

export function straightPath(points: Flat, closed: boolean): string {
  let d = '';
  for (let i = 0; i < points.length; i += 2)
    d += `${i === 0 ? 'M' : 'L'}${n(points[i] as number)} ${n(points[i + 1] as number)}`;
  return closed ? `${d}z` : d;
}

/** The same with round corners. */
export function roundPath(points: Flat, radius: number, closed: boolean): string {
  const count = points.length / 2;
  const at = (i: number) => ({
    x: points[(((i % count) + count) % count) * 2] as number,
    y: points[(((i % count) + count) % count) * 2 + 1] as number,
  });
  let d = '';
  for (let i = 0; i < count; i++) {
    const p = at(i);
    if (!closed && (i === 0 || i === count - 1)) {
      d += `${i === 0 ? 'M' : 'L'}${n(p.x)} ${n(p.y)}`;
      continue;
    }
    const [a, b] = [at(i - 1), at(i + 1)];
    const [la, lb] = [Math.hypot(a.x - p.x, a.y - p.y), Math.hypot(b.x - p.x, b.y - p.y)];
    const r = Math.min(radius, la * 0.45, lb * 0.45);
    const from = { x: p.x + ((a.x - p.x) * r) / la, y: p.y + ((a.y - p.y) * r) / la };
    const to = { x: p.x + ((b.x - p.x) * r) / lb, y: p.y + ((b.y - p.y) * r) / lb };
    d += `${d === '' ? 'M' : 'L'}${n(from.x)} ${n(from.y)}Q${n(p.x)} ${n(p.y)} ${n(to.x)} ${n(to.y)}`;
  }
  return closed ? `${d}z` : d;
}

export function inside(x: number, y: number, polygon: Flat): boolean {
  let odd = false;
  const count = polygon.length / 2;
  for (let i = 0, j = count - 1; i < count; j = i++) {
    const xi = polygon[i * 2] as number;
    const yi = polygon[i * 2 + 1] as number;
    const xj = polygon[j * 2] as number;
    const yj = polygon[j * 2 + 1] as number;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

/** Distance from a point to the border. */
export function toBorder(x: number, y: number, polygon: Flat, closed = true): number {
  let least = Number.POSITIVE_INFINITY;
  const count = polygon.length / 2;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const j = (i + 1) % count;
    const ax = polygon[i * 2] as number;
    const ay = polygon[i * 2 + 1] as number;
    const bx = (polygon[j * 2] as number) - ax;
    const by = (polygon[j * 2 + 1] as number) - ay;
    const t = Math.max(0, Math.min(1, ((x - ax) * bx + (y - ay) * by) / (bx * bx + by * by || 1)));
    least = Math.min(least, Math.hypot(x - ax - t * bx, y - ay - t * by));
  }
  return least;
}

export interface Step {
  readonly x: number;
  readonly y: number;
  /** Unit vector pointing into the figure. */
  readonly inX: number;
  readonly inY: number;
}

/** Places along the border of a figure, evenly spaced; the corners are cut as the round path cuts them. */
export function alongBorder(polygon: Flat, pitch: number, radius: number): readonly Step[] {
  const outline = flattened(polygon, radius);
  const count = outline.length / 2;
  const steps: Step[] = [];
  let left = pitch / 2;
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    const ax = outline[i * 2] as number;
    const ay = outline[i * 2 + 1] as number;
    const dx = (outline[j * 2] as number) - ax;
    const dy = (outline[j * 2 + 1] as number) - ay;
    const length = Math.hypot(dx, dy) || 1;
    let at = left;
    for (; at < length; at += pitch) {
      const x = ax + (dx * at) / length;
      const y = ay + (dy * at) / length;
      const [nx, ny] = [-dy / length, dx / length];
      const sign = inside(x + nx, y + ny, polygon) ? 1 : -1;
      steps.push({ x, y, inX: nx * sign, inY: ny * sign });
    }
    left = at - length;
  }
  return steps;
}

function flattened(points: Flat, radius: number): number[] {
  const count = points.length / 2;
  const at = (i: number) => ({
    x: points[((i + count) % count) * 2] as number,
    y: points[((i + count) % count) * 2 + 1] as number,
  });
  const out: number[] = [];
  for (let i = 0; i < count; i++) {
    const [a, p, b] = [at(i - 1), at(i), at(i + 1)];
    const [la, lb] = [Math.hypot(a.x - p.x, a.y - p.y), Math.hypot(b.x - p.x, b.y - p.y)];
    const r = Math.min(radius, la * 0.45, lb * 0.45);
    const from = { x: p.x + ((a.x - p.x) * r) / la, y: p.y + ((a.y - p.y) * r) / la };
    const to = { x: p.x + ((b.x - p.x) * r) / lb, y: p.y + ((b.y - p.y) * r) / lb };
    for (let k = 0; k <= 5; k++) {
      const t = k / 5;
      const u = 1 - t;
      out.push(u * u * from.x + 2 * u * t * p.x + t * t * to.x, u * u * from.y + 2 * u * t * p.y + t * t * to.y);
    }
  }
  return out;
}

/** Jittered places inside a figure, none nearer to its border than `margin`. */
export function scattered(
  polygon: Flat,
  pitch: number,
  margin: number,
  random: (i: number, j: number) => number,
): readonly (readonly [number, number, number])[] {
  const { x: left, y: top, width, height } = boundsOf(polygon);
  const places: [number, number, number][] = [];
  let j = 0;
  for (let y = top; y <= top + height; y += pitch * 0.87, j++) {
    let i = 0;
    for (let x = left - (j % 2) * pitch * 0.5; x <= left + width + pitch; x += pitch, i++) {
      const px = x + (random(i * 3 + 1, j) - 0.5) * pitch * 0.7;
      const py = y + (random(i, j * 5 + 2) - 0.5) * pitch * 0.7;
      if (inside(px, py, polygon) && toBorder(px, py, polygon) >= margin) places.push([px, py, random(i + 40, j + 90)]);
    }
  }
  return places;
}

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The upright rectangle around some points. */
export function boundsOf(points: Flat): Bounds {
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A line through the points without corners (Catmull and Rom). */
export function smoothPath(points: Flat): string {
  const last = points.length / 2 - 1;
  const at = (i: number) => {
    const k = Math.max(0, Math.min(last, i)) * 2;
    return [points[k] as number, points[k + 1] as number] as const;
  };
  let d = `M${n(points[0] ?? 0)} ${n(points[1] ?? 0)}`;
  for (let i = 0; i < last; i++) {
    const [[ax, ay], [bx, by], [cx, cy], [ex, ey]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(bx + (cx - ax) / 6)} ${n(by + (cy - ay) / 6)} ${n(cx - (ex - bx) / 6)} ${n(cy - (ey - by) / 6)} ${n(cx)} ${n(cy)}`;
  }
  return d;
}
