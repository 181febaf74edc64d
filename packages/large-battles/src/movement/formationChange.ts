/** LB-FORM-01..05: changes of formation, and room for them. */
import {
  frontCentre,
  normalise,
  overlaps,
  type Pose,
  poseFromFrontCentre,
  type Quad,
  quadOf,
  turned,
} from '@drumhead/table';
import { err, refusal, type Refusal, type Result, ok } from '@drumhead/engine';
import { around } from '../ground/boxes.ts';
import { sizeOf } from '../ground/footprints.ts';
import { formationProblem, formationsOf } from './formationRules.ts';
import type { Field, Formation, State, Unit, UnitProfile } from '../state/state.ts';
import { isWhole } from '../turn/handler.ts';
import { mm, TOLERANCE } from '../ground/measure.ts';
import { type Arrival, type Mover } from './mover.ts';
import { spotIsFree } from './path/freeWay.ts';
import {
  astrideProblem,
  edgeProblem,
  endProblem,
  friendProblem,
  idOf,
  nearnessProblem,
  solidProblem,
} from './path/path.ts';
import { aroundActions, type Surroundings, surroundings } from './path/surroundings.ts';
import { comesWithin, standsAstride, type Track, trackOf } from './path/sweptTrack.ts';

/** LB-FORM-02, LB-SPEC-01, -15: one action; Conscript and Militia two. */
export function formCost(state: State, unit: number): number {
  const { traits } = state.field.units[unit] as UnitProfile;
  return traits.conscript || traits.militia ? 2 : 1;
}

/**
 * LB-FORM-03, -04. The unit's pose in the new formation: front-centre and facing stay; a battery that unlimbers is then
 * turned about its centre.
 */
export function standAs(field: Field, profile: UnitProfile, u: Unit, formation: Formation, facing: number): Pose {
  const front = frontCentre(u, sizeOf(field, profile, u.formation, u.battery >= 0));
  const laid = poseFromFrontCentre(front.x, front.y, u.facing, sizeOf(field, profile, formation, u.battery >= 0));
  return formation === 'unlimbered' ? turned(laid, facing) : laid;
}

/** LB-FORM-01..05, LB-GEO-18, and proximity at the last action (LB-PROX-05). */
export function planFormationChange(state: State, mover: Mover, formation: Formation, facing: number): Result<Arrival> {
  const closed = formProblem(state, mover, formation);
  if (closed !== null) return err(closed);
  return planFormationChangeIn(aroundActions(state, mover.unit), mover, formation, facing);
}

/** LB-FORM-01, -02: can the unit change to this formation with the actions it has? */
function formProblem(state: State, mover: Mover, formation: Formation): Refusal | null {
  const u = state.units[mover.unit] as Unit;
  const profile = state.field.units[mover.unit] as UnitProfile;
  const facts = { unit: profile.id, formation };
  if (u.status !== 'table') return refusal('LB-UNIT-05', 'lb.refusal.notOnTable', facts);
  if (u.sector >= 0) return refusal('LB-BUA-04', 'lb.refusal.garrisonMustLeave', facts);
  if (mover.mode === 'free') return refusal('LB-CINC-06', 'lb.refusal.freeMoveOnly', facts);
  const strange = formationProblem(state.field, profile, formation);
  if (strange !== null) return strange;
  if (u.formation === formation) return refusal('LB-FORM-02', 'lb.refusal.formedSo', facts);
  const cost = formCost(state, mover.unit);
  if (mover.activation.left < cost) {
    const rule = profile.traits.militia ? 'LB-SPEC-15' : profile.traits.conscript ? 'LB-SPEC-01' : 'LB-FORM-02';
    return refusal(rule, 'lb.refusal.formActions', {
      unit: profile.id,
      formation,
      asked: cost,
      allowed: mover.activation.left,
    });
  }
  return null;
}

function planFormationChangeIn(s: Surroundings, mover: Mover, formation: Formation, facing: number): Result<Arrival> {
  const laid = layOut(s, formation, facing);
  if (!laid.ok) return laid;
  const { pose, end } = laid.value;
  const stands: Arrival = { x: pose.x, y: pose.y, facing: pose.facing };
  if (s.calm) return ok(stands);
  const cost = formCost(s.state, s.unit);
  if (spotIsFree(s, around(s.quad, end))) {
    const crowded = endProblem(s, mover, end, cost) ?? astrideProblem(s, { from: s.quad, end }, s.obstacles);
    return crowded === null ? ok(stands) : err(crowded);
  }
  const track = trackOf([s.quad, end], []);
  const why = roomProblem(s, track) ?? nearEnemyProblem(s, track) ?? nearnessProblem(s, mover, end, cost);
  return why === null ? ok(stands) : err(why);
}

/** LB-FORM-03, -04. */
function layOut(s: Surroundings, formation: Formation, facing: number): Result<{ pose: Pose; end: Quad }> {
  if (!isWhole(facing, 0, 5759)) {
    return err(refusal('LB-FORM-04', 'lb.refusal.noSuchDirection', { unit: s.profile.id }));
  }
  if (formation !== 'unlimbered' && facing !== s.u.facing) {
    return err(refusal('LB-FORM-03', 'lb.refusal.facingStays', { unit: s.profile.id, formation }));
  }
  const pose = standAs(s.field, s.profile, s.u, formation, facing);
  return ok({ pose, end: quadOf(pose, sizeOf(s.field, s.profile, formation, s.u.battery >= 0)) });
}

/** LB-FORM-05, LB-GEO-18: the new footprint overlaps nothing. */
export function roomProblem(s: Surroundings, track: Track): Refusal | null {
  const stood = trackOf([track.end], []);
  const ground = edgeProblem(s, stood) ?? solidProblem(s, stood, 'plain') ?? friendProblem(s, track);
  if (ground !== null) return ground;
  for (const enemy of s.enemies) {
    if (overlaps(track.end, enemy.quad)) {
      return refusal('LB-FORM-05', 'lb.refusal.noRoomToForm', { unit: s.profile.id, enemy: idOf(s, enemy.unit) });
    }
  }
  for (const { general, quad } of s.generals) {
    if (overlaps(track.end, quad)) {
      const enemy = (s.field.generals[general] as { id: string }).id;
      return refusal('LB-LEAD-18', 'lb.refusal.generalInWay', { unit: s.profile.id, enemy });
    }
  }
  for (const stream of s.streams) {
    if (standsAstride(track.end, stream))
      return refusal('LB-TERR-05', 'lb.refusal.streamInWay', { unit: s.profile.id });
  }
  return astrideProblem(s, track, s.obstacles);
}

/** LB-FORM-05: the new footprint does not come within 1S of an enemy that was further off. */
function nearEnemyProblem(s: Surroundings, track: Track): Refusal | null {
  const limit = s.field.sticks.s;
  for (const enemy of s.enemies) {
    if (enemy.close || !comesWithin(track, enemy.quad, limit + TOLERANCE)) continue;
    return refusal('LB-FORM-05', 'lb.refusal.comesToEnemy', {
      unit: s.profile.id,
      enemy: idOf(s, enemy.unit),
      limit: mm(limit),
    });
  }
  return null;
}

/** Facings offered to a battery that unlimbers: ahead, half right and left, to the flanks, to the rear. */
const LAYINGS: readonly number[] = [0, 360, -360, 720, -720, 1440, -1440, 2880];
const AS_NOW: readonly number[] = [0];

/** Changes open now, each accepted by {@link planFormationChange}. */
export function formOffers(state: State, mover: Mover, s = aroundActions(state, mover.unit)): readonly Formed[] {
  const offers: Formed[] = [];
  for (const formation of formationsOf(s.field, s.profile.arm)) {
    if (formation === s.u.formation || formProblem(state, mover, formation) !== null) continue;
    for (const turn of formation === 'unlimbered' ? LAYINGS : AS_NOW) {
      const facing = normalise(s.u.facing + turn);
      if (planFormationChangeIn(s, mover, formation, facing).ok) offers.push({ formation, facing });
    }
  }
  return offers;
}

interface Formed {
  readonly formation: Formation;
  readonly facing: number;
}

/** LB-FORM-05, LB-BOMB-22: a change made by an enemy or inside the Approach procedure; being near an enemy does not matter. */
export function planFormationInCombat(
  state: State,
  unit: number,
  formation: Formation,
  facing: number,
): Result<Arrival> {
  const s = aroundActions(state, unit);
  const laid = layOut(s, formation, facing);
  if (!laid.ok) return laid;
  const { pose, end } = laid.value;
  const why = roomProblem(s, trackOf([s.quad, end], []));
  return why === null ? ok({ x: pose.x, y: pose.y, facing: pose.facing }) : err(why);
}

/** LB-APP-40: a rotation inside the Approach, up to 90 degrees or an about-face, onto nobody. */
export function planTurnInCombat(state: State, unit: number, facing: number): Result<Arrival> {
  const s = surroundings(state, unit, 0);
  const turn = isWhole(facing, 0, 5759) ? normalise(facing - s.u.facing) : 0;
  const facts = { unit: s.profile.id };
  if (turn === 0 || (turn > 1440 && turn < 4320 && turn !== 2880)) {
    return err(refusal('LB-APP-40', 'lb.refusal.rotateOrAboutFace', facts));
  }
  const end: Quad = quadOf(turned(s.u, facing), s.size);
  const why = roomProblem(s, trackOf([s.quad, end], []));
  return why === null ? ok({ x: s.u.x, y: s.u.y, facing }) : err(why);
}
