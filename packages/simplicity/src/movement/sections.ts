/** SIP-TER-7. Into and out of the sections of a built-up area. */
import { err, ok, refusal, type Result } from '@drumhead/engine';
import { cosine, firstTouch, moved, normalise, type Pose, quadOf, sine } from '@drumhead/table';
import { garrisonOf, quadOfSection, sectionOf } from '../ground/footprints.ts';
import { legCost } from '../ground/terrain.ts';
import { terrainIndex } from '../ground/terrainEffects.ts';
import { TOLERANCE } from '../state/lengths.ts';
import type { Section, State } from '../state/state.ts';
import { armOf, rateOf, sizeOf } from '../state/unitTables.ts';
import { cameFrom, poseOf, profileOf, turnedBy, unitOf } from '../state/units.ts';
import { legProblem, ORDINARY, turnProblem } from './legs.ts';
import { type Arrival, HALF, QUARTER, tooFar, turnCost } from './moves.ts';

/** Sides of a section: the side it faces, then clockwise. */
export const SECTION_SIDES = [0, 1, 2, 3] as const;

/** Outward direction of a side. */
export function outward(section: Section, side: number): number {
  return normalise(section.facing + side * QUARTER);
}

/** How far a side is from the section's middle. */
function arm(section: Section, side: number): number {
  return (side % 2 === 0 ? section.depth : section.width) / 2;
}

/** The pose outside a side, centred on its middle and facing outward, one step clear of it. */
export function placeOutside(state: State, unit: number, section: Section, side: number): Pose {
  const direction = outward(section, side);
  const clear = arm(section, side) + sizeOf(profileOf(state, unit)).depth / 2 + 1;
  return { ...moved(section, direction, clear), facing: direction };
}

/** A move whose front edge reaches an empty section; it ends at the section's centre, with any facing. */
export function planEnter(state: State, unit: number, turn: number, section: number, facing: number): Result<Arrival> {
  const profile = profileOf(state, unit);
  const facts = { unit: profile.id };
  const piece = terrainIndex(state.terrain).sections[section];
  if (piece === undefined) return err(refusal('SIP-TER-7', 'sip.refusal.noSuchSection', facts));
  if (armOf(profile) !== 'foot')
    return err(refusal('SIP-TER-7', 'sip.refusal.footOnly', { ...facts, terrain: piece.id }));
  if (unitOf(state, unit).section >= 0) return err(refusal('SIP-TER-7', 'sip.refusal.inSection', facts));
  if (garrisonOf(state, section) >= 0)
    return err(refusal('SIP-TER-7', 'sip.refusal.sectionTaken', { ...facts, terrain: piece.id }));
  if (Math.abs(turn) > HALF) return err(refusal('SIP-MOV-2', 'sip.refusal.noSuchTurn', facts));
  const start = turnedBy(poseOf(state, unit), turn);
  const rate = rateOf(profile);
  const quad = quadOf(start, sizeOf(profile));
  const reach = firstTouch(quad, sine(start.facing), -cosine(start.facing), rate + TOLERANCE, quadOfSection(piece));
  if (reach === Number.POSITIVE_INFINITY) {
    return err(refusal('SIP-TER-7', 'sip.refusal.notReached', { ...facts, terrain: piece.id }));
  }
  const distance = Math.floor(reach);
  const to = moved(start, start.facing, distance);
  const { cost } = legCost(state, profile, start, to, cameFrom(state, unit));
  const whole = cost + turnCost(profile, turn);
  if (whole > rate + TOLERANCE) return err(tooFar(profile, whole, rate, distance));
  const purpose = { target: -1, section };
  const turning = turn === 0 ? null : turnProblem(state, unit, start, purpose);
  const problem = turning ?? (distance === 0 ? null : legProblem(state, unit, start, start.facing, distance, purpose));
  if (problem !== null) return err(problem);
  return ok({ pose: { x: piece.x, y: piece.y, facing: normalise(facing) }, cost: whole });
}

/** Out by a side, and straight on; half the rate is spent by coming out. */
export function planLeave(state: State, unit: number, side: number, distance: number): Result<Arrival> {
  const placed = planExit(state, unit, side);
  if (!placed.ok) return placed;
  return goOn(state, unit, placed.value, placed.value.facing, distance);
}

/** SIP-TER-7. Straight back out of the side nearest the home edge, facing the section, and on straight back. */
export function planRetireFromSection(state: State, unit: number, distance: number): Result<Arrival> {
  const section = sectionOf(state, unitOf(state, unit).section);
  const side = sideTowardsHome(state, unit, section);
  const placed = planExit(state, unit, side);
  if (!placed.ok) return placed;
  const pose = turnedBy(placed.value, HALF);
  return goOn(state, unit, pose, placed.value.facing, distance);
}

/** The place outside a side, if it is legal; with `target` for a charge, where nearness to the enemy is allowed. */
export function planExit(state: State, unit: number, side: number, target = -1): Result<Pose> {
  const profile = profileOf(state, unit);
  const held = unitOf(state, unit).section;
  if (held < 0) return err(refusal('SIP-TER-7', 'sip.refusal.notInSection', { unit: profile.id }));
  const pose = placeOutside(state, unit, sectionOf(state, held), side);
  const problem = turnProblem(state, unit, pose, { target, section: held });
  return problem === null ? ok(pose) : err(problem);
}

function goOn(state: State, unit: number, from: Pose, direction: number, distance: number): Result<Arrival> {
  const profile = profileOf(state, unit);
  const half = rateOf(profile) / 2;
  const to = moved(from, direction, distance);
  const { cost } = legCost(state, profile, from, to, cameFrom(state, unit));
  if (cost > half + TOLERANCE) return err(tooFar(profile, half + cost, rateOf(profile), half + distance));
  const problem = distance === 0 ? null : legProblem(state, unit, from, direction, distance, ORDINARY);
  return problem === null ? ok({ pose: to, cost: half + cost }) : err(problem);
}

/** The side of a section that looks most nearly to the unit's home edge. */
function sideTowardsHome(state: State, unit: number, section: Section): number {
  const home = state.edges[profileOf(state, unit).side] === 'north' ? 0 : HALF;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const side of SECTION_SIDES) {
    const turn = Math.abs(((outward(section, side) - home + HALF + 2 * HALF) % (2 * HALF)) - HALF);
    if (turn < least) {
      least = turn;
      best = side;
    }
  }
  return best;
}
