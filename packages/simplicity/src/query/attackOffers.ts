/** SIP-FIR-1, SIP-MOV-5..8, SIP-CHG-2. Fire at one enemy, moving or not, and charges at it. */
import { neverCharges, withUnitAt, planCharge } from '../combat/charge.ts';
import { planShot } from '../combat/fire.ts';
import {
  footprintsOf,
  type Footprint,
  footprintOf,
  isBeyond,
  isOnTable,
  local,
  poseOf,
  profileOf,
  sideOf,
  unitOf,
} from '../ground/footprints.ts';
import { KIND, KINDS, placeOfKind, traitsOf, sizeOf } from '../state/unitTables.ts';
import { turnedBy } from '../movement/legs.ts';
import { cm, TOLERANCE } from '../state/lengths.ts';
import { EIGHTH, HALF, QUARTER, planMoveOfFire, turnTowards } from '../movement/moves.ts';
import type { Order } from '../turn/orders.ts';
import { isBesideArc } from '../ground/sight.ts';
import type { Kind, State, UnitProfile } from '../state/state.ts';
import { COMMON, girth, NO_ENTRIES, type Part, type Trial, withFieldworks } from './orderGenerator.ts';

/** How far a kind goes to fire at the end of it, of the ways that are offered (SIP-MOV-5..8). */
const STRIDE: Readonly<Record<Kind, number>> = {
  line: cm(5),
  light: cm(5),
  heavyCavalry: 0,
  lightCavalry: 0,
  footArtillery: 0,
  horseArtillery: cm(10),
};
/** How far light infantry falls back from its shot. */
const FALL_BACK = cm(10);

/** Entries: fire; turned on the spot, after a stride, or falling back from the shot; charges straight on, or turned. */
const FIRE = 0;
const TURNED_FIRE = 1;
const STRIDE_FIRE = 2;
const FALLING_BACK = 3;
const CHARGE = 4;
const TURNED_CHARGE = 5;

const FIRES: readonly number[] = [FIRE];
const CHARGES: readonly number[] = [CHARGE, TURNED_CHARGE];
const ENTRIES: Readonly<Record<Kind, readonly number[]>> = {
  line: [FIRE, TURNED_FIRE, STRIDE_FIRE, CHARGE, TURNED_CHARGE],
  light: [FIRE, TURNED_FIRE, STRIDE_FIRE, FALLING_BACK],
  heavyCavalry: CHARGES,
  lightCavalry: CHARGES,
  footArtillery: [FIRE, TURNED_FIRE],
  horseArtillery: [FIRE, TURNED_FIRE, STRIDE_FIRE],
};

/** How far off an enemy may be, by entry: to fire, turned, after a stride, falling back; to charge, and turned. */
const MOST: readonly (readonly number[])[] = KINDS.map((kind) => {
  const { effective, long, rate } = KIND[kind];
  return [Math.max(effective, long), effective, effective + STRIDE[kind], effective, rate, rate];
});

function mostFor({ kind }: UnitProfile, entry: number): number {
  return (MOST[placeOfKind(kind)] as readonly number[])[entry] as number;
}

const FARTHEST: readonly number[] = MOST.map((most) => Math.max(...most));

/** Nobody farther off than this, by the circles around them, is of any concern to such a unit. */
export function farthestFor({ kind }: UnitProfile): number {
  return FARTHEST[placeOfKind(kind)] as number;
}

/** No gap between them is less than this; of one that is not on the table, none is less than any. */
function leastBetween(state: State, unit: number, target: number): number {
  const t = unitOf(state, target);
  if (!isOnTable(t)) return Number.POSITIVE_INFINITY;
  const u = unitOf(state, unit);
  const bodies = footprintsOf(state);
  const dx = t.x - u.x;
  const dy = t.y - u.y;
  return (
    Math.sqrt(dx * dx + dy * dy) - (bodies[unit] as Footprint).outer - (bodies[target] as Footprint).outer - TOLERANCE
  );
}

/** No turn on the spot brings two units nearer to one another than their boxes are by this. */
const TURNED = cm(10);

export function isCharge(entry: number): boolean {
  return entry === CHARGE || entry === TURNED_CHARGE;
}

/** Entries against any enemy, in the open or from a section. */
export function entriesAgainst({ kind }: UnitProfile, inSection: boolean): readonly number[] {
  if (inSection) return KIND[kind].effective > 0 ? FIRES : NO_ENTRIES;
  return ENTRIES[kind];
}

export function againstPart(target: number): Part {
  return {
    ...COMMON,
    entries(state, unit, inSection) {
      const profile = profileOf(state, unit);
      if (sideOf(state, target) === profile.side) return NO_ENTRIES;
      const all = entriesAgainst(profile, inSection);
      return neverCharges(profile, profileOf(state, target)) === null ? all : all.filter((entry) => !isCharge(entry));
    },
    isCharge,
    isIdle: ({ state, unit, profile }) => leastBetween(state, unit, target) > farthestFor(profile),
    at: (trial, entry) => orderAgainst(trial, target, entry),
    area(trial) {
      const { state, unit, profile } = trial;
      const u = unitOf(state, unit);
      const t = unitOf(state, target);
      // Sight lines, the way to the target and the place beside it lie in the box around both.
      const moves = u.section < 0 && leastBetween(state, unit, target) <= mostFor(profile, STRIDE_FIRE);
      const falls = moves && traitsOf(profile).effective > 0 ? FALL_BACK : 0;
      const wide = footprintOf(state, unit).outer + falls + girth(trial);
      const beside = footprintOf(state, target).outer + 2 * girth(trial);
      const area = {
        minX: Math.min(u.x - wide, t.x - beside) | 0,
        minY: Math.min(u.y - wide, t.y - beside) | 0,
        maxX: Math.max(u.x + wide, t.x + beside) | 0,
        maxY: Math.max(u.y + wide, t.y + beside) | 0,
      };
      return withFieldworks(area, trial);
    },
  };
}

/** The order of an entry against an enemy, or null where the rules do not allow it. */
export function orderAgainst(trial: Trial, target: number, entry: number): Order | null {
  const { state, unit, profile } = trial;
  const most = mostFor(profile, entry);
  if (isBeyond(state, unit, target, most + TURNED) || leastBetween(state, unit, target) > most) return null;
  const { kind } = profile;
  if (entry === FIRE) {
    // Half of all shots that are looked at are at somebody beside the arc: nothing else need be asked of them.
    if (unitOf(state, unit).section < 0 && isBesideArc(state, unit, target)) return null;
    return planShot(state, unit, target, false).ok ? { type: 'fire', unit, target } : null;
  }
  const towards = turnTowards(state, unit, target);
  switch (entry) {
    case TURNED_FIRE:
    case STRIDE_FIRE: {
      const limit = kind === 'light' ? HALF : QUARTER;
      const turn = Math.max(-limit, Math.min(limit, towards));
      if (entry === TURNED_FIRE) return turn === 0 ? null : moveFire(trial, target, turn, 0, false);
      if (kind === 'line' && Math.abs(turn) > EIGHTH) return null;
      return moveFire(trial, target, turn, STRIDE[kind], false);
    }
    case FALLING_BACK:
      return moveFire(trial, target, HALF, FALL_BACK, true);
    case CHARGE:
      return charge(trial, target, 0);
    default: {
      // SIP-CHG-4. Turned to it as far as may be.
      const turn = Math.max(-EIGHTH, Math.min(EIGHTH, towards));
      return turn === 0 ? null : charge(trial, target, turn);
    }
  }
}

function moveFire(trial: Trial, target: number, turn: number, distance: number, fireFirst: boolean): Order | null {
  const { state, unit } = trial;
  const order: Order = { type: 'moveFire', unit, fireFirst, turn, distance, turnAfter: 0, target };
  const tried = planMoveOfFire(state, unit, order, fireFirst);
  if (!tried.ok) return null;
  const from = fireFirst ? state : withUnitAt(state, unit, tried.value.pose);
  return planShot(from, unit, target, true).ok ? order : null;
}

/** Is the circle around a target wholly behind the charger, or beside the way it would go? Then it never touches. */
function isBesideCharge({ state, unit, profile }: Trial, target: number, turn: number): boolean {
  const { x, y } = unitOf(state, target);
  const pose = poseOf(state, unit);
  const size = sizeOf(profile);
  const wide = footprintOf(state, target).outer + 4 * TOLERANCE;
  if (local(pose, size, x, y).ahead + wide < 0) return true;
  return Math.abs(local(turnedBy(pose, turn), size, x, y).right) > size.width / 2 + wide;
}

function charge(trial: Trial, target: number, turn: number): Order | null {
  const { state, unit, profile } = trial;
  if (neverCharges(profile, profileOf(state, target)) !== null || isBesideCharge(trial, target, turn)) return null;
  const order: Order = { type: 'charge', unit, target, turn, from: -1, command: -1 };
  return planCharge(state, unit, order).ok ? order : null;
}
