/** LB-SEQ-07 and -08: one fight, step by step. Total by type: a new step does not compile until it has rules. */
import { refusal, replaceTop } from '@drumhead/engine';
import type { CombatFrame, CombatStep } from '../state/combatFrame.ts';
import { type Handler } from '../turn/handler.ts';
import { approachDice, approachEnd, approachRead, approachRoll, approachUses } from './approach/approach.ts';
import { attackerStep } from './approach/attackerActions.ts';
import { contactRead, contactRoll } from './contact/contact.ts';
import { declareStep } from './contact/addedDice.ts';
import { defenderStep } from './approach/defenderActions.ts';
import { combatEnd } from './endCombat.ts';
import { exploit } from './contact/breakthrough.ts';
import { contactCleanUp, contactPursuit, contactRetreat, contactTests } from './contact/pursuit.ts';
import { rerollChoice, rerollRoll } from './dice/rerolls.ts';
import { type Step, testRiddenDown } from './combatStep.ts';
import { victorStep } from './approach/victor.ts';
import { topFrame, type Draft } from '../state/draft.ts';

const STEPS: { readonly [K in CombatStep]: Step } = {
  approachDice,
  approachRoll,
  approachReroll: rerollChoice('approach'),
  approachRerollRoll: rerollRoll('approach'),
  approachResult: approachRead,
  approachUses,
  victor: victorStep,
  defender: defenderStep,
  attacker: attackerStep,
  approachEnd,
  declareA: declareStep('a'),
  declareD: declareStep('d'),
  contactRoll,
  contactReroll: rerollChoice('contact'),
  contactRerollRoll: rerollRoll('contact'),
  contactResult: contactRead,
  contactRetreat,
  contactPursuit,
  contactTests,
  contactCleanUp,
  exploit,
  combatEnd,
};

export const combatHandler: Handler<CombatFrame> = {
  asks: (state, frame) => STEPS[frame.step].asks(state, frame),
  rule: (_state, frame) => STEPS[frame.step].rule,
  decision: (_state, frame) => frame.step,
  // Stryker disable next-line OptionalChaining,ArrayDeclaration: same: only steps that wait for dice are asked for them
  dice: (state, frame) => STEPS[frame.step].dice?.(state, frame) ?? [],
  // Stryker disable next-line OptionalChaining,ArrayDeclaration: same: only steps that ask a side are asked for its offers
  offers: (state, frame) => STEPS[frame.step].offers?.(state, frame) ?? [],
  covers: (state, frame, _side, command) => STEPS[frame.step].covers?.(state, frame, command) ?? false,
  act(draft, frame, _side, command) {
    const step = STEPS[frame.step];
    // Stryker disable next-line ConditionalExpression: same: commands come only to steps that ask a side
    if (!step.act) return refusal(step.rule, 'lb.refusal.notNow');
    const why = step.act(draft, frame, command);
    testGeneralsRiddenDown(draft);
    return why;
  },
  roll(draft, frame, faces) {
    // Stryker disable next-line OptionalChaining: same: dice come only to steps that wait for them
    STEPS[frame.step].roll?.(draft, frame, faces);
  },
  auto(draft, frame) {
    // Stryker disable next-line OptionalChaining: same: only steps that ask nobody are worked off
    STEPS[frame.step].auto?.(draft, frame);
    testGeneralsRiddenDown(draft);
  },
};

/** LB-LEAD-17. Generals ridden down in this step are tested before the next one. */
function testGeneralsRiddenDown(draft: Draft): void {
  const frame = topFrame(draft);
  // Stryker disable next-line OptionalChaining: same: beneath a fight there is always the slot
  if (frame?.at !== 'combat') return;
  const generals = frame.combat.riddenDown;
  replaceTop(draft, { ...frame, combat: { ...frame.combat, riddenDown: [] } });
  testRiddenDown(draft, generals);
}
