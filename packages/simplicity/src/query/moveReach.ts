/** How far a unit gets with one move, for drawing. */
import { moved, normalise } from '@drumhead/table';
import { EIGHTH, HALF, planMove, QUARTER, turnCost } from '../movement/moves.ts';
import { cm } from '../state/lengths.ts';
import type { State } from '../state/state.ts';
import { rateOf } from '../state/unitTables.ts';
import { poseOf, profileOf, unitOf } from '../state/units.ts';

/** Between two directions that are tried: 5 degrees, so that no rough ground or wood lies unseen between two. */
const STEP = 80;

/** Close enough for a drawing. */
const NEAR = cm(0.25);

/**
 * Where the middle of the unit can come to in each direction: x, y, x, y … in steps. A unit in a
 * section has none: it comes out by a side.
 */
export function moveReach(state: State, unit: number): readonly number[] {
  if (unitOf(state, unit).section >= 0) return [];
  const profile = profileOf(state, unit);
  const pose = poseOf(state, unit);
  const outline: number[] = [];
  for (const turn of turnsOf()) {
    const left = Math.floor(rateOf(profile) - turnCost(profile, turn));
    const at = moved(pose, normalise(pose.facing + turn), left > 0 ? furthest(state, unit, turn, left) : 0);
    outline.push(at.x, at.y);
  }
  return outline;
}

/** All round, with both sides of the angles at which turning begins to cost more. */
function turnsOf(): readonly number[] {
  const turns: number[] = [];
  for (let turn = -HALF; turn < HALF; turn += STEP) turns.push(turn);
  for (const edge of [EIGHTH, QUARTER]) turns.push(edge + 1, -edge - 1);
  return turns.sort((a, b) => a - b);
}

function furthest(state: State, unit: number, turn: number, most: number): number {
  const isOpen = (distance: number): boolean => planMove(state, unit, { turn, distance, turnAfter: 0 }).ok;
  if (isOpen(most)) return most;
  let low = 0;
  let high = most;
  while (high - low > NEAR) {
    const middle = (low + high) >> 1;
    if (isOpen(middle)) low = middle;
    else high = middle;
  }
  return low;
}
