/**
 * LB-SEQ-07 step 6: D was eliminated in the Approach, and A may use its actions (LB-APP-22, -23). A itself is never
 * eliminated there: it came below DIS 3 (LB-UNIT-07), and the Approach costs it 1 at most.
 */
import { refusal, type Refusal } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import type { Combat, CombatFrame } from '../../state/combatFrame.ts';
import { planTurnInCombat } from '../../movement/index.ts';
import { enterSector } from '../../ground/sectors.ts';
import type { State } from '../../state/state.ts';
import { type Draft } from '../../state/draft.ts';
import { carry, carryTo, recall } from '../contact/breakthrough.ts';
import { draftCombat, type CombatDraft, goToStep, type Step, recordUse } from '../combatStep.ts';
import { armOf, applyFormation, applyTurn, formationOffers, turnOffers } from './actionUses.ts';

/** Cavalry may fall back instead of using actions, not afterwards. */
function mayFallBack(state: State, { attacker, uses }: Combat): boolean {
  return armOf(state, attacker) === 'cavalry' && uses.length === 0;
}

/** All options of A, except giving up; a unit that takes a sector enters it and has no further choice (LB-BUA-16). */
function victorOptions(state: State, frame: CombatFrame): readonly Command[] {
  const { attacker: unit, a, sector } = frame.combat;
  if (sector >= 0) return [];
  const offers: Command[] = [];
  if (a > 0) {
    if (carryTo(state, frame, unit) !== null) offers.push({ type: 'carry' });
    offers.push(...formationOffers(state, unit, a), ...turnOffers(state, unit, null));
  }
  if (mayFallBack(state, frame.combat)) offers.push({ type: 'fallBack' });
  return offers;
}

/** LB-APP-22, -23, LB-BUA-16. */
export const victorStep: Step = {
  rule: 'LB-APP-22',
  asks: (state, frame) => (victorOptions(state, frame).length === 0 ? 'auto' : frame.combat.attackerSide),
  offers: (state, frame) => [...victorOptions(state, frame), { type: 'waive' }],
  covers(state, frame, command) {
    const { attacker, a } = frame.combat;
    if (command.type !== 'turn' || command.unit !== attacker || a < 1) return false;
    return planTurnInCombat(state, attacker, command.facing).ok;
  },
  auto(draft, frame) {
    const { attacker, sector } = frame.combat;
    enterSector(draft, attacker, sector, 'LB-BUA-16'); // in the open there is no sector to enter
    goToStep(draft, frame, 'combatEnd');
  },
  act(draft, frame, command) {
    const c = draftCombat(frame.combat);
    switch (command.type) {
      case 'waive':
        goToStep(draft, frame, 'combatEnd');
        return null;
      case 'fallBack':
        if (!mayFallBack(draft, c))
          return refusal('LB-APP-22', 'lb.refusal.fight.notOpenToVictor', { asked: 'fallBack' });
        recall(draft, c, c.attacker, 'LB-APP-22');
        goToStep(draft, frame, 'combatEnd', { combat: c });
        return null;
      case 'carry':
        return carryOn(draft, frame, c);
      case 'form':
      case 'turn':
        return change(draft, frame, c, command);
      default:
        return refusal('LB-APP-22', 'lb.refusal.fight.notOpenToVictor', { asked: command.type });
    }
  },
};

function carryOn(draft: Draft, frame: CombatFrame, c: CombatDraft): Refusal | null {
  if (c.a < 1) return refusal('LB-APP-22', 'lb.refusal.fight.actionsMissing', { needed: 1, left: c.a });
  const to = carryTo(draft, frame, c.attacker);
  if (to === null) return refusal('LB-CON-21', 'lb.refusal.fight.noPlaceToCarry');
  c.a -= 1;
  recordUse(c, c.attacker, 'contact'); // the place is taken, falling back is over
  carry(draft, c, c.attacker, to);
  goToStep(draft, frame, 'victor', { combat: c, places: [] });
  return null;
}

function change(
  draft: Draft,
  frame: CombatFrame,
  c: CombatDraft,
  command: Command & { type: 'form' | 'turn' },
): Refusal | null {
  const unit = c.attacker;
  if (command.unit !== unit) return refusal('LB-APP-22', 'lb.refusal.fight.notInTheFight');
  if (command.type === 'turn') {
    if (c.a < 1) return refusal('LB-APP-22', 'lb.refusal.fight.actionsMissing', { needed: 1, left: c.a });
    const problem = applyTurn(draft, unit, command.facing);
    if (problem !== null) return problem;
    c.a -= 1;
  } else {
    const cost = applyFormation(draft, unit, command.formation, command.facing, c.a);
    if (typeof cost !== 'number') return cost;
    c.a -= cost;
  }
  recordUse(c, unit, command.type);
  goToStep(draft, frame, 'victor', { combat: c });
  return null;
}
