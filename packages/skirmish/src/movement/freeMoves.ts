/** Straight moves that cost no action: riding through (SK-HTH-23), running to cover (SK-RNG-22). */
import { refusal, type Refusal } from '@drumhead/engine';
import { nearestWhole, pointSegmentGapSquared } from '@drumhead/table';
import { modelAt, named } from '../state/abilities.ts';
import { runsIntoWall } from '../ground/barriers.ts';
import { contactAt, contactsOf, isEnemy, isStanding, isThere, radiusOf } from '../ground/geometry.ts';
import { buildingAt, levelAt, type Place, sameFloor, TOUCH } from '../ground/terrain.ts';
import { heldFriend } from './straightMove.ts';
import { standingProblem } from '../ground/standingRoom.ts';
import type { State } from '../state/state.ts';

export interface FreeMove {
  /** Whether it may end in contact with a Standing enemy that it does not touch now. */
  readonly contact: boolean;
  /** A Fallen model that it may pass over, or -1. */
  readonly over: number;
}

/** Where a model stands after a straight move to (x, y): hills raise its level. */
export function endOf(state: State, model: number, x: number, y: number): Place {
  return { x, y, level: levelAt(state, x, y, modelAt(state, model).level) };
}

/** Why a model may not make a free straight move to (x, y), or null. Broken ground does not shorten it. */
export function freeMoveProblem(state: State, model: number, x: number, y: number, move: FreeMove): Refusal | null {
  const end = endOf(state, model, x, y);
  return (
    standingProblem(state, model, end.x, end.y, end.level) ??
    wallOnWay(state, model, end) ??
    basesOnWay(state, model, end, move) ??
    contactOnWay(state, model, end, move)
  );
}

/** SK-MOV-6, SK-MOV-18. */
function wallOnWay(state: State, model: number, end: Place): Refusal | null {
  const from = modelAt(state, model);
  const radius = radiusOf(state, model);
  if (from.mounted && buildingAt(state, end.x, end.y) >= 0) return refusal('SK-MOV-18', 'sk.move.riderIndoors');
  return runsIntoWall(state, from, end.x, end.y, radius) ? refusal('SK-MOV-6', 'sk.move.wall') : null;
}

/** SK-MOV-8, SK-MOV-9. A free move passes over no enemy, and over friends as in any Move. */
function basesOnWay(state: State, model: number, end: Place, { over }: FreeMove): Refusal | null {
  const from = modelAt(state, model);
  for (let other = 0; other < state.models.length; other++) {
    if (other === model || !isThere(state, other)) continue;
    const there = modelAt(state, other);
    const reach = radiusOf(state, model) + radiusOf(state, other);
    if (pointSegmentGapSquared(from.x, from.y, end.x, end.y, there.x, there.y) >= reach * reach) continue;
    if (!sameFloor(state, from, there) || goesAway(from, end, there)) continue;
    if (isEnemy(state, model, other)) {
      if (other === over && there.posture === 'fallen') continue;
      return refusal('SK-MOV-8', 'sk.fight.enemyInWay', named(state, { model, other }));
    }
    const held = heldFriend(state, model, other);
    if (held !== null) return held;
  }
  return null;
}

/** Does the move lead away from a base? Bases in contact may overlap by rounding at the start. */
function goesAway(from: Place, end: Place, there: Place): boolean {
  return (end.x - from.x) * (there.x - from.x) + (end.y - from.y) * (there.y - from.y) <= 0;
}

/** SK-MOV-8, SK-HTH-27. Contact with a Standing enemy that it did not touch before ends the move. */
function contactOnWay(state: State, model: number, end: Place, { contact }: FreeMove): Refusal | null {
  const from = modelAt(state, model);
  const before = contactsOf(state, model);
  const [dx, dy] = [end.x - from.x, end.y - from.y];
  const pieces = Math.ceil(Math.sqrt(dx * dx + dy * dy) / TOUCH);
  for (let other = 0; other < state.models.length; other++) {
    if (!isStanding(state, other) || !isEnemy(state, model, other) || before.includes(other)) continue;
    const there = modelAt(state, other);
    const far = radiusOf(state, model) + radiusOf(state, other) + state.field.sticks.s / 10;
    if (pointSegmentGapSquared(from.x, from.y, end.x, end.y, there.x, there.y) > far * far) continue;
    const touches = (piece: number): boolean => {
      const x = from.x + nearestWhole((dx * piece) / pieces);
      const y = from.y + nearestWhole((dy * piece) / pieces);
      return contactAt(state, model, { x, y, level: end.level }, other, there) !== 'none';
    };
    let first = 1;
    while (first <= pieces && !touches(first)) first++;
    if (first > pieces) continue;
    // Contact that lasts from there to the end is the contact that ends the move.
    let last = first;
    while (last < pieces && touches(last + 1)) last++;
    if (!contact || last < pieces) return refusal('SK-MOV-8', 'sk.fight.enemyTouched', named(state, { model, other }));
  }
  return null;
}
