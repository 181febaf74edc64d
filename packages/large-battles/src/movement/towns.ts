/** LB-BUA-01..06, -17, -25: entering a sector of a town, leaving it, attacking the next one. */
import { isWithin, polylineGapSquared, type Pose, quadOf, stripMeets } from '@drumhead/table';
import { err, refusal, type Refusal, type Result, ok } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import { sizeOf } from '../ground/footprints.ts';
import { mayGarrison, ralliedFormation } from './formationRules.ts';
import { TOLERANCE } from '../ground/measure.ts';
import { isDestroyed, neighboursOf, occupantOf, poseOutside, quadOfSector, sidesOf } from '../ground/sectors.ts';
import type { State, Unit, UnitProfile } from '../state/state.ts';
import { attackBan } from '../combat/approach/approachBan.ts';
import { roomProblem } from './formationChange.ts';
import { type Mover } from './mover.ts';
import { nearnessProblem } from './path/path.ts';
import { surroundings } from './path/surroundings.ts';
import { trackOf } from './path/sweptTrack.ts';
import { keptOut } from './turning.ts';

function profileOf(state: State, unit: number): UnitProfile {
  return state.field.units[unit] as UnitProfile;
}

/** LB-CINC-05, -06, LB-REACT-17: units that may not move now, neither in nor out. */
function stayProblem(state: State, mover: Mover): Refusal | null {
  const u = state.units[mover.unit] as Unit;
  const facts = { unit: profileOf(state, mover.unit).id };
  if (u.status !== 'table') return refusal('LB-UNIT-05', 'lb.refusal.notOnTable', facts);
  if (u.brigade >= 0) return null;
  return refusal(mover.mode === 'reaction' ? 'LB-REACT-17' : 'LB-CINC-05', 'lb.refusal.reserveStays', facts);
}

/** LB-BUA-02, -06, -21: is there room in the sector for this unit? */
function sectorProblem(state: State, unit: number, sector: number): Refusal | null {
  const facts = { unit: profileOf(state, unit).id, sector: sector + 1 };
  if (quadOfSector(state, sector) === null) return refusal('LB-BUA-02', 'lb.refusal.noSuchSector', facts);
  if (isDestroyed(state, sector)) return refusal('LB-BUA-21', 'lb.refusal.sectorDestroyed', facts);
  const occupant = occupantOf(state, sector, unit);
  if (occupant < 0) return null;
  const rule = (state.units[occupant] as Unit).sector >= 0 ? 'LB-BUA-01' : 'LB-BUA-07';
  return refusal(rule, 'lb.refusal.sectorHeld', { ...facts, other: profileOf(state, occupant).id });
}

/** LB-BUA-02 from outside, LB-BUA-06 from the next sector. */
export function enterProblem(state: State, mover: Mover, sector: number): Refusal | null {
  const { unit } = mover;
  const u = state.units[unit] as Unit;
  const profile = profileOf(state, unit);
  const facts = { unit: profile.id, sector: sector + 1 };
  const stays = stayProblem(state, mover);
  if (stays !== null) return stays;
  if (profile.arm !== 'infantry') return refusal('LB-BUA-01', 'lb.refusal.infantryHolds', facts);
  const room = sectorProblem(state, unit, sector);
  if (room !== null) return room;
  if (u.sector >= 0) {
    return neighboursOf(state, u.sector).includes(sector)
      ? null
      : refusal('LB-BUA-06', 'lb.refusal.noSharedSide', facts);
  }
  if (!mayGarrison(u.formation)) {
    return refusal('LB-BUA-02', 'lb.refusal.columnsEnter', { ...facts, formation: u.formation });
  }
  return touchesAhead(state, unit, sector) ? null : refusal('LB-BUA-02', 'lb.refusal.frontNotAtSector', facts);
}

/** LB-BUA-02, LB-GEO-08: its front edge touches the sector, and the sector lies ahead of it. */
function touchesAhead(state: State, unit: number, sector: number): boolean {
  const u = state.units[unit] as Unit;
  const quad = quadOf(u, sizeOf(state.field, profileOf(state, unit), u.formation));
  const town = quadOfSector(state, sector);
  if (town === null || !stripMeets(quad, town)) return false;
  return polylineGapSquared([quad.ax, quad.ay, quad.bx, quad.by], town) <= TOLERANCE * TOLERANCE;
}

/** LB-BUA-04, -05. Leaving by the side with this outward facing: the place must be free, with no enemy within 1S. */
export function planLeave(state: State, mover: Mover, facing: number): Result<Pose> {
  const { unit } = mover;
  const facts = { unit: profileOf(state, unit).id };
  const stays = stayProblem(state, mover);
  if (stays !== null) return err(stays);
  const { sector } = state.units[unit] as Unit;
  if (sector < 0) return err(refusal('LB-BUA-04', 'lb.refusal.inNoSector', facts));
  if (!sidesOf(state, sector).includes(facing)) return err(refusal('LB-BUA-04', 'lb.refusal.noSuchSide', facts));
  const pose = poseOutside(state, unit, facing);
  const { m, s: limit } = state.field.sticks;
  const s = surroundings(state, unit, 2 * m);
  const stands = trackOf([quadOf(pose, sizeOf(state.field, s.profile, ralliedFormation(state.field)))], []);
  const room = roomProblem(s, stands);
  if (room !== null) return err({ ...room, rule: 'LB-BUA-05' });
  for (const enemy of s.enemies) {
    if (isWithin(stands.end, enemy.quad, limit + TOLERANCE)) return err({ ...keptOut(s)(enemy), rule: 'LB-BUA-05' });
  }
  // Neighbouring garrisons do not count: it leaves the town (LB-BUA-10).
  const crowded = nearnessProblem(s, mover, stands.end, 1);
  return crowded === null ? ok(pose) : err(crowded);
}

/** LB-BUA-17, -25, LB-REACT-18. May it attack the garrison of the next sector? */
export function stormProblem(state: State, mover: Mover, sector: number): Refusal | null {
  const { unit } = mover;
  const facts = { unit: profileOf(state, unit).id, sector: sector + 1 };
  const from = (state.units[unit] as Unit).sector;
  if (from < 0) return refusal('LB-BUA-17', 'lb.refusal.inNoSector', facts);
  const ban = attackBan(state, mover);
  if (ban !== null) return ban.reason === 'lb.refusal.reserveStays' ? ban : { ...ban, rule: 'LB-REACT-18' };
  if (!neighboursOf(state, from).includes(sector)) return refusal('LB-BUA-17', 'lb.refusal.noSharedSide', facts);
  const garrison = state.sectors[sector]?.unit ?? -1;
  if (garrison < 0 || profileOf(state, garrison).side === mover.side) {
    return refusal('LB-BUA-17', 'lb.refusal.noEnemyInSector', facts);
  }
  return null;
}

/** Actions open to a unit at or in a town; each is legal as it is. */
export function townOffers(state: State, mover: Mover): Command[] {
  const { unit } = mover;
  const offers: Command[] = [];
  const u = state.units[unit] as Unit;
  if (state.sectors.length === 0 || profileOf(state, unit).arm !== 'infantry') return offers;
  for (let sector = 0; sector < state.sectors.length; sector++) {
    if (u.sector >= 0 && stormProblem(state, mover, sector) === null) offers.push({ type: 'storm', unit, sector });
    else if (enterProblem(state, mover, sector) === null) offers.push({ type: 'enter', unit, sector });
  }
  if (u.sector < 0) return offers;
  for (const facing of sidesOf(state, u.sector)) {
    if (planLeave(state, mover, facing).ok) offers.push({ type: 'leave', unit, facing });
  }
  return offers;
}
