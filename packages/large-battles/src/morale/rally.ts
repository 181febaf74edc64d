/** Rallying (LB-UNIT-09..12) and reloading (LB-BOMB-02). */
import { toMm } from '@drumhead/table';
import { refusal, type Refusal } from '@drumhead/engine';
import { inCommand } from '../command/inCommand.ts';
import { distanceBetween, enemiesOf } from '../ground/footprints.ts';
import type { UnitActivation } from '../state/frames.ts';
import { TOLERANCE } from '../ground/measure.ts';
import { canSee } from '../ground/sight.ts';
import type { Field, State, Unit, UnitProfile } from '../state/state.ts';

/** LB-UNIT-10, LB-SPEC-15. Can the unit rally at all from this disorder? */
export function canRallyFrom(profile: UnitProfile, dis: number): boolean {
  if (profile.arm === 'artillery') return false;
  if (profile.arm === 'cavalry') return dis === 3;
  if (profile.traits.militia && dis === 3) return false;
  return dis >= 2;
}

/** LB-UNIT-11, LB-SPEC-04, LB-SPEC-20. An enemy within so many steps may keep the unit from rallying; 0: none does. */
export function rallyDistance({ sticks }: Field, { traits }: UnitProfile): number {
  if (traits.drilled) return 0;
  return traits.undrilled ? 2 * sticks.m : sticks.l;
}

/** LB-UNIT-09..12, -14. Why the unit may not spend an action to lose 1 DIS, or null. */
export function rallyProblem(state: State, activation: UnitActivation): Refusal | null {
  const u = state.units[activation.unit] as Unit;
  const profile = state.field.units[activation.unit] as UnitProfile;
  if (activation.rallied) return refusal('LB-UNIT-10', 'lb.refusal.ralliedAlready');
  if (!canRallyFrom(profile, u.dis)) {
    const rule = profile.traits.militia && u.dis === 3 ? 'LB-SPEC-15' : 'LB-UNIT-10';
    return refusal(rule, 'lb.refusal.cannotRally', { dis: u.dis });
  }
  if (!inCommand(state, activation.unit)) return refusal('LB-UNIT-13', 'lb.refusal.notInCommand');
  if (profile.traits.drilled) return null; // LB-SPEC-04
  const near = rallyDistance(state.field, profile);
  for (const enemy of enemiesOf(state, profile.side)) {
    const far = distanceBetween(state, activation.unit, enemy);
    if (far > near + TOLERANCE) continue;
    if (profile.traits.undrilled) {
      return refusal('LB-SPEC-19', 'lb.refusal.enemyTooNearToRally', {
        enemy,
        distance: toMm(far),
        needed: toMm(near),
      });
    }
    if (canSee(state, activation.unit, enemy)) {
      return refusal('LB-UNIT-11', 'lb.refusal.enemyTooNearToRally', {
        enemy,
        distance: toMm(far),
        needed: toMm(near),
      });
    }
  }
  return null;
}

/** LB-BOMB-02, -03. */
export function reloadProblem(state: State, unit: number): Refusal | null {
  if ((state.field.units[unit] as UnitProfile).arm !== 'artillery')
    return refusal('LB-BOMB-02', 'lb.refusal.notABattery');
  if ((state.units[unit] as Unit).loaded) return refusal('LB-BOMB-02', 'lb.refusal.loadedAlready');
  return null;
}
