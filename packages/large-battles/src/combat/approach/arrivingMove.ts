/** LB-APP-02..10, -43, LB-MOVE-28, -30, -31, LB-GEO-13, LB-BUA-11, -12, -26: the move that arrives at 1S. */
import { cosine, firstWithin, isWithin, moved, type Pose, sine, stripMeets } from '@drumhead/table';
import { err, refusal, type Refusal, type Result, ok } from '@drumhead/engine';
import { mayStorm } from '../../movement/formationRules.ts';
import { mm, TOLERANCE } from '../../ground/measure.ts';
import type { State, Unit } from '../../state/state.ts';
import { approachBan } from './approachBan.ts';
import { lengthOf, type Rung, rungOf } from '../../movement/distance.ts';
import { type Arrival, type Mover } from '../../movement/mover.ts';
import { kindProblem } from '../../movement/moveKinds.ts';
import {
  edgeProblem,
  friendProblem,
  idOf,
  lengthProblem,
  type Manner,
  reductionsOf,
  solidProblem,
} from '../../movement/path/path.ts';
import { streamProblem } from '../../movement/path/streams.ts';
import { aroundActions, type NearUnit, type Surroundings } from '../../movement/path/surroundings.ts';
import { leastGapOf, meetsQuad, straightTrack, type Track } from '../../movement/path/sweptTrack.ts';

export interface FoundApproach {
  readonly arrival: Arrival;
  readonly defenders: number[];
  readonly sector: number;
  /** Unattached enemy Generals touched on the way (LB-LEAD-17). */
  readonly riddenDown: number[];
}

const STRAIGHT: Manner = {
  manoeuvre: false,
  road: null,
  inPlace: false,
  keepOut: (enemy) => refusal('LB-MOVE-30', 'lb.refusal.passesEnemy', { enemy: enemy.unit }),
};

/**
 * LB-SEQ-07 steps 1 and 2: the place where the Approach stops and its defenders, or why it may not be made. `sector`
 * -1: units in the open.
 */
export function planApproach(state: State, mover: Mover, sector: number): Result<FoundApproach> {
  const ban = approachBan(state, mover) ?? kindProblem(state, mover, 'straight');
  if (ban !== null) return err(ban);
  return planApproachIn(aroundActions(state, mover.unit), mover, sector);
}

function planApproachIn(s: Surroundings, mover: Mover, sector: number): Result<FoundApproach> {
  const rung = rungOf(s.profile, s.u.formation);
  const stop = placeOfStop(s, lengthOf(s.field, rung, 0));
  if (stop === null) return err(refusal('LB-APP-04', 'lb.refusal.nobodyInReach', { unit: s.profile.id }));
  const { track, pose, distance } = stop;
  const path = approachPathProblem(s, track, distance, rung);
  if (path !== null) return err(path);
  // LB-APP-10
  const reached = s.enemies.filter((e) => isWithin(track.end, e.quad, s.field.sticks.s + TOLERANCE));
  const ahead = reached.filter((e) => stripMeets(track.end, e.quad)); // LB-APP-10
  if (ahead.length === 0) {
    const enemy = idOf(s, (reached[0] as NearUnit).unit);
    return err(refusal('LB-MOVE-30', 'lb.refusal.passesEnemy', { unit: s.profile.id, enemy, allowed: mm(distance) }));
  }
  const chosen = chooseTargets(s, reached, ahead, sector);
  if (!chosen.ok) return chosen;
  for (const target of chosen.value) {
    const why = targetProblem(s, mover, target, track);
    if (why !== null) return err(why);
  }
  return ok({
    arrival: { x: pose.x, y: pose.y, facing: pose.facing },
    defenders: chosen.value.map((target) => target.unit),
    sector,
    riddenDown: riddenDownOn(s, track),
  });
}

interface Stop {
  readonly track: Track;
  readonly pose: Pose;
  readonly distance: number;
}

/** LB-MOVE-28, LB-APP-04: straight on until the first enemy is 1S off; at once if one ahead is within 1S already (LB-MOVE-31). */
function placeOfStop(s: Surroundings, most: number): Stop | null {
  const limit = s.field.sticks.s;
  let distance = Number.POSITIVE_INFINITY;
  for (const enemy of s.enemies) {
    if (enemy.close) {
      if (stripMeets(s.quad, enemy.quad)) distance = 0;
    } else {
      // LB-APP-05
      const at = firstWithin(s.quad, sine(s.u.facing), -cosine(s.u.facing), most, enemy.quad, limit);
      if (at < distance) distance = at;
    }
  }
  if (distance > most) return null;
  const whole = Math.floor(distance);
  const pose = moved(s.u, s.u.facing, whole); // LB-APP-05
  return { track: straightTrack(s.quad, s.u, pose), pose, distance: whole };
}

/** LB-MOVE-15, -27, -31: the path. It may stop astride an obstacle (LB-APP-42: measured as usual). */
function approachPathProblem(s: Surroundings, track: Track, distance: number, rung: Rung): Refusal | null {
  const ground = edgeProblem(s, track) ?? solidProblem(s, track, 'fight');
  if (ground !== null) return ground;
  const streams = s.streams.length === 0 ? null : streamProblem(s, track);
  if (streams !== null && streams.refusal !== null) return streams.refusal;
  const reductions = reductionsOf(s, track, STRAIGHT, streams?.forded ?? []);
  const length = distance === 0 ? null : lengthProblem(s, distance, rung, STRAIGHT, reductions);
  if (length !== null) return length;
  for (const enemy of s.enemies) {
    if (!enemy.close || distance === 0) continue;
    if (leastGapOf(track, enemy.quad) < enemy.gap - TOLERANCE) {
      const facts = { unit: s.profile.id, enemy: idOf(s, enemy.unit), gap: mm(enemy.gap) };
      return refusal('LB-MOVE-31', 'lb.refusal.closerToEnemy', facts);
    }
  }
  return distance === 0 ? null : friendProblem(s, track); // LB-PASS-01
}

/** LB-BUA-11, -12, -26: all enemies at 1S ahead together, or the one garrison chosen. */
function chooseTargets(
  s: Surroundings,
  reached: readonly NearUnit[],
  ahead: readonly NearUnit[],
  sector: number,
): Result<readonly NearUnit[]> {
  const sectorOf = (e: NearUnit): number => (s.state.units[e.unit] as Unit).sector;
  const facts = { unit: s.profile.id, sector };
  const storms = s.profile.arm === 'infantry' && mayStorm(s.u.formation);
  const garrison = reached.find((e) => sectorOf(e) >= 0 && !e.close);
  if (garrison !== undefined && !storms) {
    return err(refusal('LB-BUA-12', 'lb.refusal.garrisonKeptOff', { ...facts, enemy: idOf(s, garrison.unit) }));
  }
  if (sector >= 0) {
    const target = ahead.find((e) => sectorOf(e) === sector);
    if (target === undefined) return err(refusal('LB-APP-06', 'lb.refusal.nobodyInReach', facts));
    if (!storms) return err(refusal('LB-BUA-11', 'lb.refusal.attackColumnOnly', facts));
    return ok([target]);
  }
  const open = ahead.filter((e) => sectorOf(e) < 0); // LB-APP-10
  if (open.length === 0) return err(refusal('LB-APP-06', 'lb.refusal.nobodyInReach', facts));
  return ok(open);
}

/** May this target be Approached from here? */
function targetProblem(s: Surroundings, mover: Mover, target: NearUnit, track: Track): Refusal | null {
  const t = s.state.units[target.unit] as Unit;
  const facts = { unit: s.profile.id, enemy: idOf(s, target.unit) };
  if (s.profile.arm === 'cavalry' && t.formation === 'square' && t.dis < 3) {
    return refusal('LB-APP-03', 'lb.refusal.squareUnshaken', { ...facts, dis: t.dis });
  }
  const allRound = t.formation === 'square' || t.sector >= 0; // LB-GEO-13
  if (allRound || !mover.activation.seenBy.includes(target.unit)) return null;
  return stripMeets(target.quad, track.end) ? null : refusal('LB-GEO-13', 'lb.refusal.runsRound', facts);
}

/** LB-LEAD-17: enemy Generals that the moving footprint touches. */
export function riddenDownOn(s: Surroundings, track: Track): number[] {
  const found: number[] = [];
  for (const { general, quad } of s.generals) {
    if (meetsQuad(track, quad) || leastGapOf(track, quad) <= TOLERANCE) found.push(general);
  }
  return found;
}

/** Approaches open now: `sector` -1 for units in the open, or each garrison that may be attacked. */
export function approachOffers(state: State, mover: Mover, s = aroundActions(state, mover.unit)): { sector: number }[] {
  // Stryker disable next-line ConditionalExpression: same: without enemies nobody is reached, this only spares the time
  if (s.enemies.length === 0 || approachBan(state, mover) !== null) return [];
  if (kindProblem(state, mover, 'straight') !== null) return [];
  const offers: { sector: number }[] = [];
  if (planApproachIn(s, mover, -1).ok) offers.push({ sector: -1 });
  for (const enemy of s.enemies) {
    const { sector } = state.units[enemy.unit] as Unit;
    if (sector >= 0 && planApproachIn(s, mover, sector).ok) offers.push({ sector });
  }
  return offers;
}
