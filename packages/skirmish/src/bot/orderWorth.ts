/** The value of orders: the members' gains with one roll for all, against their gains on their own. */
import { memoizeBy, total } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { Activation, Order, ShotFrame } from '../state/frames.ts';
import { VOLLEY_COST } from '../combat/shooting/volley.ts';
import { everybodyIn, groupBonus, groupQuality } from '../command/giveOrder.ts';
import { orderOffers } from '../command/orderOffers.ts';
import { fitShooters } from '../combat/shooting/volleyShooters.ts';
import type { State } from '../state/state.ts';
import { isReady, shotWorth } from './combatWorth.ts';
import { freshDoing, gainsOf, loadOf } from './gains.ts';
import type { Outlook } from './outlook.ts';
import { expectedOf, LOST_TURN, meanGain, restOf } from './activationGain.ts';
import { type Rolls, rollsOf } from './activationRolls.ts';

type OrderCommand = Extract<Command, { readonly type: 'order' }>;

export interface OrderPlan {
  readonly worth: number;
  readonly dice: number;
  readonly order: OrderCommand | null;
}

const NO_ORDER: OrderPlan = { worth: 0, dice: 1, order: null };

/** By outlook and leader. */
const bestOrders = memoizeBy<Outlook, Map<number, OrderPlan>>(() => new Map());

/** The order with the largest advantage over its members acting on their own. */
export function bestOrder(outlook: Outlook, leader: number): OrderPlan {
  const orders = bestOrders(outlook);
  let best = orders.get(leader);
  if (best === undefined) {
    best = searched(outlook, freshDoing(leader, 1));
    orders.set(leader, best);
  }
  return best;
}

function searched(outlook: Outlook, activation: Activation): OrderPlan {
  let best = NO_ORDER;
  for (const command of orderOffers(outlook.state, activation)) {
    if (command.type !== 'order') continue;
    const plan = planOf(outlook, command);
    if (plan.worth > best.worth) best = plan;
  }
  return best;
}

/** The advantage of an order with the best number of dice. */
export function planOf(outlook: Outlook, order: OrderCommand): OrderPlan {
  let best: OrderPlan = { worth: Number.NEGATIVE_INFINITY, dice: 1, order };
  let alone = 0;
  for (const member of everybodyIn(order)) alone += expectedOf(outlook, member);
  for (let dice = 1; dice <= 3; dice += 1) {
    const worth = orderWorth(outlook, order, dice) - alone;
    if (worth > best.worth) best = { worth, dice, order };
  }
  return best;
}

/** The gain of a group with a number of dice, minus the cost of a turnover for the others. */
export function orderWorth(outlook: Outlook, order: Order, dice: number): number {
  const { state } = outlook;
  const all = everybodyIn(order);
  const rolls = rollsOf(groupQuality(state, all), total(groupBonus(state, order)), dice, false);
  const rest = restOf(outlook, all);
  return groupGain(outlook, order, rolls) - LOST_TURN * rolls.turnover * rest;
}

export function groupGain(outlook: Outlook, order: Order, rolls: Rolls): number {
  switch (order.kind) {
    case 'groupMove': {
      let sum = 0;
      for (const member of order.members) sum += meanGain(gainsOf(outlook, member), rolls);
      return sum;
    }
    case 'volley':
    case 'shootAndReload': {
      const cost = VOLLEY_COST[order.kind];
      let chance = 0;
      for (let successes = cost; successes <= 3; successes += 1) chance += rolls.actions[successes as 0];
      return chance * (volleyWorth(outlook.state, outlook.prices, order) - loadsOf(outlook, order));
    }
    case 'regroup':
      return 0;
  }
}

/** SK-GRP-16, SK-GRP-21. What a volley costs besides the actions: as many firearms as fire must be loaded again. */
function loadsOf(outlook: Outlook, { members, weapons }: Order): number {
  let sum = 0;
  members.forEach((member, place) => {
    const weapon = weapons[place] as number;
    if (isReady(outlook.state, member, weapon)) sum += loadOf(outlook, outlook.state, member, weapon);
  });
  return sum;
}

/** SK-SEQ-7. The value of the volley fired by those who can. */
export function volleyWorth(state: State, prices: readonly number[], order: Order): number {
  const fit = fitShooters(
    state,
    order,
    order.members.map((_, place) => place),
  );
  if (fit.length === 0) return 0;
  const shot: ShotFrame = {
    at: 'shot',
    shooters: fit.map((place) => order.members[place] as number),
    weapons: fit.map((place) => order.weapons[place] as number),
    target: order.target,
    aimed: false,
    volley: true,
    steady: false,
  };
  return shotWorth(state, prices, shot);
}
