/** How far a Move gets in one direction: what it may end before, tried from the farthest to the nearest. */
import type { Result } from '@drumhead/engine';
import { firstIntoDisc, firstIntoSegment, pointSegmentGapSquared, roundOffset } from '@drumhead/table';
import { modelAt } from '../state/abilities.ts';
import { FEATURES, isUpstairs, isSlowedBy, TOUCH } from '../ground/terrain.ts';
import { farFromBox } from '../ground/outlines.ts';
import type { State } from '../state/state.ts';
import { isTaken, openMove, Clearance } from './clearance.ts';
import { heldFriend, type MovePlan, startOf } from './straightMove.ts';

/** Judges one end of a Move. */
export type Judge = (x: number, y: number) => Result<MovePlan>;

/** A place is rounded to whole steps: so far a way ends before what it must not touch. */
const MARGIN = 1.5;
/** More than so many ends of one way are not tried. */
const MOST_ENDS = 6;

/**
 * The farthest Move along the unit vector (ux, uy), at most `wanted` steps, that the judge accepts, or null: up to the
 * stick, to broken ground, a wall, a base, contact with an enemy, or the near side of an obstacle (SK-MOV-3, -6 to -9).
 * A `room` that is open spares the judge the ways through open ground: for those who know that he forbids none.
 */
export function farthest(
  state: State,
  model: number,
  ux: number,
  uy: number,
  wanted: number,
  sprint: boolean,
  judge: Judge,
  room: Clearance = new Clearance(state, model, sprint, startOf(state, model), false),
): MovePlan | null {
  const { x, y } = room;
  const most = tableEnd(state, room, ux, uy, wanted);
  if (most < 1) return null;
  const open = openMove(room, x + roundOffset(ux * most), y + roundOffset(uy * most));
  if (open !== null) return open;
  const hard = hardEnd(state, model, room, ux, uy, most);
  if (hard < 1) return null;
  const first = tryEnd(room, judge, x + roundOffset(ux * hard), y + roundOffset(uy * hard), hard < most);
  if (first !== null) return first;
  const ends = softEnds(state, model, room, ux, uy, hard, most);
  for (let end = nextBelow(ends, hard - 1), tried = 1; end >= 1 && tried < MOST_ENDS; tried += 1) {
    const found = tryEnd(room, judge, x + roundOffset(ux * end), y + roundOffset(uy * end), true);
    if (found !== null) return found;
    end = nextBelow(ends, end - 1);
  }
  return null;
}

/** The judge is only asked where the way is not seen to be open (`maybeOpen`), nor its end to be taken. */
function tryEnd(room: Clearance, judge: Judge, x: number, y: number, maybeOpen: boolean): MovePlan | null {
  if (isTaken(room, x, y)) return null;
  const open = maybeOpen ? openMove(room, x, y) : null;
  if (open !== null) return open;
  const answer = judge(x, y);
  return answer.ok ? answer.value : null;
}

/** How far the stick and the table let it go. */
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

/** Where a way along (ux, uy) has to end: before a wall, an enemy, or a friend that cannot be passed; at most `most` steps on. */
function hardEnd(state: State, model: number, room: Clearance, ux: number, uy: number, most: number): number {
  const { x, y, radius, walls, bases } = room;
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

/** The greatest that is not above a limit; below 1 there is none. */
function nextBelow(ends: readonly number[], limit: number): number {
  let next = 0;
  for (const end of ends) if (end <= limit && end > next) next = end;
  return next;
}

/** Where it may have to end before that. */
function softEnds(
  state: State,
  model: number,
  room: Clearance,
  ux: number,
  uy: number,
  hard: number,
  most: number,
): readonly number[] {
  const { x, y, reach, bases } = room;
  const across = state.field.sticks.s / 10;
  const soft: number[] = [];
  for (const base of bases) {
    // Contact across an obstacle comes earlier (SK-GEO-16); a friend is passed through, but not rested on.
    const margin = base.stops ? across - MARGIN : MARGIN;
    const before = beforeDisc(x, y, ux, uy, most, base.x, base.y, base.rim, margin);
    if (before > 0) soft.push(before);
  }
  if (!isUpstairs(state, modelAt(state, model))) softGround(state, model, room, ux, uy, hard, soft);
  if (reach.shortenedLength < reach.length) soft.push(reach.shortenedLength - 1);
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
    const before = beforeSegment(x, y, ux, uy, hard, ax, ay, lines[i + 2] as number, lines[i + 3] as number, radius);
    if (before < hard) soft.push(before);
  }
  if (areas.length === 0) return;
  const minds = isSlowedBy(state, model);
  for (let k = 0; k < areas.length; k += 1) {
    const { feature, box } = areas[k] as Clearance['areas'][number];
    if (!FEATURES[feature.kind].broken || !minds(feature, false)) continue;
    if (farFromBox(box, x, y, x + ux * hard, y + uy * hard, radius + MARGIN)) continue;
    const { points } = feature;
    let before = hard;
    for (let i = 0; i < points.length; i += 2) {
      const j = (i + 2) % points.length;
      const [ax, ay] = [points[i] as number, points[i + 1] as number];
      before = beforeSegment(x, y, ux, uy, before, ax, ay, points[j] as number, points[j + 1] as number, radius);
    }
    if (before < hard) soft.push(before);
  }
}

/** How far it gets, at most `hard`, before its centre is nearer to a point than `rim`, with a margin where it has one. */
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

/** The same before it is nearer than `radius` to the segment a-b. */
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
  // All of it beside the way on one side, behind its start or beyond its end: most segments are.
  const beside1 = ux * (ay - y) - uy * (ax - x);
  const beside2 = ux * (by - y) - uy * (bx - x);
  if ((beside1 > wide && beside2 > wide) || (beside1 < -wide && beside2 < -wide)) return hard;
  const ahead1 = ux * (ax - x) + uy * (ay - y);
  const ahead2 = ux * (bx - x) + uy * (by - y);
  if ((ahead1 > hard + wide && ahead2 > hard + wide) || (ahead1 < -wide && ahead2 < -wide)) return hard;
  const gap2 = pointSegmentGapSquared(ax, ay, bx, by, x, y);
  return Math.min(hard, firstIntoSegment(x, y, ux, uy, hard, ax, ay, bx, by, gap2 >= wide * wide ? wide : radius));
}
