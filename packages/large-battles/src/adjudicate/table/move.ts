/** One action of one unit on a table: legality, rule, and result. */
import type { Checked } from '@drumhead/engine';
import { toDegrees, toMm } from '@drumhead/table';
import type { Situation } from '../schemas/index.ts';
import type { Unit } from '../../state/state.ts';
import {
  judgeOrder,
  type DescribedRefusal,
  type Translate,
  settled,
  tableAt,
  type DescribedEvent,
  describedEvent,
} from './play.ts';
import { positionAfter } from './positionFile.ts';

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
  const { names } = table.value;
  const { state } = settled(table.value.state);
  const side = state.field.units[names.unit.get(unit) ?? -1]?.side ?? 0;
  const by = state.field.sides[side].id;
  const put = judgeOrder(state, names, { unit, ...order, by }, 'order', t);
  if (!put.ok) return put;
  const { refusal, after } = put.value;
  const u = after.state.units[names.unit.get(unit) ?? -1] as Unit;
  const { x, y, facing, formation, dis } = u;
  return {
    ok: true,
    value: {
      kind: 'move',
      legal: refusal === null,
      refused: refusal,
      events: after.events.map((event) => describedEvent(after.state, event, t)),
      stands: u.status === 'table' ? { x: toMm(x), y: toMm(y), facing: toDegrees(facing), formation, dis } : null,
    },
  };
}
