/** Empty sectors of towns that infantry may occupy: how soon, the gain, and the way in (LB-BUA-02). */
import {
  facingTowards,
  firstWithin,
  frontCentre,
  gap,
  poseFromFrontCentre,
  type Quad,
  quadOf,
  cosine,
  sine,
  stripMeets,
  turnBetween,
} from '@drumhead/table';
import type { Command } from '../state/commands.ts';
import { bodyOfUnit } from '../ground/footprints.ts';
import { mayGarrison } from '../movement/formationRules.ts';
import { TOLERANCE } from '../ground/measure.ts';
import { isFast, lengthOf, rungOf } from '../movement/distance.ts';
import { isOpen, quadOfSector, type Square, squareOf } from '../ground/sectors.ts';
import type { State, Unit, UnitProfile } from '../state/state.ts';
import type { Outlook } from './threats.ts';
import { centreDistance, unitPlace } from './places.ts';
import { type UnitValue, unitValueOf, unitValueIf } from './unitValue.ts';

/** A sector that a unit could occupy. */
export interface Post {
  readonly sector: number;
  /** Actions until it is inside, the entering one included. */
  readonly needs: number;
  /** The gain of standing there. */
  readonly gain: number;
}

interface Near {
  readonly sector: number;
  readonly quad: Quad;
  readonly square: Square;
}

const NOTHING: readonly never[] = [];
const QUARTER = 1440;

/** May the unit enter sectors: infantry in column, assigned (LB-BUA-01, -02, LB-CINC-05)? */
function mayEnter(state: State, unit: number): boolean {
  const u = state.units[unit] as Unit;
  if (state.sectors.length === 0 || u.sector >= 0 || u.status !== 'table' || u.brigade < 0) return false;
  return (state.field.units[unit] as UnitProfile).arm === 'infantry' && mayGarrison(u.formation);
}

/** Empty sectors within so many steps of the unit. */
function sectorsNear(state: State, unit: number, most: number): readonly Near[] {
  const u = state.units[unit] as Unit;
  const list: Near[] = [];
  for (let sector = 0; sector < state.sectors.length; sector++) {
    const square = squareOf(state, sector);
    const quad = quadOfSector(state, sector);
    if (square === null || quad === null || centreDistance(u, square) > most + square.side * 2) continue;
    if (gap(unitPlace(state, unit).quad, quad) <= most && isOpen(state, sector, unit))
      list.push({ sector, quad, square });
  }
  return list;
}

function speedOf(state: State, unit: number): number {
  return lengthOf(
    state.field,
    rungOf(state.field.units[unit] as UnitProfile, (state.units[unit] as Unit).formation),
    0,
  );
}

/** Sectors within so many actions in which it would stand better; `standing`: its present value, if known. */
export function postsOf(
  state: State,
  outlook: Outlook,
  unit: number,
  actions: number,
  standing: UnitValue | null,
): readonly Post[] {
  if (actions < 1 || !mayEnter(state, unit)) return NOTHING;
  const speed = speedOf(state, unit);
  const own = unitPlace(state, unit).quad;
  const fast = isFast(state.field, (state.units[unit] as Unit).formation);
  const list: Post[] = [];
  let now = standing;
  for (const { sector, quad, square } of sectorsNear(state, unit, (actions - 1) * speed + TOLERANCE)) {
    const turns = fast || stripMeets(own, quad) ? 0 : 1;
    const needs = Math.ceil(Math.max(0, gap(own, quad) - TOLERANCE) / speed) + turns + 1;
    if (needs > actions) continue;
    now ??= unitValueOf(state, outlook, unit, null);
    const { x, y, facing } = square;
    const there = unitValueIf(state, outlook, unit, { x, y, facing, formation: 'garrison', sector });
    const gain = there.total - now.total;
    if (gain > 0) list.push({ sector, needs, gain });
  }
  return list;
}

/** Moves that bring the front to a side of an empty sector, or turn it there (LB-BUA-02). */
export function waysIn(state: State, unit: number): readonly Command[] {
  if (!mayEnter(state, unit)) return NOTHING;
  const u = state.units[unit] as Unit;
  const full = speedOf(state, unit);
  const list: Command[] = [];
  for (const { quad, square } of sectorsNear(state, unit, 2 * full)) {
    const towards = facingTowards(square.x - u.x, square.y - u.y);
    if (isFast(state.field, u.formation)) {
      const distance = wayTo(quadTurned(state, unit, towards), towards, full, quad);
      if (distance > 0) {
        list.push({ type: 'move', unit, move: { kind: 'fast', direction: towards, distance, facing: towards } });
      }
      continue;
    }
    const distance = wayTo(unitPlace(state, unit).quad, u.facing, full, quad);
    if (distance > 0) list.push({ type: 'move', unit, move: { kind: 'straight', distance } });
    const turn = turnBetween(u.facing, towards);
    if (turn !== 0 && Math.abs(turn) <= QUARTER)
      list.push({ type: 'move', unit, move: { kind: 'rotate', angle: turn } });
  }
  return list;
}

/** Steps until the front touches it, rounded so that it does; 0 if out of reach. */
function wayTo(from: Quad, direction: number, most: number, sector: Quad): number {
  const at = firstWithin(from, sine(direction), -cosine(direction), most, sector, TOLERANCE / 2);
  return at > 0 && at <= most ? Math.min(most, Math.ceil(at)) : 0;
}

/** LB-MOVE-21: the footprint after the head of a column has turned. */
function quadTurned(state: State, unit: number, facing: number): Quad {
  const { size } = bodyOfUnit(state, unit);
  const head = frontCentre(state.units[unit] as Unit, size);
  return quadOf(poseFromFrontCentre(head.x, head.y, facing, size), size);
}
