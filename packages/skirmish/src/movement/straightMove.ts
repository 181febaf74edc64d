/** Planning one straight Move: its end, and what it meets on the way (SK-MOV-1 to -10, SK-HTH-19, -27). */
import { err, refusal, type Refusal, type Tally, total, type Result, ok } from '@drumhead/engine';
import { nearestWhole, pointSegmentGapSquared } from '@drumhead/table';
import { modelAt } from '../state/abilities.ts';
import { type Barrier, barriersBeside, runsIntoWall } from '../ground/barriers.ts';
import {
  contactAt,
  contactsAmong,
  touchedEnemies,
  idOf,
  isEnemy,
  isStanding,
  nearBy,
  radiusOf,
} from '../ground/geometry.ts';
import {
  brokenWay,
  buildingAt,
  isLinear,
  isUpstairs,
  levelAt,
  isSlowedBy,
  type Place,
  sameFloor,
  TOUCH,
} from '../ground/terrain.ts';
import { standingProblem } from '../ground/standingRoom.ts';
import type { Feature, Model, State } from '../state/state.ts';
import { costOfMove, longestReach, mm, reachOf, ruleOfReach, sprintProblem } from './mover.ts';

/** A legal Move and its effects. */
export interface MovePlan {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  /** Enemies in contact at its end, and those of them it did not touch before. */
  readonly meets: readonly number[];
  readonly into: readonly number[];
  /** Its cost as a tally; `actions` is the sum. */
  readonly cost: Tally;
  readonly actions: number;
  /** Kinds of broken ground on the way (message keys), whether they shorten it or not. */
  readonly broken: readonly BrokenKind[];
  /** In steps. */
  readonly length: number;
  /** The longest Move on this ground, in steps. */
  readonly reach: number;
  readonly crawls: boolean;
  readonly leaves: boolean;
  readonly sprint: boolean;
}

export type BrokenKind = 'sk.broken.wood' | 'sk.broken.rough' | 'sk.broken.line' | 'sk.broken.door';

/** The start of a Move: enemies in contact, and whether one of them is Standing (SK-HTH-1). */
export interface Start {
  readonly touched: readonly number[];
  readonly engaged: boolean;
  /** Models that some Move may touch. */
  readonly near: readonly number[];
}

export function startOf(state: State, model: number): Start {
  const { sticks } = state.field;
  const near = nearBy(state, model, longestReach(state, model) + sticks.s / 10);
  const touched = touchedEnemies(state, model);
  return { touched, engaged: touched.some((other) => isStanding(state, other)), near };
}

/**
 * Plans the straight Move of a model to (x, y), whatever actions it has left. Pass `start` when trying many ends of one
 * Move.
 */
export function planStraightMove(
  state: State,
  model: number,
  x: number,
  y: number,
  sprint: boolean,
  start: Start = startOf(state, model),
): Result<MovePlan> {
  const mover = modelAt(state, model);
  const problem = postureProblem(mover) ?? (sprint ? sprintProblem(state, model) : null);
  if (problem !== null) return err(problem);
  const dx = x - mover.x;
  const dy = y - mover.y;
  if (dx === 0 && dy === 0) return err(refusal('SK-MOV-2', 'sk.move.nowhere'));
  const radius = radiusOf(state, model);
  const { side } = state.field;
  if (x < radius || y < radius || x > side - radius || y > side - radius) {
    return err(refusal('SK-MOV-19', 'sk.move.offTable'));
  }
  const reach = reachOf(state, model, sprint);
  const length2 = dx * dx + dy * dy;
  if (length2 > reach.length * reach.length) {
    const facts = { length: mm(Math.sqrt(length2)), reach: mm(reach.length) };
    return err(refusal(ruleOfReach(state, model, sprint), 'sk.move.tooFar', facts));
  }
  const ground = brokenGroundOnWay(state, model, x, y);
  const shortened = ground.shortens && mover.posture !== 'prone';
  if (shortened && length2 > reach.shortenedLength * reach.shortenedLength) {
    return err(
      refusal('SK-MOV-3', 'sk.move.tooFarInBroken', {
        length: mm(Math.sqrt(length2)),
        reach: mm(reach.shortenedLength),
        ground: ground.broken[0] as string,
      }),
    );
  }
  const stopped = wallProblem(state, model, x, y) ?? crossingProblem(state, model, x, y, start);
  if (stopped !== null) return err(stopped);
  const level = levelAt(state, x, y, mover.level);
  const resting = standingProblem(state, model, x, y, level, start.near);
  if (resting !== null) return err(ofObstacle(state, model, x, y, resting));
  return ended(state, model, { x, y, level }, sprint, ground.broken, shortened, Math.sqrt(length2), start);
}

/** SK-MOV-16. A Fallen model can do nothing but stand up. */
export function postureProblem(model: Model): Refusal | null {
  if (model.posture === 'fallen') return refusal('SK-MOV-16', 'sk.act.fallen');
  if (model.posture === 'out' || model.posture === 'waiting') return refusal('SK-GEN-14', 'sk.act.notThere');
  return null;
}

interface GroundOfWay {
  readonly broken: readonly BrokenKind[];
  /** SK-MOV-3: at least some of it shortens this model's Move. */
  readonly shortens: boolean;
}

const CLEAR: GroundOfWay = { broken: [], shortens: false };

/** SK-MOV-3, -5. The broken ground a Move to (x, y) touches. */
export function brokenGroundOnWay(state: State, model: number, x: number, y: number): GroundOfWay {
  const mover = modelAt(state, model);
  let broken: BrokenKind[] | null = null;
  let shortens = false;
  const minds = isSlowedBy(state, model);
  brokenWay(state, model, mover.x, mover.y, x, y, mover.level, (feature, doorway) => {
    const kind = brokenKind(feature, doorway);
    if (broken === null) broken = [kind];
    else if (!broken.includes(kind)) broken.push(kind);
    if (minds(feature, doorway)) shortens = true;
    return false;
  });
  return broken === null ? CLEAR : { broken, shortens };
}

function brokenKind(feature: Feature, doorway: boolean): BrokenKind {
  if (doorway) return 'sk.broken.door';
  if (isLinear(feature)) return 'sk.broken.line';
  return feature.kind === 'wood' ? 'sk.broken.wood' : 'sk.broken.rough';
}

/** SK-MOV-6, -10, -18. Walls stop a base on its way; riders enter no building. */
export function wallProblem(state: State, model: number, x: number, y: number): Refusal | null {
  const mover = modelAt(state, model);
  const radius = radiusOf(state, model);
  if (mover.mounted && buildingAt(state, x, y) >= 0) return refusal('SK-MOV-18', 'sk.move.riderIndoors');
  if (runsIntoWall(state, mover, x, y, radius)) return refusal('SK-MOV-6', 'sk.move.wall');
  if (mover.mounted && brokenGroundOnWay(state, model, x, y).broken.includes('sk.broken.door')) {
    return refusal('SK-MOV-18', 'sk.move.riderIndoors');
  }
  return null;
}

/** SK-MOV-8, -9, SK-HTH-27. Bases on the way that may not be crossed, and enemies whose contact ends the Move. */
function crossingProblem(state: State, model: number, x: number, y: number, start: Start): Refusal | null {
  const mover = modelAt(state, model);
  const radius = radiusOf(state, model);
  const far = state.field.sticks.s / 10;
  for (const other of start.near) {
    const there = modelAt(state, other);
    const reach = radius + radiusOf(state, other);
    const gap2 = pointSegmentGapSquared(mover.x, mover.y, x, y, there.x, there.y);
    if (gap2 > (reach + far) * (reach + far) || !sameFloor(state, mover, there)) continue;
    const enemy = isEnemy(state, model, other);
    // SK-MOV-6
    if (gap2 < reach * reach) {
      const overlaps = (x - there.x) * (x - there.x) + (y - there.y) * (y - there.y) < reach * reach;
      if (enemy) return refusal('SK-MOV-8', 'sk.move.throughEnemy', { other: idOf(state, other) });
      if (!overlaps) {
        const held = heldFriend(state, model, other);
        if (held !== null) return held;
      }
    }
    if (!enemy || !isStanding(state, other) || start.touched.includes(other)) continue; // SK-HTH-27
    if (stopsShort(state, model, other, x, y)) {
      return refusal('SK-MOV-8', 'sk.move.stopsAtEnemy', { other: idOf(state, other) });
    }
  }
  return null;
}

/** SK-MOV-9. Why a Move may not pass through a friend, or null. */
export function heldFriend(state: State, model: number, friend: number): Refusal | null {
  if (modelAt(state, model).mounted && !modelAt(state, friend).mounted) {
    return refusal('SK-MOV-9', 'sk.move.rideThroughFoot', { other: idOf(state, friend) });
  }
  if (touchedEnemies(state, friend).length > 0) {
    return refusal('SK-MOV-9', 'sk.move.throughEngaged', { other: idOf(state, friend) });
  }
  return null;
}

/**
 * SK-MOV-8. Must the Move stop in contact with this Standing enemy before (x, y)? It may come nearer within the
 * tolerance of contact, but not past the nearest point of its way.
 */
function stopsShort(state: State, model: number, enemy: number, x: number, y: number): boolean {
  const mover = modelAt(state, model);
  const there = modelAt(state, enemy);
  const dx = x - mover.x;
  const dy = y - mover.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const [offX, offY] = [there.x - mover.x, there.y - mover.y];
  const nearest = (offX * dx + offY * dy) / length;
  // The way still comes nearer at its end, or leads away from the start.
  if (nearest <= 0) return false;
  const goesOn = nearest < length - TOUCH;
  const touchesAt = (along: number): boolean => {
    const px = nearestWhole(mover.x + (dx * along) / length);
    const py = nearestWhole(mover.y + (dy * along) / length);
    return contactAt(state, model, { x: px, y: py, level: mover.level }, enemy, there) !== 'none';
  };
  if (goesOn && touchesAt(nearest)) return true;
  // Contact across an obstacle begins farther off (SK-GEO-16), and may end again before the nearest point.
  const reach = radiusOf(state, model) + radiusOf(state, enemy) + state.field.sticks.s / 10;
  const between = barriersBeside(state, there, reach);
  if (between.length === 0) return false;
  const before = Math.sqrt(Math.max(0, reach * reach - (offX * offX + offY * offY - nearest * nearest)));
  const last = goesOn ? nearest : length;
  const first = Math.max(0, nearest - before);
  const changes = between
    .flatMap((barrier) => changesAlong(mover, dx / length, dy / length, there, barrier))
    .filter((along) => along > first && along < last);
  const bounds = [first, ...changes.sort((one, other) => one - other), last];
  const middles = bounds.slice(1).map((end, i) => (end + (bounds[i] as number)) / 2);
  const stops = [first, ...middles].some((along) => along > 0 && along < length - TOUCH && touchesAt(along));
  if (!stops || goesOn) return stops;
  return contactAt(state, model, { x, y, level: levelAt(state, x, y, mover.level) }, enemy, there) === 'none';
}

/**
 * How far along a way the line from the base to a model begins or ceases to cross a barrier: where it meets an end of the
 * barrier, or the base stands on it.
 */
function changesAlong(from: Place, ux: number, uy: number, to: Place, [x1, y1, x2, y2]: Barrier): readonly number[] {
  /** How far along the way the line through a point in this direction is. */
  const met = (x: number, y: number, ex: number, ey: number): number =>
    (ey * (from.x - x) - ex * (from.y - y)) / (ex * uy - ey * ux);
  return [met(to.x, to.y, x1 - to.x, y1 - to.y), met(to.x, to.y, x2 - to.x, y2 - to.y), met(x1, y1, x2 - x1, y2 - y1)];
}

/** SK-MOV-7. Names the linear obstacle that the base would lie across as the reason: a Move stops on the near side. */
function ofObstacle(state: State, model: number, x: number, y: number, why: Refusal): Refusal {
  const mover = modelAt(state, model);
  if (isUpstairs(state, mover)) return why;
  const radius = radiusOf(state, model);
  for (const feature of state.features) {
    if (!isLinear(feature)) continue;
    const gap2 = pointSegmentGapSquared(feature.x1, feature.y1, feature.x2, feature.y2, x, y);
    if (gap2 < radius * radius)
      return refusal('SK-MOV-7', 'sk.move.acrossObstacle', { short: mm(radius - Math.sqrt(gap2)) });
  }
  return why;
}

/** The plan from a legal end: contacts and cost (SK-MOV-3, SK-HTH-19, SK-SPR-15). */
function ended(
  state: State,
  model: number,
  at: Place,
  sprint: boolean,
  broken: readonly BrokenKind[],
  shortened: boolean,
  length: number,
  { touched, engaged: leaves, near }: Start,
): Result<MovePlan> {
  const crawls = modelAt(state, model).posture === 'prone';
  const met = contactsAmong(state, model, at, near);
  const meets = met.length === 0 ? met : met.filter((other) => isEnemy(state, model, other));
  if (leaves) {
    if (crawls) return err(refusal('SK-HTH-27', 'sk.act.engaged'));
    const kept = meets.find((other) => touched.includes(other));
    if (kept !== undefined) return err(refusal('SK-HTH-19', 'sk.move.notClear', { other: idOf(state, kept) }));
  }
  const reach = reachOf(state, model, sprint);
  const shortInBroken = shortened && reach.stick === 's';
  const cost = costOfMove(state, model, { crawls, leaves, shortInBroken, meets: meets.length > 0 });
  return ok({
    x: at.x,
    y: at.y,
    level: at.level,
    meets,
    into: touched.length === 0 ? meets : meets.filter((other) => !touched.includes(other)),
    cost,
    actions: total(cost),
    broken,
    length,
    reach: shortened ? reach.shortenedLength : reach.length,
    crawls,
    leaves,
    sprint,
  });
}
