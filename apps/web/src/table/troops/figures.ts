/**
 * Little men, riders and guns as path data, in millimetres. The plan is true and heights rise straight up the page, as
 * on maps of the period: bases turn, men stand. Facing down the page they show their lapels, facing up it their packs.
 * All coats of a unit are one path, all hats another, so that a battalion costs a handful of elements.
 */
import { noise, oval } from '../drawing/ink.ts';
import { BACK, type Colours, FRONT, HORSE, type Part } from './standing.ts';
import type { Uniform } from './uniforms.ts';

export interface Ink {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}

/** Path data gathered by layer and colour, lowest layer first. */
class Drawing {
  private readonly layers = new Map<string, { readonly layer: number; readonly ink: Omit<Ink, 'd'>; d: string }>();

  fill(layer: number, fill: string, d: string): void {
    this.put(layer, `${layer}f${fill}`, { fill }, d);
  }

  line(layer: number, stroke: string, width: number, d: string): void {
    this.put(layer, `${layer}s${stroke}${width}`, { stroke, width }, d);
  }

  private put(layer: number, key: string, ink: Omit<Ink, 'd'>, d: string): void {
    const known = this.layers.get(key);
    if (known) known.d += d;
    else this.layers.set(key, { layer, ink, d });
  }

  done(): readonly Ink[] {
    return [...this.layers.values()].sort((a, b) => a.layer - b.layer).map(({ ink, d }) => ({ ...ink, d }));
  }
}

const n = (value: number) => String(Math.round(value * 100) / 100);

/** A place on a unit, and a facing in radians, 0 up the page. */
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

const looksAway = ({ turn }: Spot): boolean => Math.cos(turn) > 0.15;

/** Men stand half as tall again as true: height is free, the footprint is not. */
const HERO = 1.5;

const sized = new Map<string, string>();

/** Relative path data `size` times as large, mirrored if `mirror` is -1; there are few shapes, sizes and hands. */
function atSize(d: string, size: number, mirror: number): string {
  const key = `${size}/${mirror}/${d}`;
  const known = sized.get(key);
  if (known !== undefined) return known;
  let across = false;
  const made = d.replace(/-?[\d.]+/g, (value) => {
    across = !across;
    return n((across ? mirror : 1) * size * Number(value));
  });
  sized.set(key, made);
  return made;
}

function put(drawing: Drawing, spot: Spot, parts: readonly Part[], colours: Colours, size: number, mirror = 1): void {
  const feet = `M${n(spot.x)} ${n(spot.y)}`;
  for (const [layer, paint, d] of parts) {
    const colour = paint in colours ? colours[paint as keyof Colours] : paint;
    drawing.fill(layer, colour, feet + atSize(d, size, mirror));
  }
}

function man(drawing: Drawing, spot: Spot, uniform: Uniform, size = HERO): void {
  drawing.fill(0, '#1d241357', oval(spot.x + 3 * size, spot.y + 0.8 * size, 4.4 * size, 1.6 * size));
  put(drawing, spot, looksAway(spot) ? BACK : FRONT, { ...uniform, hide: '' }, size);
}

/** A rider is drawn three-quarter on, so that a horse is read as a horse. */
function rider(drawing: Drawing, spot: Spot, uniform: Uniform, seed: number, size = HERO): void {
  const hide = uniform.horse[Math.floor(noise(seed, 3) * uniform.horse.length)] as string;
  drawing.fill(0, '#1d241357', oval(spot.x + 2 * size, spot.y + size, 10 * size, 2.6 * size));
  const right = Math.sin(spot.turn) > 0.2 || (Math.sin(spot.turn) > -0.2 && looksAway(spot));
  put(drawing, spot, HORSE, { ...uniform, hide }, size, right ? 1 : -1);
}

/** Wheels keep their true angle: ellipses spanned by the axis of the gun and the vertical. */
function wheel(drawing: Drawing, at: { x: number; y: number }, turn: number, size: number): void {
  const radius = 8 * size;
  const [along, down] = [Math.sin(turn), -Math.cos(turn) * 0.7];
  const across = Math.abs(along) < 0.34 ? 0.34 : along;
  const ring = Array.from({ length: 12 }, (_, i) => {
    const t = (i / 6) * Math.PI;
    return `${n(at.x + radius * Math.cos(t) * across)} ${n(at.y - radius + radius * (Math.cos(t) * down - Math.sin(t)))}`;
  });
  drawing.line(4, '#4a3520', 1.9 * size, `M${ring.join('L')}z`);
  drawing.line(4, '#4a3520', 0.8 * size, `M${ring[0]}L${ring[6]}M${ring[3]}L${ring[9]}`);
}

function gun(drawing: Drawing, spot: Spot, size: number): void {
  const at = (along: number, height: number) => {
    const p = turned(spot, 0, -along * size);
    return `${n(p.x)} ${n(p.y - height * size)}`;
  };
  drawing.fill(0, '#1d241357', oval(spot.x + 4, spot.y + 2, 15 * size, 6 * size));
  for (const side of [-8.5, 8.5]) wheel(drawing, turned(spot, side * size, -2), spot.turn, size);
  drawing.line(5, '#66704f', 4 * size, `M${at(-18, 1)}L${at(2, 9)}`);
  drawing.line(6, '#4b3712', 6 * size, `M${at(-5, 10.5)}L${at(17, 12)}`);
  drawing.line(7, '#c79c46', 4.2 * size, `M${at(-5, 11)}L${at(17, 12.5)}`);
}

/** A base: its middle, the way it looks, its size. */
export interface BasePlan extends Spot {
  readonly width: number;
  readonly depth: number;
}

export type BaseKind = 'foot' | 'open' | 'horse' | 'rank' | 'gun' | 'team' | 'limber';

type Base = BasePlan & { readonly kind: BaseKind };

const row = (count: number, pitch: number) => Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * pitch);

/** Room of one file of men, of one rider, of one rank. */
const FILE = 10.4;
const STIRRUP = 15;
const RANK = 9.4;

/** Where the men of a base stand; a unit one base deep has two ranks or more. */
function places(base: Base, alone: boolean): readonly (readonly [x: number, y: number])[] {
  const ranks = alone ? Math.max(2, Math.round(base.depth / 12)) : 1;
  const grid = (files: number, deep: number, pitch: number, depth: number) =>
    row(deep, depth).flatMap((y) => row(files, pitch).map((x) => [x, y] as const));
  switch (base.kind) {
    case 'foot': {
      const files = Math.max(2, Math.round(base.width / FILE));
      return grid(files, ranks, (base.width - 1) / files, Math.min(RANK, base.depth / ranks));
    }
    case 'open':
      return row(5, base.width / 5.4).map((x, i) => [x, i % 2 === 0 ? -3 : 4] as const);
    case 'horse':
      return grid(2, 2, STIRRUP, STIRRUP - 1);
    case 'rank': {
      const files = Math.max(2, Math.round(base.width / STIRRUP));
      return grid(files, Math.max(1, Math.round(base.depth / 18)), (base.width - 4) / files, 15);
    }
    case 'gun':
      return [
        [-12, 2],
        [12, 0],
        [-10, 13],
        [11, 14],
      ];
    case 'team':
      return [
        [-6, -12],
        [6, -10],
        [-6, 6],
        [6, 8],
      ];
    case 'limber':
      return [
        [-10, 12],
        [10, 14],
      ];
  }
}

/** The part of the men missing from the ranks for every step of disorder. */
const GAPS = 0.07;

/**
 * The figures of a unit that faces `facing` degrees, around its middle; the drawing itself is not turned. Disorder
 * stirs the men and opens gaps.
 */
export function basesInk(
  bases: readonly Base[],
  facing: number,
  uniform: Uniform,
  horseGun: boolean,
  seed: number,
  disorder = 0,
): readonly Ink[] {
  const drawing = new Drawing();
  const unit: Spot = { x: 0, y: 0, turn: (facing / 180) * Math.PI };
  const alone = new Set(bases.map(({ y }) => Math.round(y))).size === 1;
  const standing = bases.flatMap((base, b) => {
    const middle: Spot = { ...turned(unit, base.x, base.y), turn: unit.turn + base.turn };
    return places(base, alone).flatMap(([x, y], i) => {
      const random = (salt: number) => noise(seed * 31 + b * 17 + i, salt);
      const wobble = (salt: number) => (random(salt) - 0.5) * (1.2 + 2.6 * disorder);
      if (base.kind !== 'gun' && random(3) < GAPS * disorder) return [];
      const spot = turned(middle, x + wobble(1), y + wobble(2));
      return [{ kind: base.kind, spot: { ...spot, turn: middle.turn } }];
    });
  });
  for (const { kind, x, y, turn } of bases) {
    const size = 0.9;
    const spot = { ...turned(unit, x, y), turn: unit.turn + turn };
    if (kind === 'gun') gun(drawing, { ...spot, y: spot.y + 5 }, size);
    if (kind === 'limber') gun(drawing, { ...spot, turn: spot.turn + Math.PI }, size);
  }
  standing.sort((a, b) => a.spot.y - b.spot.y);
  for (const [i, { kind, spot }] of standing.entries()) {
    const rides = kind === 'horse' || kind === 'rank' || kind === 'team' || (kind === 'limber' && horseGun);
    if (rides) rider(drawing, { ...spot, y: spot.y + 5 }, uniform, seed * 9 + i, HERO * 0.86);
    else man(drawing, { ...spot, y: spot.y + 4 }, uniform, HERO * (kind === 'gun' || kind === 'limber' ? 0.86 : 1));
  }
  return drawing.done();
}

/** A general and, for a Commander-in-Chief, an aide beside. */
export function generalInk(uniform: Uniform, chief: boolean, facing: number): readonly Ink[] {
  const drawing = new Drawing();
  const turn = (facing / 180) * Math.PI;
  const dress = { ...uniform, hat: '#1d1b1c', cloth: '#7b2a24', facing: '#f0e6c8' };
  if (chief) rider(drawing, { x: -8, y: -3, turn }, { ...dress, horse: ['#54331f'] }, 2, 1.3);
  rider(drawing, { x: chief ? 5 : 0, y: 8, turn }, { ...dress, horse: [chief ? '#d9d2c3' : '#8a6844'] }, 1, 1.6);
  return drawing.done();
}

/** Two men in open order on a round base. */
export function skirmisherInk(uniform: Uniform, facing: number): readonly Ink[] {
  const drawing = new Drawing();
  const turn = (facing / 180) * Math.PI;
  man(drawing, { x: -4, y: 0, turn }, uniform, 1.15);
  man(drawing, { x: 4, y: 4, turn }, uniform, 1.15);
  return drawing.done();
}
