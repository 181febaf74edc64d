/**
 * How far a Move gets in one direction: possible ends before obstacles and bases, tried from the farthest to the
 * nearest.
 */
import type { Result } from '@drumhead/engine';
import { firstIntoDisc, firstIntoSegment, pointSegmentGapSquared, roundOffset } from '@drumhead/table';
import { modelAt } from '../state/abilities.ts';
import { FEATURES, isUpstairs, isSlowedBy, TOUCH } from '../ground/terrain.ts';
import type { State } from '../state/state.ts';
import { openMove, Clearance } from './clearance.ts';
import { heldFriend, type MovePlan, startOf } from './straightMove.ts';

/** Plans the Move to a place, or says why there is none. */
export type Judge = (x: number, y: number) => Result<MovePlan>;

/** Places are rounded to whole steps: a way ends this much (steps) before what it must not touch. */
const MARGIN = 1.5;
/** Most ends of one way that are tried. */
const MOST_ENDS = 6;

/**
 * The farthest Move along the unit vector (ux, uy), at most `wanted` steps, that the judge accepts, or null: up to the
 * stick, to broken ground, a wall, a base, contact with an enemy, or the near side of an obstacle (SK-MOV-3, -6 to -9).
 * If `clearance` is open, ways through open ground are not judged: only for callers whose judge allows them all.
 */
export function farthest(
  state: State,
  model: number,
  ux: number,
  uy: number,
  wanted: number,
  sprint: boolean,
  judge: Judge,
  clearance: Clearance = new Clearance(state, model, sprint, startOf(state, model), false),
): MovePlan | null {
  const { x, y } = clearance;
  const most = tableEnd(state, clearance, ux, uy, wanted);
  if (most < 1) return null;
  const open = openMove(clearance, x + roundOffset(ux * most), y + roundOffset(uy * most));
  if (open !== null) return open;
  const hard = hardEnd(state, model, clearance, ux, uy, most);
  if (hard < 1) return null;
  const first = tryEnd(clearance, judge, x + roundOffset(ux * hard), y + roundOffset(uy * hard));
  if (first !== null) return first;
  const ends = softEnds(state, model, clearance, ux, uy, hard, most);
  for (let end = nextBelow(ends, hard - 1), tried = 1; end >= 1 && tried < MOST_ENDS; tried += 1) {
    const found = tryEnd(clearance, judge, x + roundOffset(ux * end), y + roundOffset(uy * end));
    if (found !== null) return found;
    end = nextBelow(ends, end - 1);
  }
  return null;
}

/** The Move to (x, y), judged only if its way is not open ground. */
function tryEnd(clearance: Clearance, judge: Judge, x: number, y: number): MovePlan | null {
  const open = openMove(clearance, x, y);
  if (open !== null) return open;
  const answer = judge(x, y);
  return answer.ok ? answer.value : null;
}

/** How far the stick and the table edge allow. */
function tableEnd(
  { field }: State,
  { x, y, radius, reach }: Pick<Clearance, 'x' | 'y' | 'radius' | 'reach'>,
  ux: number,
  uy: number,
  wanted: number,
): number {
  const far = field.side - radius;
  let end = wanted < reach.length - 1 ? wanted : reach.length - 1;
  if (ux > 0) end = Math.min(end, (far - x) / ux);
  if (ux < 0) end = Math.min(end, (radius - x) / ux);
  if (uy > 0) end = Math.min(end, (far - y) / uy);
  if (uy < 0) end = Math.min(end, (radius - y) / uy);
  return end;
}

/** Where the way along (ux, uy) must end at the latest: before a wall, an enemy, or a friend that cannot be passed. */
function hardEnd(state: State, model: number, clearance: Clearance, ux: number, uy: number, most: number): number {
  const { x, y, radius, walls, bases } = clearance;
  let hard = most;
  for (let i = 0; i < walls.length; i += 4) {
    const ax = walls[i] as number;
    const ay = walls[i + 1] as number;
    hard = beforeSegment(x, y, ux, uy, hard, ax, ay, walls[i + 2] as number, walls[i + 3] as number, radius);
  }
  for (const base of bases) {
    const margin = base.stops && !base.touched ? TOUCH / 2 : MARGIN;
    const before = beforeDisc(x, y, ux, uy, hard, base.x, base.y, base.rim, margin);
    if (before < hard && (base.enemy || heldFriend(state, model, base.model) !== null)) hard = before;
  }
  return hard;
}

/** The greatest end not above a limit, or 0. */
function nextBelow(ends: readonly number[], limit: number): number {
  let next = 0;
  for (const end of ends) if (end <= limit && end > next) next = end;
  return next;
}

/** Ends before that which the rules may require; those at the very end of the way are none. */
function softEnds(
  state: State,
  model: number,
  clearance: Clearance,
  ux: number,
  uy: number,
  hard: number,
  most: number,
): readonly number[] {
  const { x, y, reach, bases } = clearance;
  const across = state.field.sticks.s / 10;
  const soft: number[] = [];
  for (const base of bases) {
    // Contact across an obstacle comes earlier (SK-GEO-16); a Move may pass through a friend, but not end on him.
    const margin = base.stops ? across - MARGIN : MARGIN;
    soft.push(beforeDisc(x, y, ux, uy, most, base.x, base.y, base.rim, margin));
  }
  if (!isUpstairs(state, modelAt(state, model))) softGround(state, model, clearance, ux, uy, hard, soft);
  soft.push(reach.shortenedLength - 1);
  return soft;
}

/** Ends before obstacles that could be crossed, and before broken ground that would shorten the Move. */
function softGround(
  state: State,
  model: number,
  { x, y, radius, lines, areas }: Clearance,
  ux: number,
  uy: number,
  hard: number,
  soft: number[],
): void {
  for (let i = 0; i < lines.length; i += 4) {
    const [ax, ay] = [lines[i] as number, lines[i + 1] as number];
    soft.push(beforeSegment(x, y, ux, uy, hard, ax, ay, lines[i + 2] as number, lines[i + 3] as number, radius));
  }
  const minds = isSlowedBy(state, model);
  for (const { feature } of areas) {
    if (!FEATURES[feature.kind].broken || !minds(feature, false)) continue;
    const { points } = feature;
    let before = hard;
    for (let i = 0; i < points.length; i += 2) {
      const j = (i + 2) % points.length;
      const [ax, ay] = [points[i] as number, points[i + 1] as number];
      before = beforeSegment(x, y, ux, uy, before, ax, ay, points[j] as number, points[j + 1] as number, radius);
    }
    soft.push(before);
  }
}

/** The way, at most `hard`, until its centre is nearer to a point than `rim` plus a margin. */
function beforeDisc(
  x: number,
  y: number,
  ux: number,
  uy: number,
  hard: number,
  px: number,
  py: number,
  rim: number,
  margin: number,
): number {
  const wide = rim + margin;
  const clear = (px - x) * (px - x) + (py - y) * (py - y) >= wide * wide;
  return Math.min(hard, firstIntoDisc(x, y, ux, uy, hard, px, py, clear ? wide : rim));
}

/** The way, at most `hard`, until it is nearer than `radius` to the segment a-b. */
function beforeSegment(
  x: number,
  y: number,
  ux: number,
  uy: number,
  hard: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  radius: number,
): number {
  const wide = radius + MARGIN;
  const gap2 = pointSegmentGapSquared(ax, ay, bx, by, x, y);
  return Math.min(hard, firstIntoSegment(x, y, ux, uy, hard, ax, ay, bx, by, gap2 >= wide * wide ? wide : radius));
}
