/** LB-OPT-01, -02: forming a Grand Battery. */
import { emit } from '@drumhead/engine';
import { testShaken } from '../morale/losses.ts';
import type { Joining } from './index.ts';
import type { General, Unit } from '../state/state.ts';
import { changeGeneral, changeUnit } from '../state/changes.ts';
import { type Work } from '../state/draft.ts';

/**
 * From now on one unit: the worse DIS, loaded, with the actions of either this phase; the other battery is no unit any
 * more.
 */
export function formGrandBattery(work: Work, unit: number, partner: number, { pose }: Joining): void {
  const a = work.units[unit] as Unit;
  const b = work.units[partner] as Unit;
  const { x, y, facing } = pose;
  changeUnit(work, unit, {
    x,
    y,
    facing,
    dis: Math.max(a.dis, b.dis),
    loaded: true,
    activated: a.activated || b.activated,
    reacted: a.reacted || b.reacted,
    violation: false,
    battery: partner,
    formed: work.phase,
  });
  changeUnit(work, partner, { status: 'joined', violation: false });
  work.generals.forEach((g: General, general) => {
    if (g.status === 'attached' && g.unit === partner) changeGeneral(work, general, { unit });
  });
  emit(work, { type: 'joined', rule: 'LB-OPT-01', unit, partner, x, y, facing });
  testShaken(work);
}
