/** LB-PROX-05: an action by which a unit ends clear of its friends, or with several actions left may begin to. */
import { frontCentre, normalise, poseFromFrontCentre, type Quad, quadOf } from '@drumhead/table';
import type { FastMove, Move, MoveKind } from '../../state/commands.ts';
import type { State } from '../../state/state.ts';
import { lengthOf, rungOf } from '../distance.ts';
import { formOffers } from '../formationChange.ts';
import { kindProblem, kindsOf } from '../moveKinds.ts';
import { moveOffers, roadMoves } from '../moveOffers.ts';
import type { Mover } from '../mover.ts';
import { aroundActions, type Surroundings } from '../path/surroundings.ts';
import { planMoveIn } from '../planMove.ts';
import { directionOf, OBLIQUE_MOST, type StraightLine } from '../straightMove.ts';
import { townOffers } from '../towns.ts';
import { TURN_MOST } from '../turning.ts';
import { clearLengths } from './clearLengths.ts';

const DEGREE = 16;
const CENTIMETRE = 640;
const FULL_TURN = 360 * DEGREE;

/** Is any action left to the unit that the sample of offers holds, or {@link findCure} finds? */
export function canCure(state: State, mover: Mover): boolean {
  if (mover.activation.left < 1) return false;
  // A last action is only legal if it ends clear of friends; before that, any may begin to cure.
  if (moveOffers(state, mover).length > 0 || formOffers(state, mover).length > 0) return true;
  return townOffers(state, mover).length > 0 || findCure(state, mover) !== null;
}

/**
 * LB-PROX-05. A legal move, or null. Turns and wheels are tried at every angle, straight moves in whole degrees and
 * there at every length where they could begin to be legal; free facing in steps of 5 degrees of direction and 15 of
 * facing.
 */
export function findCure(state: State, mover: Mover): Move | null {
  const s = aroundActions(state, mover.unit);
  for (const kind of kindsOf(s.field, s.u.formation)) {
    if (kindProblem(state, mover, kind) !== null) continue;
    for (const move of movesOf(s, mover, kind)) if (planMoveIn(s, mover, move).ok) return move;
  }
  return null;
}

function* movesOf(s: Surroundings, mover: Mover, kind: MoveKind): Generator<Move> {
  switch (kind) {
    case 'straight':
    case 'backward':
      yield* atLengths(s, mover, { kind, distance: 1 });
      return;
    case 'lateral':
      for (const side of ['left', 'right'] as const) yield* atLengths(s, mover, { kind, side, distance: 1 });
      return;
    case 'oblique':
      for (const angle of angles(-OBLIQUE_MOST, OBLIQUE_MOST, DEGREE)) {
        yield* atLengths(s, mover, { kind, angle, distance: 1 });
      }
      return;
    case 'shift':
      for (const direction of angles(0, FULL_TURN - 1, DEGREE))
        yield* atLengths(s, mover, { kind, direction, distance: 1 });
      return;
    case 'fast':
      for (const direction of angles(0, FULL_TURN - 1, 5 * DEGREE)) {
        for (const turn of angles(0, FULL_TURN - 1, 15 * DEGREE)) {
          yield* atLengths(s, mover, { kind, direction, distance: 1, facing: normalise(s.u.facing + turn) });
        }
      }
      return;
    case 'rotate':
      for (const angle of angles(-TURN_MOST, TURN_MOST, 1)) yield { kind, angle };
      return;
    case 'wheel':
      for (const pivot of ['left', 'right'] as const) {
        for (const angle of angles(-TURN_MOST, TURN_MOST, 1)) yield { kind, pivot, angle };
      }
      return;
    case 'road':
      yield* roadMoves(s, lengthOf(s.field, rungOf(s.profile, s.u.formation), 0), CENTIMETRE);
      return;
    case 'aboutFace':
      yield { kind };
      return;
  }
}

function* angles(from: number, to: number, step: number): Generator<number> {
  for (let angle = from; angle <= to; angle += step) yield angle;
}

/**
 * The move at every length where it could begin to be legal. Farther on, more may stand in the way, but a friend may be
 * left behind and an obstacle crossed: the shortest length, and those just clear of each.
 */
function* atLengths<M extends StraightLine | FastMove>(s: Surroundings, mover: Mover, line: M): Generator<M> {
  const most = lengthOf(s.field, rungOf(s.profile, s.u.formation), 0);
  for (const distance of lengthsClear(s, mover, line, most)) if (distance <= most) yield { ...line, distance };
}

/** The lengths up to `most` at which the unit is just clear of something on this line. */
function lengthsClear(s: Surroundings, mover: Mover, line: StraightLine | FastMove, most: number): readonly number[] {
  const nearBefore = (friend: number) => mover.activation.near.find(({ unit }) => unit === friend)?.gap;
  return clearLengths(
    s,
    startOf(s, line),
    line.kind === 'fast' ? line.direction : (directionOf(s.u.facing, line) as number),
    most,
    nearBefore,
  );
}

/** The footprint that is moved: with free facing already turned about its front centre (LB-MOVE-24). */
function startOf(s: Surroundings, line: StraightLine | FastMove): Quad {
  if (line.kind !== 'fast') return s.quad;
  const front = frontCentre(s.u, s.size);
  return quadOf(poseFromFrontCentre(front.x, front.y, line.facing, s.size), s.size);
}
