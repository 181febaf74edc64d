/** The worth of activating a man with a number of dice: his gain, and the rest of the turn that he stakes. */
import { memoizeBy, total } from '@drumhead/engine';
import { isLeader } from '../../command/leaders.ts';
import { has } from '../../ground/geometry.ts';
import { rollOdds } from '../../query/rollOdds.ts';
import type { ModelProfile } from '../../state/state.ts';
import { activationBonus, mostDice } from '../../turn/activation.ts';
import { gainsOf } from '../gains.ts';
import type { Outlook } from '../outlook.ts';
import { bestOrderGain } from './orders.ts';
import { lostShare, restOfTurn } from './turnGamble.ts';

/** What hangs on a man's activation, whatever he rolls. */
interface Prospect {
  /** What the others may bring after him. */
  readonly rest: number;
  /** What an order of his adds to that; and if the turn ends with him. */
  readonly order: number;
  readonly lastOrder: number;
}

/** By outlook and model. */
const prospectsOf = memoizeBy<Outlook, Map<number, Prospect>>(() => new Map());

function prospectOf(outlook: Outlook, model: number): Prospect {
  const known = prospectsOf(outlook);
  let found = known.get(model);
  if (found === undefined) {
    const leads = isLeader(outlook.state, model);
    found = {
      rest: restOfTurn(outlook, [model]),
      order: leads ? bestOrderGain(outlook, model, false) : 0,
      lastOrder: leads ? bestOrderGain(outlook, model, true) : 0,
    };
    known.set(model, found);
  }
  return found;
}

/** What a number of dice brings, and what it stakes. */
interface DiceStake {
  /** Expected gain of the activation, an order of his included. */
  readonly gain: number;
  /** Expected loss of the turn: the chance that it ends, times what the others would still bring and not make good. */
  readonly loss: number;
}

export function diceStake(outlook: Outlook, model: number, dice: number, charging: boolean, lucky: boolean): DiceStake {
  const { state } = outlook;
  const { rest, order, lastOrder } = prospectOf(outlook, model);
  const gains = gainsOf(outlook, model, charging);
  const { q } = state.field.models[model] as ModelProfile;
  const bonus = total(activationBonus(state, model, charging, lucky));
  let gain = 0;
  let loss = 0;
  for (const { actions, turnover, chance } of rollOdds(q, bonus, dice, has(state, model, 'unstable'))) {
    const own = gains[Math.min(3, actions) as 0];
    const ordered = charging || actions === 0 ? 0 : gains[(actions - 1) as 0] + (turnover ? lastOrder : order);
    gain += chance * Math.max(own, ordered);
    if (turnover) loss += chance * lostShare(outlook) * rest;
  }
  return { gain, loss };
}

/** Expected gain of the turn from this activation on. */
export function diceWorth(outlook: Outlook, model: number, dice: number, charging: boolean, lucky: boolean): number {
  const { gain, loss } = diceStake(outlook, model, dice, charging, lucky);
  return gain - loss + prospectOf(outlook, model).rest;
}

/** The same with the best number of dice. */
export function nominationWorth(outlook: Outlook, model: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let dice = 1; dice <= mostDice(outlook.state, model); dice += 1) {
    best = Math.max(best, diceWorth(outlook, model, dice, false, false));
  }
  return best;
}
