/**
 * The offers of one unit come from sources: a way to go, a road, an enemy. What a source lists depends on the unit and on
 * what stands in its area, and on nothing else, so a list may be kept as long as these stay the same.
 */
import { footprintOf } from '../ground/footprints.ts';
import { areApart, type Box, boxAround, widened } from '../ground/sweep.ts';
import { type Surroundings, surroundingsOf } from '../movement/surroundings.ts';
import { CM, TOLERANCE } from '../state/lengths.ts';
import type { State, UnitProfile } from '../state/state.ts';
import { rateOf } from '../state/unitTables.ts';
import { profileOf, unitOf } from '../state/units.ts';
import type { Order } from '../turn/orders.ts';

/** What the sources of one unit have in common. */
export interface Reach {
  readonly state: State;
  readonly unit: number;
  readonly profile: UnitProfile;
  /** The units that it may meet on any way but a march by road. */
  readonly near: Surroundings;
}

/** The offers of a source, and the box outside of which other units make no difference to them; null: none makes any. */
export interface Listed {
  readonly offers: readonly Order[];
  readonly area: Box | null;
}

export const NOTHING_LISTED: Listed = { offers: [], area: null };

export interface OfferSource {
  readonly list: (reach: Reach) => Listed;
  /** The unit whose place makes a difference wherever it is, or -1. */
  readonly target: number;
  /** A number that makes a difference besides. */
  readonly key: (state: State, unit: number) => number;
}

/** A source for which nothing counts but what stands in its area. */
export function areaSource(list: OfferSource['list']): OfferSource {
  return { list, target: -1, key: () => 0 };
}

/** How far any way but a march by road takes the corners of a unit, in steps. */
export function farthest({ profile, unit, state }: Pick<Reach, 'profile' | 'unit' | 'state'>): number {
  return rateOf(profile) + footprintOf(state, unit).outer + 2 * TOLERANCE;
}

export function reachOf(state: State, unit: number): Reach {
  const profile = profileOf(state, unit);
  const near = surroundingsOf(state, unit, boxAbout(state, unit, farthest({ state, unit, profile })));
  return { state, unit, profile, near };
}

/** A box so many steps around the centre of a unit. */
export function boxAbout(state: State, unit: number, far: number): Box {
  const { x, y } = unitOf(state, unit);
  return { minX: x - far, minY: y - far, maxX: x + far, maxY: y + far };
}

/** What a way keeps from enemies, with all that is rounded. */
const CLEARANCE = CM + 2 * TOLERANCE;

/**
 * The area of ways that lie in a box. It takes in the fieldworks within reach: a unit in a fieldwork closes it, however
 * far it stands from the way (SIP-TER-9).
 */
export function areaOfWays(reach: Reach, box: Box): Box {
  let area = widened(box, CLEARANCE);
  const { fieldwork } = reach.near.terrain.areas;
  if (fieldwork.length === 0) return area;
  const around = boxAbout(reach.state, reach.unit, farthest(reach));
  for (const work of fieldwork) if (!areApart(work, around)) area = boxAround(area, work);
  return area;
}
