/** Footprints and what is measured between them (SIP-GEN-6, -9; SIP-TER-7). */
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
import { changedBetween, onlyOne } from '../changes.ts';
import { groundFor, terrainIndex } from './terrainEffects.ts';
import { COMMAND_BASE_SIZE, outerOf, sizeOf, WIDEST_BASE } from '../state/unitTables.ts';
import { CONTACT, TOLERANCE } from '../state/lengths.ts';
import { lowestOf, shift, standingBy, stripsFor } from '../strips.ts';
import { type Box, isBeside } from './sweep.ts';
import type { Area, CommandBase, Field, Piece, Section, SideIndex, State, Unit, UnitProfile } from '../state/state.ts';

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

/** Where a unit stands: its footprint, and the radius of the circle around it. */
export interface Footprint {
  readonly quad: Quad;
  readonly outer: number;
  /** SIP-MOV-15. Ground under it that it may not enter: a forced move has left it there. */
  readonly stranded: readonly Area[];
}

// One memory for each unit: as long as it is the same unit, it covers the same ground.
let keptField: Field | null = null;
let keptTerrain: readonly Piece[] = [];
let keptList: readonly Unit[] = [];
let keptUnits: (Unit | undefined)[] = [];
let keptBodies: Footprint[] = [];
/** Boxes of four numbers, unit after unit, and who stands where. */
let keptBoxes = new Int32Array(0);
let keptStrips = stripsFor(0);
/** Circles of three numbers: where a unit stands, FAR off the table, and how wide it is around it. */
let keptCircles = new Float64Array(0);
const keptStirs: [number, number] = [0, 0];

/**
 * Where all units stand that have been placed; good until the next state is asked for. A list of units belongs to one battle
 * and one ground (`setGround`): nothing else need be compared, and that is done at every turn.
 */
export function footprintsOf(state: State): readonly Footprint[] {
  if (keptList !== state.units) lookAnew(state);
  return keptBodies;
}

function lookAnew(state: State): void {
  const { units } = state;
  if (keptField !== state.field || keptTerrain !== state.terrain) {
    keptField = state.field;
    keptTerrain = state.terrain;
    keptList = [];
    keptUnits = [];
    keptBodies = [];
    keptBoxes = new Int32Array(4 * units.length);
    for (let i = 0; i < units.length; i++) keepBox(i, NOWHERE);
    keptStrips = stripsFor(units.length);
    keptCircles = new Float64Array(3 * units.length);
    keptStirs[0] += 1;
    keptStirs[1] += 1;
  }
  const changed = changedBetween(keptList, units);
  keptList = units;
  if (changed === null) for (let i = 0; i < units.length; i++) look(state, i);
  else for (let k = 0; k < changed.length; k++) look(state, changed[k] as number);
}

/** Has a unit come, gone or turned since it was looked at? */
function look(state: State, i: number): void {
  const u = unitOf(state, i);
  const before = keptUnits[i];
  if (before === u) return;
  keptUnits[i] = u;
  if (before !== undefined && standAlike(u, before)) return;
  const left = before !== undefined && isOnTable(before) ? (keptBodies[i] as Footprint).quad : null;
  const body = bodyFor(state, i, u);
  keptBodies[i] = body;
  keptStirs[sideOf(state, i)] += 1;
  keptCircles[3 * i] = isOnTable(u) ? u.x : FAR;
  keptCircles[3 * i + 1] = u.y;
  keptCircles[3 * i + 2] = body.outer;
  const stands = isOnTable(u) ? body.quad : null;
  shift(keptStrips, i, left, stands);
  keepBox(i, stands ?? NOWHERE);
}

function keepBox(i: number, { minX, minY, maxX, maxY }: Box): void {
  keptBoxes[4 * i] = minX;
  keptBoxes[4 * i + 1] = minY;
  keptBoxes[4 * i + 2] = maxX;
  keptBoxes[4 * i + 3] = maxY;
}

const FAR = 1 << 29;
/** Beside every other box. */
const NOWHERE: Box = { minX: FAR, minY: FAR, maxX: -FAR, maxY: -FAR };

const NOBODY: readonly number[] = [];

/** Are the boxes of two units more than `by` steps apart along either side of the table, or is the other not on it? */
export function isBeyond(state: State, unit: number, other: number, by: number): boolean {
  const { quad } = footprintOf(state, unit);
  const k = 4 * other;
  return (
    (keptBoxes[k] as number) > quad.maxX + by ||
    (keptBoxes[k + 2] as number) < quad.minX - by ||
    (keptBoxes[k + 1] as number) > quad.maxY + by ||
    (keptBoxes[k + 3] as number) < quad.minY - by
  );
}

/** The other units on the table whose boxes come within `by` steps of this one. */
export function unitsBy(state: State, unit: number, { minX, minY, maxX, maxY }: Box, by: number): readonly number[] {
  footprintsOf(state);
  const box = { minX: (minX - by) | 0, minY: (minY - by) | 0, maxX: (maxX + by) | 0, maxY: (maxY + by) | 0 };
  const boxes = keptBoxes;
  const { words } = keptStrips;
  let found = NOBODY;
  for (let word = 0; word < words; word++) {
    // Bit after bit, the lowest first: in the order of the units.
    for (let left = standingBy(keptStrips, word, box); left !== 0; left &= left - 1) {
      const i = 32 * word + lowestOf(left);
      const k = 4 * i;
      if (i === unit || (boxes[k] as number) > box.maxX || (boxes[k + 2] as number) < box.minX) continue;
      if ((boxes[k + 1] as number) > box.maxY || (boxes[k + 3] as number) < box.minY) continue;
      found = withOneMore(found, i);
    }
  }
  return found;
}

/** Most lists are of one, two or three: written out, for a list that grows takes room for many. */
function withOneMore(list: readonly number[], i: number): readonly number[] {
  switch (list.length) {
    case 0:
      return onlyOne(i);
    case 1:
      return [list[0] as number, i];
    case 2:
      return [list[0] as number, list[1] as number, i];
    case 3:
      return [...list, i];
    default:
      (list as number[]).push(i);
      return list;
  }
}

/** Those of a word of units, as bits, that stand on the strips of a box: some of them beside it still. */
export function unitsOnStrips(state: State, word: number, box: Box): number {
  footprintsOf(state);
  return standingBy(keptStrips, word, box);
}

/** No circle around a footprint is wider than this: a base's, or that of a section of the table. */
export const widestOn = memoizeBy((terrain: readonly Piece[]): number =>
  Math.max(WIDEST_BASE, ...terrainIndex(terrain).sections.map(outerOf)),
);

/** The circles around all units, three numbers each; good until the next state is asked for. */
export function circlesOf(state: State): Float64Array {
  footprintsOf(state);
  return keptCircles;
}

/** A number that is another one whenever a unit of a side has come, gone or turned. */
export function stirsOf(state: State, side: SideIndex): number {
  footprintsOf(state);
  return keptStirs[side];
}

/** A number that is another one whenever any unit has come, gone or turned. */
export function placesOf(state: State): number {
  footprintsOf(state);
  return keptStirs[0] + keptStirs[1];
}

/** Where a unit stands. */
export function footprintOf(state: State, unit: number): Footprint {
  return footprintsOf(state)[unit] as Footprint;
}

/** SIP-TER-7: the outline of its section is the footprint of a garrison. */
function bodyFor(state: State, unit: number, u: Unit): Footprint {
  const section = u.section >= 0 ? sectionOf(state, u.section) : null;
  const quad = section === null ? quadOf(poseOf(state, unit), sizeOf(profileOf(state, unit))) : quadOfSection(section);
  const outer = section === null ? sizeOf(profileOf(state, unit)).outer : outerOf(section);
  const stranded = section === null && isOnTable(u) ? barredUnder(state, unit, quad) : NO_GROUND;
  return { quad, outer, stranded };
}

const NO_GROUND: readonly Area[] = [];

function barredUnder(state: State, unit: number, quad: Quad): readonly Area[] {
  const { barred } = groundFor(profileOf(state, unit), state.terrain);
  let found: Area[] | null = null;
  for (const area of barred) {
    if (isBeside(quad, area) || !overlapsArea(quad, area.points)) continue;
    found ??= [];
    found.push(area);
  }
  return found ?? NO_GROUND;
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

export function quadOfSection(section: Section): Quad {
  const { x, y, facing, width, depth } = section;
  return quadOf({ x, y, facing }, { width, depth });
}

/** The unit that holds a section, or -1. */
export function garrisonOf(state: State, section: number): number {
  for (let i = 0; i < state.units.length; i++) {
    const u = unitOf(state, i);
    if (u.section === section && u.status === 'ready') return i;
  }
  return -1;
}

export const HALF_COMMAND_BASE = COMMAND_BASE_SIZE.width / 2;

export function quadOfCommandBase(at: Point): Quad {
  const x = at.x | 0;
  const y = at.y | 0;
  return quadFromBox(x - HALF_COMMAND_BASE, y - HALF_COMMAND_BASE, x + HALF_COMMAND_BASE, y + HALF_COMMAND_BASE);
}

/** On the table and not routing. */
export function isReady(state: State, unit: number): boolean {
  return unitOf(state, unit).status === 'ready';
}

/** Ready or routing: it stands on the table. */
export function isOnTable(u: Unit): boolean {
  return u.status === 'ready' || u.status === 'routing';
}

/** All that others see of a unit. */
export function standAlike(a: Unit, b: Unit): boolean {
  return a.x === b.x && a.y === b.y && a.facing === b.facing && a.status === b.status && a.section === b.section;
}

/** SIP-GEN-6. "Within n" includes n. */
export function unitsWithin(state: State, a: number, b: number, limit: number): boolean {
  return isWithin(quadOfUnit(state, a), quadOfUnit(state, b), limit + TOLERANCE);
}

/** SIP-GEN-6. They overlap by more than the tolerance. */
export function overlap(p: Quad, q: Quad): boolean {
  // Footprints overlap no deeper than the boxes around them.
  if (p.maxX - q.minX <= TOLERANCE || q.maxX - p.minX <= TOLERANCE) return false;
  if (p.maxY - q.minY <= TOLERANCE || q.maxY - p.minY <= TOLERANCE) return false;
  return overlapsQuadDeeper(p, q, TOLERANCE);
}

/** The same with an area. */
export function overlapsArea(p: Quad, area: Polygon): boolean {
  return overlapsDeeper(p, area, TOLERANCE);
}

/** A point as a footprint without extent. */
export function pointQuad(at: Point): Quad {
  const x = at.x | 0;
  const y = at.y | 0;
  return { ax: x, ay: y, bx: x, by: y, cx: x, cy: y, dx: x, dy: y, minX: x, minY: y, maxX: x, maxY: y };
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
  return isWithin(quadOfCommandBase(state.commands[command] as CommandBase), quadOfUnit(state, unit), CONTACT);
}
