/** LB-OPT-01, -02: a battery moves up beside another and joins it as one Grand Battery. */
import { facingTowards, frontCentre, moved, normalise, overlaps, type Pose, quadOf } from '@drumhead/table';
import { err, refusal, type Refusal, type Result, ok } from '@drumhead/engine';
import type { Command, Move } from '../state/commands.ts';
import { bodyOfUnit, sizeOf } from '../ground/footprints.ts';
import type { State, Unit, UnitProfile } from '../state/state.ts';
import { type Mover } from './mover.ts';
import { kindsOf } from './moveKinds.ts';
import { planMove } from './planMove.ts';

const QUARTER_TURN = 1440;
/**
 * Beside means in contact (LB-GEO-08) without overlap: corners are rounded, and directions are whole sixteenths of a
 * degree.
 */
const APART = [2, 4, 6, 8, 10, 12, 16, 20] as const;

/** The pose of the Grand Battery, and the move that brought the battery up. */
export interface Joining {
  readonly pose: Pose;
  /** Null: it was in place already. */
  readonly move: Move | null;
}

/** Why the two cannot join, apart from the move, or null. */
function partnerProblem(state: State, mover: Mover, partner: number): Refusal | null {
  const u = state.units[mover.unit] as Unit;
  const other = state.units[partner];
  const profile = state.field.units[mover.unit] as UnitProfile;
  const like = state.field.units[partner];
  const facts = { unit: profile.id };
  if (!state.field.switches.grandBattery) return refusal('LB-OPT-01', 'lb.refusal.noGrandBatteries', facts);
  if (other === undefined || like === undefined || partner === mover.unit || other.status !== 'table') {
    return refusal('LB-OPT-01', 'lb.refusal.noBatteryThere', facts);
  }
  const named = { ...facts, other: like.id };
  if (profile.arm !== 'artillery' || like.arm !== 'artillery' || profile.side !== like.side) {
    return refusal('LB-OPT-01', 'lb.refusal.noBatteryThere', facts);
  }
  if (u.brigade < 0 || u.brigade !== other.brigade || (profile.brigade >= 0 && like.brigade >= 0)) {
    return refusal('LB-OPT-01', 'lb.refusal.reserveBatteryJoins', named);
  }
  if (profile.horse !== like.horse || profile.calibre !== like.calibre) {
    return refusal('LB-OPT-01', 'lb.refusal.unlikeBatteries', named);
  }
  if (isGrand(u) || isGrand(other)) return refusal('LB-OPT-02', 'lb.refusal.twoBatteries', named);
  return u.formation === other.formation ? null : refusal('LB-OPT-02', 'lb.refusal.batteriesAlike', named);
}

/** LB-OPT-01: is it two batteries? */
function isGrand(u: Unit): boolean {
  return u.battery >= 0;
}

/** LB-OPT-01, -02. May this battery move up beside that one, and what is their common pose? */
export function planJoin(state: State, mover: Mover, partner: number): Result<Joining> {
  const problem = partnerProblem(state, mover, partner);
  if (problem !== null) return err(problem);
  const there = state.units[partner] as Unit;
  const { width } = bodyOfUnit(state, partner).size;
  let first: Refusal | null = null;
  for (const out of nearerFlank(state.units[mover.unit] as Unit, there)) {
    const pose = moved({ x: there.x, y: there.y, facing: there.facing }, out, Math.round(width / 2));
    for (const apart of APART) {
      const way = wayTo(state, mover, moved({ x: there.x, y: there.y, facing: there.facing }, out, width + apart));
      const why = way.ok ? roomProblem(state, mover.unit, partner, pose) : way.refusal;
      if (way.ok && why === null) return ok({ pose, move: way.value });
      first ??= why;
    }
  }
  return err(first as Refusal);
}

/** Directions to the two flanks of a battery, the one nearer to `from` first. */
function nearerFlank(from: Unit, there: Unit): readonly number[] {
  const sides = [normalise(there.facing - QUARTER_TURN), normalise(there.facing + QUARTER_TURN)];
  const apart = (out: number): number => {
    const at = moved({ x: there.x, y: there.y, facing: there.facing }, out, 64);
    return (at.x - from.x) * (at.x - from.x) + (at.y - from.y) * (at.y - from.y);
  };
  return sides.sort((a, b) => apart(a) - apart(b));
}

/** One move of the battery to this pose (LB-MOVE-20, -22), or none if it is in place. */
function wayTo(state: State, mover: Mover, pose: Pose): Result<Move | null> {
  const u = state.units[mover.unit] as Unit;
  const { size } = bodyOfUnit(state, mover.unit);
  const fast = kindsOf(state.field, u.formation).includes('fast');
  const from = fast ? frontCentre(u, size) : u;
  const to = fast ? frontCentre(pose, size) : pose;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const distance = Math.round(Math.sqrt(dx * dx + dy * dy));
  const facts = { unit: (state.field.units[mover.unit] as UnitProfile).id };
  if (!fast && u.facing !== pose.facing) return err(refusal('LB-OPT-02', 'lb.refusal.batteriesAlike', facts));
  if (distance === 0 && u.facing === pose.facing) return ok(null);
  const direction = facingTowards(dx, dy);
  const move: Move = fast
    ? { kind: 'fast', direction, distance, facing: pose.facing }
    : { kind: 'shift', direction, distance };
  const found = planMove(state, mover, move);
  return found.ok ? ok(move) : found;
}

/** LB-GEO-18. The common footprint overlaps nothing. */
function roomProblem(state: State, unit: number, partner: number, pose: Pose): Refusal | null {
  const profile = state.field.units[unit] as UnitProfile;
  const quad = quadOf(pose, sizeOf(state.field, profile, (state.units[unit] as Unit).formation, true));
  const on = state.units.findIndex(
    (u, i) => i !== unit && i !== partner && u.status === 'table' && overlaps(quad, bodyOfUnit(state, i).quad),
  );
  if (on < 0) return null;
  const friend = (state.field.units[on] as UnitProfile).id;
  return refusal('LB-GEO-18', 'lb.refusal.endsOnFriend', { unit: profile.id, friend });
}

/** Batteries it may join now. */
export function joinOffers(state: State, mover: Mover): Command[] {
  const { unit } = mover;
  const offers: Command[] = [];
  if (!state.field.switches.grandBattery || (state.field.units[unit] as UnitProfile).arm !== 'artillery') return offers;
  for (let partner = 0; partner < state.units.length; partner++) {
    if (planJoin(state, mover, partner).ok) offers.push({ type: 'join', unit, partner });
  }
  return offers;
}
