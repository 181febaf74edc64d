/** Uses of actions in an Approach (LB-APP-22..45): legality and effects. */
import { refusal, type Refusal, emit, type Result } from '@drumhead/engine';
import { inFrontalArc, inStrip } from '../../ground/arcs.ts';
import type { Command } from '../../state/commands.ts';
import { formationsOf } from '../../movement/formationRules.ts';
import type { Combat, CombatUse } from '../../state/combatFrame.ts';
import { type Arrival, planContactMove, formCost, planTurnInCombat } from '../../movement/index.ts';
import { type RetreatOrder, retreatDistance } from '../../morale/retreats.ts';
import type { Formation, State, Unit, UnitProfile } from '../../state/state.ts';
import { changeUnit, type Draft } from '../../state/draft.ts';
import { formInFight, turnsTowards } from './roomToForm.ts';
import { isOnTable, hasUsed, type CombatDraft, driveBack } from '../combatStep.ts';

export function armOf(state: State, unit: number): UnitProfile['arm'] {
  return (state.field.units[unit] as UnitProfile).arm;
}

export function usesOf(combat: Combat, unit: number): readonly CombatUse[] {
  return combat.uses.filter((done) => done.unit === unit).map((done) => done.use);
}

/**
 * LB-RET-04, LB-CON-24. A backward move away from these enemies; without one in front, the unit faces one of them
 * first.
 */
export function retreatFrom(
  state: State,
  unit: number,
  enemies: readonly number[],
  order: Pick<RetreatOrder, 'distance' | 'beaten' | 'rule'>,
): RetreatOrder {
  const there = enemies.filter((enemy) => isOnTable(state, enemy));
  const first = there.find((enemy) => inStrip(state, unit, enemy)) ?? there[0];
  return { ...order, unit, faceAway: first };
}

/** LB-APP-38, -39. One retreat, withdrawal, evasion or fall-back in the Approach. A faces its enemy as it is. */
export function fallBack(draft: Draft, c: CombatDraft, unit: number, rule: string): void {
  const enemies = unit === c.attacker ? [] : [c.attacker];
  const distance = retreatDistance(draft.field, draft.field.units[unit] as UnitProfile);
  driveBack(draft, c, retreatFrom(draft, unit, enemies, { distance, beaten: false, rule }));
}

/** Units of D still there that have not retreated. */
export function defendersLeft(state: State, combat: Combat): readonly number[] {
  return combat.defenders.filter((d) => isOnTable(state, d) && !hasUsed(combat, d, 'retreat'));
}

/** LB-APP-33, -08, LB-FORM-08, LB-UNIT-08. Why terrain or the kind of unit forbids the move into Contact, or null. */
export function contactProblem(state: State, combat: Combat, unit: number): Refusal | null {
  const isA = unit === combat.attacker;
  const targets = isA ? defendersLeft(state, combat) : [combat.attacker];
  if ((state.units[unit] as Unit).formation === 'square') return refusal('LB-FORM-08', 'lb.refusal.fight.squareStays');
  const found = planContactMove(state, unit, targets);
  if (!found.ok) return found.refusal;
  if (armOf(state, unit) === 'infantry' && found.value.touched.some((t) => armOf(state, t) === 'cavalry')) {
    return refusal('LB-APP-08', 'lb.refusal.fight.infantryIntoCavalry');
  }
  return null;
}

/** LB-FORM-02. A change of formation for at most so many actions: the new pose, or why not. */
export function planFormation(
  state: State,
  unit: number,
  formation: Formation,
  facing: number,
  actions: number,
): Result<Arrival> {
  const cost = formCost(state, unit);
  if (cost <= actions) return formInFight(state, unit, formation, facing);
  return {
    ok: false,
    refusal: refusal('LB-FORM-02', 'lb.refusal.fight.actionsMissing', { needed: cost, left: actions }),
  };
}

/** Formation changes open to a unit with so many actions. */
export function formationOffers(
  state: State,
  unit: number,
  actions: number,
): readonly (Command & { readonly type: 'form' })[] {
  const { facing } = state.units[unit] as Unit;
  return formationsOf(state.field, armOf(state, unit))
    .filter((formation) => planFormation(state, unit, formation, facing, actions).ok)
    .map((formation) => ({ type: 'form', unit, formation, facing }));
}

/** LB-APP-40. Turns worth offering, towards this enemy if there is one. */
export function turnOffers(state: State, unit: number, enemy: number | null): readonly Command[] {
  return turnsTowards(state, unit, enemy).map((facing) => ({ type: 'turn', unit, facing }));
}

/** Carries a formation change out and returns its cost, or the refusal. */
export function applyFormation(
  draft: Draft,
  unit: number,
  formation: Formation,
  facing: number,
  actions: number,
): Refusal | number {
  const found = planFormation(draft, unit, formation, facing, actions);
  if (!found.ok) return found.refusal;
  const { x, y } = found.value;
  changeUnit(draft, unit, { x, y, facing: found.value.facing, formation });
  emit(draft, { type: 'formed', rule: 'LB-FORM-02', unit, formation, x, y, facing: found.value.facing });
  return formCost(draft, unit);
}

/** LB-APP-40. */
export function applyTurn(draft: Draft, unit: number, facing: number): Refusal | null {
  const found = planTurnInCombat(draft, unit, facing);
  if (!found.ok) return found.refusal;
  changeUnit(draft, unit, { facing: found.value.facing });
  emit(draft, { type: 'turned', rule: 'LB-APP-40', unit, facing: found.value.facing });
  return null;
}

/** LB-APP-40. A unit that now has A in front is no longer attacked in flank. */
export function updateFlank(draft: Draft, c: CombatDraft, unit: number): void {
  if (!inFrontalArc(draft, unit, c.attacker)) return;
  c.flank = c.flank.map((f, n) => f && c.defenders[n] !== unit);
}

/** LB-APP-45. Deducts the cost from one defender's actions. */
export function chargeDefender(c: CombatDraft, unit: number, cost: number): void {
  const i = c.defenders.indexOf(unit);
  c.d = c.d.map((left, n) => (n === i ? left - cost : left));
}
