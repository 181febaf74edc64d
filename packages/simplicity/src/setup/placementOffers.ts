/** Places that are offered to the pieces of a side before the first turn: a good finite sample of its zone. */
import { normalise, type Point } from '@drumhead/table';
import { terrainIndex } from '../ground/terrainEffects.ts';
import { homeDirection } from '../movement/forcedMoves.ts';
import { HALF } from '../movement/moves.ts';
import type { Command } from '../state/commands.ts';
import type { Stage } from '../state/frames.ts';
import { CM, cm } from '../state/lengths.ts';
import type { SideIndex, State } from '../state/state.ts';
import { sizeOf } from '../state/unitTables.ts';
import { profileOf } from '../state/units.ts';
import { type Place, type PlaceCommand, placeCommandProblem, placeProblem, stageOf, toPlace, zoneOf } from './zones.ts';

/** The places where the pieces of a side may be placed in a stage. */
export function placementOffers(state: State, stage: Stage, side: SideIndex): Command[] {
  const { units, commands } = toPlace(state, side, stage);
  if (stage === 'command') return commands.flatMap((base) => commandBasePlaces(state, side, base));
  const placesOf = forEachMake(state, (unit) => placesFor(state, side, unit));
  return units.flatMap((unit) => placesOf(unit).map((place) => ({ ...place, unit })));
}

/** Finds something for a unit that is the same for all units of its kind and class that come on alike, once for these. */
export function forEachMake<T>(state: State, find: (unit: number) => T): (unit: number) => T {
  const known = new Map<string, T>();
  return (unit) => {
    const { kind, class: unitClass, from } = profileOf(state, unit);
    const make = `${kind} ${unitClass} ${from?.edge} ${from?.min} ${from?.max}`;
    const found = known.get(make) ?? find(unit);
    known.set(make, found);
    return found;
  };
}

const MOST_PLACES = 12;

/** Sections first, then places on a grid, nearest the front first and the middle first. */
function placesFor(state: State, side: SideIndex, unit: number): readonly Place[] {
  const stage = stageOf(state, unit);
  const facing = normalise(homeDirection(state, side) + HALF);
  const isOpen = (place: Place): boolean => placeProblem(state, side, stage, place) === null;
  const place = (x: number, y: number, section = -1): Place => ({ type: 'place', unit, x, y, facing, section });
  const found = terrainIndex(state.terrain)
    .sections.map(({ x, y, section }) => place(x, y, section))
    .filter(isOpen);
  for (const { x, y } of gridOf(state, side, unit)) {
    if (found.length >= MOST_PLACES) break;
    if (isOpen(place(x, y))) found.push(place(x, y));
  }
  if (found.length > 0) return found;
  // A finer search, where the grid finds nothing.
  const { minX, maxX, minY, maxY } = zoneOf(state, side);
  for (let y = minY; y <= maxY; y += CM) {
    for (let x = minX; x <= maxX; x += CM) if (isOpen(place(x, y))) return [place(x, y)];
  }
  return [];
}

/** Rows of the grid, one behind the other. */
const ROWS = 4;

/** The places of the grid, row by row; in each row the middle first, then outwards on either side in turn. */
function gridOf(state: State, side: SideIndex, unit: number): readonly Point[] {
  const zone = zoneOf(state, side);
  const size = sizeOf(profileOf(state, unit));
  const step = size.width + CM;
  const inRow = 2 * Math.floor((zone.maxX - zone.minX) / 2 / step) + 1;
  const isNorth = homeDirection(state, side) === 0;
  return Array.from({ length: ROWS * inRow }, (_, place) => {
    const i = place % inRow;
    const aside = i % 2 === 0 ? i / 2 : -(i + 1) / 2;
    const back = Math.round(size.depth / 2) + Math.floor(place / inRow) * cm(4.5);
    const x = Math.round((zone.minX + zone.maxX) / 2) + aside * step;
    return { x, y: isNorth ? zone.maxY - back : zone.minY + back };
  });
}

/** How far back from the front of the zone, and at which quarter of its width, a Command base is offered a place. */
const BACKS = [cm(9), cm(4), cm(15)] as const;
const QUARTERS = [2, 1, 3] as const;

function commandBasePlaces(state: State, side: SideIndex, command: number): readonly PlaceCommand[] {
  const zone = zoneOf(state, side);
  const isNorth = homeDirection(state, side) === 0;
  return BACKS.flatMap((back) =>
    QUARTERS.map((quarter): PlaceCommand => {
      const x = Math.round(zone.minX + ((zone.maxX - zone.minX) * quarter) / 4);
      const y = isNorth ? zone.maxY - back : zone.minY + back;
      return { type: 'placeCommand', command, x, y };
    }),
  ).filter((place) => placeCommandProblem(state, side, 'command', place) === null);
}
