/** What a move would change besides the place: command, guns that reach, enemies that could Approach, cover, spacing. */
import { consequence, dangerChanges, type DangerKeys, type MoveConsequence } from '@drumhead/content';
import { total } from '@drumhead/engine';
import { cosine, sine } from '@drumhead/table';
import { approachBan } from '../combat/approach/approachBan.ts';
import { inCommand } from '../command/inCommand.ts';
import { inFrontalArc } from '../ground/arcs.ts';
import { distanceBetween, quadOfUnit, rosterOf, sideOf } from '../ground/footprints.ts';
import { TOLERANCE } from '../ground/measure.ts';
import { fireProblem } from '../ground/sight.ts';
import { coverAgainst } from '../ground/terrainEffects.ts';
import { lengthOf, rungOf } from '../movement/distance.ts';
import { violationsOf } from '../movement/proximity/proximity.ts';
import { generalSide } from '../morale/losses.ts';
import { other, type State, type Unit, type UnitProfile } from '../state/state.ts';
import { beginActivation } from '../turn/activationState.ts';
import { unitMayReact } from '../turn/mayReact.ts';

const GUNS: DangerKeys = { begins: 'lb.after.guns.in', goesOn: 'lb.after.guns.still', ends: 'lb.after.guns.out' };
const APPROACH: DangerKeys = {
  begins: 'lb.after.approach.in',
  goesOn: 'lb.after.approach.still',
  ends: 'lb.after.approach.out',
};

/** LB-UNIT-13, LB-BOMB-05, LB-TERR-09, LB-APP-02, LB-PROX-02, LB-REACT-03. The states before and after a unit's move. */
export function moveConsequences(before: State, after: State, unit: number): readonly MoveConsequence[] {
  if (!isOnTable(before, unit) || !isOnTable(after, unit)) return [];
  const sides = { before, after };
  const enemies = rosterOf(after.field, other(sideOf(after, unit)));
  const fires = (state: State, enemy: number) => couldFireAt(state, enemy, unit);
  const approaches = (state: State, enemy: number) => couldApproach(state, enemy, unit);
  const exposed = enemies.filter((enemy) => fires(after, enemy) || approaches(after, enemy));
  return [
    ...commandChanges(before, after, [unit]),
    ...dangerChanges('LB-BOMB-05', GUNS, enemies, fires, sides),
    ...coverChanges(before, after, enemies, unit),
    ...dangerChanges('LB-APP-02', APPROACH, enemies, approaches, sides),
    ...spacingChanges(before, after, unit),
    ...reactions(after, exposed),
  ];
}

/** LB-UNIT-13. The units in command before and after a General's ride. */
export function rideConsequences(before: State, after: State, general: number): readonly MoveConsequence[] {
  return commandChanges(before, after, rosterOf(after.field, generalSide(after, general)));
}

const isOnTable = (state: State, unit: number): boolean => state.units[unit]?.status === 'table';

/** LB-BOMB-01, -05. Guns that bear on the unit, loaded or not: they may load first. */
function couldFireAt(state: State, enemy: number, unit: number): boolean {
  const { formation, status } = state.units[enemy] as Unit;
  const { arm } = state.field.units[enemy] as UnitProfile;
  if (arm !== 'artillery' || formation !== 'unlimbered' || status !== 'table') return false;
  return fireProblem(state, enemy, unit, -1) === null;
}

/** LB-APP-02, -07. With the unit in its frontal arc and within its move on clear ground. */
function couldApproach(state: State, enemy: number, unit: number): boolean {
  const { formation, status } = state.units[enemy] as Unit;
  if (status !== 'table') return false;
  const reach = lengthOf(state.field, rungOf(state.field.units[enemy] as UnitProfile, formation), 0);
  if (distanceBetween(state, enemy, unit) > reach + TOLERANCE || !inFrontalArc(state, enemy, unit)) return false;
  return mayApproach(state, enemy);
}

/** LB-APP-02, -07. In an activation of its own. */
function mayApproach(state: State, unit: number): boolean {
  const activation = beginActivation(state, unit, 0);
  return approachBan(state, { unit, side: sideOf(state, unit), mode: 'own', activation }) === null;
}

/**
 * LB-GEO-09, LB-BOMB-05, LB-APP-02. The strip ahead of a unit in which it could fire or Approach, as corners in steps;
 * null where it threatens nothing.
 */
export function threatOf(state: State, unit: number): readonly number[] | null {
  const { status, formation, facing } = state.units[unit] as Unit;
  if (status !== 'table') return null;
  const profile = state.field.units[unit] as UnitProfile;
  const guns = profile.arm === 'artillery' && formation === 'unlimbered';
  const reach = guns
    ? 3 * state.field.sticks.l
    : mayApproach(state, unit)
      ? lengthOf(state.field, rungOf(profile, formation), 0)
      : 0;
  if (reach === 0) return null;
  const { ax, ay, bx, by } = quadOfUnit(state, unit);
  const [dx, dy] = [sine(facing) * reach, -cosine(facing) * reach];
  return [ax, ay, bx, by, bx + dx, by + dy, ax + dx, ay + dy];
}

function commandChanges(before: State, after: State, units: readonly number[]): readonly MoveConsequence[] {
  const there = units.filter((unit) => isOnTable(before, unit) && isOnTable(after, unit));
  const lost = there.filter((unit) => inCommand(before, unit) && !inCommand(after, unit));
  const gained = there.filter((unit) => !inCommand(before, unit) && inCommand(after, unit));
  return [
    ...consequence('LB-UNIT-13', 'lb.after.command.lost', lost, 'worse'),
    ...consequence('LB-UNIT-13', 'lb.after.command.gained', gained, 'better'),
  ];
}

/** LB-TERR-09. Against the guns that bear on the unit afterwards. */
function coverChanges(before: State, after: State, enemies: readonly number[], unit: number) {
  const guns = enemies.filter((enemy) => couldFireAt(after, enemy, unit));
  const change = (enemy: number) => total(coverAgainst(after, enemy, unit)) - total(coverAgainst(before, enemy, unit));
  return [
    ...consequence(
      'LB-TERR-09',
      'lb.after.cover.gained',
      guns.filter((enemy) => change(enemy) > 0),
      'better',
    ),
    ...consequence(
      'LB-TERR-09',
      'lb.after.cover.lost',
      guns.filter((enemy) => change(enemy) < 0),
      'worse',
    ),
  ];
}

/** LB-PROX-02. Friends that are too near. */
function spacingChanges(before: State, after: State, unit: number): readonly MoveConsequence[] {
  const [then, now] = [violationsOf(before, unit), violationsOf(after, unit)];
  const begun = now.filter((friend) => !then.includes(friend));
  const ended = then.filter((friend) => !now.includes(friend));
  return [
    ...consequence('LB-PROX-02', 'lb.after.near.in', begun, 'worse'),
    ...consequence('LB-PROX-02', 'lb.after.near.out', ended, 'better'),
  ];
}

/** LB-REACT-03. Of the enemies that the unit is exposed to, those that may react now. */
function reactions(after: State, exposed: readonly number[]): readonly MoveConsequence[] {
  const frame = after.frames[after.frames.length - 1];
  if (frame?.at !== 'window') return [];
  const able = exposed.filter((enemy) => unitMayReact(after, frame.side, enemy));
  return consequence('LB-REACT-03', 'lb.after.react', able, 'worse');
}
