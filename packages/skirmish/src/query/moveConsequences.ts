/** What a Move would change besides the place: help of commanders, enemies that could shoot or charge, cover. */
import { consequence, dangerChanges, type DangerKeys, type MoveConsequence } from '@drumhead/content';
import { commandBonus } from '../command/leaders.ts';
import { coverFrom } from '../combat/shooting/cover.ts';
import { targetFault } from '../combat/shooting/targets.ts';
import {
  enemiesOf,
  gapBetween,
  inContact,
  isEngaged,
  isStanding,
  isThere,
  onTable,
  ownerOf,
} from '../ground/geometry.ts';
import { longestReach } from '../movement/mover.ts';
import { dataOf, profileAt } from '../state/abilities.ts';
import type { State } from '../state/state.ts';

/** What comes nearer or goes: command, shots, cover, charges. The states before and after the Move of these models. */
export function moveConsequences(before: State, after: State, moved: readonly number[]): readonly MoveConsequence[] {
  const there = moved.filter((model) => isThere(before, model) && isThere(after, model));
  const first = there[0];
  if (first === undefined) return [];
  const enemies = enemiesOf(after, first).filter((enemy) => isThere(after, enemy));
  const sides = { before, after };
  const shot = (state: State, enemy: number) => there.some((own) => couldShoot(state, enemy, own));
  const move = (state: State, enemy: number) => there.some((own) => couldReach(state, enemy, own));
  const isApart = (enemy: number) => !there.some((own) => inContact(after, own, enemy));
  return [
    ...commandChanges(before, after, there),
    ...dangerChanges('SK-RNG-6', SHOT, enemies, shot, sides),
    ...coverChanges(before, after, enemies, there),
    // An enemy that it moves into contact with is as near as can be, and no danger gone.
    ...dangerChanges('SK-MOV-1', MOVE, enemies.filter(isApart), move, sides),
  ];
}

const SHOT: DangerKeys = { begins: 'sk.after.shot.in', goesOn: 'sk.after.shot.still', ends: 'sk.after.shot.out' };
const MOVE: DangerKeys = { begins: 'sk.after.move.in', goesOn: null, ends: 'sk.after.move.out' };

/** Could this enemy have the model as a target, nearer ones apart, once it has loaded? */
function couldShoot(state: State, enemy: number, model: number): boolean {
  const { depleted } = state.models[enemy] ?? { depleted: [] };
  return profileAt(state, enemy).weapons.some(
    (weapon, i) =>
      dataOf(weapon).ranged !== null && depleted[i] !== true && targetFault(state, enemy, i, model) === null,
  );
}

/** Could this enemy come into contact by one Move on clear ground? */
function couldReach(state: State, enemy: number, model: number): boolean {
  return (
    isStanding(state, enemy) &&
    !isEngaged(state, enemy) &&
    gapBetween(state, enemy, model) <= longestReach(state, enemy)
  );
}

/** SK-GEO-10. Cover against the enemies that can shoot at the mover afterwards. */
function coverChanges(
  before: State,
  after: State,
  enemies: readonly number[],
  moved: readonly number[],
): readonly MoveConsequence[] {
  const grade = (state: State, enemy: number) =>
    Math.min(...moved.map((model) => coverFrom(state, enemy, model).grade));
  const aiming = enemies.filter((enemy) => moved.some((model) => couldShoot(after, enemy, model)));
  const change = new Map(aiming.map((enemy) => [enemy, grade(after, enemy) - grade(before, enemy)]));
  return [
    ...consequence(
      'SK-GEO-10',
      'sk.after.cover.gained',
      aiming.filter((enemy) => (change.get(enemy) ?? 0) > 0),
      'better',
    ),
    ...consequence(
      'SK-GEO-10',
      'sk.after.cover.lost',
      aiming.filter((enemy) => (change.get(enemy) ?? 0) < 0),
      'worse',
    ),
  ];
}

/** SK-CMD-1, SK-CMD-2. The mover's own bonus to activate, and that of the friends it leads. */
function commandChanges(before: State, after: State, moved: readonly number[]): readonly MoveConsequence[] {
  const first = moved[0];
  if (first === undefined) return [];
  const helped = (state: State, model: number) => commandBonus(state, model).length > 0;
  const own = onTable(after, ownerOf(after, first));
  const lost = own.filter((model) => helped(before, model) && !helped(after, model));
  const gained = own.filter((model) => !helped(before, model) && helped(after, model));
  return [
    ...consequence('SK-CMD-1', 'sk.after.command.lost', lost, 'worse'),
    ...consequence('SK-CMD-1', 'sk.after.command.gained', gained, 'better'),
  ];
}
