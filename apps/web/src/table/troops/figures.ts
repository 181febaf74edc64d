/**
 * Little men from above, as path data: all coats of a base are one path, all hats another, so that a battalion of
 * forty costs a handful of elements. Forward is up (smaller y), millimetres throughout.
 */
import { noise, oval } from '../drawing/ink.ts';
import type { Uniform } from './uniforms.ts';

export interface Ink {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** The mass of a rank, seen from afar; or a thin line, seen only from near. */
  readonly seen?: 'mass' | 'near';
}

/** Path data gathered by colour, in the order the colours first came. */
class Drawing {
  private readonly layers = new Map<string, { readonly ink: Omit<Ink, 'd'>; readonly parts: string[] }>();

  fill(fill: string, d: string, z = 0): void {
    this.put(`${z}f${fill}`, { fill }, d);
  }

  mass(fill: string, d: string): void {
    this.put(`0m${fill}`, { fill, seen: 'mass' }, d);
  }

  line(stroke: string, width: number, d: string, z = 0): void {
    this.put(`${z}s${stroke}${width}`, width < 0.6 ? { stroke, width, seen: 'near' } : { stroke, width }, d);
  }

  private put(key: string, ink: Omit<Ink, 'd'>, d: string): void {
    const layer = this.layers.get(key);
    if (layer) layer.parts.push(d);
    else this.layers.set(key, { ink, parts: [d] });
  }

  done(): readonly Ink[] {
    return [...this.layers.entries()]
      .sort(([a], [b]) => (a.slice(0, 1) < b.slice(0, 1) ? -1 : a.slice(0, 1) > b.slice(0, 1) ? 1 : 0))
      .map(([, { ink, parts }]) => ({ ...ink, d: parts.join('') }));
  }
}

const n = (value: number) => String(Math.round(value * 100) / 100);

/** A place in a unit with its facing. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

function turned(spot: Spot, dx: number, dy: number): { x: number; y: number } {
  const c = Math.cos(spot.turn);
  const s = Math.sin(spot.turn);
  return { x: spot.x + dx * c - dy * s, y: spot.y + dx * s + dy * c };
}

function foot(drawing: Drawing, spot: Spot, uniform: Uniform): void {
  const at = (dx: number, dy: number) => turned(spot, dx, dy);
  const put = (dx: number, dy: number, rx: number, ry: number) => {
    const p = at(dx, dy);
    return oval(p.x, p.y, rx, ry, spot.turn);
  };
  drawing.fill('#00000030', put(0.5, 0.7, 2.5, 1.9), 0);
  drawing.fill('#6a5638', put(0, 1.25, 1.25, 0.85), 1);
  drawing.fill(uniform.coat, put(0, 0, 2.42, 1.62), 2);
  const [a, b, c, d] = [at(-1.3, -0.9), at(0.9, 0.9), at(1.3, -0.9), at(-0.9, 0.9)];
  drawing.line(
    uniform.belts,
    0.42,
    `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}M${n(c.x)} ${n(c.y)}L${n(d.x)} ${n(d.y)}`,
    3,
  );
  const [butt, tip] = [at(1.9, 1.2), at(1.7, -3.1)];
  drawing.line('#4a3524', 0.5, `M${n(butt.x)} ${n(butt.y)}L${n(tip.x)} ${n(tip.y)}`, 3);
  drawing.fill(uniform.hat, put(0, -0.1, 0.98, 0.98), 4);
  drawing.fill(uniform.facing, put(0, -0.85, 0.46, 0.46), 5);
}

function rider(drawing: Drawing, spot: Spot, uniform: Uniform, seed: number, plume = uniform.facing): void {
  const put = (dx: number, dy: number, rx: number, ry: number) => {
    const p = turned(spot, dx, dy);
    return oval(p.x, p.y, rx, ry, spot.turn);
  };
  const hide = uniform.horse[Math.floor(noise(seed, 3) * uniform.horse.length)] as string;
  drawing.fill('#00000030', put(0.7, 0.9, 2.4, 5.6), 0);
  drawing.fill('#2a1d14', put(0, 6.1, 0.55, 1.5), 1);
  drawing.fill(hide, put(0, 0.6, 1.95, 5), 2);
  drawing.fill(hide, put(0, -5, 1.05, 2.3), 2);
  drawing.fill('#2a1d14', put(0, -4.2, 0.34, 1.9), 3);
  drawing.fill(uniform.cloth, put(0, 1.9, 2.6, 2.3), 3);
  drawing.fill(uniform.coat, put(0, 0.3, 2.75, 1.7), 4);
  const [a, b] = [turned(spot, -1.2, -0.5), turned(spot, 1, 1.2)];
  drawing.line(uniform.belts, 0.45, `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`, 5);
  drawing.fill(uniform.hat, put(0, 0.1, 1.1, 1.15), 6);
  drawing.fill(plume, put(0, -0.7, 0.5, 0.62), 7);
}

function gun(drawing: Drawing, spot: Spot, horseGun: boolean): void {
  const at = (dx: number, dy: number) => turned(spot, dx, dy);
  const stroke = (x1: number, y1: number, x2: number, y2: number) => {
    const a = at(x1, y1);
    const b = at(x2, y2);
    return `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`;
  };
  const wood = horseGun ? '#5d6b52' : '#66704f';
  drawing.line('#00000030', 3, stroke(0.8, -5, 0.8, 8), 0);
  drawing.line(wood, 2.2, stroke(0, -1, 0, 8.5), 1);
  drawing.line('#3d3a30', 1, stroke(-4.2, 0, 4.2, 0), 2);
  drawing.line('#4b3a28', 1.5, `${stroke(-4.2, -3.6, -4.2, 3.6)}${stroke(4.2, -3.6, 4.2, 3.6)}`, 3);
  drawing.line('#a8843c', 2.3, stroke(0, -8.5, 0, 2), 4);
  drawing.line('#7d5f28', 0.7, stroke(-1.1, -8.3, 1.1, -8.3), 5);
}

function limber(drawing: Drawing, spot: Spot): void {
  const at = (dx: number, dy: number) => turned(spot, dx, dy);
  const stroke = (x1: number, y1: number, x2: number, y2: number) => {
    const a = at(x1, y1);
    const b = at(x2, y2);
    return `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`;
  };
  drawing.line('#66704f', 5, stroke(0, -12, 0, -9), 2);
  drawing.line('#4b3a28', 1.4, `${stroke(-4, -13.2, -4, -7)}${stroke(4, -13.2, 4, -7)}`, 3);
  drawing.line('#3d3a30', 0.9, stroke(0, -22, 0, -8), 1);
}

/** A base: its middle, the way it looks, its size. */
export interface BasePlan extends Spot {
  readonly width: number;
  readonly depth: number;
}

const row = (count: number, pitch: number) => Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * pitch);

function box(base: BasePlan, y: number, width: number, depth: number): string {
  const corners = [
    turned(base, -width / 2, y - depth / 2),
    turned(base, width / 2, y - depth / 2),
    turned(base, width / 2, y + depth / 2),
    turned(base, -width / 2, y + depth / 2),
  ];
  return `M${corners.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}z`;
}

/** Room of one file on a base. */
const FILE = 4.77;

/** The figures on one infantry base: two ranks, of six on a base of the usual width. */
function battalionBase(drawing: Drawing, base: BasePlan, uniform: Uniform, seed: number): void {
  const files = Math.round((base.width - 1.4) / FILE);
  const pitch = (base.width - 1.4) / files;
  // The mass of the rank, which is what one sees from afar.
  for (const y of [-2.6, 3.4]) drawing.mass(uniform.coat, box(base, y, base.width - 2, 3.4));
  row(files, pitch).forEach((x, i) => {
    for (const [rank, y] of [-2.6, 3.4].entries()) {
      const wobble = (noise(seed * 31 + i, rank) - 0.5) * 0.7;
      const p = turned(base, x + wobble, y + (noise(seed + i * 7, rank + 9) - 0.5) * 0.6);
      foot(drawing, { x: p.x, y: p.y, turn: base.turn + (noise(i, seed + rank) - 0.5) * 0.12 }, uniform);
    }
  });
}

/** Six men in open order, in one loose rank. */
function openBase(drawing: Drawing, base: BasePlan, uniform: Uniform, seed: number): void {
  row(6, (base.width - 1.4) / 6).forEach((x, i) => {
    const p = turned(base, x, (i % 2 === 0 ? -1.8 : 1.8) + (noise(seed + i, 4) - 0.5));
    foot(drawing, { x: p.x, y: p.y, turn: base.turn + (noise(i, seed) - 0.5) * 0.5 }, uniform);
  });
}

/** Four riders in one rank. */
function rankBase(drawing: Drawing, base: BasePlan, uniform: Uniform, seed: number): void {
  row(4, (base.width - 1) / 4).forEach((x, i) => {
    const p = turned(base, x, 0.4 + (noise(seed, i) - 0.5) * 0.8);
    rider(drawing, { x: p.x, y: p.y, turn: base.turn + (noise(seed + 5, i) - 0.5) * 0.08 }, uniform, seed * 9 + i);
  });
}

function squadronBase(drawing: Drawing, base: BasePlan, uniform: Uniform, seed: number): void {
  const places: readonly (readonly [number, number])[] = [
    [-9.2, -6.4],
    [0, -6.9],
    [9.2, -6.3],
    [-4.7, 7.4],
    [4.8, 7],
  ];
  for (const [i, [x, y]] of places.entries()) {
    const p = turned(base, x + (noise(seed, i) - 0.5) * 0.8, y + (noise(i, seed) - 0.5) * 1.2);
    rider(drawing, { x: p.x, y: p.y, turn: base.turn + (noise(seed + 5, i) - 0.5) * 0.1 }, uniform, seed * 9 + i);
  }
}

function gunBase(drawing: Drawing, base: BasePlan, uniform: Uniform, horseGun: boolean): void {
  const p = turned(base, 0, -6);
  gun(drawing, { x: p.x, y: p.y, turn: base.turn }, horseGun);
  const crew: readonly (readonly [number, number, number])[] = [
    [-8.6, -9, 0.5],
    [8.4, -10, -0.5],
    [-8.8, 2, 0.2],
    [8.7, 1, -0.3],
    [-2.6, 9.8, 0],
    [7.2, 12.6, 0],
  ];
  for (const [x, y, turn] of crew) {
    const q = turned(base, x, y);
    foot(drawing, { x: q.x, y: q.y, turn: base.turn + turn }, uniform);
  }
}

function teamBase(drawing: Drawing, base: BasePlan, uniform: Uniform, seed: number): void {
  for (const [i, [x, y]] of [
    [-4.4, -10],
    [4.4, -10],
    [-4.4, 6],
    [4.4, 6],
  ].entries() as IterableIterator<[number, [number, number]]>) {
    const p = turned(base, x, y);
    rider(
      drawing,
      { x: p.x, y: p.y, turn: base.turn },
      i % 2 === 0
        ? uniform
        : {
            ...uniform,
            coat: '#00000000',
            hat: '#00000000',
            facing: '#00000000',
            belts: '#00000000',
            cloth: '#3a2a20',
          },
      seed + i,
    );
  }
}

function limberedBase(drawing: Drawing, base: BasePlan, uniform: Uniform, horseGun: boolean): void {
  limber(drawing, base);
  const p = turned(base, 0, 4);
  gun(drawing, { x: p.x, y: p.y, turn: base.turn + Math.PI }, horseGun);
  for (const [x, y] of [
    [-9, -6],
    [9, -4],
    [-9, 8],
    [9, 10],
  ] as const) {
    const q = turned(base, x, y);
    foot(drawing, { x: q.x, y: q.y, turn: base.turn }, uniform);
  }
}

export type BaseKind = 'foot' | 'open' | 'horse' | 'rank' | 'gun' | 'team' | 'limber';

export function basesInk(
  bases: readonly (BasePlan & { readonly kind: BaseKind })[],
  uniform: Uniform,
  horseGun: boolean,
  seed: number,
): readonly Ink[] {
  const drawing = new Drawing();
  for (const [i, base] of bases.entries()) {
    const own = seed * 13 + i;
    if (base.kind === 'foot') battalionBase(drawing, base, uniform, own);
    else if (base.kind === 'open') openBase(drawing, base, uniform, own);
    else if (base.kind === 'rank') rankBase(drawing, base, uniform, own);
    else if (base.kind === 'horse') squadronBase(drawing, base, uniform, own);
    else if (base.kind === 'gun') gunBase(drawing, base, uniform, horseGun);
    else if (base.kind === 'team') teamBase(drawing, base, uniform, own);
    else limberedBase(drawing, base, uniform, horseGun);
  }
  return drawing.done();
}

/** A general and, for a commander in chief, an aide beside him. */
export function generalInk(uniform: Uniform, chief: boolean): readonly Ink[] {
  const drawing = new Drawing();
  const dress = { ...uniform, hat: '#1d1b1c', cloth: '#7b2a24', facing: '#f0e6c8' };
  if (chief) {
    rider(drawing, { x: -6, y: -1, turn: 0 }, { ...dress, horse: ['#d9d2c3'] }, 1, '#f0e6c8');
    rider(drawing, { x: 6.4, y: 3, turn: 0.08 }, { ...dress, horse: ['#54331f'] }, 2);
  } else rider(drawing, { x: 0, y: 0, turn: 0 }, { ...dress, horse: ['#8a6844'] }, 5, '#f0e6c8');
  return drawing.done();
}

/** Two men in open order on a round base. */
export function skirmisherInk(uniform: Uniform, seed: number): readonly Ink[] {
  const drawing = new Drawing();
  foot(drawing, { x: -2.4, y: 1, turn: -0.2 + noise(seed, 1) * 0.3 }, uniform);
  foot(drawing, { x: 2.5, y: -1, turn: 0.2 * noise(seed, 2) }, uniform);
  return drawing.done();
}
