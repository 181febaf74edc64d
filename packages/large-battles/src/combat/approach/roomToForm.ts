/** Changing formation and turning inside a fight (LB-FORM-03, LB-APP-22, -26, -40): only room matters, not nearness. */
import { refusal, type Result } from '@drumhead/engine';
import { facingTowards, normalise } from '@drumhead/table';
import { formationProblem } from '../../movement/formationRules.ts';
import { type Arrival, planFormationInCombat, planTurnInCombat } from '../../movement/index.ts';
import type { Formation, State, Unit, UnitProfile } from '../../state/state.ts';

const QUARTER = 1440;

function never(rule: string, reason: string): Result<Arrival> {
  return { ok: false, refusal: refusal(rule, reason) };
}

/** LB-FORM-02, -03; at army level only guns (LB-ARMY-05); a garrison has no formation to change. */
export function formInFight(state: State, unit: number, formation: Formation, facing: number): Result<Arrival> {
  const u = state.units[unit] as Unit;
  const strange = formationProblem(state.field, state.field.units[unit] as UnitProfile, formation);
  if (strange !== null) return { ok: false, refusal: strange };
  if (formation === u.formation) return never('LB-FORM-02', 'lb.refusal.fight.formedSo');
  return planFormationInCombat(state, unit, formation, facing);
}

/** Facings offered: straight at the enemy, if there is one, along his line, and the quarter turns. */
export function turnsTowards(state: State, unit: number, enemy: number | null): readonly number[] {
  const u = state.units[unit] as Unit;
  const wanted = [QUARTER, 3 * QUARTER, 2 * QUARTER].map((turn) => normalise(u.facing + turn));
  if (enemy !== null) {
    const e = state.units[enemy] as Unit;
    wanted.unshift(facingTowards(e.x - u.x, e.y - u.y), normalise(e.facing + 2 * QUARTER));
  }
  return wanted.filter((facing, i) => wanted.indexOf(facing) === i && planTurnInCombat(state, unit, facing).ok);
}
