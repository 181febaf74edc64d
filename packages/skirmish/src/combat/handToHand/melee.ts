/** Hand-to-hand combat (chapter 11): attacks and their results (SK-SEQ-5). */
import { D6, refusal, pop, push, type Refusal, emit } from '@drumhead/engine';
import { modelAt, named } from '../../state/abilities.ts';
import { appal, knockDown, lose, pushAftermath } from '../losses.ts';
import type { Command } from '../../state/commands.ts';
import { spend } from '../../turn/activationState.ts';
import type { Beaten } from '../doubling.ts';
import type { ClashResult } from '../../state/events.ts';
import { meleeFacts } from './meleeFacts.ts';
import type { Activation, MeleeFrame } from '../../state/frames.ts';
import {
  touchedEnemies,
  engagedWith,
  inContact,
  isEnemy,
  isFriend,
  isStanding,
  isThere,
  isWithin,
  seatOf,
} from '../../ground/geometry.ts';
import { DICE_FIRST, type Handler } from '../../turn/handler.ts';
import { type Ending, meleeEnding, meleeRule, judgeMelee } from './judgeMelee.ts';
import { attackCost, costProblem, lyingProblem } from '../../movement/posture.ts';
import { recoil } from './recoil.ts';
import { pushRidingThrough } from './ridingThrough.ts';
import { sees } from '../../ground/sight.ts';
import type { State } from '../../state/state.ts';
import { changeModel, type Draft } from '../../state/draft.ts';

type Attack = Extract<Command, { readonly type: 'attack' }>;

/** SK-MOV-16, SK-MOV-17, SK-ACN-2. Why a model may not attack hand to hand at all now, or null. */
function unable(state: State, model: number): Refusal | null {
  const lying = lyingProblem(state, model);
  if (lying !== null) return lying;
  if (!modelAt(state, model).attacked) return null;
  return refusal('SK-ACN-2', 'sk.refusal.attackedAlready', named(state, { model }));
}

/** SK-HTH-2. Why this attack may not be made, or null. */
function attackProblem(state: State, activation: Activation, { target, powerful }: Attack): Refusal | null {
  const { model } = activation;
  const problem = unable(state, model);
  if (problem !== null) return problem;
  if (!isThere(state, target) || !isEnemy(state, model, target) || !inContact(state, model, target)) {
    return refusal('SK-HTH-2', 'sk.fight.noContact', named(state, { model, target }));
  }
  return costProblem(activation, attackCost(powerful));
}

/** SK-HTH-2, SK-ACN-3. Every legal attack: on each enemy in contact, plain or powerful. */
export function attackOffers(state: State, activation: Activation): readonly Attack[] {
  const { model, left } = activation;
  if (left < attackCost(false) || unable(state, model) !== null) return [];
  const offers: Attack[] = [];
  for (const target of touchedEnemies(state, model)) {
    offers.push({ type: 'attack', model, target, powerful: false });
    if (left >= attackCost(true)) offers.push({ type: 'attack', model, target, powerful: true });
  }
  return offers;
}

/** SK-HTH-13, SK-HTH-21, SK-SPR-2, SK-NAT-3. The frame of an attack. */
export function attackOf(state: State, activation: Activation, target: number, powerful: boolean): MeleeFrame {
  const { model, movedIntoContact, unseen, vorwaerts } = activation;
  return {
    at: 'melee',
    attacker: model,
    defender: target,
    powerful,
    ambush: unseen && movedIntoContact,
    movedIn: movedIntoContact,
    charge: chargeOf(state, activation, target),
    vorwaerts: vorwaerts && movedIntoContact,
    parting: false,
  };
}

/**
 * SK-HTH-21. The line of a charge (at least S straight on unbroken ground into contact with a model on foot), or null.
 */
function chargeOf(state: State, { model, movedIntoContact, charge }: Activation, target: number): MeleeFrame['charge'] {
  const rider = modelAt(state, model);
  if (!rider.mounted || modelAt(state, target).mounted || !movedIntoContact || charge === null) return null;
  const [dx, dy] = [rider.x - charge.x, rider.y - charge.y];
  const { s } = state.field.sticks;
  return charge.clear && dx * dx + dy * dy >= s * s ? { dx, dy } : null;
}

/** SK-SEQ-5 step 1. Makes the attack, or says why not. */
export function carryOutAttack(draft: Draft, activation: Activation, command: Attack): Refusal | null {
  const problem = attackProblem(draft, activation, command);
  if (problem !== null) return problem;
  spend(draft, attackCost(command.powerful));
  changeModel(draft, activation.model, { attacked: true });
  push(draft, attackOf(draft, activation, command.target, command.powerful));
  return null;
}

export const meleeHandler: Handler<MeleeFrame> = {
  asks: () => 'dice',
  rule: (_state, { parting }) => (parting ? 'SK-HTH-25' : 'SK-HTH-2'),
  dice: (state, { attacker, defender }) =>
    [attacker, defender].map((model) => ({
      what: 'sk.dice.melee',
      owner: seatOf(state, model),
      count: 1,
      faces: D6,
    })),
  ...DICE_FIRST,
  roll(draft, frame, [[attack = 0] = [], [defence = 0] = []]) {
    pop(draft);
    const { attacker, defender } = frame;
    const faces = [attack, defence] as const;
    const fight = meleeFacts(draft, frame);
    const { scores, verdictOf } = judgeMelee(fight);
    const verdict = verdictOf(faces);
    const result = resultOf(meleeEnding(fight, verdict), attacker, defender);
    const { doubling } = verdict;
    emit(draft, {
      type: 'melee',
      rule: meleeRule(fight, verdict),
      attacker,
      defender,
      faces,
      ...scores,
      doubling,
      result,
    });
    carryOut(draft, frame, result);
  },
};

/** An ending as the result for the two models. */
export function resultOf({ side, what }: Ending, attacker: number, defender: number): ClashResult {
  return { loser: side === null ? -1 : side === 'attack' ? attacker : defender, what };
}

/** SK-SEQ-5 steps 6 to 10. A parting blow is part of the event it happens in. */
function carryOut(draft: Draft, frame: MeleeFrame, { loser, what }: ClashResult): void {
  if (what === 'nothing') return;
  if (!frame.parting) pushAftermath(draft);
  if (loser === frame.defender) pushRidingThrough(draft, frame);
  if (what === 'killed' && !frame.parting) appal(draft, witnesses(draft, loser));
  beat(draft, loser, what as Beaten, engagedWith(draft, loser));
}

/** SK-HTH-4, SK-RNG-12. Carries out a result for a model beaten by these enemies. */
export function beat(draft: Draft, loser: number, how: Beaten, winners: readonly number[]): void {
  if (how === 'recoil') recoil(draft, loser, winners, 'SK-HTH-16');
  else if (how === 'fallen') knockDown(draft, loser, 'SK-HTH-4');
  else lose(draft, loser, how, how === 'killed' ? 'SK-HTH-5' : 'SK-HTH-4');
}

/** SK-HTH-26. With the gruesome kills option: Standing friends within L who see the kill are appalled. */
function witnesses(state: State, victim: number): readonly number[] {
  if (!state.field.gruesomeMorale) return [];
  return state.models.flatMap((_, model) =>
    isFriend(state, victim, model) &&
    isStanding(state, model) &&
    isWithin(state, model, victim, state.field.sticks.l) &&
    sees(state, model, victim)
      ? [model]
      : [],
  );
}
