/** Values of a state that players may correct, in people's terms: what they are called, how they are written. Pure. */
import type { StateChange } from '@drumhead/engine';
import type { CorrectableValue, ValueForm } from '../../report/correctable.ts';
import type { AnyReport, Force } from '../../report/report.ts';

export type Value = StateChange['value'];

/** Steps of a millimetre, and of a degree. */
const STEPS = { mm: 64, degrees: 16 } as const;

export interface NamedPiece {
  /** Where it lies in the state, such as `units.3`; empty: the turn itself. */
  readonly path: string;
  readonly name: string;
  /** What may be corrected of it. */
  readonly values: readonly CorrectableValue[];
}

/** Pieces of which something may be corrected, by their names in the order of battle, then the turn (`rest`). */
export function piecesOf(
  forces: readonly Force[],
  { correctableOf }: Pick<AnyReport, 'correctableOf'>,
  state: unknown,
  rest: string,
): readonly NamedPiece[] {
  const named = forces.flatMap((force) =>
    force.formations.flatMap(({ pieces }) =>
      pieces.map(({ piece, name }) => {
        const path = pathOf(piece);
        const [list = '', index] = path.split('.');
        return { path, name: `${name} (${force.name})`, values: correctableOf(state, list, Number(index)) };
      }),
    ),
  );
  return [...named, { path: '', name: rest, values: correctableOf(state, '', 0) }].filter(
    ({ values }) => values.length > 0,
  );
}

/** `unit-3` on the table is `units.3` in the state. */
function pathOf(piece: string): string {
  const cut = piece.lastIndexOf('-');
  return `${piece.slice(0, cut)}s.${piece.slice(cut + 1)}`;
}

/** The way to a value, as an amendment names it. */
export const pathTo = ({ path }: NamedPiece, { key }: CorrectableValue): string =>
  path === '' ? key : `${path}.${key}`;

/** What stands there, or null. */
export function valueAt(state: unknown, path: string): Value | null {
  let at = state;
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return null;
    at = (at as Readonly<Record<string, unknown>>)[key];
  }
  return typeof at === 'number' || typeof at === 'string' || typeof at === 'boolean' ? at : null;
}

/** A value as a field holds it: millimetres and degrees to a tenth. */
export function typedValue(value: Value, form: ValueForm): string {
  if (form !== 'mm' && form !== 'degrees') return String(value);
  return String(Math.round((Number(value) / STEPS[form]) * 10) / 10);
}

/** What somebody typed or chose as a value of the state; null where it is none. Decimals have a point or a comma. */
export function valueFrom(typed: string, form: ValueForm): Value | null {
  const text = typed.trim().replace(',', '.');
  if (form === 'flag') return text === 'true' ? true : text === 'false' ? false : null;
  if (form === 'count') return /^\d{1,6}$/.test(text) ? Number(text) : null;
  if (typeof form !== 'string') return form.some(([one]) => one === text) ? text : null;
  if (!/^\d{1,6}(\.\d+)?$/.test(text)) return null;
  // 360 degrees are 0.
  const steps = Math.round(Number(text) * STEPS[form]);
  return form === 'degrees' && steps === 360 * STEPS.degrees ? 0 : steps;
}

export interface Correction {
  readonly path: string;
  /** The piece, and what is corrected of it; null: it is none that this page names. */
  readonly piece: NamedPiece | null;
  readonly value: CorrectableValue | null;
  /** What stands there now; null: nothing. */
  readonly before: Value | null;
  readonly after: Value;
}

/** Changes of a state, each with its piece. */
export function correctionsOf(
  changes: readonly StateChange[],
  state: unknown,
  pieces: readonly NamedPiece[],
): readonly Correction[] {
  return changes.map(({ path, value: after }) => {
    const found = pieces
      .flatMap((piece) => piece.values.map((value) => ({ piece, value })))
      .find(({ piece, value }) => pathTo(piece, value) === path);
    return { path, piece: found?.piece ?? null, value: found?.value ?? null, before: valueAt(state, path), after };
  });
}

/** A change in the place of an earlier one of the same value; none where nothing would change. */
export function withChange(
  changes: readonly StateChange[],
  path: string,
  before: Value | null,
  value: Value,
): readonly StateChange[] {
  const others = changes.filter((one) => one.path !== path);
  return value === before ? others : [...others, { path, value }];
}
