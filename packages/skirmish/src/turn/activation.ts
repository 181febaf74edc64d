/** Activating a model: the number of dice, the roll, and the actions it gives (SK-SEQ-3 steps 1 to 4). */
import { D6, refusal, pop, push, replaceTop, type Tally, emit, total } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import { commandBonus, takeUpCommand } from '../command/leaders.ts';
import { newActivation } from './activationState.ts';
import type { ActivationRollFrame, DiceChoiceFrame, UnpredictableFrame } from '../state/frames.ts';
import { has, idOf, ownerOf, seatOf } from '../ground/geometry.ts';
import { DICE_FIRST, type Handler } from './handler.ts';
import { canCharge } from '../movement/charge.ts';
import { opponentOf } from './opponent.ts';
import { failuresOf, limited } from './quality.ts';
import type { State } from '../state/state.ts';
import { oweTurnover } from './turnover.ts';
import { changeModel, type Draft } from '../state/draft.ts';

/** SK-ACT-1. */
export const MOST_DICE = 3;

/** SK-ACT-1, SK-ACT-5. From its nomination on a model counts as activated. */
export function nominate(draft: Draft, model: number): null {
  changeModel(draft, model, { activated: true });
  takeUpCommand(draft, model);
  emit(draft, { type: 'nominated', rule: 'SK-ACT-1', model });
  if (has(draft, model, 'unpredictable')) push(draft, { at: 'unpredictable', model });
  else push(draft, { at: 'diceChoice', model, chooser: ownerOf(draft, model), chosen: 0, lucky: false });
  return null;
}

/** SK-SPR-22. */
export const unpredictableHandler: Handler<UnpredictableFrame> = {
  asks: () => 'dice',
  rule: () => 'SK-SPR-22',
  dice: (state, { model }) => [{ what: 'sk.dice.unpredictable', owner: seatOf(state, model), count: 1, faces: D6 }],
  ...DICE_FIRST,
  roll(draft, { model }, [[face = 0] = []]) {
    emit(draft, { type: 'unpredictableRolled', rule: 'SK-SPR-22', model, face });
    const chooser = face === 1 ? opponentOf(draft, model) : ownerOf(draft, model);
    replaceTop(draft, { at: 'diceChoice', model, chooser, chosen: 0, lucky: face === 6 });
  },
};

/** SK-SPR-7. A Green model never rolls three. */
export const mostDiceOf = (green: boolean): number => (green ? MOST_DICE - 1 : MOST_DICE);

/** The dice that a model may roll at most (SK-ACT-1, SK-SPR-7). */
export function mostDice(state: State, model: number): number {
  return mostDiceOf(has(state, model, 'green'));
}

/**
 * SK-SEQ-3 step 2. Only the owner may declare a charge; if the opponent chose the dice, the owner declares afterwards.
 */
export const diceChoiceHandler: Handler<DiceChoiceFrame> = {
  asks: (_state, { chooser }) => chooser,
  rule: (state, { model, chooser, chosen }) =>
    chosen > 0 ? 'SK-SPR-2' : chooser === ownerOf(state, model) ? 'SK-ACT-1' : 'SK-SPR-22',
  offers: (state, frame) => diceOffers(state, frame),
  act(draft, frame, player, command) {
    const { model, chosen, lucky } = frame;
    if (command.type !== 'dice') return refusal('SK-ACT-1', 'sk.refusal.diceNumberFirst');
    const { dice, charge } = command;
    if (dice < 1 || dice > MOST_DICE) return refusal('SK-ACT-1', 'sk.refusal.oneToThree');
    if (dice > mostDice(draft, model)) return refusal('SK-SPR-7', 'sk.refusal.green', { model: idOf(draft, model) });
    if (chosen > 0 && dice !== chosen) return refusal('SK-SPR-22', 'sk.refusal.opponentChose', { chosen });
    const owner = ownerOf(draft, model);
    if (charge && player !== owner) return refusal('SK-SPR-2', 'sk.refusal.ownerCharges');
    if (charge && !canCharge(draft, model))
      return refusal('SK-SPR-2', 'sk.refusal.noCharge', { model: idOf(draft, model) });
    if (player !== owner && canCharge(draft, model)) replaceTop(draft, { ...frame, chooser: owner, chosen: dice });
    else replaceTop(draft, { at: 'activationRoll', model, dice, charges: charge, lucky });
    return null;
  },
};

/** Every number of dice, without a charge and with one. */
function diceOffers(state: State, { model, chooser, chosen }: DiceChoiceFrame): readonly Command[] {
  const mayDeclare = chooser === ownerOf(state, model) && canCharge(state, model);
  const offers: Command[] = [];
  const most = chosen > 0 ? chosen : mostDice(state, model);
  for (let dice = chosen > 0 ? chosen : 1; dice <= most; dice += 1) {
    offers.push({ type: 'dice', dice, charge: false });
    if (mayDeclare) offers.push({ type: 'dice', dice, charge: true });
  }
  return offers;
}

/** SK-CMD-1, SK-CMD-2, SK-SPR-2, SK-SPR-22, SK-GEN-8. Bonus to each die of a model's own activation roll. */
export function activationBonus(state: State, model: number, charges: boolean, lucky: boolean): Tally {
  return ownRollBonus(commandBonus(state, model), charges, lucky);
}

/** The command bonus with the bonuses of this one roll. */
export function ownRollBonus(command: Tally, charges: boolean, lucky: boolean): Tally {
  const bonus = [...command];
  if (charges) bonus.push({ rule: 'SK-SPR-2', add: 1, what: 'sk.bonus.elan' });
  if (lucky) bonus.push({ rule: 'SK-SPR-22', add: 1, what: 'sk.bonus.unpredictable' });
  return limited(bonus);
}

/** The outcome of an activation roll. */
export function outcomeOf(
  quality: number,
  bonus: number,
  faces: readonly number[],
  unstable = false,
): { readonly actions: number; readonly failures: number; readonly turnover: boolean } {
  const failures = failuresOf(quality, bonus, faces);
  const earned = faces.length - failures; // SK-ACT-2
  const actions = unstable && faces.includes(1) ? 0 : earned; // SK-SPR-21
  return { actions, failures, turnover: failures >= 2 }; // SK-ACT-3
}

export const activationRollHandler: Handler<ActivationRollFrame> = {
  asks: () => 'dice',
  rule: () => 'SK-ACT-1',
  dice: (state, { model, dice }) => [
    { what: 'sk.dice.activation', owner: seatOf(state, model), count: dice, faces: D6 },
  ],
  ...DICE_FIRST,
  roll(draft, { model, charges, lucky }, [faces = []]) {
    const quality = draft.field.models[model]?.q ?? 6;
    const bonus = activationBonus(draft, model, charges, lucky);
    const unstable = has(draft, model, 'unstable');
    const { actions, failures, turnover } = outcomeOf(quality, total(bonus), faces, unstable);
    const rule = unstable && faces.includes(1) ? 'SK-SPR-21' : 'SK-ACT-2';
    emit(draft, {
      type: 'activationRolled',
      rule,
      model,
      quality,
      bonus,
      faces,
      successes: actions,
      failures,
      turnover,
    });
    if (actions > 0) {
      const activation = newActivation(draft, model, actions, charges);
      replaceTop(draft, { at: 'acting', player: ownerOf(draft, model), doing: activation, turnover });
      return;
    }
    pop(draft);
    if (turnover) oweTurnover(draft);
  },
};
