/** The free measuring stick: a press starts it, a drag extends it, a tap removes it. */
import type { Point } from '../camera.ts';

export interface Measuring {
  readonly at: 'measure';
  readonly from: Point | null;
  readonly to: Point | null;
  readonly held: boolean;
}

/** Nothing is measured yet. */
export const STICK: Measuring = { at: 'measure', from: null, to: null, held: false };

/** The stick after a pointer input. */
export function measured(stick: Measuring, { type, at }: { readonly type: string; readonly at?: Point }): Measuring {
  if (!at) return stick;
  switch (type) {
    case 'press':
      return { at: 'measure', from: at, to: at, held: true };
    case 'drag':
      return stick.held ? { ...stick, to: at } : stick;
    case 'drop':
      return { ...stick, to: stick.held ? at : stick.to, held: false };
    case 'tap':
      return STICK;
    default:
      return stick;
  }
}
