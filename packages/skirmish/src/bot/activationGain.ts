/** What models may be expected to gain in their activations still to come this turn. */
import { canBeNominated } from '../turn/turn.ts';
import { gainsOf } from './gains.ts';
import type { Gains, Outlook } from './outlook.ts';
import { activationRolls, type Rolls } from './activationRolls.ts';

/** What the others would gain is not all lost with the turn: they come to it again in the next. */
export const LOST_TURN = 0.75;

/** Expected gain over the chances of a roll. */
export function meanGain(gains: Gains, { actions }: Rolls): number {
  return actions[1] * gains[1] + actions[2] * gains[2] + actions[3] * gains[3];
}

/** What a model may be expected to gain in its own activation, whatever becomes of the turn: with one die or two. */
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

/** What all those who have not been activated, but these, may still gain this turn. */
export function restOf(outlook: Outlook, without: readonly number[]): number {
  let sum = 0;
  for (const model of outlook.own) {
    if (without.includes(model) || !canBeNominated(outlook.state, outlook.player, model)) continue;
    sum += expectedOf(outlook, model);
  }
  return sum;
}
