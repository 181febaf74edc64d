/** LB-SEQ-07 step 7: D uses the actions it won (LB-APP-26..31, -45). */
import { refusal, type Refusal, emit } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import type { Combat, CombatFrame } from '../../state/combatFrame.ts';
import { planTurnInCombat } from '../../movement/index.ts';
import type { State, Unit } from '../../state/state.ts';
import { type Draft } from '../../state/draft.ts';
import { chargedByCavalry, type DefenderCase, type DefenderUse, defenderUseProblem } from './allowedActions.ts';
import { moveIntoContact } from '../contact/contact.ts';
import { isOnTable, draftCombat, type CombatDraft, goToStep, sideOfRole, type Step, recordUse } from '../combatStep.ts';
import {
  armOf,
  contactProblem,
  applyFormation,
  usesOf,
  applyTurn,
  planFormation,
  formationOffers,
  fallBack,
  updateFlank,
  chargeDefender,
  turnOffers,
} from './actionUses.ts';

/**
 * Why this defender may not use an action so, or null. Cost and room of a formation change or turn are checked later.
 */
export function defenderProblem(state: State, combat: Combat, unit: number, asked: DefenderUse): Refusal | null {
  const i = combat.defenders.indexOf(unit);
  if (i < 0 || !isOnTable(state, unit)) return refusal('LB-APP-12', 'lb.refusal.fight.notInTheFight');
  const of: DefenderCase = {
    attacker: armOf(state, combat.attacker),
    defender: armOf(state, unit),
    inSector: combat.sector >= 0,
    flanked: combat.wasFlanked[i] === true,
    limbered: (state.units[unit] as Unit).formation === 'limbered',
    won: combat.won,
    a: combat.a,
    d: combat.d[i] as number,
    done: usesOf(combat, unit),
  };
  return defenderUseProblem(of, asked) ?? (asked === 'contact' ? contactProblem(state, combat, unit) : null);
}

/** LB-APP-31. Is a square the only formation that may be taken up? */
export function squareOnly(state: State, combat: Combat): boolean {
  return chargedByCavalry(armOf(state, combat.attacker));
}

/** All options of D, except giving up. */
export function defenderOptions(state: State, combat: Combat): readonly Command[] {
  const offers: Command[] = [];
  combat.defenders.forEach((unit, i) => {
    const left = combat.d[i] as number;
    const may = (asked: DefenderUse): boolean => defenderProblem(state, combat, unit, asked) === null;
    if (may('cancel')) offers.push({ type: 'cancel', unit });
    if (may('contact')) offers.push({ type: 'contact', unit });
    if (may('retreat')) offers.push({ type: 'retreat', unit });
    if (may('form')) {
      const forms = formationOffers(state, unit, left);
      offers.push(...forms.filter(({ formation }) => !squareOnly(state, combat) || formation === 'square'));
    }
    if (may('turn')) offers.push(...turnOffers(state, unit, combat.attacker));
  });
  return offers;
}

/** LB-SEQ-07 step 7. */
export const defenderStep: Step = {
  rule: 'LB-APP-26',
  asks: (_state, frame) => sideOfRole(frame.combat, 'd'),
  offers: (state, frame) => [...defenderOptions(state, frame.combat), { type: 'waive' }],
  covers(state, frame, command) {
    if (command.type === 'turn') {
      const { combat } = frame;
      return (
        defenderProblem(state, combat, command.unit, 'turn') === null &&
        planTurnInCombat(state, command.unit, command.facing).ok
      );
    }
    // LB-FORM-04: only guns choose their facing.
    if (command.type !== 'form' || command.formation !== 'unlimbered') return false;
    if (defenderProblem(state, frame.combat, command.unit, 'form') !== null) return false;
    const left = frame.combat.d[frame.combat.defenders.indexOf(command.unit)] as number;
    return planFormation(state, command.unit, command.formation, command.facing, left).ok;
  },
  act(draft, frame, command) {
    const c = draftCombat(frame.combat);
    if (command.type === 'waive') {
      c.d = c.d.map(() => 0);
      goToStep(draft, frame, 'approachUses', { combat: c });
      return null;
    }
    switch (command.type) {
      case 'cancel':
      case 'retreat':
      case 'form':
      case 'turn':
      case 'contact':
        break;
      default:
        return refusal('LB-APP-26', 'lb.refusal.fight.notOpenToDefender', { asked: command.type });
    }
    const problem = defenderProblem(draft, c, command.unit, command.type);
    if (problem !== null) return problem;
    return useOf(draft, frame, c, command);
  },
};

type UseCommand = Extract<Command, { type: DefenderUse }>;

function useOf(draft: Draft, frame: CombatFrame, c: CombatDraft, command: UseCommand): Refusal | null {
  const { unit } = command;
  switch (command.type) {
    case 'cancel':
      chargeDefender(c, unit, 1);
      c.a -= 1;
      emit(draft, { type: 'cancelled', rule: 'LB-APP-28', unit, left: c.a });
      break;
    case 'retreat':
      chargeDefender(c, unit, 1);
      fallBack(draft, c, unit, squareOnly(draft, c) ? 'LB-APP-31' : 'LB-APP-26');
      recordUse(c, unit, 'retreat');
      break;
    case 'turn': {
      const problem = applyTurn(draft, unit, command.facing);
      if (problem !== null) return problem;
      chargeDefender(c, unit, 1);
      recordUse(c, unit, 'turn');
      updateFlank(draft, c, unit);
      break;
    }
    case 'form': {
      const problem = formBy(draft, c, command);
      if (problem !== null) return problem;
      break;
    }
    case 'contact':
      chargeDefender(c, unit, 1);
      return moveIntoContact(draft, frame, c, unit);
  }
  goToStep(draft, frame, 'approachUses', { combat: c });
  return null;
}

/** LB-APP-31, -34. Cavalry falls back at once from a square formed against it. */
function formBy(draft: Draft, c: CombatDraft, command: Extract<Command, { type: 'form' }>): Refusal | null {
  const { unit, formation } = command;
  if (squareOnly(draft, c) && formation !== 'square') return refusal('LB-APP-31', 'lb.refusal.fight.squareOnly');
  const left = c.d[c.defenders.indexOf(unit)] as number;
  const cost = applyFormation(draft, unit, formation, command.facing, left);
  if (typeof cost !== 'number') return cost;
  chargeDefender(c, unit, cost);
  recordUse(c, unit, 'form');
  updateFlank(draft, c, unit);
  if (squareOnly(draft, c) && formation === 'square') {
    fallBack(draft, c, c.attacker, 'LB-APP-34');
    c.fellBack = true;
  }
  return null;
}
