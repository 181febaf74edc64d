/** LB-SEQ-08 steps 6 to 8: the beaten retreat and are pursued, cavalry tires, Leaders are tested. */
import { refusal, push, emit } from '@drumhead/engine';
import { normalise } from '@drumhead/table';
import { fighterOf } from '../dice/fighter.ts';
import type { CombatFrame } from '../../state/combatFrame.ts';
import { cleanUp } from '../../morale/losses.ts';
import { canPursue } from '../dice/results.ts';
import { retreatDistance } from '../../morale/retreats.ts';
import { sideAttacked } from '../../ground/sectors.ts';
import type { General, State, Unit, UnitProfile } from '../../state/state.ts';
import { unitsOf } from '../dice/tallies.ts';
import { type Draft } from '../../state/draft.ts';
import type { Command } from '../../state/commands.ts';
import { discharge } from '../discharge.ts';
import { retire, retireProblem, waysOut } from '../../morale/forcedMoves.ts';
import { exploiters } from './breakthrough.ts';
import { formAnew } from '../../morale/reform.ts';
import {
  isOnTable,
  draftCombat,
  type CombatDraft,
  driveBack,
  goToStep,
  keepingFallen,
  addRiddenDown,
  type Step,
  sufferDisorder,
  withUnit,
} from '../combatStep.ts';
import { retreatFrom } from '../approach/actionUses.ts';

type Role = 'a' | 'd';

export function loserOf(frame: CombatFrame): Role {
  return frame.winner === 'a' ? 'd' : 'a';
}

/** LB-CON-16, -24, -25; the owner chooses the way of a unit beaten in a town (LB-BUA-19). */
export const contactRetreat: Step = {
  rule: 'LB-CON-16',
  asks(state, frame) {
    const unit = drivenFrom(state, frame);
    if (unit < 0 || waysFor(state, frame, unit).length < 2) return 'auto';
    return (state.field.units[unit] as UnitProfile).side;
  },
  offers(state, frame) {
    const unit = drivenFrom(state, frame);
    return unit < 0 ? [] : waysFor(state, frame, unit);
  },
  auto(draft, frame) {
    const c = draftCombat(frame.combat);
    const winners = unitsOf(c, frame.winner as Role);
    let { destroyed } = frame;
    for (const unit of unitsOf(c, loserOf(frame))) {
      if (!isOnTable(draft, unit)) continue;
      const [way] = (draft.units[unit] as Unit).sector < 0 ? [] : waysFor(draft, frame, unit);
      if (way === undefined) repel(draft, c, unit, winners);
      else goOut(draft, frame, c, way);
      if (!isOnTable(draft, unit)) destroyed = withUnit(destroyed, unit);
    }
    goToStep(draft, frame, 'contactPursuit', { combat: c, destroyed });
  },
  act(draft, frame, command) {
    const unit = drivenFrom(draft, frame);
    if (command.type !== 'retire') return refusal('LB-BUA-19', 'lb.refusal.fight.chooseWayOut');
    const problem = retireProblem(waysFor(draft, frame, unit), command);
    if (problem !== null) return problem;
    const c = draftCombat(frame.combat);
    goOut(draft, frame, c, command);
    const destroyed = isOnTable(draft, unit) ? frame.destroyed : withUnit(frame.destroyed, unit);
    goToStep(draft, frame, 'contactPursuit', { combat: c, destroyed });
    return null;
  },
};

/** The beaten unit that stands in a sector, or -1: it is alone there (LB-BUA-26). */
function drivenFrom(state: State, frame: CombatFrame): number {
  const unit = unitsOf(frame.combat, loserOf(frame))[0] as number;
  return isOnTable(state, unit) && (state.units[unit] as Unit).sector >= 0 ? unit : -1;
}

/** LB-BUA-18. It leaves by the side opposite the enemy. */
function outOf(state: State, frame: CombatFrame, unit: number): number {
  const [enemy] = unitsOf(frame.combat, frame.winner as Role);
  return normalise(sideAttacked(state, (state.units[unit] as Unit).sector, enemy as number) + 2880);
}

function waysFor(state: State, frame: CombatFrame, unit: number): readonly (Command & { type: 'retire' })[] {
  return waysOut(state, unit, outOf(state, frame, unit));
}

function goOut(draft: Draft, frame: CombatFrame, c: CombatDraft, way: Command & { type: 'retire' }): void {
  const out = outOf(draft, frame, way.unit);
  keepingFallen(c, (fallen) => addRiddenDown(c, retire(draft, way.unit, out, way.sector, fallen)));
}

/** The beaten unit turns if it must, retreats, and re-forms (LB-CON-16). */
function repel(draft: Draft, c: CombatDraft, unit: number, winners: readonly number[]): void {
  const profile = draft.field.units[unit] as UnitProfile;
  const distance = retreatDistance(draft.field, profile);
  driveBack(draft, c, retreatFrom(draft, unit, winners, { distance, beaten: true, rule: 'LB-CON-16' }));
  if (isOnTable(draft, unit)) keepingFallen(c, (fallen) => addRiddenDown(c, formAnew(draft, unit, fallen)));
}

/** LB-CON-17..19. */
export const contactPursuit: Step = {
  rule: 'LB-CON-17',
  asks: () => 'auto',
  auto(draft, frame) {
    const c = draftCombat(frame.combat);
    const { level } = draft.field;
    const pursuers = unitsOf(c, frame.winner as Role).filter(
      (unit) => isOnTable(draft, unit) && canPursue(level, fighterOf(draft, unit)),
    );
    let { destroyed } = frame;
    if (frame.pursuit && pursuers.length > 0) {
      for (const unit of unitsOf(c, loserOf(frame))) {
        if (!isOnTable(draft, unit)) continue;
        emit(draft, { type: 'pursued', rule: 'LB-CON-17', unit, by: pursuers });
        sufferDisorder(draft, c, unit, 1, 'LB-CON-17');
        if (!isOnTable(draft, unit)) destroyed = withUnit(destroyed, unit);
      }
    }
    wearCavalry(draft, c); // LB-CON-23: after the pursuit
    goToStep(draft, frame, 'contactTests', { combat: c, destroyed });
  },
};

/** LB-CON-22, -23. Cavalry that took no DIS in this Contact takes 1 now, winner or loser. */
function wearCavalry(draft: Draft, c: CombatDraft): void {
  for (const unit of [...unitsOf(c, 'a'), ...c.defenders]) {
    if ((draft.field.units[unit] as UnitProfile).arm !== 'cavalry' || c.hurtInContact.includes(unit)) continue;
    sufferDisorder(draft, c, unit, 1, 'LB-CON-22');
  }
}

/** LB-LEAD-14, LB-SPEC-34. Leaders who added dice are tested, those of A first, before anything else. */
export const contactTests: Step = {
  rule: 'LB-LEAD-14',
  asks: () => 'auto',
  auto(draft, frame) {
    const c = draftCombat(frame.combat);
    const [risk, ...others] = c.risks;
    if (risk === undefined) {
      goToStep(draft, frame, 'contactCleanUp');
      return;
    }
    c.risks = others;
    goToStep(draft, frame, 'contactTests', { combat: c });
    const { general, dice, rule } = risk;
    // A Leader lost by the first of two risks is not tested again.
    if ((draft.generals[general] as General).status === 'gone') return;
    push(draft, { at: 'generalTest', general, dice, rule, reposition: false });
  },
};

/** LB-SEQ-08 step 8: SEQ-09, and batteries that fired are marked; then the winner's choice. */
export const contactCleanUp: Step = {
  rule: 'LB-SEQ-09',
  asks: () => 'auto',
  auto(draft, frame) {
    const c = draftCombat(frame.combat);
    discharge(draft, c);
    const { fallen } = c;
    c.fallen = [];
    goToStep(draft, frame, 'exploit', { combat: c, queue: exploiters(draft, c, frame.winner as Role) });
    cleanUp(draft, fallen);
  },
};
