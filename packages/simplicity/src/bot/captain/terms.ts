/** The worth of a position as named terms: a side's own less the enemy's. */
import type { Term } from '@drumhead/engine';
import { armOf, BREAKS_AT } from '../../state/unitTables.ts';
import { commandBase, commandBaseProfile, commandBasesOf } from '../../command/commandBases.ts';
import { membersOf } from '../../state/sides.ts';
import { other, type SideIndex, type State } from '../../state/state.ts';
import { COMMAND_POINTS } from '../../state/unitTables.ts';
import { isOnTable, profileOf, sideOf, unitOf } from '../../state/units.ts';
import { breakingPoint, lossesOf } from '../../victory/victory.ts';
import { valueOfPlaces } from '../placeValue.ts';
import { commandWorth, groundWorth, valueOfUnit } from '../value.ts';
import { attackOf, contactOdds, isMasked, obeys } from './attacks.ts';
import type { Mind } from './mind.ts';

const Z = (globalThis as any).zz ?? {};

export const TERMS = [
  { key: 'troops', weight: 1 },
  { key: 'resolve', weight: 1 },
  { key: 'ground', weight: 1 },
  { key: 'command', weight: 1 },
  { key: 'places', weight: 1 },
  { key: 'attack', weight: 0 },
  { key: 'danger', weight: 0 },
] as const satisfies readonly Term[];

export function readTerms(mind: Mind, state: State, side: SideIndex, into: Float64Array): void {
  const foe = other(side);
  into[0] = troopsOf(state, side) - troopsOf(state, foe);
  into[1] = resolveOf(state, side) - resolveOf(state, foe);
  into[2] = groundWorth(state, side) - groundWorth(state, foe);
  into[3] = commandOf(state, side) - commandOf(state, foe);
  into[4] = mind.weights[4] === 0 ? 0 : valueOfPlaces(state, side);
  into[5] = mind.weights[5] === 0 ? 0 : threatOf(mind, state, side);
  into[6] = mind.weights[6] === 0 ? 0 : -threatOf(mind, state, foe);
}

function troopsOf(state: State, side: SideIndex): number {
  let worth = 0;
  for (const i of membersOf(state, side).units) {
    const u = unitOf(state, i);
    if (u.status === 'removed') continue;
    worth += valueOfUnit(state, i, u.status === 'routing' ? BREAKS_AT : u.dp);
  }
  return worth;
}

/** The nearer an army is to breaking, the dearer each loss. */
function resolveOf(state: State, side: SideIndex): number {
  const share = lossesOf(state, side) / breakingPoint(state, side);
  return -8 * share * share;
}

function commandOf(state: State, side: SideIndex): number {
  let worth = 0;
  for (const i of membersOf(state, side).commands) {
    if (commandBase(state, i).status === 'removed') continue;
    worth += COMMAND_POINTS + commandWorth(state, side, i);
  }
  return worth;
}

const best: number[] = [];

/** Expected worth of what the units of a side can do to the enemy with the points of one turn, from where they stand. */
export function threatOf(mind: Mind, state: State, side: SideIndex): number {
  best.length = 0;
  const enemies = membersOf(state, other(side)).units;
  for (const unit of membersOf(state, side).units) {
    if (unitOf(state, unit).status !== 'ready') continue;
    const worth = bestAttack(mind, state, unit, enemies);
    if (worth > 0) best.push(worth);
  }
  best.sort((a, b) => b - a);
  const sure = 1 + commandBasesOf(state, side).length;
  let sum = 0;
  for (let i = 0; i < best.length && i < sure + 5; i++) {
    sum += (best[i] as number) * (i < sure ? 1 : (6 - (i - sure + 1)) / 6);
  }
  return sum;
}

function bestAttack(mind: Mind, state: State, unit: number, enemies: readonly number[]): number {
  let most = 0;
  let follows = -1;
  for (const enemy of enemies) {
    const u = unitOf(state, enemy);
    if (!isOnTable(u)) continue;
    const { standing, moving, charge } = attackOf(mind, state, unit, enemy);
    if (standing === 0 && moving === 0 && charge === null) continue;
    const loss = lossOf(state, enemy);
    let worth = standing * loss;
    if (moving > standing || charge !== null) {
      if (follows < 0) follows = obeys(state, unit);
      worth = Math.max(worth, follows * moving * loss);
      if (charge !== null) {
        if (u.status === 'routing') worth = Math.max(worth, follows * loss);
        else {
          const odds = contactOdds(mind, state, unit, enemy, charge);
          const guns = armOf(profileOf(state, enemy)) === 'artillery';
          const gain = guns ? odds.chargerWins * valueOfUnit(state, enemy, u.dp) : odds.defenderDisrupted * loss;
          worth = Math.max(worth, follows * (gain - odds.chargerDisrupted * lossOf(state, unit) + odds.chargerWins - 0.5));
        }
      }
    }
    if (worth > most && !isMasked(state, unit, enemy)) most = worth;
  }
  return most;
}

/** What one DP more costs a unit. */
export function lossOf(state: State, unit: number): number {
  const u = unitOf(state, unit);
  if (u.status === 'routing') return valueOfUnit(state, unit, BREAKS_AT);
  return valueOfUnit(state, unit, u.dp) - valueOfUnit(state, unit, u.dp + 1);
}
