/** SIP-FIR-1, SIP-MOV-5..8, SIP-CHG-2. Fire and charges that are offered to a unit against the enemies in reach. */
import { neverCharges, planCharge } from '../combat/charge.ts';
import { planShot } from '../combat/fire.ts';
import { type Footprint, footprintOf, footprintsOf, local } from '../ground/footprints.ts';
import { boxAround } from '../ground/sweep.ts';
import { EIGHTH, HALF, planMoveOfFire, QUARTER, turnTowards } from '../movement/moves.ts';
import { cm, CM, TOLERANCE } from '../state/lengths.ts';
import { membersOf } from '../state/sides.ts';
import { type Kind, other, type State } from '../state/state.ts';
import { KIND, sizeOf, traitsOf } from '../state/unitTables.ts';
import { isOnTable, poseOf, profileOf, sideOf, turnedBy, unitOf } from '../state/units.ts';
import type { Order } from '../turn/orders.ts';
import { areaOfWays, boxAbout, type Listed, NOTHING_LISTED, type OfferSource, type Reach } from './offerSources.ts';

/** How far a kind goes before it fires in the same order, as offered (SIP-MOV-5..8). */
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

/** The enemies on the table whose footprints may be within so many steps of a unit, however it turns. */
export function enemiesWithin(state: State, unit: number, most: number): number[] {
  return membersOf(state, other(sideOf(state, unit))).units.filter(
    (enemy) => isOnTable(unitOf(state, enemy)) && leastGapTo(state, unit, enemy) <= most,
  );
}

/** No gap between two units is less than this, however they turn. */
function leastGapTo(state: State, unit: number, enemy: number): number {
  const footprints = footprintsOf(state);
  const [u, e] = [unitOf(state, unit), unitOf(state, enemy)];
  const [dx, dy] = [e.x - u.x, e.y - u.y];
  const { outer } = footprints[unit] as Footprint;
  return Math.sqrt(dx * dx + dy * dy) - outer - (footprints[enemy] as Footprint).outer - TOLERANCE;
}

/** Attacks on one enemy: fire as it stands; in the open also turned, after a stride and falling back; charges. */
export function attackSource(target: number): OfferSource {
  return { list: (reach) => attacksListed(reach, target), target, key: () => 0 };
}

function attacksListed(reach: Reach, target: number): Listed {
  const { state, unit, profile } = reach;
  if (!isOnTable(unitOf(state, target))) return NOTHING_LISTED;
  const { effective, long, rate } = traitsOf(profile);
  const gap = leastGapTo(state, unit, target);
  const range = Math.max(effective, long);
  const farthestMoving = Math.max(effective + STRIDE[profile.kind], rate);
  if (gap > Math.max(range, farthestMoving)) return NOTHING_LISTED;
  const inOpen = unitOf(state, unit).section < 0;
  const offers: Order[] = [];
  if (effective > 0 && gap <= range && planShot(state, unit, target, false).ok) {
    offers.push({ type: 'fire', unit, target });
  }
  if (effective > 0 && inOpen) offers.push(...moveFireOffers(reach, target, gap));
  if (inOpen && gap <= rate) offers.push(...chargeOffers(state, unit, target));
  // Sight lines, the way to the target and the place beside it lie in the box around both; so does the way back.
  const around = gap <= farthestMoving ? sizeOf(profile).outer + 2 * CM + FALL_BACK : 0;
  const own = boxAbout(state, unit, footprintOf(state, unit).outer + around);
  const area = boxAround(own, boxAbout(state, target, footprintOf(state, target).outer + around));
  return { offers, area: areaOfWays(reach, area) };
}

type MoveFire = Extract<Order, { type: 'moveFire' }>;

/** SIP-MOV-5..8. */
function moveFireOffers({ state, unit, profile: { kind }, near }: Reach, target: number, gap: number): Order[] {
  const { effective } = KIND[kind];
  const limit = kind === 'light' ? HALF : QUARTER;
  const turn = clamped(turnTowards(state, unit, target), limit);
  const ways: MoveFire[] = [];
  const way = (fireFirst: boolean, by: number, distance: number): void => {
    ways.push({ type: 'moveFire', unit, fireFirst, turn: by, distance, turnAfter: 0, target });
  };
  if (gap <= effective && turn !== 0) way(false, turn, 0);
  const strides = STRIDE[kind] > 0 && !(kind === 'line' && Math.abs(turn) > EIGHTH);
  if (strides && gap <= effective + STRIDE[kind]) way(false, turn, STRIDE[kind]);
  if (kind === 'light' && gap <= effective) way(true, HALF, FALL_BACK);
  return ways.filter((order) => {
    const move = planMoveOfFire(state, unit, order, order.fireFirst, near);
    if (!move.ok) return false;
    const at = order.fireFirst ? unitOf(state, unit) : { ...move.value.pose, section: -1 };
    return planShot(state, unit, target, true, at).ok;
  });
}

/** SIP-CHG-4. Straight on, and turned to the target as far as may be. */
function chargeOffers(state: State, unit: number, target: number): Order[] {
  if (neverCharges(profileOf(state, unit), profileOf(state, target)) !== null) return [];
  const turn = clamped(turnTowards(state, unit, target), EIGHTH);
  return (turn === 0 ? [0] : [0, turn])
    .filter((by) => !isBesideWay(state, unit, target, by))
    .map((by) => ({ type: 'charge', unit, target, turn: by, from: -1, command: -1 }) as const)
    .filter((order) => planCharge(state, unit, order).ok);
}

/** Is the circle around a target wholly behind the charger, or beside the way it would go? Then it never touches. */
function isBesideWay(state: State, unit: number, target: number, turn: number): boolean {
  const { x, y } = unitOf(state, target);
  const pose = poseOf(state, unit);
  const size = sizeOf(profileOf(state, unit));
  const wide = footprintOf(state, target).outer + 4 * TOLERANCE;
  if (local(pose, size, x, y).ahead + wide < 0) return true;
  return Math.abs(local(turnedBy(pose, turn), size, x, y).right) > size.width / 2 + wide;
}

function clamped(turn: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, turn));
}
