/**
 * A fair terrain generator: gives the commands of a player, piece by piece, for one zone or for both sides. Both sides
 * get the same distribution; the caller brings the random numbers.
 */
import type { RandomInt, Seat } from '@drumhead/engine';
import { FACINGS_PER_DEGREE, outlinesGapSquared, polylineLength, steps } from '@drumhead/table';
import type { Command, LaidSize } from '../../state/commands.ts';
import type { LayTerrainFrame } from '../../state/frames.ts';
import { decide } from '../../turn/machine.ts';
import type { Field, SideIndex, State, TerrainKind } from '../../state/state.ts';
import { zoneDepth } from '../../ground/zones.ts';
import { laidOf } from './layTerrain.ts';
import { bridgesFor } from './nearestTerrain.ts';
import {
  AREA_SIZES,
  isPiece,
  type LayCommand,
  layProblem,
  onlyOneProblem,
  outlineOf,
  PIECES_EACH,
  sizesOfKind,
  sortOf,
} from './pieces.ts';
import { layOffers, middlesIn, zoneOfLay } from './terrainPlaces.ts';
import { longestStream, type StreamCommand, streamProblem, zonesCrossed } from './stream.ts';

/** Kinds to draw from, weighted by repetition. */
const AREAS: readonly TerrainKind[] = ['wood', 'wood', 'wood', 'rough', 'rough', 'steepHill', 'steepHill', 'sector'];
const LINES: readonly TerrainKind[] = ['hedge', 'hedge', 'fence', 'fence', 'wall', 'wall', 'stream'];
/** Random places to try before falling back on the sample of the rules. */
const DRAWS = 40;
/** mm on the 15 mm table between a drawn piece and any other, where there is room. */
const CLEAR = 25;
/** Pieces are turned in steps of so many degrees, either way from square. */
const LEANING = { by: 5, most: 20 } as const;
/** mm on the 15 mm table: grid of random places. */
const GRID = 5;

/** The next piece, or `laid` when the zone is done; null when no side lays terrain. */
export function nextTerrain(state: State, pick: RandomInt): Command | null {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.at !== 'layTerrain') return null;
  const { field } = state;
  const missing = (['area', 'linear'] as const).filter((sort) => laidOf(field, frame, sort) < PIECES_EACH);
  for (const sort of missing) {
    const drawn = sort === 'area' ? drawArea(field, frame, pick) : drawLinear(field, frame, pick);
    const command = drawn ?? sampled(field, frame, sort, pick);
    if (command !== undefined) return command;
  }
  return { type: 'laid' };
}

/** All commands that fill the zone of the side whose turn it is, up to `laid`. */
export function terrainOfTurn(state: State, pick: RandomInt): readonly Command[] {
  const commands: Command[] = [];
  let now = state;
  for (;;) {
    const command = nextTerrain(now, pick);
    if (command === null) return commands;
    now = after(now, command);
    commands.push(command);
    if (command.type === 'laid') return commands;
  }
}

/** The rest of the terrain for both sides, each command with its seat. */
export function terrainOfBoth(
  state: State,
  pick: RandomInt,
): readonly { readonly seat: Seat; readonly command: Command }[] {
  const given: { readonly seat: Seat; readonly command: Command }[] = [];
  let now = state;
  for (let command = nextTerrain(now, pick); command !== null; command = nextTerrain(now, pick)) {
    given.push({ seat: seatOf(now), command });
    now = after(now, command);
  }
  return given;
}

function seatOf(state: State): Seat {
  const frame = state.frames[state.frames.length - 1] as LayTerrainFrame;
  return state.field.sides[frame.side].id;
}

function after(state: State, command: Command): State {
  const decision = decide(state, seatOf(state), command);
  if (!decision.ok) throw new Error(`drawn terrain was refused: ${JSON.stringify(decision.refusal)}`);
  return decision.state;
}

// --- drawing ----------------------------------------------------------------------------------------------------------

function one<T>(list: readonly T[], pick: RandomInt): T {
  return list[pick(list.length)] as T;
}

/** The zone being filled, or any of those left. */
function zoneFor(frame: LayTerrainFrame, pick: RandomInt): number {
  return frame.zone !== 0
    ? frame.zone
    : one(
        [1, 2, 3].filter((zone) => !frame.done[frame.side].includes(zone)),
        pick,
      );
}

function drawArea(field: Field, frame: LayTerrainFrame, pick: RandomInt): LayCommand | null {
  const kind = one(
    AREAS.filter((k) => onlyOneProblem(field, k) === null),
    pick,
  );
  const sizes = sizesOfKind(kind);
  return drawPlace(field, frame, kind, sizes.length === 1 ? (sizes[0] as LaidSize) : one(AREA_SIZES, pick), pick);
}

function drawLinear(field: Field, frame: LayTerrainFrame, pick: RandomInt): Command | null {
  const kind = one(
    LINES.filter((k) => onlyOneProblem(field, k) === null),
    pick,
  );
  if (kind === 'stream') return drawStream(field, frame, pick) ?? drawPlace(field, frame, 'hedge', '1M', pick);
  return drawPlace(field, frame, kind, '1M', pick);
}

/** A place in the zone, a little askew where that fits. */
function drawPlace(
  field: Field,
  frame: LayTerrainFrame,
  kind: TerrainKind,
  size: LaidSize,
  pick: RandomInt,
): LayCommand | null {
  const { side } = frame;
  const zone = zoneFor(frame, pick);
  const grid = steps(GRID * field.factor);
  const box = middlesIn(field, side, zone, 0, 0);
  let crowded: LayCommand | null = null;
  for (let i = 0; i < DRAWS; i++) {
    const square = pick(2) * 90;
    const lean = (pick((2 * LEANING.most) / LEANING.by + 1) - LEANING.most / LEANING.by) * LEANING.by;
    const facing = ((square + lean + 360) % 360) * FACINGS_PER_DEGREE;
    const x = box.minX + pick(Math.floor((box.maxX - box.minX) / grid) + 1) * grid;
    const y = box.minY + pick(Math.floor((box.maxY - box.minY) / grid) + 1) * grid;
    const command: LayCommand = { type: 'lay', kind, size, x, y, facing };
    if (layProblem(field, side, command) !== null || zoneOfLay(field, side, command) !== zone) continue;
    if (standsAlone(field, kind, outlineOf(field.sticks, command))) return command;
    crowded ??= command;
  }
  return crowded;
}

/** No hedge inside a wood, no fence over the edge of a hill, nothing astride of a stream, no heap. */
function standsAlone(field: Field, kind: TerrainKind, points: readonly number[]): boolean {
  const least = steps(CLEAR * field.factor);
  const drawn = { points, closed: sortOf(kind) === 'area' };
  return field.terrain.every(
    ({ kind: other, points: laid }) =>
      !isPiece(other) || outlinesGapSquared(drawn, { points: laid, closed: sortOf(other) === 'area' }) >= least * least,
  );
}

/**
 * Round a corner of the own half: in over a short edge, out over the baseline, with one bend and a bridge in every
 * zone.
 */
function drawStream(field: Field, frame: LayTerrainFrame, pick: RandomInt): StreamCommand | null {
  const { side } = frame;
  const zone = zoneFor(frame, pick);
  const grid = steps(GRID * field.factor);
  const top = field.sides[side].baseline === 'top';
  let crowded: StreamCommand | null = null;
  for (let i = 0; i < DRAWS; i++) {
    const high = pick(Math.floor(field.height / 2 / grid)) * grid;
    const wide = pick(Math.floor(longestStream(field.sticks) / grid)) * grid;
    if (high <= (3 - zone) * zoneDepth(field) || wide < field.sticks.m) continue;
    const bend = { across: Math.round((wide * (3 + pick(4))) / 10), forward: Math.round((high * (3 + pick(4))) / 10) };
    const left = pick(2) === 0;
    const across = (x: number) => (left ? x : field.width - x);
    const forward = (y: number) => (top ? y : field.height - y);
    const points = [across(0), forward(high), across(bend.across), forward(bend.forward), across(wide), forward(0)];
    if (polylineLength(points) > longestStream(field.sticks)) continue;
    const command = { type: 'layStream', zone, points, crossings: crossings(field, side, points, pick) } as const;
    if (!zonesCrossed(field, side, points).includes(zone) || streamProblem(field, side, command) !== null) continue;
    if (standsAlone(field, 'stream', points)) return command;
    crowded ??= command;
  }
  return crowded;
}

function crossings(
  field: Field,
  side: SideIndex,
  points: readonly number[],
  pick: RandomInt,
): StreamCommand['crossings'] {
  return bridgesFor(field, side, points).map(({ along }) => ({ kind: pick(2) === 0 ? 'bridge' : 'ford', along }));
}

/** Fallback when no random place is legal: one of the places that the rules offer. */
function sampled(field: Field, frame: LayTerrainFrame, sort: 'area' | 'linear', pick: RandomInt): Command | undefined {
  const offers = layOffers(field, frame, [sort]);
  return offers.length === 0 ? undefined : one(offers, pick);
}
