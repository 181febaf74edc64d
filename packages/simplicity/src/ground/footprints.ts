/** Footprints of units, sections and Command bases, and what is measured between them (SIP-GEN-6, -9; SIP-TER-7). */
import { memoizeBy } from '@drumhead/engine';
import {
  cosine,
  isWithin,
  overlapsDeeper,
  overlapsQuadDeeper,
  type Point,
  type Polygon,
  type Pose,
  type Quad,
  quadFromBox,
  quadOf,
  sine,
  type Size,
} from '@drumhead/table';
import { partsOf } from './parts.ts';
import { CONTACT, TOLERANCE } from '../state/lengths.ts';
import type { Area, CommandBase, Field, Piece, Section, State, Unit, UnitProfile } from '../state/state.ts';
import { COMMAND_BASE_SIZE, outerOf, sizeOf } from '../state/unitTables.ts';
import { isOnTable, unitOf } from '../state/units.ts';
import { areApart, type Box } from './sweep.ts';
import { terrainIndex } from './terrainEffects.ts';

/** Where a unit stands, and the radius of the circle around it, in steps. */
export interface Footprint {
  readonly quad: Quad;
  readonly outer: number;
  /** SIP-MOV-15. Terrain under it that it may not enter; a forced move has left it there. */
  readonly stranded: readonly Area[];
}

/** Where the units of a state stand. */
export interface Standing {
  readonly terrain: readonly Piece[];
  readonly units: readonly Unit[];
  readonly footprints: readonly Footprint[];
  /** The boxes around them one after the other, four numbers each: looking through all units stays in one piece of memory. */
  readonly boxes: readonly number[];
}

/** What was derived last in a battle: most units of the next state are the same objects. */
const latest = memoizeBy((_field: Field): { of: Standing | null } => ({ of: null }));

/** The footprints of all units by their index, derived once for a list of units on its terrain. */
export function footprintsOf(state: State): readonly Footprint[] {
  return standingOf(state).footprints;
}

/** Where the units of a state stand: of a list of units on its terrain what is new in it is derived. */
export function standingOf({ field, terrain, units }: State): Standing {
  const last = latest(field);
  const before = last.of?.terrain === terrain ? last.of : null;
  if (before?.units === units) return before;
  const footprints: Footprint[] = [];
  const boxes = before === null ? [] : before.boxes.slice();
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit;
    if (before !== null && before.units[i] === unit) {
      footprints.push(before.footprints[i] as Footprint);
      continue;
    }
    const footprint = deriveFootprint(unit, field.units[i] as UnitProfile, terrain);
    footprints.push(footprint);
    const { minX, minY, maxX, maxY } = footprint.quad;
    const at = 4 * i;
    boxes[at] = minX;
    boxes[at + 1] = minY;
    boxes[at + 2] = maxX;
    boxes[at + 3] = maxY;
  }
  const derived = { terrain, units, footprints, boxes };
  last.of = derived;
  return derived;
}

export function footprintOf(state: State, unit: number): Footprint {
  return footprintsOf(state)[unit] as Footprint;
}

const NO_AREAS: readonly Area[] = [];

/** SIP-TER-7: the outline of its section is the footprint of a garrison. */
function deriveFootprint(unit: Unit, profile: UnitProfile, terrain: readonly Piece[]): Footprint {
  const { sections, barred } = terrainIndex(terrain);
  const section = sections[unit.section];
  if (section !== undefined) return { quad: quadOfSection(section), outer: outerOf(section), stranded: NO_AREAS };
  const size = sizeOf(profile);
  const quad = quadOf(unit, size);
  const stranded = isOnTable(unit) ? barred[profile.kind].filter((area) => overlapsArea(quad, area)) : NO_AREAS;
  return { quad, outer: size.outer, stranded };
}

export function quadOfUnit(state: State, unit: number): Quad {
  return footprintOf(state, unit).quad;
}

export function sectionOf(state: State, section: number): Section {
  const found = terrainIndex(state.terrain).sections[section];
  if (found === undefined) throw new Error(`no section ${section}`);
  return found;
}

export function isSection(piece: Piece): piece is Section {
  return piece.kind === 'section';
}

export const quadOfSection = memoizeBy((section: Section): Quad => quadOf(section, section));

/** The unit that holds a section, or -1. */
export function garrisonOf({ units }: State, section: number): number {
  return units.findIndex((u) => u.section === section && u.status === 'ready');
}

const HALF_COMMAND_BASE = COMMAND_BASE_SIZE.width / 2;

export function quadOfCommandBase({ x, y }: Point): Quad {
  return quadFromBox(x - HALF_COMMAND_BASE, y - HALF_COMMAND_BASE, x + HALF_COMMAND_BASE, y + HALF_COMMAND_BASE);
}

/** The other units on the table whose boxes come within so many steps of a box, in the order of their indices. */
export function unitsNear(state: State, box: Box, by: number, except = -1): number[] {
  const { boxes } = standingOf(state);
  const found: number[] = [];
  const [left, top, right, bottom] = [box.minX - by, box.minY - by, box.maxX + by, box.maxY + by];
  for (let i = 0, at = 0; at < boxes.length; i++, at += 4) {
    if ((boxes[at] as number) > right || (boxes[at + 1] as number) > bottom) continue;
    if ((boxes[at + 2] as number) < left || (boxes[at + 3] as number) < top) continue;
    if (i !== except && isOnTable(unitOf(state, i))) found.push(i);
  }
  return found;
}

/** SIP-GEN-6. "Within n" includes n. */
export function unitsWithin(state: State, a: number, b: number, limit: number): boolean {
  return isWithin(quadOfUnit(state, a), quadOfUnit(state, b), limit + TOLERANCE);
}

/** SIP-GEN-6. They overlap by more than the tolerance. */
export function overlap(p: Quad, q: Quad): boolean {
  return !areApart(p, q) && overlapsQuadDeeper(p, q, TOLERANCE);
}

/** SIP-GEN-6. A footprint overlaps a piece of terrain by more than the tolerance. */
export function overlapsArea(p: Quad, area: Box & { readonly points: Polygon }): boolean {
  return !areApart(p, area) && partsOf(area.points).some((part) => overlapsDeeper(p, part, TOLERANCE));
}

/** SIP-GEN-9. A point as a unit sees it: to the right of the middle of its front edge, and ahead of it. Float steps. */
export function local(
  pose: Pose,
  size: Size,
  x: number,
  y: number,
): { readonly right: number; readonly ahead: number } {
  const fx = sine(pose.facing);
  const fy = -cosine(pose.facing);
  const dx = x - pose.x;
  const dy = y - pose.y;
  return { right: dx * -fy + dy * fx, ahead: dx * fx + dy * fy - size.depth / 2 };
}

/** The middle of the rear edge, in whole steps (SIP-CMD-3). */
export function rearOf(pose: Pose, size: Size): Point {
  return {
    x: Math.round(pose.x - (sine(pose.facing) * size.depth) / 2),
    y: Math.round(pose.y + (cosine(pose.facing) * size.depth) / 2),
  };
}

/** SIP-CMD-3. Base contact of a Command base and a unit. */
export function inContact(state: State, base: number, unit: number): boolean {
  return isWithin(quadOfCommandBase(state.commands[base] as CommandBase), quadOfUnit(state, unit), CONTACT);
}
