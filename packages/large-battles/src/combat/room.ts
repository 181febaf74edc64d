/** Changing formation and turning inside a fight (LB-FORM-03, LB-APP-22, -26, -40): room, not nearness, decides. */
import { facingTowards, normalise } from '@drumhead/table';
import { formationProblem } from '../formations.ts';
import { no } from '../handler.ts';
import { type Arrival, type Tried, tryFormInCombat, tryTurnInCombat } from '../moves/index.ts';
import type { Formation, State, Unit, UnitProfile } from '../state.ts';

const QUARTER = 1440;
const HALF = 2880;

function never(rule: string, reason: string): Tried<Arrival> {
  return { ok: false, refusal: no(rule, reason) };
}

/** LB-FORM-02, -03; nobody but guns at army level (LB-ARMY-05); a garrison has no formation to change. */
export function formInFight(state: State, unit: number, formation: Formation, facing: number): Tried<Arrival> {
  const u = state.units[unit] as Unit;
  if (u.sector >= 0) return never('LB-BUA-13', 'lb.refusal.fight.garrisonCancels');
  const strange = formationProblem(state.field, state.field.units[unit] as UnitProfile, formation);
  if (strange !== null) return { ok: false, refusal: strange };
  if (formation === u.formation) return never('LB-FORM-02', 'lb.refusal.fight.formedSo');
  return tryFormInCombat(state, unit, formation, facing);
}

/** LB-APP-40. */
export function turnInFight(state: State, unit: number, facing: number): Tried<Arrival> {
  if ((state.units[unit] as Unit).sector >= 0) return never('LB-BUA-13', 'lb.refusal.fight.garrisonCancels');
  return tryTurnInCombat(state, unit, facing);
}

/** Facings worth offering: straight at the enemy, along his line, and the quarter turns. */
export function turnsTowards(state: State, unit: number, enemy: number): readonly number[] {
  const u = state.units[unit] as Unit;
  const e = state.units[enemy] as Unit;
  const wanted = [normalise(u.facing + QUARTER), normalise(u.facing - QUARTER), normalise(u.facing + HALF)];
  if (enemy !== unit) wanted.unshift(facingTowards(e.x - u.x, e.y - u.y), normalise(e.facing + HALF));
  return wanted.filter((facing, i) => wanted.indexOf(facing) === i && turnInFight(state, unit, facing).ok);
}
