/** What one captain knows of one battle. */
import { equalData } from '@drumhead/engine';
import { isSameTable, newOutlook, type Outlook } from '../outlook.ts';
import type { State } from '../../state/state.ts';
import { aheadOf } from './horizon.ts';
import { LOAD, pricesOf } from './prices.ts';
import { newStationJudge } from './station.ts';
import type { TermWeights } from './terms.ts';

export interface Mind {
  readonly weights: TermWeights;
  /** How many times as much as usual counts what a blow may cost himself. */
  readonly care: number;
  /** By player, the outlook on the state seen last: the next state often differs only by a model that has acted. */
  readonly outlooks: (Outlook | undefined)[];
  readonly judge: ReturnType<typeof newStationJudge>;
}

export function newMind(weights: TermWeights, care = 1): Mind {
  return { weights, care, outlooks: [], judge: newStationJudge(weights) };
}

/** A player's outlook, with the captain's own prices of men and worth of places. */
export function outlookIn(mind: Mind, state: State, player: number): Outlook {
  const before = mind.outlooks[player];
  if (before?.state === state) return before;
  const ahead = aheadOf(state, player);
  const isSame = before !== undefined && isSameTable(before.state, state) && equalData(before.ahead, ahead);
  const memory = isSame ? before.memory : null;
  const prices = pricesOf(state, mind.weights);
  const load = mind.weights.loads * LOAD * ahead.own;
  const outlook = { ...newOutlook(state, player, memory), prices, station: mind.judge, load, ahead, care: mind.care };
  mind.outlooks[player] = outlook;
  return outlook;
}
