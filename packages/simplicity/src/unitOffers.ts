/** What may be offered of one unit, part by part, and on which ground each part depends: see `keptOffers.ts`. */
import { facingTowards, normalise, quadOf, turnBetween } from '@drumhead/table';
import { type Around, aroundUnit, isEmpty } from './around.ts';
import { chargeBan, standing, tryCharge } from './charge.ts';
import { tryShot } from './fire.ts';
import { bodyOf, isOnTable, outerOf, poseOf, profileOf, sideOf, unitOf } from './geometry.ts';
import { armOf, KIND, rateOf } from './kinds.ts';
import { PLAIN, roomAhead, turnedBy, turnProblem } from './legs.ts';
import { CM, cm, TOLERANCE } from './measure.ts';
import { EIGHTH, HALF, QUARTER, tryLeg, tryMoveOfFire, tryRetire, turnCost } from './moves.ts';
import { type Order, tryRetiring } from './orders.ts';
import { roadOffers, roadsUnder } from './roads.ts';
import { SECTION_SIDES, tryEnter, tryLeave } from './sections.ts';
import type { Kind, State } from './state.ts';
import { type Box, boxAround, type Sweep, sweepOf, widened } from './sweep.ts';

/** Orders, and the box in which another unit must come, go or turn to make any difference to them. */
export interface Part {
  readonly offers: readonly Order[];
  readonly area: Box;
}

/** Nobody makes a difference. */
const NOWHERE: Box = {
  minX: Number.POSITIVE_INFINITY,
  minY: Number.POSITIVE_INFINITY,
  maxX: Number.NEGATIVE_INFINITY,
  maxY: Number.NEGATIVE_INFINITY,
};
export const NOTHING: Part = { offers: [], area: NOWHERE };

/** All that lies in the way of any order of the unit but a march by road. */
export function aroundOrders(state: State, unit: number): Around {
  return aroundUnit(state, unit, rateOf(state.field.units[unit] as Around['profile']) + 2 * TOLERANCE);
}

type Maker = (s: Around) => Part;

/** Turns that are offered wherever the enemy is. */
const TURNS: readonly number[] = [0, EIGHTH, -EIGHTH, QUARTER, -QUARTER, HALF];

/** Is the turn among those, or the same as one of them? */
export function isListed(turn: number): boolean {
  return TURNS.includes(turn) || turn === -HALF;
}

/** What a unit in the open may be ordered, but at an enemy. */
export const FIELD_PARTS: readonly Maker[] = [
  ...TURNS.map(
    (turn): Maker =>
      (s) =>
        wayPart(s, turn),
  ),
  retirePart,
  roadPart,
  enterPart,
];

/** What a garrison may be ordered, but fire. */
export const GARRISON_PARTS: readonly Maker[] = [garrisonPart];

/** A box around a circle of `wide` steps about the unit. */
function about({ state, unit }: Around, wide: number): Box {
  const { x, y } = unitOf(state, unit);
  return { minX: x - wide, minY: y - wide, maxX: x + wide, maxY: y + wide };
}

/** What a sweep keeps from the enemy, with all that is rounded. */
const BERTH = CM + 2 * TOLERANCE;

/** A box with the fieldworks near drawn in: whoever stands in one, far from the way, closes it (SIP-TER-9). */
function withFieldworks(box: Box, { fieldworks }: Around): Box {
  let all = box;
  for (const work of fieldworks) all = boxAround(all, work);
  return all;
}

/** How far from its middle a unit may have to do with others: its own circle, and the centimetre it keeps from the enemy. */
function girth({ size }: Around): number {
  return outerOf(size) + BERTH;
}

/** SIP-MOV-2. A turn, and the longest leg after it. */
export function wayPart(s: Around, turn: number): Part {
  const { state, unit, profile } = s;
  // Half a rate for a quarter turn is a bad bargain: who turns so, is drawn.
  if (Math.abs(turn) === QUARTER && !KIND[profile.kind].turnsFreely) return NOTHING;
  const offers: Order[] = [];
  const start = turnedBy(poseOf(state, unit), turn);
  const left = Math.floor(rateOf(profile) - turnCost(profile, turn));
  const sweep = sweepOf(quadOf(start, s.size), start.facing, left);
  const area = withFieldworks(widened(sweep, BERTH), s);
  if (left > 0 && isEmpty(s, sweep)) {
    offers.push({ type: 'move', unit, turn, distance: left, turnAfter: 0 });
    offers.push({ type: 'move', unit, turn, distance: turn === 0 ? left >> 1 : 0, turnAfter: 0 });
    return { offers, area };
  }
  if (turn !== 0 && turnProblem(s, start, PLAIN) !== null) return { offers, area };
  const longest = left > 0 ? longestLeg(s, start, sweep) : 0;
  if (longest > 0) offers.push({ type: 'move', unit, turn, distance: longest, turnAfter: 0 });
  if (turn !== 0) offers.push({ type: 'move', unit, turn, distance: 0, turnAfter: 0 });
  else if (longest > 1 && (mayStopAnywhere(s) || isOpen(s, start, longest >> 1, left)))
    offers.push({ type: 'move', unit, turn, distance: longest >> 1, turnAfter: 0 });
  return { offers, area };
}

type Pose = ReturnType<typeof poseOf>;

/** Is every shorter leg open where a longer one is? Not to those who pass friends, may share no fieldwork, or work their way out. */
function mayStopAnywhere({ profile, friends, fieldworks, stranded }: Around): boolean {
  return profile.kind !== 'light' && friends.length === 0 && fieldworks.length === 0 && stranded.length === 0;
}

function isOpen(s: Around, start: Pose, distance: number, left: number): boolean {
  const leg = tryLeg(s, start, start.facing, distance, PLAIN);
  return leg.ok && leg.value.cost <= left;
}

/** The longest leg that the rate still pays for: as far as there is room, or found by halving. */
function longestLeg(s: Around, start: Pose, sweep: Sweep): number {
  const left = sweep.distance;
  const most = roomAhead(s, sweep);
  if (most === 0 || isOpen(s, start, most, left)) return most;
  let low = 0;
  let high = most;
  // To a quarter of a centimetre: what is left is no way to go.
  while (high - low > cm(0.25)) {
    const middle = (low + high) >> 1;
    if (isOpen(s, start, middle, left)) low = middle;
    else high = middle;
  }
  return low;
}

/** SIP-MOV-9. */
function retirePart(s: Around): Part {
  const { state, unit, profile } = s;
  const rate = rateOf(profile);
  const pose = poseOf(state, unit);
  const sweep = sweepOf(quadOf(pose, s.size), normalise(pose.facing + HALF), rate);
  const distance = isEmpty(s, sweep) ? rate : [rate, rate / 2].find((far) => tryRetire(state, unit, far, s).ok);
  const area = withFieldworks(widened(sweep, BERTH), s);
  return { offers: distance === undefined ? [] : [{ type: 'retire', unit, distance }], area };
}

/** SIP-TER-11. No enemy within 20 cm of the march, wherever it ends. */
function roadPart(s: Around): Part {
  const { state, unit, profile } = s;
  if (roadsUnder(state, unit).length === 0) return NOTHING;
  const offers = roadOffers(state, unit).map((march): Order => ({ type: 'road', unit, ...march }));
  return { offers, area: about(s, rateOf(profile) * 1.5 + cm(20) + 2 * girth(s)) };
}

/** SIP-TER-7. Into the sections within reach, straight on or turned to their middle. */
function enterPart(s: Around): Part {
  const { state, unit, profile } = s;
  if (armOf(profile) !== 'foot' || s.sections.length === 0) return NOTHING;
  const pose = poseOf(state, unit);
  const offers: Order[] = [];
  for (const { x, y, section } of s.sections) {
    const towards = turnBetween(pose.facing, facingTowards(x - pose.x, y - pose.y));
    const turn = (towards === 0 ? [0] : [towards, 0]).find(
      (asked) => tryEnter(state, unit, asked, section, pose.facing, s).ok,
    );
    if (turn === undefined) continue;
    offers.push({ type: 'enter', unit, turn, section, facing: normalise(pose.facing + turn) });
  }
  // Whoever holds a section within reach stands in it.
  const reach = Math.max(...s.sections.map(outerOf)) * 2;
  return { offers, area: withFieldworks(about(s, rateOf(profile) + girth(s) + reach), s) };
}

/** SIP-TER-7. Out of a section on any side: to march, to charge, or back towards its own edge. */
function garrisonPart(s: Around): Part {
  const { state, unit, profile } = s;
  const half = Math.floor(rateOf(profile) / 2);
  const offers: Order[] = [];
  for (const side of SECTION_SIDES) {
    for (const distance of [half, 0]) {
      if (tryLeave(state, unit, side, distance).ok) offers.push({ type: 'leave', unit, side, distance });
    }
    for (const { unit: target } of s.enemies) {
      if (chargeBan(state, unit, target) !== null) continue;
      const order = { target, turn: 0, from: side, command: -1 };
      if (tryCharge(state, unit, order).ok) offers.push({ type: 'charge', unit, ...order });
    }
  }
  const distance = [half, 0].find((far) => tryRetiring(state, unit, far).ok);
  if (distance !== undefined) offers.push({ type: 'retire', unit, distance });
  return { offers, area: withFieldworks(about(s, bodyOf(state, unit).outer + rateOf(profile) + 2 * girth(s)), s) };
}

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

/** SIP-FIR-1, SIP-MOV-5..8, SIP-CHG-2. Fire at one enemy, moving or not, and charges at it. */
export function againstPart(state: State, unit: number, target: number, surroundings: () => Around): Part {
  const t = unitOf(state, target);
  if (!isOnTable(t)) return NOTHING;
  const u = unitOf(state, unit);
  const own = bodyOf(state, unit);
  const profile = profileOf(state, unit);
  const { effective, long } = KIND[profile.kind];
  const dx = t.x - u.x;
  const dy = t.y - u.y;
  // No gap is less than this.
  const far = Math.sqrt(dx * dx + dy * dy) - own.outer - bodyOf(state, target).outer - TOLERANCE;
  const fires = effective > 0 && far <= Math.max(effective, long);
  const moves = effective > 0 && u.section < 0 && far <= effective + STRIDE[profile.kind];
  const charges = u.section < 0 && far <= rateOf(profile) && chargeBan(state, unit, target) === null;
  if (!fires && !moves && !charges) return NOTHING;
  const s = surroundings();
  const offers: Order[] = [];
  if (fires && tryShot(state, unit, target, false).ok) offers.push({ type: 'fire', unit, target });
  if (moves) moveFireOffers(s, target, far <= effective, offers);
  if (charges) chargeOffers(s, target, offers);
  // Sight lines, the way to the target and the place beside it lie in the box around both.
  const wide = own.outer + (moves ? FALL_BACK : 0) + girth(s);
  const beside = bodyOf(state, target).outer + 2 * girth(s);
  const area = {
    minX: Math.min(u.x - wide, t.x - beside),
    minY: Math.min(u.y - wide, t.y - beside),
    maxX: Math.max(u.x + wide, t.x + beside),
    maxY: Math.max(u.y + wide, t.y + beside),
  };
  return { offers, area: withFieldworks(area, s) };
}

/** The turn that faces another unit. */
export function turnTowards(state: State, unit: number, other: number): number {
  const pose = poseOf(state, unit);
  const { x, y } = unitOf(state, other);
  return turnBetween(pose.facing, facingTowards(x - pose.x, y - pose.y));
}

function moveFireOffers(s: Around, target: number, inRange: boolean, offers: Order[]): void {
  const { state, unit, profile } = s;
  const limit = profile.kind === 'light' ? HALF : QUARTER;
  const turn = Math.max(-limit, Math.min(limit, turnTowards(state, unit, target)));
  const ways: { readonly turn: number; readonly distance: number; readonly fireFirst: boolean }[] = [];
  const distance = STRIDE[profile.kind];
  if (turn !== 0 && inRange) ways.push({ turn, distance: 0, fireFirst: false });
  if (distance > 0 && (profile.kind !== 'line' || Math.abs(turn) <= EIGHTH)) {
    ways.push({ turn, distance, fireFirst: false });
  }
  if (profile.kind === 'light' && inRange) ways.push({ turn: HALF, distance: FALL_BACK, fireFirst: true });
  for (const { fireFirst, ...way } of ways) {
    const whole = { ...way, turnAfter: 0 };
    const tried = tryMoveOfFire(state, unit, whole, fireFirst, s);
    if (!tried.ok) continue;
    const from = fireFirst ? state : standing(state, unit, tried.value.pose);
    if (!tryShot(from, unit, target, true).ok) continue;
    offers.push({ type: 'moveFire', unit, fireFirst, ...whole, target });
  }
}

/** SIP-CHG-4. Straight on, or turned to it as far as may be. */
function chargeOffers(s: Around, target: number, offers: Order[]): void {
  const { state, unit } = s;
  const turn = Math.max(-EIGHTH, Math.min(EIGHTH, turnTowards(state, unit, target)));
  for (const asked of turn === 0 ? [0] : [0, turn]) {
    const order = { target, turn: asked, from: -1, command: -1 };
    if (tryCharge(state, unit, order, s).ok) offers.push({ type: 'charge', unit, ...order });
  }
}

/** The enemy on the table whose middle is nearest, or -1. */
export function nearestEnemy(state: State, unit: number): number {
  const { x, y } = unitOf(state, unit);
  const side = sideOf(state, unit);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < state.units.length; i++) {
    const other = unitOf(state, i);
    if (sideOf(state, i) === side || !isOnTable(other)) continue;
    const far = (other.x - x) * (other.x - x) + (other.y - y) * (other.y - y);
    if (far >= least) continue;
    least = far;
    best = i;
  }
  return best;
}
