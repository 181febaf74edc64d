/** LB-MOVE-04..08, -19, -20: moves on a straight line with the facing kept. */
import { cosine, HALF_TURN, moved, movedQuad, normalise, sine, stripMeets } from '@drumhead/table';
import { err, refusal, type Refusal, type Result, ok } from '@drumhead/engine';
import type { BackwardMove, LateralMove, ObliqueMove, ShiftMove, StraightMove } from '../state/commands.ts';
import { isWhole } from '../turn/handler.ts';
import { around } from '../ground/boxes.ts';
import { mm } from '../ground/measure.ts';
import { approachBan } from '../combat/approach/approachBan.ts';
import { lengthOf, rungOf } from './distance.ts';
import { wayIsFree } from './path/freeWay.ts';
import { type Arrival, type Mover } from './mover.ts';
import { endProblem, idOf, type Manner, nearnessProblem, pathProblem, roomBefore } from './path/path.ts';
import type { NearUnit, Surroundings } from './path/surroundings.ts';
import { straightTrack } from './path/sweptTrack.ts';

export type StraightLine = StraightMove | ObliqueMove | LateralMove | BackwardMove | ShiftMove;

const QUARTER_TURN = 1440;
/** LB-MOVE-05: 45 degrees. */
export const OBLIQUE_MOST = 720;

/** The absolute direction of a move, or null if the move does not exist. */
export function directionOf(facing: number, move: StraightLine): number | null {
  switch (move.kind) {
    // LB-MOVE-04
    case 'straight':
      return facing;
    // LB-MOVE-05, -08
    case 'oblique':
      return isWhole(move.angle, -OBLIQUE_MOST, OBLIQUE_MOST) ? normalise(facing + move.angle) : null;
    // LB-MOVE-06
    case 'lateral':
      if (move.side !== 'left' && move.side !== 'right') return null;
      return normalise(facing + (move.side === 'left' ? -QUARTER_TURN : QUARTER_TURN));
    // LB-MOVE-07
    case 'backward':
      // Stryker disable next-line ArithmeticOperator: same: half a turn either way is the same direction
      return normalise(facing + HALF_TURN);
    // LB-MOVE-19, -20
    case 'shift':
      return isWhole(move.direction, 0, 5759) ? move.direction : null;
  }
}

/** LB-MOVE-15: lateral and backward are manoeuvres. */
export function isManoeuvre(kind: StraightLine['kind']): boolean {
  return kind === 'lateral' || kind === 'backward';
}

/** LB-MOVE-04. Plans a move on a straight line. */
export function planStraightMove(s: Surroundings, mover: Mover, move: StraightLine): Result<Arrival> {
  const direction = directionOf(s.u.facing, move);
  if (direction === null) return err(refusal('LB-MOVE-08', 'lb.refusal.noSuchDirection', { unit: s.profile.id }));
  const rung = rungOf(s.profile, s.u.formation);
  const manoeuvre = isManoeuvre(move.kind);
  const most = lengthOf(s.field, rung, manoeuvre ? 1 : 0);
  if (!isWhole(move.distance, 1, most)) return err(tooFar(s, move.distance, most, manoeuvre));
  const to = moved(s.u, direction, move.distance);
  const arrival: Arrival = { x: to.x, y: to.y, facing: s.u.facing };
  if (s.calm) return ok(arrival);
  const end = movedQuad(s.quad, to.x - s.u.x, to.y - s.u.y);
  if (wayIsFree(s, around(s.quad, end))) {
    const stands = endProblem(s, mover, end);
    return stands === null ? ok(arrival) : err(stands);
  }
  const track = straightTrack(s.quad, s.u, to);
  const manner: Manner = {
    manoeuvre,
    road: null,
    inPlace: false,
    keepOut: (enemy) => keepOut(s, mover, move, direction, enemy),
  };
  const why = pathProblem(s, track, move.distance, rung, manner) ?? nearnessProblem(s, mover, track.end, 1);
  return why === null ? ok(arrival) : err(why);
}

/** LB-MOVE-02, -15: longer than the unit could go on open ground. */
export function tooFar(s: Surroundings, asked: unknown, most: number, manoeuvre: boolean): Refusal {
  const facts = {
    unit: s.profile.id,
    asked: typeof asked === 'number' ? mm(asked) : 0,
    allowed: mm(most),
    full: mm(lengthOf(s.field, rungOf(s.profile, s.u.formation), 0)),
    manoeuvre,
    difficult: false,
    obstacle: false,
  };
  if (!isWhole(asked, 1, Number.MAX_SAFE_INTEGER)) return refusal('LB-MOVE-02', 'lb.refusal.notADistance', facts);
  if (manoeuvre) return refusal('LB-MOVE-15', 'lb.refusal.tooFarReduced', facts);
  return refusal('LB-MOVE-02', 'lb.refusal.tooFar', facts);
}

/** LB-MOVE-28, -29, -30: the refusal for coming within 1S of an enemy, with the distance that is free. */
function keepOut(s: Surroundings, mover: Mover, move: StraightLine, direction: number, enemy: NearUnit): Refusal {
  const allowed = roomBefore(s, sine(direction), -cosine(direction), move.distance, enemy);
  const facts = {
    unit: s.profile.id,
    enemy: idOf(s, enemy.unit),
    asked: mm(move.distance),
    allowed: mm(allowed),
    limit: mm(s.field.sticks.s),
  };
  if (move.kind !== 'straight' || approachBan(s.state, mover) !== null) {
    return refusal('LB-MOVE-29', 'lb.refusal.comesToEnemy', facts);
  }
  return stripMeets(s.quad, enemy.quad)
    ? refusal('LB-MOVE-28', 'lb.refusal.stopsAtEnemy', facts)
    : refusal('LB-MOVE-30', 'lb.refusal.passesEnemy', facts);
}
