/** LB-SEQ-08 step 2, LB-CON-09: dice bought, Leader dice, Charismatic; A declares, then D. */
import { refusal, type Refusal } from '@drumhead/engine';
import { withinSpan } from '../../command/inCommand.ts';
import type { Command } from '../../state/commands.ts';
import type { Combat } from '../../state/combatFrame.ts';
import { isWhole } from '../../turn/handler.ts';
import type { General, State, Unit } from '../../state/state.ts';
import { unitsOf } from '../dice/tallies.ts';
import { changeGeneral } from '../../state/draft.ts';
import { draftCombat, goToStep, sideOfRole, type Step } from '../combatStep.ts';

type Role = 'a' | 'd';

/** LB-CON-05: actions that a side may still turn into dice: A's own, or those of the unit of D that moved in. */
export function actionsFor(combat: Combat, role: Role): number {
  if (role === 'a') return combat.a;
  const mover = combat.defenders.indexOf(combat.mover);
  return mover < 0 ? 0 : (combat.d[mover] as number);
}

/** LB-LEAD-13. The Leader attached to a unit of this side, or -1. Of several only the first adds dice. */
export function leaderWith(state: State, combat: Combat, role: Role): number {
  const units = unitsOf(combat, role);
  return state.generals.findIndex((g) => g.status === 'attached' && units.includes(g.unit));
}

/** LB-SPEC-33. The Charismatic Leader attached to a unit of this side, or -1. */
export function charismaticFor(state: State, combat: Combat, role: Role): number {
  for (const unit of unitsOf(combat, role)) {
    const { brigade } = state.units[unit] as Unit;
    if (state.field.generals[brigade]?.traits.charismatic !== true) continue; // the Reserve has no Leader
    if ((state.generals[brigade] as General).replacement) continue; // LB-LEAD-27
    if (withinSpan(state, brigade, unit)) return brigade;
  }
  return -1;
}

interface Choices {
  readonly bought: number;
  readonly leader: number;
  readonly charismatic: boolean;
}

function choices(state: State, combat: Combat, role: Role): Choices {
  return {
    bought: actionsFor(combat, role),
    leader: leaderWith(state, combat, role) < 0 ? 0 : 3,
    charismatic: charismaticFor(state, combat, role) >= 0,
  };
}

function problem(most: Choices, command: Command & { type: 'declare' }): Refusal | null {
  if (!isWhole(command.bought, 0, most.bought)) {
    return refusal('LB-CON-05', 'lb.refusal.fight.actionsMissing', { needed: command.bought, left: most.bought });
  }
  if (most.leader === 0 && command.leader !== 0) return refusal('LB-LEAD-13', 'lb.refusal.fight.noLeaderWith');
  if (!isWhole(command.leader, 0, 3)) return refusal('LB-LEAD-13', 'lb.refusal.fight.leaderDice', { most: 3 });
  if (command.charismatic && !most.charismatic) return refusal('LB-SPEC-33', 'lb.refusal.fight.notCharismatic');
  return null;
}

export function declareStep(role: Role): Step {
  const index = role === 'a' ? 0 : 1;
  const next = role === 'a' ? 'declareD' : 'contactRoll';
  return {
    rule: 'LB-CON-09',
    asks(state, frame) {
      const most = choices(state, frame.combat, role);
      const chooses = most.bought > 0 || most.leader > 0 || most.charismatic;
      return chooses ? sideOfRole(frame.combat, role) : 'auto';
    },
    offers(state, frame) {
      const most = choices(state, frame.combat, role);
      const offers: Command[] = [];
      for (let bought = 0; bought <= most.bought; bought++) {
        for (let leader = 0; leader <= most.leader; leader++) {
          offers.push({ type: 'declare', bought, leader, charismatic: false });
          if (most.charismatic) offers.push({ type: 'declare', bought, leader, charismatic: true });
        }
      }
      return offers;
    },
    auto: (draft, frame) => goToStep(draft, frame, next),
    act(draft, frame, command) {
      if (command.type !== 'declare') return refusal('LB-CON-09', 'lb.refusal.fight.declareFirst');
      const most = choices(draft, frame.combat, role);
      const why = problem(most, command);
      if (why !== null) return why;
      const c = draftCombat(frame.combat);
      const both = <T>(list: readonly [T, T], value: T): readonly [T, T] =>
        index === 0 ? [value, list[1]] : [list[0], value];
      c.contactBought = both(c.contactBought, command.bought);
      c.leaderDice = both(c.leaderDice, command.leader);
      c.charismatic = both(c.charismatic, command.charismatic);
      if (command.leader > 0) {
        const general = leaderWith(draft, c, role);
        changeGeneral(draft, general, { spent: true }); // LB-LEAD-15
        c.risks = [...c.risks, { general, dice: command.leader, rule: 'LB-LEAD-14' }];
      }
      if (command.charismatic) {
        c.risks = [...c.risks, { general: charismaticFor(draft, c, role), dice: 1, rule: 'LB-SPEC-33' }];
      }
      goToStep(draft, frame, next, { combat: c });
      return null;
    },
  };
}
