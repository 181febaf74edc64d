/** Hand-to-hand combat (chapter 11): an attack of the model that is acting, and what it brings (SK-SEQ-5). */
import type { Refusal } from '@drumhead/engine';
import { modelAt, named } from './abilities.ts';
import { appal, knockDown, lose, pushAftermath } from './aftermath.ts';
import type { Command } from './commands.ts';
import { spend } from './doing.ts';
import { type Beaten, type Judged, judged, type Verdict } from './doubling.ts';
import type { Result } from './events.ts';
import { D6 } from './die.ts';
import type { Doing, MeleeFrame } from './frames.ts';
import { contactsOf, engagedWith, inContact, isEnemy, isFriend, isStanding, isThere, isWithin } from './geometry.ts';
import { type Handler, no } from './handler.ts';
import { meleeDoubling, meleeScores } from './meleeScores.ts';
import { costProblem, lyingProblem } from './moves/posture.ts';
import { recoil } from './recoil.ts';
import { pushRiding } from './riding.ts';
import { sees } from './sight.ts';
import type { State } from './state.ts';
import { changeModel, pop, push, tell, type Work } from './work.ts';

type Attack = Extract<Command, { readonly type: 'attack' }>;

/** SK-ACN-3, SK-ACN-5. */
const costOf = (powerful: boolean): number => (powerful ? 2 : 1);

/** SK-MOV-16, SK-MOV-17, SK-ACN-2. Why a model cannot fight hand to hand at all now, or null. */
function unable(state: State, model: number): Refusal | null {
  const lying = lyingProblem(state, model);
  if (lying !== null) return lying;
  if (!modelAt(state, model).attacked) return null;
  return no('SK-ACN-2', 'sk.refusal.attackedAlready', named(state, { model }));
}

/** SK-HTH-2. Why this attack may not be made, or null. */
export function attackProblem(state: State, doing: Doing, { target, powerful }: Attack): Refusal | null {
  const { model } = doing;
  const problem = unable(state, model);
  if (problem !== null) return problem;
  if (!isThere(state, target) || !isEnemy(state, model, target) || !inContact(state, model, target)) {
    return no('SK-HTH-2', 'sk.fight.noContact', named(state, { model, target }));
  }
  return costProblem(doing, costOf(powerful));
}

/** SK-HTH-2, SK-ACN-3. Every attack the model may make: on each enemy in contact, plain or powerful. */
export function attackOffers(state: State, doing: Doing): readonly Attack[] {
  const { model, left } = doing;
  if (left < costOf(false) || unable(state, model) !== null) return [];
  const offers: Attack[] = [];
  for (const target of contactsOf(state, model)) {
    if (!isEnemy(state, model, target)) continue;
    offers.push({ type: 'attack', model, target, powerful: false });
    if (left >= costOf(true)) offers.push({ type: 'attack', model, target, powerful: true });
  }
  return offers;
}

/** SK-HTH-13, SK-HTH-21, SK-SPR-2, SK-NAT-3. The attack as the rules look at it. */
export function attackOf(state: State, doing: Doing, target: number, powerful: boolean): MeleeFrame {
  const { model, movedIntoContact, unseen, vorwaerts } = doing;
  return {
    at: 'melee',
    attacker: model,
    defender: target,
    powerful,
    ambush: unseen && movedIntoContact,
    movedIn: movedIntoContact,
    charge: chargeOf(state, doing, target),
    vorwaerts: vorwaerts && movedIntoContact,
    parting: false,
  };
}

/** SK-HTH-21. At least S straight on unbroken ground into contact with a model on foot: its line, or null. */
function chargeOf(state: State, { model, movedIntoContact, charge }: Doing, target: number): MeleeFrame['charge'] {
  const rider = modelAt(state, model);
  if (!rider.mounted || modelAt(state, target).mounted || !movedIntoContact || charge === null) return null;
  const [dx, dy] = [rider.x - charge.x, rider.y - charge.y];
  const { s } = state.field.sticks;
  return charge.clear && dx * dx + dy * dy >= s * s ? { dx, dy } : null;
}

/** SK-SEQ-5 step 1. Makes the attack, or says why not. */
export function tryAttack(work: Work, doing: Doing, command: Attack): Refusal | null {
  const problem = attackProblem(work, doing, command);
  if (problem !== null) return problem;
  spend(work, costOf(command.powerful));
  changeModel(work, doing.model, { attacked: true });
  push(work, attackOf(work, doing, command.target, command.powerful));
  return null;
}

export const meleeHandler: Handler<MeleeFrame> = {
  asks: () => 'dice',
  rule: (_state, { parting }) => (parting ? 'SK-HTH-25' : 'SK-HTH-2'),
  dice: ({ field }, { attacker, defender }) =>
    [attacker, defender].map((model) => ({
      what: 'sk.dice.melee',
      owner: field.players[field.models[model]?.player ?? -1]?.id ?? null,
      count: 1,
      faces: D6,
    })),
  offers: () => [],
  act: () => no('SK-HTH-2', 'sk.refusal.diceFirst'),
  roll(work, frame, [[attack = 0] = [], [defence = 0] = []]) {
    pop(work);
    const faces = [attack, defence] as const;
    const { scores, verdictOf } = judgeMelee(work, frame);
    const verdict = verdictOf(faces);
    const result = meleeResult(work, frame, verdict);
    tell(work, {
      type: 'melee',
      rule: meleeRule(work, frame, verdict),
      attacker: frame.attacker,
      defender: frame.defender,
      faces,
      ...scores,
      doubling: verdict.doubling,
      result,
    });
    carryOut(work, frame, result);
  },
};

/** SK-HTH-2, SK-HTH-4. The scores of an attack, and who loses with which faces, and how. */
export function judgeMelee(state: State, frame: MeleeFrame): Judged {
  const scores = meleeScores(state, frame);
  const lies = (model: number) => modelAt(state, model).posture === 'fallen';
  const fallen = { attack: lies(frame.attacker), defence: lies(frame.defender) };
  return judged(scores, meleeDoubling(state, frame), fallen);
}

/** SK-HTH-9, SK-HTH-25. Who lies on the ground only survives; a parting blow hurts nobody but the one who flees. */
export function meleeResult(state: State, frame: MeleeFrame, { loser, how }: Verdict): Result {
  const { attacker, defender, parting } = frame;
  if (loser === null || how === null) return NOTHING;
  if (loser === 'attack') return parting || !isStanding(state, defender) ? NOTHING : { loser: attacker, what: how };
  return parting && how === 'recoil' ? NOTHING : { loser: defender, what: how };
}

const NOTHING: Result = { loser: -1, what: 'nothing' };

/** The rule that decided. */
function meleeRule(state: State, { defender, parting }: MeleeFrame, { loser }: Verdict): string {
  if (loser === null) return 'SK-HTH-7';
  if (parting) return 'SK-HTH-25';
  if (loser === 'defence') return 'SK-HTH-4';
  return isStanding(state, defender) ? 'SK-HTH-8' : 'SK-HTH-9';
}

/** SK-SEQ-5 steps 6 to 10. A parting blow is part of the event it happens in. */
function carryOut(work: Work, frame: MeleeFrame, { loser, what }: Result): void {
  if (what === 'nothing') return;
  if (!frame.parting) pushAftermath(work);
  if (loser === frame.defender) pushRiding(work, frame);
  if (what === 'killed' && !frame.parting) appal(work, witnesses(work, loser));
  beat(work, loser, what as Beaten, engagedWith(work, loser));
}

/** SK-HTH-4, SK-RNG-12. What happens to one who is beaten by these enemies. */
export function beat(work: Work, loser: number, how: Beaten, winners: readonly number[]): void {
  if (how === 'recoil') recoil(work, loser, winners, 'SK-HTH-16');
  else if (how === 'fallen') knockDown(work, loser, 'SK-HTH-4');
  else lose(work, loser, how, how === 'killed' ? 'SK-HTH-5' : 'SK-HTH-4');
}

/** SK-HTH-26. Standing friends within L who see a man cut to pieces, where the game is played with gruesome kills. */
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
