/** What an order would change besides the place: command radius, enemies that could fire or charge, cover. */
import { consequence, dangerChanges, type DangerKeys, type MoveConsequence } from '@drumhead/content';
import { type Pose, polygonOf } from '@drumhead/table';
import { chargeBan } from '../combat/charge.ts';
import { planShot } from '../combat/fire.ts';
import { hasCommandBaseNear } from '../command/commandBases.ts';
import { quadOfUnit, unitsWithin } from '../ground/footprints.ts';
import { inFront } from '../ground/sight.ts';
import { hasCoverFrom } from '../ground/terrain.ts';
import { membersOf } from '../state/sides.ts';
import { other, type State } from '../state/state.ts';
import { rateOf, sizeOf } from '../state/unitTables.ts';
import { isOnTable, isReady, poseOf, profileOf, sideOf, unitOf, withUnitAt } from '../state/units.ts';

const FIRE: DangerKeys = { begins: 'sip.after.fire.in', goesOn: 'sip.after.fire.still', ends: 'sip.after.fire.out' };
const CHARGE: DangerKeys = {
  begins: 'sip.after.charge.in',
  goesOn: 'sip.after.charge.still',
  ends: 'sip.after.charge.out',
};

/** SIP-CMD-1, SIP-FIR-1, SIP-TER-12, SIP-CHG-2. A unit on the table that would stand at another place. */
export function moveConsequences(before: State, unit: number, at: Pose): readonly MoveConsequence[] {
  if (!isOnTable(unitOf(before, unit))) return [];
  const after = withUnitAt(before, unit, at);
  const enemies = membersOf(after, other(sideOf(after, unit))).units;
  const sides = { before, after };
  return [
    ...commandChanges(before, after, [unit]),
    ...dangerChanges('SIP-FIR-1', FIRE, enemies, (state, enemy) => couldFireAt(state, enemy, unit), sides),
    ...coverChanges(before, after, enemies, unit),
    ...dangerChanges('SIP-CHG-2', CHARGE, enemies, (state, enemy) => couldCharge(state, enemy, unit), sides),
  ];
}

/** SIP-CMD-1. The units within the radius of a Command base before and after it has moved. */
export function rideConsequences(before: State, after: State, side: 0 | 1): readonly MoveConsequence[] {
  const units = membersOf(after, side).units.filter((unit) => isOnTable(unitOf(after, unit)));
  return commandChanges(before, after, units);
}

function couldFireAt(state: State, enemy: number, unit: number): boolean {
  return isReady(state, enemy) && planShot(state, enemy, unit, false).ok;
}

/** SIP-CHG-1, -2. With the unit in front and within its rate on clear ground. */
function couldCharge(state: State, enemy: number, unit: number): boolean {
  if (!isReady(state, enemy) || chargeBan(state, enemy, unit) !== null) return false;
  const profile = profileOf(state, enemy);
  const reach = unitOf(state, enemy).section >= 0 ? rateOf(profile) / 2 : rateOf(profile);
  if (!unitsWithin(state, enemy, unit, reach)) return false;
  if (unitOf(state, enemy).section >= 0) return true;
  return inFront(poseOf(state, enemy), sizeOf(profile), polygonOf(quadOfUnit(state, unit))).length > 0;
}

function commandChanges(before: State, after: State, units: readonly number[]): readonly MoveConsequence[] {
  const lost = units.filter((unit) => hasCommandBaseNear(before, unit) && !hasCommandBaseNear(after, unit));
  const gained = units.filter((unit) => !hasCommandBaseNear(before, unit) && hasCommandBaseNear(after, unit));
  return [
    ...consequence('SIP-CMD-1', 'sip.after.command.lost', lost, 'worse'),
    ...consequence('SIP-CMD-1', 'sip.after.command.gained', gained, 'better'),
  ];
}

/** SIP-TER-8, SIP-TER-12. Against the enemies that can fire at the unit both before and afterwards. */
function coverChanges(before: State, after: State, enemies: readonly number[], unit: number) {
  const covered = (state: State, enemy: number): boolean | null => {
    const shot = isReady(state, enemy) ? planShot(state, enemy, unit, false) : null;
    return shot?.ok ? hasCoverFrom(state, enemy, unit, shot.value.line) : null;
  };
  const gained = enemies.filter((enemy) => covered(after, enemy) === true && covered(before, enemy) === false);
  const lost = enemies.filter((enemy) => covered(after, enemy) === false && covered(before, enemy) === true);
  return [
    ...consequence('SIP-TER-12', 'sip.after.cover.gained', gained, 'better'),
    ...consequence('SIP-TER-12', 'sip.after.cover.lost', lost, 'worse'),
  ];
}
