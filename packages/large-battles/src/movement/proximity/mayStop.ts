/** LB-PROX-05: may a unit end its activation where it stands? */
import { refusal, type Refusal } from '@drumhead/engine';
import { mm } from '../../ground/measure.ts';
import { canCure } from './cure.ts';
import { isNoNearer, proximityLimit, tooNear } from './spacing.ts';
import type { State, Unit, UnitProfile } from '../../state/state.ts';
import type { Mover } from '../mover.ts';

/**
 * LB-PROX-05, -04. The activation (or a group's, or a reaction's) may not end in a violation of the unit's own making
 * while one of its own actions could still cure it. Checked also before a last action that does not move the unit.
 */
export function mayStop(state: State, mover: Mover): Refusal | null {
  const u = state.units[mover.unit] as Unit;
  if (u.status !== 'table') return null;
  const worst = ownViolation(state, mover);
  if (worst === null || !canCure(state, mover)) return null;
  const id = (unit: number): string => (state.field.units[unit] as UnitProfile).id;
  return refusal('LB-PROX-05', 'lb.refusal.clearFriendFirst', {
    unit: id(mover.unit),
    friend: id(worst.unit),
    gap: mm(worst.gap),
    limit: mm(proximityLimit(state.field)),
  });
}

/**
 * A friend it is too near to by its own doing: once it has moved, any; before, one that was not so near at the start.
 * Units in a town are exempt (LB-BUA-10).
 */
export function ownViolation(state: State, mover: Mover): { readonly unit: number; readonly gap: number } | null {
  if ((state.units[mover.unit] as Unit).sector >= 0) return null;
  for (const near of tooNear(state, mover.unit)) {
    if (!isNoNearer(mover.activation.near, near.unit, near.gap)) return near;
  }
  return null;
}
