/** The worth of a position as named terms: a side's own less the enemy's. */
import type { Term } from '@drumhead/engine';
import { membersOf } from '../../state/sides.ts';
import { other, type SideIndex, type State } from '../../state/state.ts';
import { BREAKS_AT } from '../../state/unitTables.ts';
import { unitOf } from '../../state/units.ts';
import { lossesOf } from '../../victory/losses.ts';
import { breakingPoint } from '../../victory/victory.ts';
import { groundWorth } from '../value.ts';
import type { Mind, Threats } from './mind.ts';
import { advanceOf, commandOf } from './placeWorth.ts';
import { findThreats, threatOf, threatsAfter } from './threats.ts';
import { valueOfUnit } from '../value.ts';

/**
 * Each weight is the mean of one set by hand and of what the term was worth in the first chance of victory learnt from
 * battles between captains, ten points to a factor e of the odds (docs/decisions/16-one-learned-value.md). Those of
 * `value/net.ts` were learnt later: a new net does not change the captain.
 */
export const TERMS = [
  { key: 'troops', weight: 0.65 },
  { key: 'resolve', weight: 1.06 },
  { key: 'ground', weight: 0.5 },
  { key: 'command', weight: 0.5 },
  { key: 'advance', weight: 0.77 },
  { key: 'attack', weight: 0.5 },
  { key: 'danger', weight: 0.87 },
] as const satisfies readonly Term[];

export function readTerms(mind: Mind, state: State, side: SideIndex, into: Float64Array): void {
  const foe = other(side);
  const threats = threatsIn(mind, state);
  into[0] = troopsOf(state, side) - troopsOf(state, foe);
  into[1] = resolveOf(state, side) - resolveOf(state, foe);
  into[2] = groundWorth(state, side) - groundWorth(state, foe);
  into[3] = commandOf(state, side) - commandOf(state, foe);
  into[4] = advanceOf(state, side);
  into[5] = threatOf(state, side, threats);
  into[6] = -threatOf(state, foe, threats);
}

function threatsIn(mind: Mind, state: State): Threats {
  if (mind.threats !== null) return threatsAfter(mind, state, mind.threats);
  if (mind.found?.state !== state) mind.found = { state, threats: findThreats(mind, state) };
  return mind.found.threats;
}

function troopsOf(state: State, side: SideIndex): number {
  let worth = 0;
  for (const i of membersOf(state, side).units) {
    const { status, dp } = unitOf(state, i);
    if (status === 'removed') continue;
    worth += valueOfUnit(state, i, status === 'routing' ? BREAKS_AT : dp);
  }
  return worth;
}

/** The nearer an army is to breaking, the dearer each loss. */
function resolveOf(state: State, side: SideIndex): number {
  const share = lossesOf(state, side) / breakingPoint(state, side);
  return -8 * share * share;
}
