/** LB-SEQ-07 steps 3 to 5 and 9: dice bought, rolled and read, and the end without Contact. */
import { D6, refusal, emit, total } from '@drumhead/engine';
import type { CombatStep, Faces } from '../../state/combatFrame.ts';
import { cleanUp } from '../../morale/losses.ts';
import { approachResult } from '../dice/results.ts';
import { approachTallies } from '../dice/tallies.ts';
import { type Work } from '../../state/draft.ts';
import { attackerOptions } from './attackerActions.ts';
import { mustWithdraw } from './allowedActions.ts';
import { defenderOptions } from './defenderActions.ts';
import { loadedBatteries } from '../discharge.ts';
import { finishCombat } from '../endCombat.ts';
import { afterRoll } from '../dice/rerolls.ts';
import {
  did,
  draft,
  type Draft,
  dropFallenDefenders,
  go,
  placeOf,
  sideOfRole,
  type Step,
  suffer,
} from '../combatStep.ts';
import { goBack, standing } from './actionUses.ts';

/** LB-APP-19. A spends some of its actions on dice and keeps the rest. */
export const approachDice: Step = {
  rule: 'LB-APP-19',
  asks: (_state, frame) => (frame.combat.a > 0 ? frame.combat.attackerSide : 'auto'),
  offers: (_state, frame) =>
    Array.from({ length: frame.combat.a + 1 }, (_, dice) => ({ type: 'spend' as const, dice })),
  act(work, frame, command) {
    if (command.type !== 'spend') return refusal('LB-APP-19', 'lb.refusal.fight.spendFirst');
    if (command.dice > frame.combat.a) {
      return refusal('LB-APP-19', 'lb.refusal.fight.actionsMissing', { needed: command.dice, left: frame.combat.a });
    }
    const c = draft(frame.combat);
    c.bought = command.dice;
    c.a -= command.dice;
    go(work, frame, 'approachRoll', { combat: c });
    return null;
  },
  auto(work, frame) {
    go(work, frame, 'approachRoll');
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
  roll(work, frame, faces) {
    const rolled: Faces = {
      a: faces[0] as readonly number[],
      d: faces[1] as readonly number[],
      aAgain: [],
      dAgain: [],
    };
    afterRoll(work, frame, rolled, 'approach');
  },
};

/** LB-APP-20, -21, LB-SEQ-07 step 5. */
export const approachRead: Step = {
  rule: 'LB-APP-20',
  asks: () => 'auto',
  auto(work, frame) {
    const faces = frame.faces as Faces;
    const { combat } = frame;
    const { attack, defence } = approachTallies(work, combat);
    const passive = combat.passive.every(Boolean);
    const result = approachResult(faces.a, faces.d, passive);
    const c = draft(combat);
    c.discharged = loadedBatteries(work, combat);
    c.won = [result.wonA, result.wonD];
    c.a += result.wonA;
    c.d = combat.defenders.map(() => result.wonD);
    emit(work, {
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
    });
    const places = combat.defenders.map((d) => placeOf(work, d));
    suffer(work, c, combat.attacker, result.disA, 'LB-APP-20');
    for (const d of combat.defenders) suffer(work, c, d, result.disD, 'LB-APP-20');
    const fallen = c.fallen;
    c.fallen = [];
    go(work, frame, 'approachUses', { combat: c, places });
    if (fallen.length > 0) cleanUp(work, fallen);
  },
};

/** LB-SEQ-07 steps 6 to 9: who chooses next. D first, while it has actions it can use (LB-APP-25). */
function nextInApproach(work: Work, c: Draft): CombatStep {
  if (c.defenders.length === 0) return 'victor';
  if (c.fellBack) return 'approachEnd';
  if (defenderOptions(work, c).length > 0) return 'defender';
  c.d = c.d.map(() => 0); // actions that D cannot use now are lost (LB-APP-25)
  return attackerOptions(work, c).length > 0 ? 'attacker' : 'approachEnd';
}

export const approachUses: Step = {
  rule: 'LB-APP-24',
  asks: () => 'auto',
  auto(work, frame) {
    const c = draft(frame.combat);
    dropFallenDefenders(work, c);
    go(work, frame, nextInApproach(work, c), { combat: c });
  },
};

/** LB-APP-36, -37. No Contact: A withdraws, unless all that is left of D has retreated, or A has. */
export const approachEnd: Step = {
  rule: 'LB-APP-36',
  asks: () => 'auto',
  auto(work, frame) {
    const c = draft(frame.combat);
    const allGone = standing(work, c).length === 0;
    const ownRetreat = did(c, c.attacker, 'retreat');
    if (mustWithdraw({ fellBack: c.fellBack, ownRetreat, allGone })) {
      goBack(work, c, c.attacker, 'LB-APP-36');
    }
    finishCombat(work, frame, c);
  },
};
