/** Chapter 16 for one unit on a table: its end, friends it passes, and its fate. */
import { type DescribedEvent, idsIn, type Translate } from '@drumhead/content/position';
import { closeDraft, type Checked } from '@drumhead/engine';
import { toDegrees, toMm } from '@drumhead/table';
import type { Situation } from '../schemas/index.ts';
import type { EliminatedUnit } from '../../state/kinds.ts';
import { problem } from '@drumhead/content/schema';
import { retreat, retreatDistance } from '../../morale/retreats.ts';
import type { Sticks, Unit, UnitProfile } from '../../state/state.ts';
import { openDraft } from '../../state/draft.ts';
import { describeEvents } from './play.ts';
import { tableAfter } from './positionFile.ts';
import { unitCalled } from './wording.ts';

export interface RetreatOutcome {
  readonly kind: 'retreat';
  readonly unit: string;
  /** The unit's place afterwards; null: eliminated. */
  readonly stands: { readonly x: number; readonly y: number; readonly facing: number } | null;
  /** LB-LEAD-17: enemy Generals it rode down, who must be tested. */
  readonly riddenDown: readonly string[];
  readonly events: readonly DescribedEvent[];
}

export function judgeRetreat(given: Situation<'retreat'>, t?: Translate): Checked<RetreatOutcome> {
  const table = tableAfter(given);
  if (!table.ok) return table;
  const state = table.value;
  const unit = unitCalled(state, given.unit) ?? -1;
  const from = given.from === undefined ? undefined : (unitCalled(state, given.from) ?? -1);
  const missing = unit < 0 || state.units[unit]?.status !== 'table' ? 'unit' : from === -1 ? 'from' : null;
  if (missing !== null) {
    const facts = { id: given[missing] ?? '', known: idsIn(state.field.units) };
    return { ok: false, problems: [problem(missing, 'lb.problem.nobodyCalled', facts)] };
  }
  const profile = state.field.units[unit] as UnitProfile;
  const stick = given.distance?.toLowerCase() as keyof Sticks | undefined;
  const distance = stick === undefined ? retreatDistance(state.field, profile) : state.field.sticks[stick];
  const draft = openDraft(state);
  const fallen: EliminatedUnit[] = [];
  const { beaten } = given;
  const faceAway = from === undefined ? {} : { faceAway: from };
  const ridden = retreat(
    draft,
    { unit, distance, beaten, rule: beaten ? 'LB-CON-16' : 'LB-RET-03', ...faceAway },
    fallen,
  );
  const after = closeDraft(draft);
  const u = after.units[unit] as Unit;
  return {
    ok: true,
    value: {
      kind: 'retreat',
      unit: given.unit,
      stands: u.status === 'table' ? { x: toMm(u.x), y: toMm(u.y), facing: toDegrees(u.facing) } : null,
      riddenDown: ridden.map((general) => after.field.generals[general]?.id ?? ''),
      events: describeEvents(after, draft.events, t),
    },
  };
}
