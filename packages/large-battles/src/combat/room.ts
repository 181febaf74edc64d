/** Changing formation and turning inside a fight (LB-FORM-03, LB-APP-22, -26, -40): room, not nearness, decides. */
import {
  insideBox,
  overlaps,
  polygonOf,
  polylineMeetsConvex,
  poseFromFrontCentre,
  frontCentre,
  facingTowards,
  normalise,
  type Quad,
  quadMeetsPolygon,
  quadOf,
  turnBetween,
} from '@drumhead/table';
import { footprintOf, quadOfUnit, sizeOf } from '../footprints.ts';
import { T1 } from '../ground.ts';
import { no } from '../handler.ts';
import type { Arrival, Tried } from '../moves/index.ts';
import type { Arm, Formation, State, Unit, UnitProfile } from '../state.ts';

const QUARTER = 1440;
const HALF = 2880;

/** LB-FORM-01, and nobody but guns at army level (LB-ARMY-05). */
export const FORMATIONS: { readonly [K in Arm]: readonly Formation[] } = {
  infantry: ['line', 'attackColumn', 'marchColumn', 'square'],
  cavalry: ['line', 'column'],
  artillery: ['unlimbered', 'limbered'],
};

/** LB-GEO-18, LB-FORM-05. Clear of every other unit, of impassable ground and of the table edge. */
export function hasRoom(state: State, unit: number, quad: Quad): boolean {
  const { field } = state;
  if (!insideBox(quad, field.width, field.height)) return false;
  for (let i = 0; i < state.units.length; i++) {
    if (i === unit || (state.units[i] as Unit).status !== 'table') continue;
    if (overlaps(quad, quadOfUnit(state, i))) return false;
  }
  for (const piece of field.terrain) {
    const row = T1[piece.kind];
    if (!row.impassable) continue;
    if (piece.maxX < quad.minX || piece.minX > quad.maxX || piece.maxY < quad.minY || piece.minY > quad.maxY) continue;
    if (row.linear ? polylineMeetsConvex(piece.points, polygonOf(quad)) : quadMeetsPolygon(quad, piece.points)) {
      return false;
    }
  }
  return true;
}

/** LB-FORM-02, -03. Facing and front-centre stay; a battery unlimbering may then turn about its centre (LB-FORM-04). */
export function formInFight(state: State, unit: number, formation: Formation, facing: number): Tried<Arrival> {
  const u = state.units[unit] as Unit;
  const profile = state.field.units[unit] as UnitProfile;
  const level = state.field.level;
  if (u.sector >= 0) return { ok: false, refusal: no('LB-BUA-03', 'lb.refusal.garrisonKeepsFormation') };
  if (!FORMATIONS[profile.arm].includes(formation)) {
    return { ok: false, refusal: no('LB-FORM-01', 'lb.refusal.notItsFormation') };
  }
  if (level === 'army' && profile.arm !== 'artillery') {
    return { ok: false, refusal: no('LB-ARMY-05', 'lb.refusal.noFormations') };
  }
  if (formation === u.formation) return { ok: false, refusal: no('LB-FORM-02', 'lb.refusal.formedAlready') };
  const front = frontCentre(u, footprintOf(state, unit));
  const size = sizeOf(state.field, profile, formation);
  const laid = poseFromFrontCentre(front.x, front.y, u.facing, size);
  const turns = formation === 'unlimbered';
  if (!turns && facing !== u.facing) return { ok: false, refusal: no('LB-FORM-03', 'lb.refusal.keepsFacing') };
  const pose = turns ? { x: laid.x, y: laid.y, facing: normalise(facing) } : laid;
  if (!hasRoom(state, unit, quadOf(pose, size))) {
    return { ok: false, refusal: no('LB-FORM-05', 'lb.refusal.noRoom') };
  }
  return { ok: true, value: { x: pose.x, y: pose.y, facing: pose.facing } };
}

/** LB-APP-40, LB-MOVE-12, -13. Up to 90 degrees about the centre, or about-face. */
export function turnInFight(state: State, unit: number, facing: number): Tried<Arrival> {
  const u = state.units[unit] as Unit;
  if (u.sector >= 0) return { ok: false, refusal: no('LB-BUA-03', 'lb.refusal.garrisonKeepsFormation') };
  const turn = turnBetween(u.facing, normalise(facing));
  const by = turn < 0 ? -turn : turn;
  if (by === 0) return { ok: false, refusal: no('LB-MOVE-12', 'lb.refusal.facesThatWay') };
  if (by > QUARTER && by !== HALF) {
    return { ok: false, refusal: no('LB-APP-40', 'lb.refusal.turnsTooFar', { degrees: by / 16 }) };
  }
  const pose = { x: u.x, y: u.y, facing: normalise(facing) };
  if (!hasRoom(state, unit, quadOf(pose, footprintOf(state, unit)))) {
    return { ok: false, refusal: no('LB-MOVE-27', 'lb.refusal.noRoom') };
  }
  return { ok: true, value: pose };
}

/** Facings worth offering: straight at the enemy, along his line, and the three quarter turns. */
export function turnsTowards(state: State, unit: number, enemy: number): readonly number[] {
  const u = state.units[unit] as Unit;
  const e = state.units[enemy] as Unit;
  const wanted = [
    facingTowards(e.x - u.x, e.y - u.y),
    normalise(e.facing + HALF),
    normalise(u.facing + QUARTER),
    normalise(u.facing - QUARTER),
    normalise(u.facing + HALF),
  ];
  return wanted.filter((facing, i) => wanted.indexOf(facing) === i && turnInFight(state, unit, facing).ok);
}
