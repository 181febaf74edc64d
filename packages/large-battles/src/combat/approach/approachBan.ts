/** LB-APP-02, -07, LB-UNIT-07, LB-FORM-08: units that may not Approach at all. */
import { refusal, type Refusal } from '@drumhead/engine';
import { maySurprise } from '../../movement/formationRules.ts';
import type { State, Unit, UnitProfile } from '../../state/state.ts';
import type { Mover } from '../../movement/mover.ts';

/** Why this unit may not Approach in its present mode, or null. */
export function approachBan(state: State, mover: Mover): Refusal | null {
  const u = state.units[mover.unit] as Unit;
  const profile = state.field.units[mover.unit] as UnitProfile;
  if (profile.arm === 'artillery') return refusal('LB-APP-02', 'lb.refusal.gunsNeverApproach', { unit: profile.id });
  if (u.formation === 'square') return refusal('LB-FORM-08', 'lb.refusal.squareMayNotApproach', { unit: profile.id });
  if (u.sector >= 0) return refusal('LB-BUA-17', 'lb.refusal.garrisonMayNotApproach', { unit: profile.id });
  return attackBan(state, mover);
}

/**
 * LB-APP-07, LB-REACT-18: why it may not attack in its present mode, even into the next sector (LB-BUA-25), or null.
 */
export function attackBan(state: State, mover: Mover): Refusal | null {
  const u = state.units[mover.unit] as Unit;
  const profile = state.field.units[mover.unit] as UnitProfile;
  if (u.dis >= 3) return refusal('LB-UNIT-07', 'lb.refusal.tooDisordered', { unit: profile.id, dis: u.dis });
  switch (mover.mode) {
    case 'own':
      return u.brigade < 0 ? refusal('LB-CINC-05', 'lb.refusal.reserveStays', { unit: profile.id }) : null;
    // LB-REACT-07
    case 'reaction':
      if (u.brigade < 0) return refusal('LB-REACT-17', 'lb.refusal.reserveStays', { unit: profile.id });
      if (profile.arm === 'infantry')
        return refusal('LB-REACT-06', 'lb.refusal.infantryReaction', { unit: profile.id });
      return maySurprise(u.formation)
        ? null
        : refusal('LB-APP-07', 'lb.refusal.cavalryReactsInLine', { unit: profile.id });
    case 'group':
      return refusal('LB-LEAD-06', 'lb.refusal.noApproachInGroup', { unit: profile.id });
    case 'reserve':
      return refusal('LB-CINC-08', 'lb.refusal.noApproachOnMarch', { unit: profile.id });
    case 'free':
      return refusal('LB-CINC-07', 'lb.refusal.noApproachOnMarch', { unit: profile.id });
    case 'correct':
      return refusal('LB-PROX-07', 'lb.refusal.noApproachOnMarch', { unit: profile.id });
  }
}
