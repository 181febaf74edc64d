/** What a Move would change besides the place: help of commanders, enemies that could shoot or charge, cover. */
import type { MoveConsequence } from '@drumhead/engine';
import { commandBonus } from '../command/leaders.ts';
import { coverFrom } from '../combat/shooting/cover.ts';
import { targetFault } from '../combat/shooting/targets.ts';
import { enemiesOf, gapBetween, isEngaged, isThere, onTable, ownerOf } from '../ground/geometry.ts';
import { longestReach } from '../movement/mover.ts';
import { dataOf, profileAt } from '../state/abilities.ts';
import type { State } from '../state/state.ts';

/** SK-CMD-1, -2, SK-RNG-2, -6, SK-GEO-10, SK-MOV-1. The states before and after the Move of these models. */
export function moveConsequences(before: State, after: State, moved: readonly number[]): readonly MoveConsequence[] {
  const there = moved.filter((model) => isThere(before, model) && isThere(after, model));
  const first = there[0];
  if (first === undefined) return [];
  const enemies = enemiesOf(after, first);
  const sides = { before, after };
  const shot = (state: State, enemy: number) => there.some((own) => couldShoot(state, enemy, own));
  const move = (state: State, enemy: number) => there.some((own) => couldReach(state, enemy, own));
  return [
    ...commandChanges(before, after, there),
    ...reachChanges(enemies, 'SK-RNG-6', SHOT, shot, sides),
    ...coverChanges(before, after, enemies, there),
    ...reachChanges(enemies, 'SK-MOV-1', MOVE, move, sides),
  ];
}

/** Message keys of a reach that begins, goes on and ends; null where going on is not worth a line. */
interface ReachKeys {
  readonly in: string;
  readonly still: string | null;
  readonly out: string;
}

const SHOT: ReachKeys = { in: 'sk.after.shot.in', still: 'sk.after.shot.still', out: 'sk.after.shot.out' };
const MOVE: ReachKeys = { in: 'sk.after.move.in', still: null, out: 'sk.after.move.out' };

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
  return !isEngaged(state, enemy) && gapBetween(state, enemy, model) <= longestReach(state, enemy);
}

interface Sides {
  readonly before: State;
  readonly after: State;
}

/** Enemies that could not and now could, and the other way about. */
function reachChanges(
  enemies: readonly number[],
  rule: MoveConsequence['rule'],
  keys: ReachKeys,
  could: (state: State, enemy: number) => boolean,
  { before, after }: Sides,
): readonly MoveConsequence[] {
  const now = enemies.filter((enemy) => could(after, enemy));
  const then = enemies.filter((enemy) => could(before, enemy));
  return [
    ...told(rule, keys.in, now.filter((enemy) => !then.includes(enemy)), 'worse'),
    ...told(rule, keys.still, now.filter((enemy) => then.includes(enemy)), 'neutral'),
    ...told(rule, keys.out, then.filter((enemy) => !now.includes(enemy)), 'better'),
  ];
}

function told(
  rule: MoveConsequence['rule'],
  what: string | null,
  pieces: readonly number[],
  effect: MoveConsequence['effect'],
): readonly MoveConsequence[] {
  return what === null || pieces.length === 0 ? [] : [{ rule, what, pieces, effect }];
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
    ...told('SK-GEO-10', 'sk.after.cover.gained', aiming.filter((enemy) => (change.get(enemy) ?? 0) > 0), 'better'),
    ...told('SK-GEO-10', 'sk.after.cover.lost', aiming.filter((enemy) => (change.get(enemy) ?? 0) < 0), 'worse'),
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
    ...told('SK-CMD-1', 'sk.after.command.lost', lost, 'worse'),
    ...told('SK-CMD-1', 'sk.after.command.gained', gained, 'better'),
  ];
}
