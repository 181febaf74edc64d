/** One action of one unit on a table: legality, rule, and result. */
import { type DescribedEvent, type DescribedRefusal, describedPlay, type Translate } from '@drumhead/content/position';
import type { Checked } from '@drumhead/engine';
import { toDegrees, toMm } from '@drumhead/table';
import type { Situation } from '../schemas/index.ts';
import type { Unit } from '../../state/state.ts';
import { DESCRIBED } from './play.ts';
import { positionAfter, settled, tableAt } from './positionFile.ts';

export interface MoveOutcome {
  readonly kind: 'move';
  readonly legal: boolean;
  readonly refused: DescribedRefusal | null;
  readonly events: readonly DescribedEvent[];
  /** The unit's place afterwards; null: eliminated. */
  readonly stands: {
    readonly x: number;
    readonly y: number;
    readonly facing: number;
    readonly formation: string;
    readonly dis: number;
  } | null;
}

export function judgeMove(given: Situation<'move'>, t?: Translate): Checked<MoveOutcome> {
  const { unit, mode, actions, moves, taken, order } = given;
  const none = { fired: false, rallied: false, gunsMoved: false, chance: 0 };
  const laid = positionAfter(given);
  if (!laid.ok) return laid;
  const table = tableAt(laid.value, { at: 'acting', units: [unit], mode, actions, moves, taken, ...none });
  if (!table.ok) {
    const problems = table.problems.map((one) => ({
      ...one,
      path: one.path.startsWith('moment.') ? 'unit' : one.path,
    }));
    return { ok: false, problems };
  }
  const { state } = settled(table.value);
  const index = state.field.units.findIndex(({ id }) => id === unit);
  const by = state.field.sides[state.field.units[index]?.side ?? 0].id;
  const put = describedPlay(DESCRIBED, state, [{ unit, ...order, by }], t, () => 'order');
  if (!put.ok) return put;
  const { state: after, orders, refused } = put.value;
  const u = after.units[index] as Unit;
  const { x, y, facing, formation, dis } = u;
  return {
    ok: true,
    value: {
      kind: 'move',
      legal: refused === null,
      refused: refused === null ? null : reasonOf(refused),
      events: orders[0]?.events ?? [],
      stands: u.status === 'table' ? { x: toMm(x), y: toMm(y), facing: toDegrees(facing), formation, dis } : null,
    },
  };
}

/** There is but one order, and one who gives it. */
function reasonOf({ rule, reason, facts, line, nearest }: DescribedRefusal): DescribedRefusal {
  return { rule, reason, facts, ...(line === undefined ? {} : { line }), nearest };
}
