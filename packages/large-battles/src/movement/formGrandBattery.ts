/** LB-OPT-01, -02: forming a Grand Battery. */
import { emit } from '@drumhead/engine';
import { testShaken } from '../morale/losses.ts';
import type { Joining } from './index.ts';
import type { General, Unit } from '../state/state.ts';
import { changeGeneral, changeUnit, type Draft } from '../state/draft.ts';

/**
 * From now on one unit: the worse DIS, loaded, with the actions of either this phase; the other battery is no unit any
 * more.
 */
export function formGrandBattery(draft: Draft, unit: number, partner: number, { pose }: Joining): void {
  const a = draft.units[unit] as Unit;
  const b = draft.units[partner] as Unit;
  const { x, y, facing } = pose;
  changeUnit(draft, unit, {
    x,
    y,
    facing,
    dis: Math.max(a.dis, b.dis),
    loaded: true,
    activated: a.activated || b.activated,
    reacted: a.reacted || b.reacted,
    violation: false,
    battery: partner,
    formed: draft.phase,
  });
  changeUnit(draft, partner, { status: 'joined', violation: false });
  draft.generals.forEach((g: General, general) => {
    if (g.status === 'attached' && g.unit === partner) changeGeneral(draft, general, { unit });
  });
  emit(draft, { type: 'joined', rule: 'LB-OPT-01', unit, partner, x, y, facing });
  testShaken(draft);
}
