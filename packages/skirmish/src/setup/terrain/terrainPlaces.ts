/** SK-TER-13, SK-TER-19. Finding legal places for a piece of terrain. */
import { type RandomInt, seededRandomInt } from '@drumhead/engine';
import { cosine, FULL_TURN, nearestWhole, QUARTER_TURN, roundOffset, sine } from '@drumhead/table';
import type { Laying, OpeningAsked } from '../../state/commands.ts';
import type { RolledFeature } from '../../state/frames.ts';
import type { Field, LineFeature, State } from '../../state/state.ts';
import { openingReach } from './building.ts';
import { type LayCommand, layingOf, mayLie, PIECE_OF } from './laying.ts';
import { FIRST_QUARTER, quarterBox } from './quarters.ts';
import { cornersOf } from './shapes.ts';

/** SK-TER-19. Number of lattice steps in a stick S. */
const LATTICE = 5;
/** Number of places offered. */
const SHOWN = 6;
/** Number of random tries before the lattice is searched. */
const TRIES = 80;
/** Number of corners of a random area. */
const ROUND_CORNERS = 10;

/** Quarters that a feature may be placed in: its own, and perhaps the first (SK-TER-10). */
const quartersOf = ({ quarter, mayMove }: RolledFeature): readonly { quarter: number; elsewhere: boolean }[] =>
  mayMove && quarter !== FIRST_QUARTER
    ? [
        { quarter, elsewhere: false },
        { quarter: FIRST_QUARTER, elsewhere: true },
      ]
    : [{ quarter, elsewhere: false }];

/**
 * SK-TER-19. The first legal place on the lattice for the smallest piece, or null, so that it is dropped (SK-TER-13).
 */
export function placeFor(state: State, rolled: RolledFeature, group: number): LayCommand | null {
  const { field } = state;
  const step = nearestWhole(field.sticks.s / LATTICE);
  const isLine = layingOf(rolled.kind) === 'layFeature' && PIECE_OF[rolled.kind] !== 'tree';
  for (const { quarter, elsewhere } of quartersOf(rolled)) {
    const box = quarterBox(field, quarter);
    for (let y = box.minY; y <= box.maxY; y += step) {
      for (let x = box.minX; x <= box.maxX; x += step) {
        for (const turn of isLine ? [0, QUARTER_TURN] : [0]) {
          const command = smallest(field, rolled, { x, y, turn }, elsewhere);
          if (mayLie(state, rolled, group, command)) return command;
        }
      }
    }
  }
  return null;
}

/** The smallest legal piece of its kind, around a centre. */
function smallest(
  field: Field,
  rolled: RolledFeature,
  at: Pick<Laying, 'x' | 'y' | 'turn'>,
  elsewhere: boolean,
): LayCommand {
  const { s } = field.sticks;
  const piece = PIECE_OF[rolled.kind];
  switch (layingOf(rolled.kind)) {
    case 'layArea':
      return { type: 'layArea', points: cornersOf({ ...at, width: s, height: s }), elsewhere };
    case 'layBuilding':
      return plainBuilding({ ...at, width: s, height: s }, rolled.windows, elsewhere);
    case 'layFeature': {
      const width = piece === 'tree' ? 0 : 2 * field.footRadius;
      return { type: 'layFeature', laying: { ...at, width, height: 0 }, elsewhere };
    }
  }
}

/** A square of one floor, the door in the lower wall and the windows in the others. */
function plainBuilding(laying: Laying, windows: number, elsewhere: boolean): LayCommand {
  const along = nearestWhole(laying.width / 2);
  const openings: OpeningAsked[] = [{ kind: 'door', wall: 2, along }];
  for (const wall of [0, 1, 3].slice(0, windows)) openings.push({ kind: 'window', wall, along });
  return { type: 'layBuilding', laying, elsewhere, floors: 1, barred: false, openings, ladder: -1, stairs: 0 };
}

/** Some places of various sizes, always the same for the same table; at least one if there is any. */
export function layingsFor(state: State, rolled: RolledFeature, group: number): readonly LayCommand[] {
  const found = Array.from({ length: SHOWN }, (_, i) => {
    const choose = seededRandomInt(`laying ${group} ${state.features.length} ${i}`);
    return foundAtRandom(state, rolled, group, choose);
  });
  // If a random search fails, the first place on the lattice is offered once.
  const missing = found.indexOf(null);
  if (missing >= 0) found[missing] = placeFor(state, rolled, group);
  return found.filter((command) => command !== null);
}

/**
 * A fair random place: all legal sizes and spots of the quarter are equally likely. Only to be called if there is a
 * legal place.
 */
export function laidAtRandom(state: State, rolled: RolledFeature, group: number, choose: RandomInt): LayCommand {
  const found = foundAtRandom(state, rolled, group, choose) ?? placeFor(state, rolled, group);
  if (found === null) throw new RangeError(`no place for ${rolled.kind}`);
  return found;
}

/** A fair random place, or null after too many tries. */
function foundAtRandom(state: State, rolled: RolledFeature, group: number, choose: RandomInt): LayCommand | null {
  const quarters = quartersOf(rolled);
  for (let i = 0; i < TRIES; i++) {
    const { quarter, elsewhere } = quarters[choose(quarters.length)] as (typeof quarters)[number];
    const command = tried(state, rolled, group, { quarter, elsewhere }, choose);
    if (mayLie(state, rolled, group, command)) return command;
  }
  return null;
}

/** Half of a whole number, rounded up. */
const halfUp = (whole: number): number => (whole + 1) >> 1;

function tried(
  state: State,
  rolled: RolledFeature,
  group: number,
  { quarter, elsewhere }: { quarter: number; elsewhere: boolean },
  choose: RandomInt,
): LayCommand {
  const { field } = state;
  const { sticks, footRadius } = field;
  const box = quarterBox(field, quarter);
  const between = (least: number, most: number) => least + choose(most - least + 1);
  const spot = (width: number, height: number) => ({
    x: between(box.minX + halfUp(width), box.maxX - halfUp(width)),
    y: between(box.minY + halfUp(height), box.maxY - halfUp(height)),
  });
  switch (layingOf(rolled.kind)) {
    case 'layArea': {
      const [width, height] = [between(sticks.s, sticks.l), between(sticks.s, sticks.l)];
      return { type: 'layArea', points: roundArea(spot(width, height), width, height, choose), elsewhere };
    }
    case 'layBuilding': {
      const [width, height] = [between(sticks.s, sticks.m), between(sticks.s, sticks.m)];
      return building(field, { ...spot(width, height), width, height, turn: 0 }, rolled.windows, elsewhere, choose);
    }
    case 'layFeature': {
      if (PIECE_OF[rolled.kind] === 'tree') {
        const laying = { ...spot(2 * footRadius, 2 * footRadius), width: 0, height: 0, turn: 0 };
        return { type: 'layFeature', laying, elsewhere };
      }
      const width = choose(3) === 0 ? between(2 * footRadius, sticks.s) : sticks.s;
      return { type: 'layFeature', laying: joined(state, group, spot(width, 0), width, choose), elsewhere };
    }
  }
}

/** A piece of a fence or wall: usually joined to the piece before it, else anywhere. */
function joined(
  { features }: State,
  group: number,
  spot: { readonly x: number; readonly y: number },
  width: number,
  choose: RandomInt,
): Laying {
  const turn = choose(16) * (FULL_TURN / 16);
  const last = features.filter((feature): feature is LineFeature => feature.group === group && 'x1' in feature).at(-1);
  if (last === undefined || choose(4) === 0) return { ...spot, width, height: 0, turn };
  const [x, y] = choose(2) === 0 ? [last.x1, last.y1] : [last.x2, last.y2];
  const along = { x: x + roundOffset((cosine(turn) * width) / 2), y: y + roundOffset((sine(turn) * width) / 2) };
  return { ...along, width, height: 0, turn };
}

/** A rounded outline that fills a rectangle, with corners near an ellipse. */
function roundArea(
  { x, y }: { readonly x: number; readonly y: number },
  width: number,
  height: number,
  choose: RandomInt,
): readonly number[] {
  const raw: (readonly [number, number])[] = [];
  for (let i = 0; i < ROUND_CORNERS; i++) {
    const reach = 0.8 + choose(21) / 100;
    const turn = (i * FULL_TURN) / ROUND_CORNERS;
    raw.push([sine(turn) * reach, -cosine(turn) * reach]);
  }
  const span = (axis: 0 | 1) => {
    const all = raw.map((corner) => corner[axis]);
    return [Math.min(...all), Math.max(...all)] as const;
  };
  const [[left, right], [up, down]] = [span(0), span(1)];
  const [x0, y0] = [x - (width >> 1), y - (height >> 1)];
  return raw.flatMap(([cx, cy]) => [
    x0 + nearestWhole(((cx - left) / (right - left)) * width),
    y0 + nearestWhole(((cy - up) / (down - up)) * height),
  ]);
}

/** A random building with openings anywhere they fit; one in three has an upper floor, half of these a ladder. */
function building(field: Field, laying: Laying, windows: number, elsewhere: boolean, choose: RandomInt): LayCommand {
  const openings: OpeningAsked[] = [];
  for (const kind of ['door', ...Array<'window'>(windows).fill('window')] as const) {
    // At most two on a wall: a wall has room for two of the widest.
    const walls = [0, 1, 2, 3].filter((wall) => openings.filter((opening) => opening.wall === wall).length < 2);
    const wall = walls[choose(walls.length)] as number;
    const length = wall % 2 === 0 ? laying.width : laying.height;
    const reach = openingReach(field, kind);
    openings.push({ kind, wall, along: reach + choose(length - 2 * reach + 1) });
  }
  const floors = choose(3) === 0 ? 2 : 1;
  const stairs = floors === 2 ? 1 + choose(4) : 0;
  const ladder = floors === 2 && choose(2) === 0 ? 1 : -1;
  return { type: 'layBuilding', laying, elsewhere, floors, barred: choose(4) === 0, openings, ladder, stairs };
}
