/** Footprints and what is measured between them (SIP-GEN-6, -9; SIP-TER-7). */
import {
  cosine,
  gap,
  isWithin,
  overlapsDeeper,
  type Point,
  type Polygon,
  polygonOf,
  type Pose,
  type Quad,
  quadOf,
  sine,
  type Size,
} from '@drumhead/table';
import { COMMAND_SIZE, sizeOf } from './kinds.ts';
import { CONTACT, TOLERANCE } from './measure.ts';
import type { Commander, Field, Piece, Section, SideIndex, State, Unit, UnitProfile } from './state.ts';

export function profileOf(state: State, unit: number): UnitProfile {
  return state.field.units[unit] as UnitProfile;
}

export function sideOf(state: State, unit: number): SideIndex {
  return profileOf(state, unit).side;
}

export function unitOf(state: State, unit: number): Unit {
  return state.units[unit] as Unit;
}

/** Where a unit stands, and how. */
export function poseOf(state: State, unit: number): Pose {
  const { x, y, facing } = unitOf(state, unit);
  return { x, y, facing };
}

// One memory for each unit: as long as it is the same unit, it covers the same ground.
let keptField: Field | null = null;
let keptUnits: (Unit | undefined)[] = [];
let keptQuads: Quad[] = [];

/** SIP-TER-7: the outline of its section is the footprint of a garrison. */
export function quadOfUnit(state: State, unit: number): Quad {
  if (keptField !== state.field) {
    keptField = state.field;
    keptUnits = [];
    keptQuads = [];
  }
  const u = unitOf(state, unit);
  if (keptUnits[unit] === u) return keptQuads[unit] as Quad;
  const quad = u.section >= 0 ? quadOfSection(sectionOf(state, u.section)) : quadOf(u, sizeOf(profileOf(state, unit)));
  keptUnits[unit] = u;
  keptQuads[unit] = quad;
  return quad;
}

export function sectionOf(state: State, section: number): Section {
  for (const piece of state.terrain) if (piece.kind === 'section' && piece.section === section) return piece;
  throw new Error(`no section ${section}`);
}

export function isSection(piece: Piece): piece is Section {
  return piece.kind === 'section';
}

export function quadOfSection(section: Section): Quad {
  return quadOf(section, { width: section.width, depth: section.depth });
}

/** The unit that holds a section, or -1. */
export function garrisonOf(state: State, section: number): number {
  for (let i = 0; i < state.units.length; i++) {
    const u = unitOf(state, i);
    if (u.section === section && u.status === 'ready') return i;
  }
  return -1;
}

export function quadOfCommand(at: Point): Quad {
  return quadOf({ x: at.x, y: at.y, facing: 0 }, COMMAND_SIZE);
}

/** On the table and not routing. */
export function isReady(state: State, unit: number): boolean {
  return unitOf(state, unit).status === 'ready';
}

/** Ready or routing: it stands on the table. */
export function isOnTable(u: Unit): boolean {
  return u.status === 'ready' || u.status === 'routing';
}

/** SIP-GEN-6. In steps, 0 where they touch or overlap. */
export function distanceBetween(state: State, a: number, b: number): number {
  return gap(quadOfUnit(state, a), quadOfUnit(state, b));
}

/** SIP-GEN-6. "Within n" includes n. */
export function unitsWithin(state: State, a: number, b: number, limit: number): boolean {
  return isWithin(quadOfUnit(state, a), quadOfUnit(state, b), limit + TOLERANCE);
}

/** SIP-GEN-6. They overlap by more than the tolerance. */
export function overlap(p: Quad, q: Quad): boolean {
  if (p.minX >= q.maxX || q.minX >= p.maxX || p.minY >= q.maxY || q.minY >= p.maxY) return false;
  return overlapsDeeper(p, polygonOf(q), TOLERANCE);
}

/** The same with an area. */
export function overlapsArea(p: Quad, area: Polygon): boolean {
  return overlapsDeeper(p, area, TOLERANCE);
}

/** SIP-GEN-9. A point as the unit sees it: to the right of the middle of its front edge, and ahead of it. Float steps. */
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
export function inContact(state: State, command: number, unit: number): boolean {
  return isWithin(quadOfCommand(state.commands[command] as Commander), quadOfUnit(state, unit), CONTACT);
}
