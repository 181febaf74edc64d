/**
 * Is any Move of a kind legal (SK-SPR-2, SK-HTH-19)? A Move has finitely many ends, in whole steps within the stick. The
 * search looks at all of them, as far as its budget goes, but for squares of ends that one reason refuses together.
 *
 * All Moves to a square have some ground in common: a base made narrower by the farthest that an end strays from the
 * middle of the square, moved to that middle. If that runs into a wall or a base that no Move passes, so do they all.
 */
import {
  type Budget,
  halfOf,
  pointSegmentGapSquared,
  searchLattice,
  segmentPolygonGapSquared,
  segmentsCross,
  segmentsGapSquared,
  side,
} from '@drumhead/table';
import { modelAt } from '../state/abilities.ts';
import { FEATURES, isLinear, isSlowedBy, isUpstairs } from '../ground/terrain.ts';
import { terrainIndexOf } from '../ground/terrainIndex.ts';
import type { Clearance } from './clearance.ts';
import type { MoveSearch } from './moveAims.ts';
import { heldFriend, type MovePlan } from './straightMove.ts';

/** Squares of ends that one question may look at. */
export const MOST_BOXES = 50_000;

/** Ends are rounded to whole steps: strays are this much more, in steps. */
const ROUNDING = 2;

/** A square of ends (steps): its middle, and half a side. */
export interface Ends {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/**
 * A Move to one of these ends that the judge of the search accepts. Null: there is none, or none that is found before the
 * budget is spent. `isNoEnd`: is every end within `stray` steps of (x, y) refused?
 */
export function anyMove(
  { judge, room }: MoveSearch,
  { x, y, half }: Ends,
  isNoEnd: (x: number, y: number, stray: number) => boolean,
  budget: Budget,
): MovePlan | null {
  const wide = Math.ceil(half);
  return searchLattice<MovePlan>(
    [
      { low: x - wide, high: x + wide },
      { low: y - wide, high: y + wide },
    ],
    {
      at([endX = 0, endY = 0]) {
        const tried = judge(endX, endY);
        return tried.ok ? tried.value : null;
      },
      strayOf: (box) => [halfOf(box, 0), halfOf(box, 1)],
      isHopeless({ middle: [endX = 0, endY = 0] }, [across = 0, down = 0]) {
        const stray = Math.sqrt(across * across + down * down) + ROUNDING;
        return isNoEnd(endX, endY, stray) || isBarred(room, endX, endY, stray);
      },
    },
    budget,
  );
}

/** Is every Move refused that ends within `stray` steps of (x, y)? */
function isBarred(room: Clearance, x: number, y: number, stray: number): boolean {
  const far = room.reach.length + stray;
  if ((x - room.x) * (x - room.x) + (y - room.y) * (y - room.y) > far * far) return true;
  const thin = room.radius - stray;
  if (thin > 0 && (meetsWall(room, x, y, thin) || endsOnLine(room, x, y, thin))) return true;
  return meetsBase(room, x, y, stray) || isTooFarInBroken(room, x, y, stray);
}

/** SK-MOV-3. Is every end beyond the stick for broken ground, and the same ground on the way to all of them? */
function isTooFarInBroken(room: Clearance, endX: number, endY: number, stray: number): boolean {
  const { state, model, x, y, radius, reach, areas, crawls } = room;
  const far = reach.shortenedLength + stray;
  if (crawls || (endX - x) * (endX - x) + (endY - y) * (endY - y) <= far * far) return false;
  if (isUpstairs(state, modelAt(state, model))) return false;
  const minds = isSlowedBy(state, model);
  const thin = radius - stray;
  const isInArea =
    thin > 0 &&
    areas.some(
      ({ feature }) =>
        // A way across a stream may be on a bridge.
        FEATURES[feature.kind].broken &&
        feature.kind !== 'stream' &&
        minds(feature, false) &&
        segmentPolygonGapSquared(x, y, endX, endY, feature.points) < thin * thin,
    );
  return isInArea || crossesLine(room, endX, endY, stray);
}

/** SK-MOV-5. Do the ways to all these ends cross the same obstacle that shortens them? */
function crossesLine({ state, model, x, y }: Clearance, endX: number, endY: number, stray: number): boolean {
  const minds = isSlowedBy(state, model);
  return terrainIndexOf(state.features).lines.some(({ feature }) => {
    if (!isLinear(feature) || !minds(feature, false)) return false;
    const { x1, y1, x2, y2 } = feature;
    if (!segmentsCross(x, y, endX, endY, x1, y1, x2, y2)) return false;
    // No end lies this side of it, and no way passes round an end of it.
    const beyond = side(x1, y1, x2, y2, endX, endY);
    const isPast = beyond * beyond > stray * stray * ((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
    return (
      isPast &&
      pointSegmentGapSquared(x, y, endX, endY, x1, y1) > stray * stray &&
      pointSegmentGapSquared(x, y, endX, endY, x2, y2) > stray * stray
    );
  });
}

/** SK-MOV-6. */
function meetsWall({ walls, x, y }: Clearance, endX: number, endY: number, radius: number): boolean {
  for (let i = 0; i < walls.length; i += 4) {
    const [ax, ay, bx, by] = [walls[i], walls[i + 1], walls[i + 2], walls[i + 3]] as [number, number, number, number];
    if (segmentsGapSquared(x, y, endX, endY, ax, ay, bx, by) < radius * radius) return true;
  }
  return false;
}

/** SK-GEO-5. No base stands across an obstacle. */
function endsOnLine({ state, model, lines }: Clearance, x: number, y: number, radius: number): boolean {
  if (isUpstairs(state, modelAt(state, model))) return false;
  for (let i = 0; i < lines.length; i += 4) {
    const [ax, ay, bx, by] = [lines[i], lines[i + 1], lines[i + 2], lines[i + 3]] as [number, number, number, number];
    if (pointSegmentGapSquared(ax, ay, bx, by, x, y) < radius * radius) return true;
  }
  return false;
}

/** SK-MOV-8, -9. Over an enemy or a friend that cannot be passed, or onto anybody. */
function meetsBase({ state, model, x, y, bases }: Clearance, endX: number, endY: number, stray: number): boolean {
  return bases.some((base) => {
    const rim = base.rim - stray;
    if (rim <= 0) return false;
    const onto = (base.x - endX) * (base.x - endX) + (base.y - endY) * (base.y - endY) < rim * rim;
    if (onto) return true;
    const over = pointSegmentGapSquared(x, y, endX, endY, base.x, base.y) < rim * rim;
    return over && (base.enemy || heldFriend(state, model, base.model) !== null);
  });
}
