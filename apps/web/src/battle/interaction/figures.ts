/** Lengths and directions of a proposed order, to be typed where a drag is not exact enough or never ends there. */
import type { Command } from '@drumhead/engine';
import { degrees, mm, toFacing, toSteps } from '../../table/units.ts';

/** A turn has a sign; a facing is a direction on the table. */
type Measure = 'length' | 'turn' | 'facing';

/** Fields of commands that a player may type, by their names. */
const MEASURES = {
  distance: 'length',
  x: 'length',
  y: 'length',
  turn: 'turn',
  turnAfter: 'turn',
  angle: 'turn',
  direction: 'facing',
  facing: 'facing',
} as const satisfies Record<string, Measure>;

/** A list of places: x and y of each in turn. */
const CORNERS = 'path';

export type FigureName = keyof typeof MEASURES;

export interface Figure {
  /** Fields on the way to it, from the command inwards. */
  readonly path: readonly string[];
  readonly name: FigureName;
  readonly measure: Measure;
  /** In millimetres or degrees. */
  readonly value: number;
  /** Of a way with corners: which of its places, counted from 1; else 0. */
  readonly place: number;
}

const isFigure = (name: string): name is FigureName => name in MEASURES;

/** The figures of a command in the order of its fields; a move within an order has its own. */
export function figuresOf(command: Command): readonly Figure[] {
  return figuresIn(command, []);
}

function figuresIn(part: object, path: readonly string[]): readonly Figure[] {
  return Object.entries(part).flatMap(([key, value]: readonly [string, unknown]): readonly Figure[] => {
    const here = [...path, key];
    if (value instanceof Object) return Array.isArray(value) && key !== CORNERS ? [] : figuresIn(value, here);
    const name = Array.isArray(part) ? (Number(key) % 2 === 0 ? 'x' : 'y') : key;
    if (typeof value !== 'number' || !isFigure(name)) return [];
    const measure = MEASURES[name];
    const place = Array.isArray(part) && part.length > 2 ? Math.floor(Number(key) / 2) + 1 : 0;
    return [{ path: here, name, measure, value: measure === 'length' ? mm(value) : degrees(value), place }];
  });
}

/** In a field, to a hundredth of a millimetre or a degree: finer than a step of the lattice. `unit`: in millimetres. */
export const shownFigure = (value: number, unit: number): string => String(Math.round(value * 100) / (100 * unit));

/** The command with one figure changed; `value` in millimetres or degrees. */
export function withFigure<C extends Command>(command: C, { path, measure }: Figure, value: number): C {
  const whole = measure === 'length' ? toSteps(value) : measure === 'facing' ? toFacing(value) : Math.round(value * 16);
  return changed(command, path, whole);
}

function changed<T extends object>(part: T, [name, ...rest]: readonly string[], value: number): T {
  if (name === undefined) return part;
  const inner = (part as Readonly<Record<string, unknown>>)[name];
  const next = rest.length > 0 && inner instanceof Object ? changed(inner, rest, value) : value;
  return Array.isArray(part)
    ? (part.map((one: unknown, index) => (String(index) === name ? next : one)) as unknown as T)
    : { ...part, [name]: next };
}
