/** LB-SEQ-07 step 8: A uses the actions it kept and won (LB-APP-32..37). */
import { refusal, type Refusal } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import type { Combat } from '../../state/combatFrame.ts';
import type { State } from '../../state/state.ts';
import { type AttackerCase, type AttackerUse, attackerUseProblem } from './allowedActions.ts';
import { moveIntoContact } from '../contact/contact.ts';
import { draftCombat, goToStep, type Step, recordUse } from '../combatStep.ts';
import {
  armOf,
  contactProblem,
  applyFormation,
  usesOf,
  formationOffers,
  fallBack,
  defendersLeft,
} from './actionUses.ts';

/** Why A may not use an action so, or null. */
export function attackerProblem(state: State, combat: Combat, asked: AttackerUse): Refusal | null {
  const of: AttackerCase = {
    attacker: armOf(state, combat.attacker),
    a: combat.a,
    done: usesOf(combat, combat.attacker),
    allGone: defendersLeft(state, combat).length === 0,
  };
  return attackerUseProblem(of, asked) ?? (asked === 'contact' ? contactProblem(state, combat, combat.attacker) : null);
}

/**
 * LB-OPT-05. Does the charge go home? Cavalry that meets neither a square nor an evade closes in without an action, if it
 * has the reach (LB-APP-33) and has not gone back.
 */
export function goesHome(state: State, combat: Combat): boolean {
  if (!state.field.switches.chargeGoesHome || armOf(state, combat.attacker) !== 'cavalry') return false; // LB-APP-44
  return attackerProblem(state, { ...combat, a: 1 }, 'contact') === null;
}

/** All options of A, except giving up. */
export function attackerOptions(state: State, combat: Combat): readonly Command[] {
  const unit = combat.attacker;
  const offers: Command[] = [];
  if (attackerProblem(state, combat, 'contact') === null) offers.push({ type: 'contact', unit });
  if (attackerProblem(state, combat, 'retreat') === null) offers.push({ type: 'retreat', unit });
  if (attackerProblem(state, combat, 'form') === null) offers.push(...formationOffers(state, unit, combat.a));
  return offers;
}

/** LB-SEQ-07 step 8. */
export const attackerStep: Step = {
  rule: 'LB-APP-32',
  asks: (_state, frame) => frame.combat.attackerSide,
  offers: (state, frame) => [...attackerOptions(state, frame.combat), { type: 'waive' }],
  act(draft, frame, command) {
    const c = draftCombat(frame.combat);
    if (command.type === 'waive') {
      c.a = 0; // LB-APP-41
      goToStep(draft, frame, 'approachUses', { combat: c });
      return null;
    }
    if (command.type !== 'retreat' && command.type !== 'form' && command.type !== 'contact') {
      return refusal('LB-APP-32', 'lb.refusal.fight.notOpenToAttacker', { asked: command.type });
    }
    if (command.unit !== c.attacker) return refusal('LB-APP-32', 'lb.refusal.fight.notInTheFight');
    const problem = attackerProblem(draft, c, command.type);
    if (problem !== null) return problem;
    if (command.type === 'form') {
      const cost = applyFormation(draft, command.unit, command.formation, command.facing, c.a);
      if (typeof cost !== 'number') return cost;
      c.a -= cost;
      recordUse(c, command.unit, 'form');
    } else {
      c.a -= 1;
      recordUse(c, command.unit, command.type);
      if (command.type === 'contact') return moveIntoContact(draft, frame, c, command.unit);
      fallBack(draft, c, command.unit, defendersLeft(draft, c).length === 0 ? 'LB-APP-35' : 'LB-APP-32');
    }
    goToStep(draft, frame, 'approachUses', { combat: c });
    return null;
  },
};
