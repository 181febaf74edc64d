/** What a unit can do to an enemy with its next order: fire, fire after a turn or a stride, or charge. */
import { total } from '@drumhead/engine';
import {
  facingTowards,
  firstTouch,
  gap,
  type Point,
  polygonOf,
  cosine,
  quadOf,
  segmentMeetsQuad,
  sine,
  turnBetween,
} from '@drumhead/table';
import { isFlank, neverCharges } from '../../combat/charge.ts';
import { activationOdds, fireOddsOf, type MeleeOdds, meleeOddsOf } from '../../combat/odds.ts';
import { fireDice, fireScore, meleeScore, supports } from '../../combat/scores.ts';
import { footprintOf, unitsNear } from '../../ground/footprints.ts';
import { inArc, terrainBlocks } from '../../ground/sight.ts';
import { hasAreaCover, hasCoverFrom, isUphill, legCost } from '../../ground/terrain.ts';
import { EIGHTH, HALF, QUARTER } from '../../movement/moves.ts';
import { cm, TOLERANCE } from '../../state/lengths.ts';
import type { Kind, State, UnitClass, UnitProfile } from '../../state/state.ts';
import { armOf, KIND, rateOf, sizeOf } from '../../state/unitTables.ts';
import { poseOf, profileOf, turnedBy, unitOf } from '../../state/units.ts';
import type { Mind, Contact, Attack } from './mind.ts';

/** How far a kind goes before it fires in the same order. */
const STRIDE: Readonly<Record<Kind, number>> = {
  line: cm(5),
  light: cm(12),
  heavyCavalry: 0,
  lightCavalry: 0,
  footArtillery: 0,
  horseArtillery: cm(20),
};

const NONE: Attack = { standing: 0, moving: 0, charge: null };

export function attackOf(mind: Mind, state: State, attacker: number, target: number): Attack {
  const a = unitOf(state, attacker);
  const d = unitOf(state, target);
  const at = attacker * state.units.length + target;
  const known = mind.attacks[at];
  if (known !== undefined && known.attacker === a && known.target === d) return known.attack;
  const attack = findAttack(state, attacker, target);
  mind.attacks[at] = { attacker: a, target: d, attack };
  return attack;
}

function findAttack(state: State, attacker: number, target: number): Attack {
  const a = unitOf(state, attacker);
  const d = unitOf(state, target);
  const own = footprintOf(state, attacker);
  const foe = footprintOf(state, target);
  const most = farthestOf(profileOf(state, attacker));
  const dx = d.x - a.x;
  const dy = d.y - a.y;
  const reach = most + own.outer + foe.outer;
  if (dx * dx + dy * dy > reach * reach) return NONE;
  const apart = gap(own.quad, foe.quad);
  if (apart > most + TOLERANCE) return NONE;
  const turn = a.section >= 0 ? 0 : turnBetween(a.facing, facingTowards(dx, dy));
  const way: Way = { attacker, target, apart, turn };
  return { ...shotsOf(state, way), charge: contactOf(state, way) };
}

/** How far an attack of a unit reaches at most. */
function farthestOf(profile: UnitProfile): number {
  const { arm, effective, long, rate } = KIND[profile.kind];
  if (arm === 'cavalry') return rate;
  const range = Math.max(effective + STRIDE[profile.kind], long);
  return arm === 'foot' ? Math.max(range, rate) : range;
}

/** From one unit to another: how far they are apart, and the turn that faces it. */
interface Way {
  readonly attacker: number;
  readonly target: number;
  readonly apart: number;
  readonly turn: number;
}

const NO_SHOTS = { standing: 0, moving: 0 };

function shotsOf(state: State, { attacker, target, apart, turn }: Way): Pick<Attack, 'standing' | 'moving'> {
  const profile = profileOf(state, attacker);
  const { arm, effective, long, turnsFreely } = KIND[profile.kind];
  if (arm === 'cavalry') return NO_SHOTS;
  const a = unitOf(state, attacker);
  const d = unitOf(state, target);
  const line = { x1: a.x, y1: a.y, x2: d.x, y2: d.y };
  const range = Math.max(effective, long);
  const stride = effective + STRIDE[profile.kind];
  if (apart > Math.max(range, stride) + TOLERANCE || terrainBlocks(state, a, d, line)) return NO_SHOTS;
  const enemy = profileOf(state, target);
  const dice = total(fireDice(state, attacker));
  const cover = hasCoverFrom(state, attacker, target, line);
  const isFar = apart > effective + TOLERANCE;
  const inSight = a.section >= 0 || isInArc(state, attacker, target);
  let standing = 0;
  if (inSight && apart <= range + TOLERANCE) {
    standing = chanceOfShot(dice, total(fireScore(state, attacker, target, false, isFar)), enemy.class, cover);
  }
  if (a.section >= 0) return { standing, moving: 0 };
  const angle = Math.abs(turn);
  const free = turnsFreely || profile.kind === 'horseArtillery' ? HALF : QUARTER + EIGHTH;
  const turns = !inSight && !isFar && angle <= free;
  const strides = apart <= stride && angle <= (profile.kind === 'line' ? QUARTER : free);
  if (!turns && !strides) return { standing, moving: 0 };
  const moving = chanceOfShot(dice, total(fireScore(state, attacker, target, true, false)), enemy.class, cover);
  return { standing, moving };
}

/** SIP-LOS-1. */
function isInArc(state: State, attacker: number, target: number): boolean {
  const part = inArc(
    unitOf(state, attacker),
    sizeOf(profileOf(state, attacker)),
    polygonOf(footprintOf(state, target).quad),
  );
  return part.length >= 6;
}

/** By dice, score, class and cover. */
const shots = new Map<number, number>();
const CLASS_NUMBER: Readonly<Record<UnitClass, number>> = { raw: 0, regular: 1, elite: 2 };

function chanceOfShot(dice: number, score: number, unitClass: UnitClass, cover: boolean): number {
  if (dice <= 0) return 0;
  const key = ((dice * 8 + score) * 4 + CLASS_NUMBER[unitClass]) * 2 + (cover ? 1 : 0);
  const known = shots.get(key);
  if (known !== undefined) return known;
  const { disrupts } = fireOddsOf(dice, score, unitClass, cover);
  shots.set(key, disrupts);
  return disrupts;
}

/** SIP-CHG-1..8, without what stands in the way: straight ahead once turned to the target as far as may be. */
function contactOf(state: State, { attacker: charger, target: defender, apart, turn }: Way): Contact | null {
  const profile = profileOf(state, charger);
  const enemy = profileOf(state, defender);
  const a = unitOf(state, charger);
  const d = unitOf(state, defender);
  if (neverCharges(profile, enemy) !== null || a.section >= 0 || apart > rateOf(profile)) return null;
  const horse = armOf(profile) === 'cavalry';
  if (horse && d.section >= 0) return null;
  if (Math.abs(turn) > QUARTER + EIGHTH) return null;
  const start = turnedBy(poseOf(state, charger), Math.max(-EIGHTH, Math.min(EIGHTH, turn)));
  const quad = quadOf(start, sizeOf(profile));
  const way = firstTouch(
    quad,
    sine(start.facing),
    -cosine(start.facing),
    rateOf(profile),
    footprintOf(state, defender).quad,
  );
  if (way === Number.POSITIVE_INFINITY) return null;
  const end = { x: start.x + sine(start.facing) * way, y: start.y - cosine(start.facing) * way };
  const { cost, barredBy } = legCost(state, profile, start, end, a.cameFrom);
  if (barredBy !== null || cost > rateOf(profile)) return null;
  return {
    flank: isFlank(state, defender, a),
    hindered: hasAreaCover(state, defender) || isUphill(state, a, defender),
  };
}

/** By the dice, score, class and arm of both. */
const melees = new Map<number, MeleeOdds>();

/** The odds of a contact with the support that both have in a state, the defender with so many more DP. */
export function contactOdds(
  mind: Mind,
  state: State,
  charger: number,
  defender: number,
  contact: Contact,
  shaken = 0,
): MeleeOdds {
  const clash = { charger, defender, ...contact };
  const more = supportsOf(mind, state, charger) - supportsOf(mind, state, defender);
  const charging = total(meleeScore(state, clash, 'charger', more > 0));
  const defending = total(meleeScore(state, clash, 'defender', more < 0));
  const own = profileOf(state, charger);
  const foe = profileOf(state, defender);
  // As in fire: an attached Command base may have ridden off by then.
  const ours = total(fireDice(state, charger));
  const theirs = total(fireDice(state, defender)) - (state.field.switches.dpReducesDice ? shaken : 0);
  const guns = armOf(foe) === 'artillery';
  const half = (dice: number, score: number, unitClass: UnitClass): number =>
    (dice * 8 + score) * 4 + CLASS_NUMBER[unitClass];
  const key = (half(ours, charging, own.class) * 512 + half(theirs, defending, foe.class)) * 2 + (guns ? 1 : 0);
  const known = melees.get(key);
  if (known !== undefined) return known;
  const odds = meleeOddsOf(
    { dice: ours, score: charging, class: own.class, artillery: false },
    { dice: theirs, score: defending, class: foe.class, artillery: guns },
  );
  melees.set(key, odds);
  return odds;
}

/** SIP-MEL-4e. Counted once for a list of units. */
function supportsOf(mind: Mind, state: State, unit: number): number {
  if (mind.supportedIn !== state.units) {
    mind.supportedIn = state.units;
    mind.supports.fill(-1);
  }
  const known = mind.supports[unit];
  if (known !== undefined && known >= 0) return known;
  const count = supports(state, unit);
  mind.supports[unit] = count;
  return count;
}

/** A third unit that stands on the straight line between two, or -1. */
export function maskOf(state: State, from: number, to: number): number {
  const a = unitOf(state, from);
  const d = unitOf(state, to);
  const box = {
    minX: Math.min(a.x, d.x),
    minY: Math.min(a.y, d.y),
    maxX: Math.max(a.x, d.x),
    maxY: Math.max(a.y, d.y),
  };
  for (const i of unitsNear(state, box, 0, from)) if (i !== to && stands(state, i, a, d)) return i;
  return -1;
}

/** Does a unit stand on the straight line between two places? */
export function stands(state: State, unit: number, from: Point, to: Point): boolean {
  return segmentMeetsQuad(from.x, from.y, to.x, to.y, footprintOf(state, unit).quad);
}

/** Chance that the unit obeys an order to move. */
export function obeys(state: State, unit: number): number {
  return unitOf(state, unit).dp === 0 ? 1 : activationOdds(state, unit);
}
