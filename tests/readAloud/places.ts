// Where pieces stand: as the lines tell it, and as it is.
import type { BattleEvent } from '@drumhead/engine';
import { toMm } from '@drumhead/table';

/** The place of each piece on the table, in the figures of the log. */
export type Stands = ReadonlyMap<string, string>;

/** The figures of a place in a line, in either language; empty where none is told. */
export function placeIn(line: string): string {
  const match = /(-?\d+(?:[.,]\d)?)[,;] (-?\d+(?:[.,]\d)?) (?:mm|cm)(?:, (?:level|livello) (\d+))?/.exec(line);
  if (match === null) return '';
  const [, x = '', y = '', level = '0'] = match;
  return `${x} ${y}`.replaceAll(',', '.') + ` ${level}`;
}

interface OnTable {
  readonly x: number;
  readonly y: number;
}

interface Model extends OnTable {
  readonly level: number;
  readonly posture: string;
}

export const skirmishMoved = (event: BattleEvent): string | null =>
  ['moved', 'placed'].includes(event.type) ? String((event as BattleEvent & { readonly model: number }).model) : null;

export function skirmishStands(state: unknown): Stands {
  const { models } = state as { readonly models: readonly Model[] };
  const there = models
    .map((model, i) => [String(i), model] as const)
    .filter(([, { posture }]) => !['out', 'waiting'].includes(posture));
  return new Map(there.map(([i, { x, y, level }]) => [i, `${Math.round(toMm(x))} ${Math.round(toMm(y))} ${level}`]));
}

/** An event that leaves a unit somewhere else. */
export const unitMoved = (event: BattleEvent): string | null =>
  'unit' in event && 'x' in event
    ? String(event.unit)
    : event.type === 'approached'
      ? String((event as BattleEvent & { readonly attacker: number }).attacker)
      : null;

interface Unit extends OnTable {
  readonly status: string;
}

const unitsIn =
  (figure: (steps: number) => number) =>
  (state: unknown): Stands => {
    const { units } = state as { readonly units: readonly Unit[] };
    return new Map(
      units.flatMap((unit, i) =>
        unit.status === 'table' ? [[String(i), `${figure(unit.x)} ${figure(unit.y)} 0`]] : [],
      ),
    );
  };

/** In whole millimetres. */
export const unitsInMm = unitsIn((steps) => Math.round(toMm(steps)));
/** In centimetres and tenths. */
export const unitsInCm = unitsIn((steps) => Math.round(toMm(steps)) / 10);
