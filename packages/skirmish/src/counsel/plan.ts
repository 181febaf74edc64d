/** Whom to nominate, and with how many dice: what he may gain against the turn of all the others (SK-ACT-1 to -3). */
import { canBeNominated } from '../turn.ts';
import { mostDice } from '../activation.ts';
import { isLeader } from '../command.ts';
import { type Gains, gainsOf } from './gains.ts';
import type { Outlook } from './outlook.ts';
import { bestOrder } from './orders.ts';
import { activationRolls, type Rolls } from './rolls.ts';

/** SK-SPR-2. What a declared charge adds to each die. */
const CHARGE_BONUS = 1;
/** What the others would gain is not all lost with the turn: they come to it again in the next. */
const LOST_TURN = 0.75;

/** Expected gain over the chances of a roll. */
export function meanGain(gains: Gains, { actions }: Rolls): number {
  return actions[1] * gains[1] + actions[2] * gains[2] + actions[3] * gains[3];
}

/** What a model's own activation gains with so many dice, less what a turnover would cost the others. */
export function activationWorth(
  outlook: Outlook,
  model: number,
  dice: number,
  charging: boolean,
  extra: number,
): number {
  const rolls = activationRolls(outlook.state, model, dice, extra + (charging ? CHARGE_BONUS : 0));
  return meanGain(fullGains(outlook, model, charging), rolls) - LOST_TURN * rolls.turnover * restOf(outlook, [model]);
}

/** What it gains itself, and for a Leader what it gains by an order. */
function fullGains(outlook: Outlook, model: number, charging: boolean): Gains {
  const own = gainsOf(outlook, model, charging);
  if (charging || !isLeader(outlook.state, model)) return own;
  const order = bestOrder(outlook, model).worth;
  if (order <= 0) return own;
  return [0, Math.max(own[1], order), Math.max(own[2], own[1] + order), Math.max(own[3], own[2] + order)];
}

const singles = new WeakMap<Outlook, Map<number, number>>();

/** What a model may be expected to gain in its own activation, whatever becomes of the turn: with one die or two. */
export function expectedOf(outlook: Outlook, model: number): number {
  let list = singles.get(outlook);
  if (list === undefined) {
    list = new Map();
    singles.set(outlook, list);
  }
  let found = list.get(model);
  if (found === undefined) {
    const gains = gainsOf(outlook, model);
    found = Math.max(
      meanGain(gains, activationRolls(outlook.state, model, 1, 0)),
      meanGain(gains, activationRolls(outlook.state, model, 2, 0)),
    );
    list.set(model, found);
  }
  return found;
}

/** What all those who have not been activated, but these, may still gain this turn. */
export function restOf(outlook: Outlook, without: readonly number[]): number {
  let sum = 0;
  for (const model of outlook.own) {
    if (without.includes(model) || !canBeNominated(outlook.state, outlook.player, model)) continue;
    sum += expectedOf(outlook, model);
  }
  return sum;
}

/** The best that can be made of nominating a model. */
export function nominationWorth(outlook: Outlook, model: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let dice = 1; dice <= mostDice(outlook.state, model); dice += 1) {
    best = Math.max(best, activationWorth(outlook, model, dice, false, 0));
  }
  return best;
}
