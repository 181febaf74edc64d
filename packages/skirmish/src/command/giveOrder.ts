/** Giving an order, and the group's roll (SK-SEQ-4 steps 1 to 3). */
import { D6, refusal, push, type Reason, replaceTop, type Tally, emit, total } from '@drumhead/engine';
import { MOST_DICE, outcomeOf } from '../turn/activation.ts';
import type { Command } from '../state/commands.ts';
import { newActivation, spend } from '../turn/activationState.ts';
import { declareFeature, FEATURE_OFFERS, hasFeature } from './nationalFeatures.ts';
import type {
  ActingFrame,
  EnAvantFrame,
  GroupFrame,
  Order,
  OrderDiceFrame,
  OrderKind,
  OrderRollFrame,
} from '../state/frames.ts';
import { has, isEngaged, isOwn, isStanding, isWithin, ownerOf, seatOf } from '../ground/geometry.ts';
import { DICE_FIRST, type Handler } from '../turn/handler.ts';
import { limited } from '../turn/quality.ts';
import type { State } from '../state/state.ts';
import { changeModel, type Draft } from '../state/draft.ts';
import type { OrderCommand } from './orderProblem.ts';

/** The rule of each kind of order. */
export const ORDER_RULES = {
  groupMove: 'SK-GRP-2',
  regroup: 'SK-GRP-11',
  volley: 'SK-GRP-13',
  shootAndReload: 'SK-GRP-20',
} as const;

/** SK-GRP-1, -3. At any time of his activation the Leader spends an action and next chooses the number of dice. */
export function giveOrder(draft: Draft, { leader, kind, members, target, weapons, partners }: OrderCommand): null {
  spend(draft, 1);
  const order: Order = { kind, leader, members, target, weapons, partners };
  emit(draft, { type: 'ordered', rule: ORDER_RULES[kind], leader, kind, members: everybodyIn(order), target });
  push(draft, { at: 'orderDice', order });
  return null;
}

/** Members of both lines. */
export function everybodyIn({ members, partners }: Pick<Order, 'members' | 'partners'>): readonly number[] {
  return [...members, ...partners];
}

export const orderDiceHandler: Handler<OrderDiceFrame> = {
  asks: (state, { order }) => ownerOf(state, order.leader),
  rule: () => 'SK-GRP-4',
  offers: () => [1, 2, 3].map((dice): Command => ({ type: 'orderDice', dice })),
  act(draft, { order }, _player, command) {
    if (command.type !== 'orderDice') return refusal('SK-GRP-4', 'sk.refusal.diceNumberFirst');
    const { dice } = command;
    if (dice < 1 || dice > MOST_DICE) return refusal('SK-GRP-4', 'sk.refusal.oneToThree');
    replaceTop(draft, { at: 'orderRoll', order, dice, again: false });
    return null;
  },
};

/** SK-GRP-4. The worst Quality among the members. */
export function groupQuality(state: State, models: readonly number[]): number {
  return Math.max(...models.map((model) => state.field.models[model]?.q ?? 0));
}

/**
 * SK-GRP-8, SK-SPR-12. The bonus of a group roll: only a Musician near the Leader helps, in a Group move or Regroup.
 */
export function groupBonus(state: State, order: Pick<Order, 'kind' | 'leader'>): Tally {
  return groupLines(order.kind, hasMusician(state, order.leader));
}

/** SK-SPR-12. Not for volleys or Shoot and Reload. */
export function groupLines(kind: OrderKind, musician: boolean): Tally {
  const lines: Reason[] = [];
  if ((kind === 'groupMove' || kind === 'regroup') && musician) {
    lines.push({ rule: 'SK-SPR-12', add: 1, what: 'sk.bonus.musician' });
  }
  return limited(lines);
}

/** SK-SPR-12. Is a Musician Standing, unengaged and within L of the Leader? */
function hasMusician(state: State, leader: number): boolean {
  const { l } = state.field.sticks;
  return state.models.some(
    (_, model) =>
      has(state, model, 'musician') &&
      isOwn(state, leader, model) &&
      isStanding(state, model) &&
      isWithin(state, leader, model, l) &&
      !isEngaged(state, model),
  );
}

export const orderRollHandler: Handler<OrderRollFrame> = {
  asks: () => 'dice',
  rule: (_state, { again }) => (again ? 'SK-NAT-1' : 'SK-GRP-4'),
  dice: (state, { order, dice }) => [
    {
      what: 'sk.dice.order',
      owner: seatOf(state, order.leader),
      count: dice,
      faces: D6,
    },
  ],
  ...DICE_FIRST,
  roll(draft, { order, again }, [faces = []]) {
    const quality = groupQuality(draft, everybodyIn(order));
    const bonus = groupBonus(draft, order);
    const { actions, failures, turnover } = outcomeOf(quality, total(bonus), faces);
    emit(draft, {
      type: 'orderRolled',
      rule: again ? 'SK-NAT-1' : 'SK-GRP-4',
      leader: order.leader,
      quality,
      bonus,
      faces,
      successes: actions,
      failures,
      turnover,
    });
    const france = hasFeature(draft, ownerOf(draft, order.leader), 'SK-NAT-1');
    if (order.kind === 'groupMove' && turnover && france && !again) replaceTop(draft, { at: 'enAvant', order, faces });
    else beginGroup(draft, order, actions, turnover);
  },
};

/** SK-NAT-1. France may reroll all dice of a Group move with two or more failures; the second roll stands. */
export const enAvantHandler: Handler<EnAvantFrame> = {
  asks: (state, { order }) => ownerOf(state, order.leader),
  rule: () => 'SK-NAT-1',
  offers: () => FEATURE_OFFERS,
  act(draft, { order, faces }, player, command) {
    if (command.type !== 'feature') return refusal('SK-NAT-1', 'sk.refusal.featureFirst');
    declareFeature(draft, player, command.use);
    if (command.use) replaceTop(draft, { at: 'orderRoll', order, dice: faces.length, again: true });
    else {
      const bonus = total(groupBonus(draft, order));
      const { actions, turnover } = outcomeOf(groupQuality(draft, everybodyIn(order)), bonus, faces);
      beginGroup(draft, order, actions, turnover);
    }
    return null;
  },
};

/**
 * SK-GRP-5, SK-GRP-6, SK-GRP-7. When the roll stands, every member is activated and gets one action for each success.
 */
function beginGroup(draft: Draft, order: Order, actions: number, turnover: boolean): void {
  const everybody = everybodyIn(order);
  for (const model of everybody) changeModel(draft, model, { activated: true });
  const doings = everybody.map((model) => newActivation(draft, model, actions));
  const frame: GroupFrame = { at: 'group', order, doings, acting: -1, turnover, stage: 'before' };
  replaceTop(draft, frame);
}

/** The frame of the Leader who gave the order. */
export function leaderFrame(draft: Draft): ActingFrame | null {
  const below = draft.frames[draft.frames.length - 2];
  return below?.at === 'acting' ? below : null;
}
