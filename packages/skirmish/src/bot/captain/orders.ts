/** The worth of orders: one roll for all members, against the rest of the turn without the order. */
import { total } from '@drumhead/engine';
import { everybodyIn, groupBonus, groupQuality } from '../../command/giveOrder.ts';
import { orderOffers } from '../../command/orderOffers.ts';
import type { Order } from '../../state/frames.ts';
import { MOST_DICE } from '../../turn/activation.ts';
import { rollsOf } from '../activationRolls.ts';
import { freshDoing } from '../gains.ts';
import { groupGain } from '../orderWorth.ts';
import type { Outlook } from '../outlook.ts';
import { lostShare, restOfTurn } from './turnGamble.ts';

/** Expected gain of an order with a number of dice and of the turn after it; `over`: the turn ends in any case. */
export function orderDiceWorth(outlook: Outlook, order: Order, dice: number, over: boolean): number {
  const all = everybodyIn(order);
  const rolls = rollsOf(groupQuality(outlook.state, all), total(groupBonus(outlook.state, order)), dice, false);
  const rest = over ? 0 : restOfTurn(outlook, [order.leader, ...all]);
  return groupGain(outlook, order, rolls) + (1 - lostShare(outlook) * rolls.turnover) * rest;
}

/** What an order adds to the rest of the turn, with the best number of dice. */
export function orderGain(outlook: Outlook, order: Order, over: boolean): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let dice = 1; dice <= MOST_DICE; dice += 1) best = Math.max(best, orderDiceWorth(outlook, order, dice, over));
  return best - (over ? 0 : restOfTurn(outlook, [order.leader]));
}

/** The most that an order of this leader adds, or 0. */
export function bestOrderGain(outlook: Outlook, leader: number, over: boolean): number {
  let best = 0;
  for (const command of orderOffers(outlook.state, freshDoing(leader, 1))) {
    if (command.type === 'order') best = Math.max(best, orderGain(outlook, command, over));
  }
  return best;
}
