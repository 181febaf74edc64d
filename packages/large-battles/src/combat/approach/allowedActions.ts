/** Options of each side in an Approach, from facts alone (LB-APP-25..37, LB-BUA-13). */
import { refusal, type Refusal, type RuleId } from '@drumhead/engine';
import type { CombatUse } from '../../state/combatFrame.ts';
import type { Arm } from '../../state/state.ts';

/** Uses of D's actions. */
export type DefenderUse = 'cancel' | 'retreat' | 'form' | 'turn' | 'contact';
/** Uses of A's actions. */
export type AttackerUse = 'retreat' | 'form' | 'contact';

/** LB-APP-26, -32. Allowed sequences: at most two uses in a row, and Contact ends them. */
export const ORDERS: { readonly [K in CombatUse | 'nothing']: readonly CombatUse[] } = {
  nothing: ['contact', 'form', 'retreat', 'turn'],
  form: ['contact', 'retreat'],
  retreat: ['form', 'retreat'],
  turn: [],
  contact: [],
};

/** LB-APP-26, -32. Is this use allowed after the unit's earlier ones? */
export function orderProblem(done: readonly CombatUse[], asked: CombatUse, rule: RuleId): Refusal | null {
  const last = done[done.length - 1] ?? 'nothing';
  if (done.length < 2 && ORDERS[last].includes(asked)) return null;
  return refusal(rule, 'lb.refusal.fight.orderOfUses', { after: last, asked });
}

/** LB-APP-26, -30, -31, LB-BUA-13. Uses open to a defender of this kind against this attacker. */
export function openToDefender(
  attacker: Arm,
  defender: Arm,
  inSector: boolean,
): { readonly rule: RuleId; readonly uses: readonly DefenderUse[] } {
  if (inSector) return { rule: 'LB-BUA-13', uses: ['cancel'] };
  if (attacker === 'cavalry') {
    if (defender === 'artillery') return { rule: 'LB-APP-31', uses: ['cancel'] };
    if (defender === 'infantry') return { rule: 'LB-APP-31', uses: ['form', 'turn'] };
    return { rule: 'LB-APP-31', uses: ['contact', 'retreat'] };
  }
  if (defender === 'artillery') return { rule: 'LB-APP-30', uses: ['cancel', 'form', 'turn', 'retreat'] };
  return { rule: 'LB-APP-26', uses: ['cancel', 'retreat', 'form', 'turn', 'contact'] };
}

/** LB-APP-31: against cavalry the square is the only formation to change into, and retreating is evading. */
export function chargedByCavalry(attacker: Arm): boolean {
  return attacker === 'cavalry';
}

/** The facts that decide the options of a defender. */
export interface DefenderCase {
  readonly attacker: Arm;
  readonly defender: Arm;
  readonly inSector: boolean;
  /** Attacked in flank or rear when the Approach was rolled. */
  readonly flanked: boolean;
  readonly limbered: boolean;
  /** Dice won by A and D. */
  readonly won: readonly [number, number];
  /** A's actions, and this defender's. */
  readonly a: number;
  readonly d: number;
  readonly done: readonly CombatUse[];
}

/** What D may do, as far as the kinds of unit and the dice decide; terrain and reach are checked on the table. */
export function defenderUseProblem(of: DefenderCase, asked: DefenderUse): Refusal | null {
  if (of.d < 1) return refusal('LB-APP-24', 'lb.refusal.fight.actionsMissing', { needed: 1, left: of.d });
  const open = openToDefender(of.attacker, of.defender, of.inSector);
  if (!open.uses.includes(asked)) return refusal(open.rule, 'lb.refusal.fight.notOpenToDefender', { asked });
  if (asked === 'cancel') return of.a > 0 ? null : refusal('LB-APP-28', 'lb.refusal.fight.nothingToCancel');
  const order = orderProblem(of.done, asked, 'LB-APP-26');
  if (order !== null) return order;
  if (asked === 'turn') return of.flanked ? null : refusal('LB-APP-27', 'lb.refusal.fight.turnsInFrontOnly');
  if (asked === 'retreat') {
    return of.defender === 'artillery' && !of.limbered ? refusal('LB-APP-30', 'lb.refusal.fight.notLimbered') : null;
  }
  return asked === 'contact' ? counterProblem(of) : null;
}

/** LB-APP-27, -29: D's own move into Contact. */
function counterProblem(of: DefenderCase): Refusal | null {
  if (of.flanked) return refusal('LB-APP-27', 'lb.refusal.fight.flankedNoContact');
  const oneAll = of.won[0] === 1; // it has an action to use, so it won the other die
  return of.defender === 'infantry' && oneAll ? refusal('LB-APP-27', 'lb.refusal.fight.oneAllNoContact') : null;
}

/** The facts that decide the options of A. */
export interface AttackerCase {
  readonly attacker: Arm;
  readonly a: number;
  readonly done: readonly CombatUse[];
  /** Every unit of D that is left has retreated. */
  readonly allGone: boolean;
}

/** LB-APP-32, -35, -37, as far as the dice and D's answers decide. */
export function attackerUseProblem(of: AttackerCase, asked: AttackerUse): Refusal | null {
  // LB-APP-44: no charge is free, whatever the arm.
  if (of.a < 1) return refusal('LB-APP-24', 'lb.refusal.fight.actionsMissing', { needed: 1, left: of.a });
  if (!of.allGone) return orderProblem(of.done, asked, 'LB-APP-32');
  // From cavalry only cavalry retreats (LB-APP-31): it has evaded.
  if (of.attacker === 'cavalry')
    return asked === 'retreat' ? null : refusal('LB-APP-35', 'lb.refusal.fight.onlyFallBack');
  return asked === 'form'
    ? orderProblem(of.done, 'form', 'LB-APP-37')
    : refusal('LB-APP-37', 'lb.refusal.fight.onlyFormation');
}

/** LB-APP-36, -37: without Contact A withdraws, unless D has retreated, or A itself has. */
export function mustWithdraw(of: {
  readonly fellBack: boolean;
  readonly ownRetreat: boolean;
  readonly allGone: boolean;
}): boolean {
  return !of.fellBack && !of.ownRetreat && !of.allGone;
}
