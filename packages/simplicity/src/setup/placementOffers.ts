/** Places that are offered to the pieces of a side before the first turn: a good finite sample of its zone. */
import { type Choices, joined } from '@drumhead/engine';
import { normalise, type Pose, quadOf } from '@drumhead/table';
import type { Command } from '../state/commands.ts';
import { type Footing, freeAmong } from './legalPlacements.ts';
import { homeDirection } from '../movement/forcedMoves.ts';
import type { Stage } from '../state/frames.ts';
import { profileOf } from '../ground/footprints.ts';
import { terrainIndex } from '../ground/terrainEffects.ts';
import { armOf, sizeOf } from '../state/unitTables.ts';
import { CM, cm, TOLERANCE } from '../state/lengths.ts';
import { type Memory, memory } from '../memory.ts';
import { HALF } from '../movement/moves.ts';
import type { SideIndex, State } from '../state/state.ts';
import { widened } from '../ground/sweep.ts';
import {
  footingProblem,
  type Place,
  placeCommandProblem,
  type PlaceCommand,
  placeProblem,
  stageOf,
  toPlace,
  zoneOf,
} from './zones.ts';

/** Where the pieces of a side may be placed in a stage, each place looked for when it is asked for. */
export function placeChoices(state: State, stage: Stage, side: SideIndex): Choices<Command> {
  const { units, commands } = toPlace(state, side, stage);
  if (stage === 'command') return joined<Command>(commands.map((command) => commandPlaces(state, side, command)));
  const most = Math.max(MOST_PLACES, terrainIndex(state.terrain).sections.length);
  return {
    count: most * units.length,
    at: (i) => placeAt(state, side, units[Math.floor(i / most)] as number, i % most),
  };
}

const MOST_PLACES = 12;

/** The `n`th place of a unit: sections first, then places on a grid, nearest the front first and the middle first. */
function placeAt(state: State, side: SideIndex, unit: number, n: number): Place | null {
  const facing = normalise(homeDirection(state, side) + HALF);
  let left = n;
  if (armOf(profileOf(state, unit)) === 'foot') {
    for (const { x, y, section } of terrainIndex(state.terrain).sections) {
      const offer: Place = { type: 'place', unit, x, y, facing, section };
      if (placeProblem(state, side, stageOf(state, unit), offer) !== null) continue;
      if (left === 0) return offer;
      left -= 1;
    }
  }
  if (n >= MOST_PLACES) return null;
  const footing = onGrid(state, side, unit, left);
  if (footing !== null) return { type: 'place', unit, x: footing.pose.x, y: footing.pose.y, facing, section: -1 };
  return n === 0 ? squeezedIn(state, side, unit, facing) : null;
}

/** Rows of the grid, one behind the other. */
const ROWS = 4;

/** How far apart the places in a row are, and how many there are: one in the middle, as many on either side. */
const stepOf = (state: State, unit: number): number => sizeOf(profileOf(state, unit)).width + CM;

function inRow(state: State, side: SideIndex, unit: number): number {
  const zone = zoneOf(state, side);
  return 2 * Math.floor((zone.maxX - zone.minX) / 2 / stepOf(state, unit)) + 1;
}

const onGrid = freeAmong({
  count: (state, side, unit) => ROWS * inRow(state, side, unit),
  look: footingAt,
  box: (state, side) => widened(zoneOf(state, side), TOLERANCE),
  apart: 0,
  keepsOff: false,
});

function footingAt(state: State, side: SideIndex, unit: number, place: number): Footing | null {
  const zone = zoneOf(state, side);
  const size = sizeOf(profileOf(state, unit));
  const width = inRow(state, side, unit);
  const i = place % width;
  const aside = i % 2 === 0 ? i / 2 : -(i + 1) / 2;
  const back = Math.round(size.depth / 2) + Math.floor(place / width) * cm(4.5);
  const x = Math.round((zone.minX + zone.maxX) / 2) + aside * stepOf(state, unit);
  const home = homeDirection(state, side);
  const y = home === 0 ? zone.maxY - back : zone.minY + back;
  const pose: Pose = { x: x | 0, y: y | 0, facing: normalise(home + HALF) };
  const quad = quadOf(pose, size);
  return footingProblem(state, side, unit, quad) === null ? { pose, quad } : null;
}

/** By unit and facing. */
const squeezed: Memory<Place | null> = memory();

function squeezedIn(state: State, side: SideIndex, unit: number, facing: number): Place | null {
  const known = squeezed.of(state, unit, facing);
  return known === undefined ? squeezed.keep(anyPlace(state, side, unit, facing), state, unit, facing) : known;
}

/** A finer search, where the grid finds nothing. */
function anyPlace(state: State, side: SideIndex, unit: number, facing: number): Place | null {
  const zone = zoneOf(state, side);
  for (let y = zone.minY; y <= zone.maxY; y += CM) {
    for (let x = zone.minX; x <= zone.maxX; x += CM) {
      const offer: Place = { type: 'place', unit, x, y, facing, section: -1 };
      if (placeProblem(state, side, stageOf(state, unit), offer) === null) return offer;
    }
  }
  return null;
}

/** How far back from the front of the zone, and at which quarter of its width, a Command base is offered a place. */
const BACKS = [cm(9), cm(4), cm(15)] as const;
const QUARTERS = [2, 1, 3] as const;

function commandPlaces(state: State, side: SideIndex, command: number): Choices<PlaceCommand> {
  const zone = zoneOf(state, side);
  const north = homeDirection(state, side) === 0;
  return {
    count: BACKS.length * QUARTERS.length,
    at(i) {
      const back = BACKS[Math.floor(i / QUARTERS.length)] as number;
      const quarter = QUARTERS[i % QUARTERS.length] as number;
      const x = Math.round(zone.minX + ((zone.maxX - zone.minX) * quarter) / 4);
      const y = north ? zone.maxY - back : zone.minY + back;
      const offer: PlaceCommand = { type: 'placeCommand', command, x, y };
      return placeCommandProblem(state, side, 'command', offer) === null ? offer : null;
    },
  };
}
