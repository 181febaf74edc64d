/** What both armies can do to each other with the points of one turn, from where they stand. */
import { armOf, BREAKS_AT } from '../../state/unitTables.ts';
import { membersOf } from '../../state/sides.ts';
import { CM } from '../../state/lengths.ts';
import { other, type SideIndex, type State } from '../../state/state.ts';
import { isOnTable, profileOf, sideOf, unitOf } from '../../state/units.ts';
import { commandBasesOf } from '../../command/commandBases.ts';
import { costOfDisruption, valueOfUnit } from '../value.ts';
import { attackOf, contactOdds, maskOf, obeys, stands } from './attacks.ts';
import type { Mind, Contact, Threats } from './mind.ts';

function newThreats({ units }: State): Threats {
  const n = units.length;
  return {
    units,
    worth: new Float64Array(n),
    target: new Int16Array(n).fill(-1),
    charge: new Uint8Array(n),
    mask: new Int16Array(n).fill(-1),
  };
}

/** All anew. */
export function findThreats(mind: Mind, state: State): Threats {
  const found = newThreats(state);
  for (let i = 0; i < state.units.length; i++) findBest(mind, state, i, found);
  return found;
}

/** From those of a state with most units in common. */
export function threatsAfter(mind: Mind, state: State, before: Threats): Threats {
  const { units } = state;
  if (before.units === units) return before;
  const changed: number[] = [];
  for (let i = 0; i < units.length; i++) if (units[i] !== before.units[i]) changed.push(i);
  if (changed.length > 4) return findThreats(mind, state);
  const found: Threats = {
    units,
    worth: before.worth.slice(),
    target: before.target.slice(),
    charge: before.charge.slice(),
    mask: before.mask.slice(),
  };
  for (let i = 0; i < units.length; i++) {
    if (isNew(state, i, changed, before)) findBest(mind, state, i, found);
    else {
      for (const c of changed) if (sideOf(state, c) !== sideOf(state, i)) consider(mind, state, i, c, found);
    }
  }
  return found;
}

/** How far off a friend may bear on a charge. */
const NEAR = 24 * CM;

/** Must the best attack of a unit be found anew? */
function isNew(state: State, unit: number, changed: readonly number[], before: Threats): boolean {
  const target = before.target[unit] as number;
  const u = unitOf(state, unit);
  for (const c of changed) {
    if (c === unit || c === target || before.mask[unit] === c) return true;
    if (target < 0 || u.status !== 'ready') continue;
    const other = unitOf(state, c);
    const d = unitOf(state, target);
    if (isOnTable(other) && stands(state, c, u, d)) return true;
    if (before.charge[unit] === 1 && Math.abs(other.x - d.x) < NEAR && Math.abs(other.y - d.y) < NEAR) return true;
  }
  return false;
}

function findBest(mind: Mind, state: State, unit: number, found: Threats): void {
  found.worth[unit] = 0;
  found.target[unit] = -1;
  found.charge[unit] = 0;
  found.mask[unit] = -1;
  if (unitOf(state, unit).status !== 'ready') return;
  for (const enemy of membersOf(state, other(sideOf(state, unit))).units) consider(mind, state, unit, enemy, found);
}

/** Is an attack on this enemy better than the best so far? */
function consider(mind: Mind, state: State, unit: number, enemy: number, found: Threats): void {
  const u = unitOf(state, enemy);
  if (!isOnTable(u) || unitOf(state, unit).status !== 'ready') return;
  const { standing, moving, charge } = attackOf(mind, state, unit, enemy);
  if (standing === 0 && moving === 0 && charge === null) return;
  const loss = costOfDisruption(state, enemy);
  const follows = moving > standing || charge !== null ? obeys(state, unit) : 0;
  const shot = Math.max(standing, follows * moving) * loss;
  const charged = charge === null ? 0 : follows * promiseOf(mind, state, unit, enemy, charge);
  const worth = Math.max(shot, charged);
  if (worth <= (found.worth[unit] as number)) return;
  const mask = maskOf(state, unit, enemy);
  if (mask >= 0) {
    found.mask[unit] = mask;
    return;
  }
  found.worth[unit] = worth;
  found.target[unit] = enemy;
  found.charge[unit] = charged > shot ? 1 : 0;
}

/** Worth of throwing the enemy back 10 cm. */
export const GROUND = 0.5;

/** Of a charge of cavalry that may wait for a volley on its target. */
function promiseOf(mind: Mind, state: State, unit: number, enemy: number, contact: Contact): number {
  const now = chargeWorth(mind, state, unit, enemy, contact, 0);
  const { status, dp } = unitOf(state, enemy);
  if (status !== 'ready' || dp + 1 >= BREAKS_AT || armOf(profileOf(state, unit)) !== 'cavalry') return now;
  return Math.max(now, VOLLEY * chargeWorth(mind, state, unit, enemy, contact, 1));
}

/** How likely a volley shakes a target before the charge, about. */
const VOLLEY = 0.4;

/** Of a charge that is obeyed, on a target with so many more DP: what both may lose. */
function chargeWorth(mind: Mind, state: State, unit: number, enemy: number, contact: Contact, shaken: number): number {
  const { status, dp } = unitOf(state, enemy);
  if (status === 'routing') return costOfDisruption(state, enemy);
  const odds = contactOdds(mind, state, unit, enemy, contact, shaken);
  const guns = armOf(profileOf(state, enemy)) === 'artillery';
  const gain = guns
    ? odds.chargerWins * valueOfUnit(state, enemy, dp + shaken)
    : odds.defenderDisrupted * (valueOfUnit(state, enemy, dp + shaken) - valueOfUnit(state, enemy, dp + shaken + 1));
  const thrown = GROUND * (2 * odds.chargerWins - 1);
  return gain - odds.chargerDisrupted * costOfDisruption(state, unit) + thrown;
}

/** What the points of a turn can make of a side's attacks: the best few, each by the chance that the points reach so far. */
export function threatOf(state: State, side: SideIndex, { worth }: Threats): number {
  const best: number[] = [];
  for (const unit of membersOf(state, side).units) if ((worth[unit] as number) > 0) best.push(worth[unit] as number);
  best.sort((a, b) => b - a);
  const sure = 1 + commandBasesOf(state, side).length;
  let sum = 0;
  for (let i = 0; i < best.length && i < sure + 5; i++) {
    sum += (best[i] as number) * (i < sure ? 1 : (6 - (i - sure + 1)) / 6);
  }
  return sum;
}
