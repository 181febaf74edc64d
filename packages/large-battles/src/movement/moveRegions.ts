/**
 * The ranges of legal moves that the offers sample: membership, the nearest legal move, and the reach drawn on screen.
 */
import { largestWheel, normalise } from '@drumhead/table';
import type { Move, RotateMove, WheelMove } from '../state/commands.ts';
import { isWhole } from '../turn/handler.ts';
import type { State, Unit, UnitProfile } from '../state/state.ts';
import { lengthOf, rungOf } from './distance.ts';
import { furthest } from './furthest.ts';
import type { Mover } from './mover.ts';
import { kindProblem, kindsOf } from './moveKinds.ts';
import { roadsUnder } from './roadMove.ts';
import { OBLIQUE_MOST } from './straightMove.ts';
import { aroundActions, type Surroundings } from './path/surroundings.ts';
import { planMoveIn } from './planMove.ts';
import { TURN_MOST } from './turning.ts';

const WHOLE_TURN = 5760;

/** Is the kind of move open to the unit, with all numbers in range? */
export function coversMove(state: State, mover: Mover, move: Move): boolean {
  if (kindProblem(state, mover, move.kind) !== null) return false;
  const u = state.units[mover.unit] as Unit;
  const profile = state.field.units[mover.unit] as UnitProfile;
  const rung = rungOf(profile, u.formation);
  const full = lengthOf(state.field, rung, 0); // LB-MOVE-02
  const reduced = lengthOf(state.field, rung, 1); // LB-MOVE-15
  switch (move.kind) {
    case 'straight':
      return isWhole(move.distance, 1, full);
    // LB-MOVE-05
    case 'oblique':
      return isWhole(move.distance, 1, full) && isWhole(move.angle, -OBLIQUE_MOST, OBLIQUE_MOST);
    case 'lateral':
      return isWhole(move.distance, 1, reduced) && (move.side === 'left' || move.side === 'right');
    case 'backward':
      return isWhole(move.distance, 1, reduced);
    // LB-MOVE-09, -20
    case 'wheel': {
      const least = u.formation === 'unlimbered' ? -TURN_MOST : 1;
      return isWhole(move.angle, least, TURN_MOST) && move.angle !== 0;
    }
    // LB-MOVE-12
    case 'rotate':
      return isWhole(move.angle, -TURN_MOST, TURN_MOST) && move.angle !== 0;
    case 'aboutFace':
      return true;
    // LB-MOVE-22
    case 'fast':
      return (
        isWhole(move.distance, 0, full) &&
        isWhole(move.direction, 0, WHOLE_TURN - 1) &&
        isWhole(move.facing, 0, WHOLE_TURN - 1)
      );
    case 'road':
      return (
        isWhole(move.distance, -full, full) &&
        move.distance !== 0 &&
        isWhole(move.facing, 0, WHOLE_TURN - 1) &&
        roadsUnder(state, mover.unit).some((road) => road.piece.id === move.road)
      );
    case 'shift':
      return isWhole(move.distance, 1, full) && isWhole(move.direction, 0, WHOLE_TURN - 1);
  }
}

/** The closest legal version of a move that was dragged too far: same direction, as long as possible. */
export function nearestMove(state: State, mover: Mover, move: Move): Move | null {
  if (kindProblem(state, mover, move.kind) !== null) return null;
  const s = aroundActions(state, mover.unit);
  if (planMoveIn(s, mover, move).ok) return move;
  switch (move.kind) {
    case 'straight':
    case 'oblique':
    case 'lateral':
    case 'backward':
    case 'shift':
    case 'fast':
      return furthest(s, mover, move);
    case 'wheel':
    case 'rotate':
      return smallerTurn(s, mover, move);
    case 'road':
      return shorterMarch(s, mover, move);
    case 'aboutFace':
      return null;
  }
}

/** The largest legal turn the same way, by bisection. */
function smallerTurn<M extends WheelMove | RotateMove>(s: Surroundings, mover: Mover, move: M): M | null {
  if (!isWhole(move.angle, -WHOLE_TURN, WHOLE_TURN) || move.angle === 0) return null;
  const sign = move.angle > 0 ? 1 : -1;
  let low = 0;
  let high = Math.min(Math.abs(move.angle), TURN_MOST) + 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (planMoveIn(s, mover, { ...move, angle: sign * middle }).ok) low = middle;
    else high = middle;
  }
  return low === 0 ? null : { ...move, angle: sign * low };
}

function shorterMarch(s: Surroundings, mover: Mover, move: Move & { readonly kind: 'road' }): Move | null {
  if (!isWhole(move.distance, -1e9, 1e9)) return null;
  const sign = move.distance > 0 ? 1 : -1;
  const full = Math.min(Math.abs(move.distance), lengthOf(s.field, rungOf(s.profile, s.u.formation), 0));
  for (let part = 16; part > 0; part--) {
    const shorter: Move = { ...move, distance: sign * Math.floor((full * part) / 16) };
    if (shorter.distance !== 0 && planMoveIn(s, mover, shorter).ok) return shorter;
  }
  return null;
}

/** How far in each direction: facing steps and lattice steps. */
export interface Ray {
  readonly direction: number;
  readonly most: number;
}

/** The reach drawn on screen, one entry per kind of move. */
export type ReachRegion =
  | { readonly kind: 'straight' | 'backward'; readonly most: number }
  | { readonly kind: 'lateral'; readonly left: number; readonly right: number }
  /** `direction` is absolute. */
  | { readonly kind: 'oblique' | 'fast' | 'shift'; readonly rays: readonly Ray[] }
  /** The largest wheel about that front corner, forward and (guns) backward, in facing steps. */
  | { readonly kind: 'wheel'; readonly pivot: 'left' | 'right'; readonly forward: number; readonly backward: number }
  | { readonly kind: 'rotate'; readonly left: number; readonly right: number }
  | { readonly kind: 'aboutFace' }
  | { readonly kind: 'road'; readonly road: string; readonly forward: number; readonly back: number };

/** LB-GEN-04: the limits of every kind of move open to the unit, given its surroundings. */
export function reach(state: State, mover: Mover): ReachRegion[] {
  const u = state.units[mover.unit] as Unit;
  const open = kindsOf(state.field, u.formation).filter((kind) => kindProblem(state, mover, kind) === null);
  if (open.length === 0) return [];
  const s = aroundActions(state, mover.unit);
  return open.flatMap((kind) => regionsOf(s, mover, kind));
}

function regionsOf(s: Surroundings, mover: Mover, kind: Move['kind']): ReachRegion[] {
  const { facing } = s.u;
  const full = lengthOf(s.field, rungOf(s.profile, s.u.formation), 0);
  const reduced = lengthOf(s.field, rungOf(s.profile, s.u.formation), 1);
  switch (kind) {
    case 'straight':
      return [{ kind, most: furthest(s, mover, { kind, distance: full })?.distance ?? 0 }];
    case 'backward':
      return [{ kind, most: furthest(s, mover, { kind, distance: reduced })?.distance ?? 0 }];
    case 'lateral': {
      const to = (side: 'left' | 'right'): number =>
        furthest(s, mover, { kind, side, distance: reduced })?.distance ?? 0;
      return [{ kind, left: to('left'), right: to('right') }];
    }
    case 'oblique':
      return [
        {
          kind,
          rays: raysOf(-OBLIQUE_MOST, OBLIQUE_MOST, 120, (angle) => {
            const most = furthest(s, mover, { kind, angle, distance: full })?.distance ?? 0;
            return { direction: normalise(facing + angle), most };
          }),
        },
      ];
    case 'shift':
      return [
        {
          kind,
          rays: raysOf(0, WHOLE_TURN - 240, 240, (turn) => {
            const direction = normalise(facing + turn);
            return { direction, most: furthest(s, mover, { kind, direction, distance: full })?.distance ?? 0 };
          }),
        },
      ];
    case 'fast':
      return [
        {
          kind,
          rays: raysOf(0, WHOLE_TURN - 240, 240, (turn) => {
            const direction = normalise(facing + turn);
            return {
              direction,
              most: furthest(s, mover, { kind, direction, distance: full, facing: direction })?.distance ?? 0,
            };
          }),
        },
      ];
    case 'wheel':
      return (['left', 'right'] as const).map((pivot) => wheelRegion(s, mover, pivot));
    case 'rotate': {
      const to = (angle: number): number => Math.abs(smallerTurn(s, mover, { kind, angle })?.angle ?? 0);
      return [{ kind, left: to(-TURN_MOST), right: to(TURN_MOST) }];
    }
    case 'aboutFace':
      return planMoveIn(s, mover, { kind }).ok ? [{ kind }] : [];
    case 'road':
      return roadsUnder(s.state, s.unit).map((road) => ({
        kind,
        road: road.piece.id,
        forward: marchOf(s, mover, road.piece.id, full),
        back: marchOf(s, mover, road.piece.id, -full),
      }));
  }
}

function raysOf(from: number, to: number, stride: number, ray: (turn: number) => Ray): Ray[] {
  const rays: Ray[] = [];
  for (let turn = from; turn <= to; turn += stride) rays.push(ray(turn));
  return rays;
}

function wheelRegion(s: Surroundings, mover: Mover, pivot: 'left' | 'right'): ReachRegion {
  const guns = s.u.formation === 'unlimbered';
  const rung = rungOf(s.profile, s.u.formation);
  const most = largestWheel(s.size, lengthOf(s.field, rung, guns ? 0 : 1), TURN_MOST);
  const to = (angle: number): number =>
    angle === 0 ? 0 : Math.abs(smallerTurn(s, mover, { kind: 'wheel', pivot, angle })?.angle ?? 0);
  return { kind: 'wheel', pivot, forward: to(most), backward: guns ? to(-most) : 0 };
}

function marchOf(s: Surroundings, mover: Mover, road: string, distance: number): number {
  const march = shorterMarch(s, mover, { kind: 'road', road, distance, facing: s.u.facing });
  return march?.kind === 'road' ? Math.abs(march.distance) : 0;
}
