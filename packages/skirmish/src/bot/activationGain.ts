/** Expected gains of activations still to come this turn. */
import { canBeNominated } from '../turn/turn.ts';
import { gainsOf } from './gains.ts';
import type { Gains, Outlook } from './outlook.ts';
import { activationRolls, type Rolls } from './activationRolls.ts';

/** A turnover loses only a part of the others' gains: they act again next turn. */
export const LOST_TURN = 0.75;

/** Expected gain over the results of a roll. */
export function meanGain(gains: Gains, { actions }: Rolls): number {
  return actions[1] * gains[1] + actions[2] * gains[2] + actions[3] * gains[3];
}

/** Expected gain of a model's own activation with one die or two, ignoring turnovers. */
export function expectedOf(outlook: Outlook, model: number): number {
  const list = outlook.memory.expected;
  let found = list.get(model);
  if (found === undefined) {
    const gains = gainsOf(outlook, model);
    found = Math.max(
      meanGain(gains, activationRolls(outlook.state, model, 1)),
      meanGain(gains, activationRolls(outlook.state, model, 2)),
    );
    list.set(model, found);
  }
  return found;
}

/** Expected gain this turn of all models not yet activated, except some. */
export function restOf(outlook: Outlook, without: readonly number[]): number {
  let sum = 0;
  for (const model of outlook.own) {
    if (without.includes(model) || !canBeNominated(outlook.state, outlook.player, model)) continue;
    sum += expectedOf(outlook, model);
  }
  return sum;
}
