/** One order of one unit on a described table: legality, rule, and result. */
import type { Checked, Pending } from '@drumhead/engine';
import {
  idsIn,
  type DescribedEvent,
  type DescribedRefusal,
  describedPlay,
  type Translate,
} from '@drumhead/content/position';
import { problem } from '@drumhead/content/schema';
import { toDegrees } from '@drumhead/table';
import { positionAfter, settled, tableAt } from '../../position/begin.ts';
import { CM } from '../../state/lengths.ts';
import type { State, Unit } from '../../state/state.ts';
import type { Situation } from '../situations.ts';
import { DESCRIBED } from './play.ts';

export interface MoveOutcome {
  readonly kind: 'move';
  readonly legal: boolean;
  readonly refused: DescribedRefusal | null;
  readonly events: readonly DescribedEvent[];
  /** What is decided or rolled next. */
  readonly waits: readonly Pending[];
  /** The unit afterwards; null: it is not on the table. */
  readonly stands: {
    readonly x: number;
    readonly y: number;
    readonly facing: number;
    readonly dp: number;
    readonly status: string;
  } | null;
}

/** The order of a unit; whoever's turn the position says it is. */
export function judgeMove(given: Situation<'move'>, t?: Translate): Checked<MoveOutcome> {
  const { unit, order } = given;
  const laid = positionAfter(given);
  if (!laid.ok) return laid;
  const position = laid.value;
  const owner = position.sides.find(({ units }) => units.some(({ id }) => id === unit));
  if (owner === undefined) {
    const facts = { id: unit, known: idsIn(position.sides.flatMap(({ units }) => units)) };
    return { ok: false, problems: [problem('unit', 'sip.problem.unknown', facts)] };
  }
  const table = tableAt({ ...position, active: owner.id }, { at: 'orders' });
  if (!table.ok) return table;
  const played = describedPlay(DESCRIBED, settled(table.value).state, [{ unit, ...order }], t, () => 'order');
  if (!played.ok) return played;
  const { state, orders, refused } = played.value;
  return {
    ok: true,
    value: {
      kind: 'move',
      legal: refused === null,
      refused,
      events: orders[0]?.events ?? [],
      waits: DESCRIBED.pending(state),
      stands: standOf(state, unit),
    },
  };
}

function standOf(state: State, id: string): MoveOutcome['stands'] {
  const index = state.field.units.findIndex((one) => one.id === id);
  const { x, y, facing, dp, status } = state.units[index] as Unit;
  if (status === 'removed' || status === 'reserve') return null;
  return { x: x / CM, y: (state.field.depth - y) / CM, facing: toDegrees(facing), dp, status };
}
