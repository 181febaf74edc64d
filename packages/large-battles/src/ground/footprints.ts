/** LB-GEO-02..07, -19 and table G1: footprints of units and Generals, and distances between them. */
import { memoizeBy } from '@drumhead/engine';
import { gap, type Quad, quadFromBox, quadOf, type Size, steps } from '@drumhead/table';
import { memoizeByUnit } from './memoizeByUnit.ts';
import type { Arm, Field, Formation, SideIndex, State, TerrainPiece, Unit, UnitProfile } from '../state/state.ts';

/** A size with the radii of the circles around and inside it, for quick distance checks. */
export interface Footprint extends Size {
  readonly outer: number;
  readonly inner: number;
}

type Bases = Readonly<Record<Arm, Readonly<Partial<Record<Formation, readonly [number, number]>>>>>;

/** LB-GEO-03. Table G1 at 15 mm: frontage and depth in millimetres. A garrison fills its sector. */
export const G1: Bases = {
  infantry: { line: [120, 15], attackColumn: [60, 30], marchColumn: [30, 60], square: [45, 45], garrison: [120, 120] },
  cavalry: { line: [60, 30], column: [30, 60] },
  artillery: { unlimbered: [60, 40], limbered: [30, 80] },
};
/** LB-ARMY-03: bases of 15 mm figures, a battery on one. */
const ARMY: Bases = {
  infantry: { none: [90, 45], garrison: [120, 120] },
  cavalry: { none: [90, 60] },
  artillery: { unlimbered: [60, 40], limbered: [60, 40] },
};
/** LB-ARMY-02: 6 mm figures have bases of their own, and the sectors of the 15 mm table (LB-ARMY-04). */
const ARMY_6_MM: Bases = {
  infantry: { none: [60, 30], garrison: [120, 120] },
  cavalry: { none: [60, 30] },
  artillery: { unlimbered: [40, 40], limbered: [40, 40] },
};
/** LB-GEO-02: Leader and CinC, frontage and depth in millimetres at 15 mm. */
const GENERALS = { leader: [15, 30], cinc: [30, 30] } as const;

interface Sizes {
  readonly arms: Record<Arm, Partial<Record<Formation, Footprint>>>;
  /** LB-OPT-01: both batteries side by side. */
  readonly grand: Partial<Record<Formation, Footprint>>;
  readonly leader: Footprint;
  readonly cinc: Footprint;
}

function footprint(bases: readonly [number, number], factor: number): Footprint {
  const width = steps(bases[0] * factor);
  const depth = steps(bases[1] * factor);
  const half = Math.sqrt(width * width + depth * depth) / 2;
  return { width, depth, outer: Math.ceil(half) + 1, inner: Math.floor(Math.min(width, depth) / 2) - 1 };
}

/** The table of footprints for a level and a scale, and its factor (LB-GEO-06). */
function basesOf({ level, scale, factor }: Field): readonly [Bases, number] {
  if (level === 'division') return [G1, factor];
  return scale === '6mm' ? [ARMY_6_MM, 1] : [ARMY, factor];
}

/** All footprints of a level and a scale. */
function sizesFor(field: Field): Sizes {
  const [bases, by] = basesOf(field);
  const { factor } = field;
  const arms: Sizes['arms'] = { infantry: {}, cavalry: {}, artillery: {} };
  const grand: Sizes['grand'] = {};
  for (const arm of Object.keys(bases) as Arm[]) {
    for (const formation of Object.keys(bases[arm]) as Formation[]) {
      arms[arm][formation] = footprint(bases[arm][formation] as readonly [number, number], by);
    }
  }
  for (const formation of Object.keys(bases.artillery) as Formation[]) {
    const [width, depth] = bases.artillery[formation] as readonly [number, number];
    grand[formation] = footprint([2 * width, depth], by);
  }
  return { arms, grand, leader: footprint(GENERALS.leader, factor), cinc: footprint(GENERALS.cinc, factor) };
}

/** Facts derived from a field: its footprints, and the units of each side. */
interface FieldIndex {
  readonly sizes: Sizes;
  readonly rosters: readonly [readonly number[], readonly number[]];
}

const indexOf = memoizeBy((field: Field): FieldIndex => {
  const rosters: [number[], number[]] = [[], []];
  field.units.forEach((profile, i) => rosters[profile.side].push(i));
  return { sizes: sizesFor(field), rosters };
});

/**
 * Table G1, LB-GEO-05, -06, LB-ARMY-02, -03; `grand`: two batteries in one (LB-OPT-02). Throws for a formation that the
 * arm does not have.
 */
export function sizeOf(field: Field, profile: UnitProfile, formation: Formation, grand = false): Footprint {
  const { sizes } = indexOf(field);
  const size = (grand ? sizes.grand : sizes.arms[profile.arm])[formation];
  if (size === undefined) throw new Error(`${profile.arm} has no formation ${formation}`);
  return size;
}

/** A unit as it stands: its footprint's size, corners, and the circles around and inside it. */
export interface Body {
  readonly size: Footprint;
  readonly quad: Quad;
  readonly outer: number;
  readonly inner: number;
}

/** No footprint reaches further than this from its centre, in steps: a sector is the widest, within M. */
export function widestOf(field: Field): number {
  return field.sticks.m;
}

/** The body of a unit; that of a garrison is its sector (LB-BUA-10). */
export const bodyOfUnit = memoizeByUnit((state, unit): Body => {
  const u = state.units[unit] as Unit;
  const size = sizeOf(state.field, state.field.units[unit] as UnitProfile, u.formation, u.battery >= 0);
  const held = u.sector >= 0;
  return {
    size,
    quad: held ? quadOfPiece(sectorPiece(state.field, u.sector)) : quadOf(u, size),
    outer: held ? state.field.sticks.m : size.outer,
    inner: size.inner,
  };
});

/** Size of the unit as it stands. */
export function footprintOf(state: State, unit: number): Footprint {
  return bodyOfUnit(state, unit).size;
}

/** LB-GEO-02, -19. */
export function generalSize(field: Field, isCinc: boolean): Footprint {
  const { sizes } = indexOf(field);
  return isCinc ? sizes.cinc : sizes.leader;
}

/** The terrain piece of a BUA sector. */
export function sectorPiece(field: Field, sector: number): TerrainPiece {
  for (const piece of field.terrain) if (piece.sector === sector) return piece;
  throw new Error(`no BUA sector ${sector}`);
}

/** LB-BUA-01: a sector as a footprint, its corners clockwise; a piece with other corners as the box around it. */
export function quadOfPiece(piece: TerrainPiece): Quad {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = piece.points;
  const { minX, minY, maxX, maxY } = piece;
  const parallelogram = piece.points.length === 8 && ax + cx === bx + dx && ay + cy === by + dy;
  const turn = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (!parallelogram || turn === 0) return quadFromBox(minX, minY, maxX, maxY);
  if (turn < 0) return { ax, ay, bx: dx, by: dy, cx, cy, dx: bx, dy: by, minX, minY, maxX, maxY };
  return { ax, ay, bx, by, cx, cy, dx, dy, minX, minY, maxX, maxY };
}

/** Footprint of a unit; a garrison's is its sector (LB-BUA-10). */
export function quadOfUnit(state: State, unit: number): Quad {
  return bodyOfUnit(state, unit).quad;
}

/** LB-GEO-19: a General alone has his own rectangle; attached he is measured from the unit. */
export function quadOfGeneral(state: State, general: number): Quad {
  const g = state.generals[general] as State['generals'][number];
  if (g.status === 'attached') return quadOfUnit(state, g.unit);
  return quadOf(g, generalSize(state.field, isCinc(state.field, general)));
}

export function isCinc(field: Field, general: number): boolean {
  return general >= field.brigades.length;
}

/** LB-GEO-07: shortest distance between two footprints, in steps. */
export function distanceBetween(state: State, unitA: number, unitB: number): number {
  return gap(quadOfUnit(state, unitA), quadOfUnit(state, unitB));
}

export function sideOf(state: State, unit: number): SideIndex {
  return (state.field.units[unit] as UnitProfile).side;
}

/** All units of a side, on the table or not, lowest index first. */
export function rosterOf(field: Field, side: SideIndex): readonly number[] {
  return indexOf(field).rosters[side];
}

/** Units of a side that stand on the table, lowest index first. */
export function unitsOnTable(state: State, side: SideIndex): number[] {
  const found: number[] = [];
  for (const i of rosterOf(state.field, side)) if ((state.units[i] as Unit).status === 'table') found.push(i);
  return found;
}

/** Enemy units of a side on the table. */
export function enemiesOf(state: State, side: SideIndex): number[] {
  return unitsOnTable(state, side === 0 ? 1 : 0);
}

/** LB-GEN-02: own units of a side on the table (the same as {@link unitsOnTable}, in the word of the rules). */
export function friendsOf(state: State, side: SideIndex): number[] {
  return unitsOnTable(state, side);
}
