/**
 * What may be offered of one unit, part by part: each has entries, and each entry is one order or none. A list of offers
 * judges every entry; a draw judges the one that it looks at.
 */
import { isAbout, reachOf, spanOf } from '../ground/nearby.ts';
import { profileOf, unitOf } from '../ground/footprints.ts';
import { terrainIndex } from '../ground/terrainEffects.ts';
import { sizeOf } from '../state/unitTables.ts';
import { CM, TOLERANCE } from '../state/lengths.ts';
import type { Order } from '../turn/orders.ts';
import type { State, UnitProfile } from '../state/state.ts';
import { type Box, boxAround } from '../ground/sweep.ts';
import type { Way } from './moveOffers.ts';

export interface Part {
  /** The numbers of its entries: the same for the whole battle, in the open or in a section; nothing is judged for them. */
  entries(state: State, unit: number, inSection: boolean): readonly number[];
  /** A Command base may ride along with a charge (SIP-CHG-9). */
  isCharge(entry: number): boolean;
  /** Is it plain at a glance that none of them is open? */
  isIdle(trial: Trial): boolean;
  /** The order of an entry, or null where the rules do not allow it. */
  readonly at: (trial: Trial, entry: number) => Order | null;
  /** The box in which another unit must come, go or turn to make any difference to its orders. */
  area(trial: Trial): Box;
  /** What else makes a difference to them, as a number. */
  varies(trial: Trial): number;
}

/** What most parts have in common. */
export const COMMON = {
  isCharge: (): boolean => false,
  isIdle: (): boolean => false,
  varies: (): number => 0,
} as const;

export const NO_ENTRIES: readonly number[] = [];

/** What trying the orders of one unit has in common, found when it is first needed. */
export interface Trial {
  readonly state: State;
  unit: number;
  profile: UnitProfile;
  /** The turn and leg looked at last. */
  way: Way | null;
  /** The turn to the nearest enemy. */
  towards: number | null;
}

export function trialOf(state: State, unit: number): Trial {
  return { state, unit, profile: profileOf(state, unit), way: null, towards: null };
}

/** The same trial goes on with another unit. */
export function turnTo(trial: Trial, unit: number): void {
  if (trial.unit === unit) return;
  trial.unit = unit;
  trial.profile = profileOf(trial.state, unit);
  trial.way = null;
  trial.towards = null;
}

/** Nobody makes a difference. */
export const NOWHERE: Box = {
  minX: 1 << 29,
  minY: 1 << 29,
  maxX: -1 << 29,
  maxY: -1 << 29,
};

/** A box around a circle of `wide` steps about the unit. */
export function about({ state, unit }: Trial, wide: number): Box {
  const { x, y } = unitOf(state, unit);
  const far = Math.ceil(wide);
  return { minX: (x - far) | 0, minY: (y - far) | 0, maxX: (x + far) | 0, maxY: (y + far) | 0 };
}

/** What a sweep keeps from the enemy, with all that is rounded. */
export const BERTH = CM + 2 * TOLERANCE;

/** How far from its middle a unit may have to do with others: its own circle, and the centimetre it keeps from the enemy. */
export function girth({ profile }: Trial): number {
  return sizeOf(profile).outer + BERTH;
}

/** A box with the fieldworks near drawn in: whoever stands in one, far from the way, closes it (SIP-TER-9). */
export function withFieldworks(box: Box, { state, unit, profile }: Trial): Box {
  const { fieldwork } = terrainIndex(state.terrain).areas;
  if (fieldwork.length === 0) return box;
  const at = unitOf(state, unit);
  const span = spanOf(profile, reachOf(profile));
  let all = box;
  for (const work of fieldwork) if (isAbout(work, at, span)) all = boxAround(all, work);
  return all;
}
