/** How far a Move gets in one direction: what it may end before, tried from the farthest to the nearest. */
import { firstIntoDisc, firstIntoSegment, pointSegmentGapSquared, roundOffset } from '@drumhead/table';
import { modelAt } from '../abilities.ts';
import { contactAt, isEnemy, isStanding, isThere, radiusOf } from '../geometry.ts';
import { FEATURES, isArea, isLinear, isUpstairs, mindsGround, sameFloor, TOUCH } from '../ground.ts';
import { farFrom } from '../outlines.ts';
import type { State } from '../state.ts';
import { reachOf } from './mover.ts';
import { openMove, type Room } from './room.ts';
import { heldFriend, type Moved, wallsFor } from './straight.ts';
import type { Tried } from './tried.ts';

/** Judges one end of a Move. */
export type Judge = (x: number, y: number) => Tried<Moved>;

/** A place is rounded to whole steps: so far a way ends before what it must not touch. */
const MARGIN = 1.5;
/** More than so many ends of one way are not tried. */
const MOST_ENDS = 6;

/**
 * The farthest Move along the unit vector (ux, uy), at most `wanted` steps, that the judge accepts, or null: up to the
 * stick, to broken ground, a wall, a base, contact with an enemy, or the near side of an obstacle (SK-MOV-3, -6 to -9).
 */
export function farthest(
  state: State,
  model: number,
  ux: number,
  uy: number,
  wanted: number,
  sprint: boolean,
  judge: Judge,
  room: Room | null = null,
): Moved | null {
  const { x, y } = modelAt(state, model);
  if (room !== null) {
    const end = tableEnd(state, room, ux, uy, wanted);
    const open = end < 1 ? null : openMove(room, x + roundOffset(ux * end), y + roundOffset(uy * end));
    if (open !== null) return open;
  }
  const ends = endsAlong(state, model, ux, uy, wanted, sprint);
  let tried = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const end of ends) {
    if (end < 1 || end > last - 1) continue;
    last = end;
    tried += 1;
    if (tried > MOST_ENDS) return null;
    const answer = judge(x + roundOffset(ux * end), y + roundOffset(uy * end));
    if (answer.ok) return answer.value;
  }
  return null;
}

/** How far the stick and the table let it go. */
function tableEnd(
  { field }: State,
  { x, y, radius, reach }: Pick<Room, 'x' | 'y' | 'radius' | 'reach'>,
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

/** Where a way along (ux, uy) may have to end, farthest first. */
function endsAlong(
  state: State,
  model: number,
  ux: number,
  uy: number,
  wanted: number,
  sprint: boolean,
): readonly number[] {
  const { sticks } = state.field;
  const mover = modelAt(state, model);
  const { x, y } = mover;
  const radius = radiusOf(state, model);
  const reach = reachOf(state, model, sprint);
  let hard = tableEnd(state, { x, y, radius, reach }, ux, uy, wanted);
  const soft: number[] = [];
  const walls = wallsFor(state, mover);
  for (let i = 0; i < walls.length; i += 4) {
    const ax = walls[i] as number;
    const ay = walls[i + 1] as number;
    hard = beforeSegment(x, y, ux, uy, hard, ax, ay, walls[i + 2] as number, walls[i + 3] as number, radius);
  }
  for (let other = 0; other < state.models.length; other += 1) {
    if (other === model || !isThere(state, other)) continue;
    const there = modelAt(state, other);
    const rim = radius + radiusOf(state, other);
    const dx = there.x - x;
    const dy = there.y - y;
    const near = rim + hard + sticks.s / 10;
    if (dx * dx + dy * dy > near * near || !sameFloor(state, mover, there)) continue;
    const enemy = isEnemy(state, model, other);
    if (enemy && isStanding(state, other)) {
      const touched = contactAt(state, model, mover, other, there) !== 'none';
      hard = beforeDisc(x, y, ux, uy, hard, there.x, there.y, rim, touched ? MARGIN : TOUCH / 2);
      // Across an obstacle it may have to stop earlier (SK-GEO-16).
      const across = beforeDisc(x, y, ux, uy, hard, there.x, there.y, rim, sticks.s / 10 - MARGIN);
      if (across < hard && across > 0) soft.push(across);
      continue;
    }
    const before = beforeDisc(x, y, ux, uy, hard, there.x, there.y, rim, MARGIN);
    if (before >= hard) continue;
    if (enemy || heldFriend(state, model, other) !== null) hard = before;
    else soft.push(before);
  }
  if (!isUpstairs(state, mover)) softGround(state, model, ux, uy, hard, radius, soft);
  if (reach.shortenedLength < reach.length) soft.push(reach.shortenedLength - 1);
  const ends = soft.filter((end) => end < hard);
  ends.push(hard);
  return ends.sort((p, q) => q - p);
}

/** Ends before obstacles that could be crossed, and before broken ground that would shorten the Move. */
function softGround(
  state: State,
  model: number,
  ux: number,
  uy: number,
  hard: number,
  radius: number,
  soft: number[],
): void {
  const { x, y } = modelAt(state, model);
  const minds = mindsGround(state, model);
  for (const feature of state.features) {
    if (isLinear(feature)) {
      const before = beforeSegment(x, y, ux, uy, hard, feature.x1, feature.y1, feature.x2, feature.y2, radius);
      if (before < hard) soft.push(before);
    } else if (isArea(feature) && FEATURES[feature.kind].broken && minds(feature, false)) {
      const { points } = feature;
      if (farFrom(points, x, y, x + ux * hard, y + uy * hard, radius + MARGIN)) continue;
      let before = hard;
      for (let i = 0; i < points.length; i += 2) {
        const j = (i + 2) % points.length;
        const [ax, ay] = [points[i] as number, points[i + 1] as number];
        before = beforeSegment(x, y, ux, uy, before, ax, ay, points[j] as number, points[j + 1] as number, radius);
      }
      if (before < hard) soft.push(before);
    }
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
  const far = wide + hard;
  const gap2 = pointSegmentGapSquared(ax, ay, bx, by, x, y);
  if (gap2 > far * far) return hard;
  return Math.min(hard, firstIntoSegment(x, y, ux, uy, hard, ax, ay, bx, by, gap2 >= wide * wide ? wide : radius));
}
