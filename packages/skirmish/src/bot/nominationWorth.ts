/** The value of nominations and numbers of dice: own gain against the risk of a turnover (SK-ACT-1 to -3). */
import { mostDice } from '../turn/activation.ts';
import { isLeader } from '../command/leaders.ts';
import { LOST_TURN, meanGain, restOf } from './activationGain.ts';
import { gainsOf } from './gains.ts';
import type { Gains, Outlook } from './outlook.ts';
import { bestOrder } from './orderWorth.ts';
import { activationRolls } from './activationRolls.ts';

/** The gain of a model's activation with a number of dice, minus the cost of a turnover for the others. */
export function activationWorth(
  outlook: Outlook,
  model: number,
  dice: number,
  charging: boolean,
  lucky: boolean,
): number {
  const rolls = activationRolls(outlook.state, model, dice, charging, lucky);
  return meanGain(fullGains(outlook, model, charging), rolls) - LOST_TURN * rolls.turnover * restOf(outlook, [model]);
}

/** Its own gain, and for a Leader the gain of an order. */
function fullGains(outlook: Outlook, model: number, charging: boolean): Gains {
  const own = gainsOf(outlook, model, charging);
  if (charging || !isLeader(outlook.state, model)) return own;
  const order = bestOrder(outlook, model).worth;
  if (order <= 0) return own;
  return [0, Math.max(own[1], order), Math.max(own[2], own[1] + order), Math.max(own[3], own[2] + order)];
}

/** The value of nominating a model with the best number of dice. */
export function nominationWorth(outlook: Outlook, model: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let dice = 1; dice <= mostDice(outlook.state, model); dice += 1) {
    best = Math.max(best, activationWorth(outlook, model, dice, false, false));
  }
  return best;
}
