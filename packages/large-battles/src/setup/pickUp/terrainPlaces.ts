/** Places for terrain pieces: a sample for the offers, and the nearest legal one to a given place. */
import { memoizeBy } from '@drumhead/engine';
import {
  arcOf,
  type Budget,
  FULL_TURN,
  HALF_TURN,
  halfOf,
  isWithin,
  type Pose,
  QUARTER_TURN,
  quadOf,
  type Range,
  searchLattice,
  steps,
} from '@drumhead/table';
import { quadOfPiece } from '../../ground/footprints.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import type { Command } from '../../state/commands.ts';
import type { LayTerrainFrame } from '../../state/frames.ts';
import { ringOf } from '../../ground/nearestPlace.ts';
import type { Field, SideIndex, TerrainKind } from '../../state/state.ts';
import { zoneDepth } from '../../ground/zones.ts';
import {
  AREA_KINDS,
  AREA_SIZES,
  isPiece,
  type LayCommand,
  layProblem,
  LINE_KINDS,
  measuresOf,
  outlineOf,
  pieceOf,
  type Sort,
  sortOf,
  sizesOfKind,
  zoneOfPiece,
} from './pieces.ts';

/** Places offered for each sort of piece. */
const OFFERED = 4;
/** Grid of the search, mm on the 15 mm table. */
const PITCH = 10;
const ZONES: readonly number[] = [1, 2, 3];

/** Box in steps for the middle of a piece that lies square and wholly in a zone. */
interface Middles {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

export function middlesIn(field: Field, side: SideIndex, zone: number, width: number, depth: number): Middles {
  const zoneY = zoneDepth(field);
  const near = (3 - zone) * zoneY;
  const top = field.sides[side].baseline === 'top' ? near : field.height - near - zoneY;
  return {
    minX: Math.ceil(width / 2),
    maxX: Math.floor(field.width - width / 2),
    minY: Math.ceil(top + depth / 2),
    maxY: Math.floor(top + zoneY - depth / 2),
  };
}

/** Places on a grid over the box, with the middle of the last row and column, in a scattered but fixed order. */
function* scattered(box: Middles, pitch: number, seed: number): Generator<{ readonly x: number; readonly y: number }> {
  const columns = Math.floor((box.maxX - box.minX) / pitch) + 2;
  const rows = Math.floor((box.maxY - box.minY) / pitch) + 2;
  const count = columns * rows;
  const stride = count % 1009 === 0 ? 1013 : 1009;
  for (let i = 0; i < count; i++) {
    const at = (seed * 37 + i * stride) % count;
    const column = at % columns;
    yield {
      x: Math.min(box.maxX, box.minX + column * pitch),
      y: Math.min(box.maxY, box.minY + ((at - column) / columns) * pitch),
    };
  }
}

/** LB-SET-05, -06. Is there any place left in the zone for an area piece? */
export function roomForArea(field: Field, side: SideIndex, zone: number): boolean {
  return anyArea(field, side, zone) !== null;
}

/** Boxes of places that one question may look at. */
const MOST_BOXES = 120_000;

/** Answers for a table so far, by side and zone: offers and judge ask the same. A changed table is a new field. */
const areasFound = memoizeBy((_field: Field): Map<string, LayCommand | null> => new Map());

/**
 * LB-SET-06. An area piece that may be laid in this zone. Null: there is none, or none that the search comes upon before it
 * gives up ({@link Budget}).
 */
function anyArea(field: Field, side: SideIndex, zone: number): LayCommand | null {
  const known = areasFound(field);
  const key = `${side} ${zone}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const any =
    squarePlace(field, side, zone, { kind: 'wood', size: 'MxM', facing: 0 }, 0) ?? areaOffGrid(field, side, zone);
  known.set(key, any);
  return any;
}

/** Of each size, the places at which it lies square come first: they are few. */
function areaOffGrid(field: Field, side: SideIndex, zone: number): LayCommand | null {
  const budget: Budget = { boxes: MOST_BOXES };
  const facings = [...SQUARE.map((facing): Range => ({ low: facing, high: facing })), { low: 0, high: HALF_TURN - 1 }];
  for (const range of facings) {
    for (const size of AREA_SIZES) {
      const found = areaFacing(field, side, zone, size, range, budget);
      if (found !== null) return found;
    }
  }
  return null;
}

/** Facings of a piece that lies square. */
const SQUARE: readonly number[] = [0, QUARTER_TURN];

/** A box of places is refused if its middle is out of the zone or too near to a piece by more than anything strays. */
function areaFacing(
  field: Field,
  side: SideIndex,
  zone: number,
  size: LayCommand['size'],
  facings: Range,
  budget: Budget,
): LayCommand | null {
  const bounds = middlesIn(field, side, zone, 0, 0);
  const areas = field.terrain.filter(({ kind }) => isPiece(kind) && sortOf(kind) === 'area').map(quadOfPiece);
  const { width, depth } = measuresOf(field.sticks, size);
  const at = ([x = 0, y = 0, facing = 0]: readonly number[]): LayCommand => ({
    type: 'lay',
    kind: 'wood',
    size,
    x,
    y,
    facing,
  });
  return searchLattice(
    [{ low: bounds.minX, high: bounds.maxX }, { low: bounds.minY, high: bounds.maxY }, facings],
    {
      at: (point) => (isLegal(field, side, zone, at(point)) ? at(point) : null),
      strayOf: (box) => [halfOf(box, 0), halfOf(box, 1), arcOf(box, 2, Math.max(width, depth))],
      isHopeless(box, strays) {
        const stray = strays.reduce((all, one) => all + one, 2 * TOLERANCE);
        const quad = quadOf(poseOf(at(box.middle)), { width, depth });
        if (quad.minX + stray < bounds.minX || quad.maxX - stray > bounds.maxX) return true;
        if (quad.minY + stray < bounds.minY || quad.maxY - stray > bounds.maxY) return true;
        return areas.some((other) => isWithin(quad, other, field.sticks.m - stray));
      },
    },
    budget,
  );
}

const poseOf = ({ x, y, facing }: LayCommand): Pose => ({ x, y, facing });

function isLegal(field: Field, side: SideIndex, zone: number, command: LayCommand): boolean {
  return layProblem(field, side, command) === null && zoneOfLay(field, side, command) === zone;
}

type Wanted = Pick<LayCommand, 'kind' | 'size' | 'facing'>;

/** A legal place in a zone for a piece that lies square (facing 0 or a right angle), or null. */
function squarePlace(field: Field, side: SideIndex, zone: number, wanted: Wanted, seed: number): LayCommand | null {
  const { width, depth } = measuresOf(field.sticks, wanted.size);
  const across = wanted.facing === 0;
  const box = middlesIn(field, side, zone, across ? width : depth, across ? depth : width);
  for (const { x, y } of scattered(box, steps(PITCH * field.factor), seed)) {
    const command: LayCommand = { type: 'lay', ...wanted, x, y };
    if (isLegal(field, side, zone, command)) return command;
  }
  return null;
}

/** Some legal pieces of the wanted sorts, of every kind and size, in the open zones. */
export function layOffers(field: Field, frame: LayTerrainFrame, sorts: readonly Sort[]): Command[] {
  const { side, zone, done } = frame;
  const zones = zone === 0 ? ZONES.filter((z) => !done[side].includes(z)) : [zone];
  const found: Command[] = [];
  for (const sort of sorts) {
    const kinds: readonly TerrainKind[] = sort === 'area' ? AREA_KINDS : LINE_KINDS;
    const seed = field.terrain.length;
    for (let i = 0, had = 0; had < OFFERED && i < OFFERED * kinds.length; i++) {
      const kind = kinds[(seed + i) % kinds.length] as TerrainKind;
      const sizes = sizesOfKind(kind);
      const size = sizes[i % sizes.length] as LayCommand['size'];
      const wanted: Wanted = { kind, size, facing: i % 2 === 0 ? 0 : QUARTER_TURN };
      const place = squarePlace(field, side, zones[i % zones.length] as number, wanted, seed + i * 7);
      if (place === null) continue;
      found.push(place);
      had++;
    }
    if (sort === 'area' && found.length === 0) {
      for (const z of zones) {
        const any = anyArea(field, side, z);
        if (any !== null) found.push(any);
      }
    }
  }
  return found;
}

// --- the nearest place ------------------------------------------------------------------------------------------------

/** Facings tried for a piece that fits no zone as it is: as asked, then square. */
function facingsFor(facing: number): readonly number[] {
  const quarters = Math.round(facing / QUARTER_TURN);
  const square = (quarters * QUARTER_TURN) % FULL_TURN;
  return facing === square ? [facing] : [facing, square, (square + QUARTER_TURN) % FULL_TURN];
}

/**
 * The legal place nearest to the one asked for a piece of this kind and size, in the open zones; null if there is none.
 */
export function nearestLay(field: Field, frame: LayTerrainFrame, command: LayCommand): LayCommand | null {
  const { side, zone, done } = frame;
  const zones = zone === 0 ? ZONES.filter((z) => !done[side].includes(z)) : [zone];
  for (const facing of facingsFor(command.facing)) {
    let best: LayCommand | null = null;
    let least = Infinity;
    for (const z of zones) {
      const found = nearestInZone(field, side, z, { ...command, facing });
      if (found === null) continue;
      const far = away(found, command);
      if (far < least) [best, least] = [found, far];
    }
    if (best !== null) return best;
  }
  return null;
}

function away(a: { readonly x: number; readonly y: number }, b: { readonly x: number; readonly y: number }): number {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

/** Pushed into the zone first; if other pieces are in the way, the nearest place of a grid around that, or at the edge. */
function nearestInZone(field: Field, side: SideIndex, zone: number, command: LayCommand): LayCommand | null {
  const piece = pieceOf('', command.kind, outlineOf(field.sticks, command), -1);
  const box = middlesIn(field, side, zone, piece.maxX - piece.minX, piece.maxY - piece.minY);
  if (box.minX > box.maxX || box.minY > box.maxY) return null;
  const at = (x: number, y: number): LayCommand => ({
    ...command,
    x: Math.min(box.maxX, Math.max(box.minX, x)),
    y: Math.min(box.maxY, Math.max(box.minY, y)),
  });
  const lawful = (candidate: LayCommand): boolean => isLegal(field, side, zone, candidate);
  const pushed = at(command.x, command.y);
  if (lawful(pushed)) return pushed;
  const pitch = steps((PITCH / 2) * field.factor);
  const rings = Math.ceil(field.width / pitch);
  let best: LayCommand | null = null;
  let least = Infinity;
  for (let ring = 1; ring <= rings && (ring - 1) * (ring - 1) * pitch * pitch < least; ring++) {
    for (const [i, j] of ringOf(ring)) {
      const candidate = at(pushed.x + i * pitch, pushed.y + j * pitch);
      const far = away(candidate, pushed);
      if (far < least && lawful(candidate)) [best, least] = [candidate, far];
    }
  }
  return best;
}

/** The zone in which a piece would count. */
export function zoneOfLay(field: Field, side: SideIndex, command: LayCommand): number {
  return zoneOfPiece(field, side, pieceOf('', command.kind, outlineOf(field.sticks, command), -1));
}
