/** LB-SEQ-07 step 7: what D does with the actions it won (LB-APP-26..31, -45). */
import type { Refusal } from '@drumhead/engine';
import type { Command } from '../commands.ts';
import type { Combat, CombatFrame } from '../frames.ts';
import { no } from '../handler.ts';
import { formCost } from '../moves/index.ts';
import type { State, Unit } from '../state.ts';
import { tell, type Work } from '../work.ts';
import { nextInApproach } from './approach.ts';
import { moveIntoContact } from './contact.ts';
import { formInFight, turnInFight } from './room.ts';
import { alive, draft, type Draft, sideOfRole, type Step, used } from './step.ts';
import {
  armOf,
  contactProblem,
  doForm,
  doTurn,
  formsInFight,
  goBack,
  lookAgain,
  orderProblem,
  payD,
  turnsInFight,
} from './uses.ts';

/** What the uses of D's actions are called in commands. */
type Asked = 'cancel' | 'retreat' | 'form' | 'turn' | 'contact';

/** LB-APP-26, -30, -31, LB-BUA-13. What a defender of this kind may do at all against this attacker. */
export function openToDefender(state: State, combat: Combat, unit: number): { readonly rule: string; readonly uses: readonly Asked[] } {
  const arm = armOf(state, unit);
  if (combat.sector >= 0) return { rule: 'LB-BUA-13', uses: ['cancel'] };
  if (armOf(state, combat.attacker) === 'cavalry') {
    if (arm === 'artillery') return { rule: 'LB-APP-31', uses: ['cancel'] };
    if (arm === 'infantry') return { rule: 'LB-APP-31', uses: ['form', 'turn'] };
    return { rule: 'LB-APP-31', uses: ['contact', 'retreat'] };
  }
  if (arm === 'artillery') return { rule: 'LB-APP-30', uses: ['cancel', 'form', 'turn', 'retreat'] };
  return { rule: 'LB-APP-26', uses: ['cancel', 'retreat', 'form', 'turn', 'contact'] };
}

/** Against cavalry the only formation to change into is the square (LB-APP-31). */
function squareOnly(state: State, combat: Combat): boolean {
  return armOf(state, combat.attacker) === 'cavalry';
}

function wasFlanked(combat: Combat, unit: number): boolean {
  return combat.wasFlanked[combat.defenders.indexOf(unit)] === true;
}

/** May this defender do this with an action? Cost and ground of a formation change or turn are looked at later. */
export function defenderProblem(state: State, combat: Combat, unit: number, asked: Asked): Refusal | null {
  const i = combat.defenders.indexOf(unit);
  if (i < 0 || !alive(state, unit)) return no('LB-APP-12', 'lb.refusal.notInTheFight', { unit });
  const left = combat.d[i] as number;
  if (left < 1) return no('LB-APP-24', 'lb.refusal.actionsMissing', { needed: 1, left });
  const open = openToDefender(state, combat, unit);
  if (!open.uses.includes(asked)) return no(open.rule, 'lb.refusal.notOpenToDefender', { asked });
  if (asked === 'cancel') return combat.a > 0 ? null : no('LB-APP-28', 'lb.refusal.nothingToCancel');
  const evades = squareOnly(state, combat) && asked === 'retreat';
  const order = evades ? null : orderProblem(combat, unit, asked);
  if (order !== null) return order;
  if (asked === 'turn') return wasFlanked(combat, unit) ? null : no('LB-APP-27', 'lb.refusal.turnsInFrontOnly');
  if (asked === 'retreat') {
    const limbered = armOf(state, unit) !== 'artillery' || (state.units[unit] as Unit).formation === 'limbered';
    return limbered ? null : no('LB-APP-30', 'lb.refusal.notLimbered');
  }
  return asked === 'contact' ? counterProblem(state, combat, unit) : null;
}

/** LB-APP-27, -29: D's own move into Contact. */
function counterProblem(state: State, combat: Combat, unit: number): Refusal | null {
  if (wasFlanked(combat, unit)) return no('LB-APP-27', 'lb.refusal.flankedNoContact');
  const [a, d] = combat.won;
  if (armOf(state, unit) === 'infantry' && a === 1 && d === 1) return no('LB-APP-27', 'lb.refusal.oneAllNoContact');
  return contactProblem(state, combat, unit);
}

/** All that D may do, without giving up. */
export function defenderOptions(state: State, combat: Combat): readonly Command[] {
  const offers: Command[] = [];
  combat.defenders.forEach((unit, i) => {
    const left = combat.d[i] as number;
    if (left < 1) return;
    const may = (asked: Asked): boolean => defenderProblem(state, combat, unit, asked) === null;
    if (may('cancel')) offers.push({ type: 'cancel', unit });
    if (may('contact')) offers.push({ type: 'contact', unit });
    if (may('retreat')) offers.push({ type: 'retreat', unit });
    if (may('form')) {
      for (const offer of formsInFight(state, unit, left)) {
        if (!squareOnly(state, combat) || (offer.type === 'form' && offer.formation === 'square')) offers.push(offer);
      }
    }
    if (may('turn')) offers.push(...turnsInFight(state, unit, combat.attacker));
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
      return defenderProblem(state, combat, command.unit, 'turn') === null && turnInFight(state, command.unit, command.facing).ok;
    }
    if (command.type !== 'form' || defenderProblem(state, frame.combat, command.unit, 'form') !== null) return false;
    if (squareOnly(state, frame.combat) && command.formation !== 'square') return false;
    const left = frame.combat.d[frame.combat.defenders.indexOf(command.unit)] as number;
    return formCost(state, command.unit) <= left && formInFight(state, command.unit, command.formation, command.facing).ok;
  },
  act(work, frame, command) {
    const c = draft(frame.combat);
    if (command.type === 'waive') {
      c.d = c.d.map(() => 0);
      nextInApproach(work, frame, c);
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
        return no('LB-APP-26', 'lb.refusal.notOpenToDefender', { asked: command.type });
    }
    const problem = defenderProblem(work, c, command.unit, command.type);
    if (problem !== null) return problem;
    return useOf(work, frame, c, command);
  },
};

type UseCommand = Extract<Command, { type: Asked }>;

function useOf(work: Work, frame: CombatFrame, c: Draft, command: UseCommand): Refusal | null {
  const { unit } = command;
  switch (command.type) {
    case 'cancel':
      payD(c, unit, 1);
      c.a -= 1;
      tell(work, { type: 'cancelled', rule: 'LB-APP-28', left: c.a });
      break;
    case 'retreat':
      payD(c, unit, 1);
      goBack(work, c, unit, [c.attacker], squareOnly(work, c) ? 'LB-APP-31' : 'LB-APP-26');
      used(c, unit, 'retreat');
      break;
    case 'turn': {
      const problem = doTurn(work, unit, command.facing);
      if (problem !== null) return problem;
      payD(c, unit, 1);
      used(c, unit, 'turn');
      lookAgain(work, c, unit);
      break;
    }
    case 'form': {
      const problem = formBy(work, c, command);
      if (problem !== null) return problem;
      break;
    }
    case 'contact':
      payD(c, unit, 1);
      used(c, unit, 'contact');
      return moveIntoContact(work, frame, c, unit);
  }
  nextInApproach(work, frame, c);
  return null;
}

/** LB-APP-31, -34. A square formed against cavalry sends it back at once. */
function formBy(work: Work, c: Draft, command: Extract<Command, { type: 'form' }>): Refusal | null {
  const { unit, formation } = command;
  if (squareOnly(work, c) && formation !== 'square') return no('LB-APP-31', 'lb.refusal.squareOnly');
  const left = c.d[c.defenders.indexOf(unit)] as number;
  const cost = doForm(work, unit, formation, command.facing, left);
  if (typeof cost !== 'number') return cost;
  payD(c, unit, cost);
  used(c, unit, 'form');
  lookAgain(work, c, unit);
  if (squareOnly(work, c) && formation === 'square') {
    goBack(work, c, c.attacker, c.defenders, 'LB-APP-34');
    c.fellBack = true;
  }
  return null;
}
