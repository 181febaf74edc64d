/** LB-SEQ-07 steps 3 to 5 and 9: dice bought, rolled and read, and the end without Contact. */
import { D6, refusal, emit, total } from '@drumhead/engine';
import type { CombatStep, Faces } from '../../state/combatFrame.ts';
import { cleanUp } from '../../morale/losses.ts';
import { approachResult } from '../dice/results.ts';
import { approachTallies } from '../dice/tallies.ts';
import { type Draft } from '../../state/draft.ts';
import { attackerOptions, goesHome } from './attackerActions.ts';
import { mustWithdraw } from './allowedActions.ts';
import { defenderOptions } from './defenderActions.ts';
import { moveIntoContact } from '../contact/contact.ts';
import { loadedBatteries } from '../discharge.ts';
import { finishCombat } from '../endCombat.ts';
import { afterRoll } from '../dice/rerolls.ts';
import {
  hasUsed,
  draftCombat,
  type CombatDraft,
  dropFallenDefenders,
  goToStep,
  placeOf,
  sideOfRole,
  type Step,
  sufferDisorder,
} from '../combatStep.ts';
import { fallBack, defendersLeft } from './actionUses.ts';

/** LB-APP-19. A spends some of its actions on dice and keeps the rest. */
export const approachDice: Step = {
  rule: 'LB-APP-19',
  asks: (_state, frame) => (frame.combat.a > 0 ? frame.combat.attackerSide : 'auto'),
  offers: (_state, frame) =>
    Array.from({ length: frame.combat.a + 1 }, (_, dice) => ({ type: 'spend' as const, dice })),
  act(draft, frame, command) {
    if (command.type !== 'spend') return refusal('LB-APP-19', 'lb.refusal.fight.spendFirst');
    if (command.dice > frame.combat.a) {
      return refusal('LB-APP-19', 'lb.refusal.fight.actionsMissing', { needed: command.dice, left: frame.combat.a });
    }
    const c = draftCombat(frame.combat);
    c.bought = command.dice;
    c.a -= command.dice;
    goToStep(draft, frame, 'approachRoll', { combat: c });
    return null;
  },
  auto(draft, frame) {
    goToStep(draft, frame, 'approachRoll');
  },
};

/** LB-DICE-01. */
export const approachRoll: Step = {
  rule: 'LB-DICE-01',
  asks: () => 'dice',
  dice(state, frame) {
    const { attack, defence } = approachTallies(state, frame.combat);
    const { sides } = state.field;
    const { attackerSide } = frame.combat;
    return [
      { what: 'lb.dice.approach.attacker', owner: sides[attackerSide].id, count: total(attack), faces: D6 },
      {
        what: 'lb.dice.approach.defender',
        owner: sides[sideOfRole(frame.combat, 'd')].id,
        count: total(defence),
        faces: D6,
      },
    ];
  },
  roll(draft, frame, faces) {
    const rolled: Faces = {
      a: faces[0] as readonly number[],
      d: faces[1] as readonly number[],
      aAgain: [],
      dAgain: [],
    };
    afterRoll(draft, frame, rolled, 'approach');
  },
};

/** LB-APP-20, -21, LB-SEQ-07 step 5. */
export const approachRead: Step = {
  rule: 'LB-APP-20',
  asks: () => 'auto',
  auto(draft, frame) {
    const faces = frame.faces as Faces;
    const { combat } = frame;
    const { attack, defence } = approachTallies(draft, combat);
    const passive = combat.passive.every(Boolean);
    const result = approachResult(faces.a, faces.d, passive);
    const c = draftCombat(combat);
    c.discharged = loadedBatteries(draft, combat);
    c.won = [result.wonA, result.wonD];
    c.a += result.wonA;
    c.d = combat.defenders.map(() => result.wonD);
    emit(draft, {
      type: 'approachRolled',
      rule: 'LB-APP-20',
      attacker: combat.attacker,
      defenders: combat.defenders,
      attack,
      defence,
      faces: [faces.a, faces.d],
      pairs: result.pairs,
      a: c.a,
      d: result.wonD,
      passive,
    });
    const places = combat.defenders.map((d) => placeOf(draft, d));
    sufferDisorder(draft, c, combat.attacker, result.disA, 'LB-APP-20');
    for (const d of combat.defenders) sufferDisorder(draft, c, d, result.disD, 'LB-APP-20');
    const fallen = c.fallen;
    c.fallen = [];
    goToStep(draft, frame, 'approachUses', { combat: c, places });
    if (fallen.length > 0) cleanUp(draft, fallen);
  },
};

/**
 * LB-SEQ-07 steps 6 to 9: who chooses next. D first, while it has actions it can use (LB-APP-25). `contact`: nobody, the
 * charge goes home (LB-OPT-05).
 */
function nextInApproach(draft: Draft, c: CombatDraft): CombatStep | 'contact' {
  if (c.defenders.length === 0) return 'victor';
  if (c.fellBack) return 'approachEnd';
  if (defenderOptions(draft, c).length > 0) return 'defender';
  c.d = c.d.map(() => 0); // actions that D cannot use now are lost (LB-APP-25)
  if (goesHome(draft, c)) return 'contact';
  return attackerOptions(draft, c).length > 0 ? 'attacker' : 'approachEnd'; // LB-APP-36, -44
}

export const approachUses: Step = {
  rule: 'LB-APP-24',
  asks: () => 'auto',
  auto(draft, frame) {
    const c = draftCombat(frame.combat);
    dropFallenDefenders(draft, c);
    const next = nextInApproach(draft, c);
    if (next === 'contact')
      moveIntoContact(draft, frame, c, c.attacker, 'LB-OPT-05'); // {@link goesHome} asked for reach
    else goToStep(draft, frame, next, { combat: c });
  },
};

/** LB-APP-36, -37. No Contact: A withdraws, unless all that is left of D has retreated, or A has. */
export const approachEnd: Step = {
  rule: 'LB-APP-36',
  asks: () => 'auto',
  auto(draft, frame) {
    const c = draftCombat(frame.combat);
    const allGone = defendersLeft(draft, c).length === 0;
    const ownRetreat = hasUsed(c, c.attacker, 'retreat');
    if (mustWithdraw({ fellBack: c.fellBack, ownRetreat, allGone })) {
      fallBack(draft, c, c.attacker, 'LB-APP-36');
    }
    finishCombat(draft, frame, c);
  },
};
