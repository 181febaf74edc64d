/** The worth of a position as named terms: a side's own less the enemy's. */
import type { Term } from '@drumhead/engine';
import { membersOf } from '../../state/sides.ts';
import { other, type SideIndex, type State } from '../../state/state.ts';
import { BREAKS_AT } from '../../state/unitTables.ts';
import { unitOf } from '../../state/units.ts';
import { breakingPoint, lossesOf } from '../../victory/victory.ts';
import { groundWorth } from '../value.ts';
import type { Mind } from './mind.ts';
import { advanceOf, commandOf } from './placeWorth.ts';
import { findThreats, threatOf, threatsAfter } from './threats.ts';
import { valueOfUnit } from '../value.ts';

export const TERMS = [
  { key: 'troops', weight: 1 },
  { key: 'resolve', weight: 1 },
  { key: 'ground', weight: 1 },
  { key: 'command', weight: 1 },
  { key: 'advance', weight: 1.25 },
  { key: 'attack', weight: 0.5 },
  { key: 'danger', weight: 0.7 },
] as const satisfies readonly Term[];

export function readTerms(mind: Mind, state: State, side: SideIndex, into: Float64Array): void {
  const foe = other(side);
  const threats = mind.threats === null ? findThreats(mind, state) : threatsAfter(mind, state, mind.threats);
  into[0] = troopsOf(state, side) - troopsOf(state, foe);
  into[1] = resolveOf(state, side) - resolveOf(state, foe);
  into[2] = groundWorth(state, side) - groundWorth(state, foe);
  into[3] = commandOf(state, side) - commandOf(state, foe);
  into[4] = advanceOf(state, side);
  into[5] = threatOf(state, side, threats);
  into[6] = -threatOf(state, foe, threats);
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
