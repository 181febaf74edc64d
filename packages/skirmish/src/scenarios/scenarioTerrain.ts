/** SK-SCN-2, SK-SCN-4. Terrain of scenarios, in fractions of the table's side; y runs down. */
import { seededRandomInt } from '@drumhead/engine';
import { facing, grownAround, STEPS_PER_MM } from '@drumhead/table';
import type { BuildingFeature, Feature, Field, LineFeature, Opening } from '../state/state.ts';

/** Terrain on the table before any roll; woods lie in an outline that has `grown`, those of older games in a square. */
export function scenarioFeatures(field: Field, grown: boolean): readonly Feature[] {
  switch (field.scenario) {
    case 'forlornHope':
      return breach(field);
    case 'assaultAtTheFarm':
      return farm(field, grown);
    case 'pickUp':
    case 'foragingMission':
    case 'own':
      return [];
  }
}

/** A fraction of the table's side in steps, from the left or upper edge. */
const share = ({ side }: Field, part: number): number => Math.round(side * part);

/** An axis-aligned rectangle by its centre, corners clockwise from the upper left. */
function box(x: number, y: number, width: number, height: number): readonly number[] {
  const [left, up] = [Math.round(x - width / 2), Math.round(y - height / 2)];
  const [right, down] = [left + width, up + height];
  return [left, up, right, up, right, down, left, down];
}

function line(
  id: string,
  group: number,
  kind: LineFeature['kind'],
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): LineFeature {
  return { id, group, kind, x1, y1, x2, y2 };
}

/** A horizontal piece of a given length by its centre. */
function level(
  id: string,
  group: number,
  kind: LineFeature['kind'],
  x: number,
  y: number,
  length: number,
): LineFeature {
  const left = Math.round(x - length / 2);
  return line(id, group, kind, [left, y, left + length, y]);
}

/** SK-SCN-2. The line of the high wall (y = 0.65 in the catalogue, which counts upwards). */
export const WALL_LINE = 0.35;

/** SK-SCN-2. A high wall with one breach, rubble on both sides of it, two low walls behind. */
function breach(field: Field): readonly Feature[] {
  const { side, sticks } = field;
  const y = share(field, WALL_LINE);
  const middle = share(field, 0.5);
  const half = Math.round(sticks.m / 2);
  const behind = share(field, 0.25);
  return [
    line('high-wall-1', 0, 'highWall', [0, y, middle - half, y]),
    line('high-wall-2', 0, 'highWall', [middle + half, y, side, y]),
    { id: 'breach', group: 0, kind: 'rough', points: box(middle, y, 2 * half, 2 * sticks.s) },
    level('low-wall-1', 1, 'lowWall', share(field, 0.4), behind, sticks.s),
    level('low-wall-2', 2, 'lowWall', share(field, 0.6), behind, sticks.s),
  ];
}

/** SK-SCN-4. Centre of the farmhouse: half of the side from the left, 0.65 up. */
export const farmMiddle = (field: Field) => ({ x: share(field, 0.5), y: share(field, 0.35) });

/** SK-SCN-4. Half the side of the yard: 1.5 S. */
export const yardReach = ({ sticks }: Field): number => Math.round(1.5 * sticks.s);

/** SK-SCN-4. Farmhouse in its walled yard, a stream with its bridge, two fences and a wood before it. */
function farm(field: Field, grown: boolean): readonly Feature[] {
  const { side, sticks } = field;
  const water = share(field, 0.67);
  const deep = Math.round(sticks.s / 2);
  const fences = share(field, 0.8);
  return [
    farmhouse(field),
    ...yard(field),
    { id: 'stream', group: 2, kind: 'stream', points: box(side / 2, water, side, deep) },
    { id: 'bridge', group: 2, kind: 'bridge', points: box(side / 2, water, sticks.s, deep) },
    level('fence-1', 3, 'fence', share(field, 0.4), fences, sticks.s),
    level('fence-2', 4, 'fence', share(field, 0.6), fences, sticks.s),
    { id: 'wood', group: 5, kind: 'wood', points: farmWood(field, grown) },
  ];
}

/** SK-SCN-4, SK-TER-3. L by L, of any shape. */
function farmWood(field: Field, grown: boolean): readonly number[] {
  const { l } = field.sticks;
  const [x, y] = [share(field, 0.82), share(field, 0.86)];
  if (!grown) return box(x, y, l, l);
  const shape = { corners: 24, reach: 0.08, turn: facing(5) };
  return grownAround({ x, y, width: l, height: l }, shape, 0.96, STEPS_PER_MM, seededRandomInt('farm wood'));
}

/** SK-SCN-4. The farmhouse, M by M, one floor, doors north and south, a window in each side. */
function farmhouse(field: Field): BuildingFeature {
  const { m } = field.sticks;
  const { x, y } = farmMiddle(field);
  const points = box(x, y, m, m);
  const [left, up, right, down] = [points[0], points[1], points[2], points[5]] as [number, number, number, number];
  const [window, door] = [field.footRadius, Math.round(1.5 * field.footRadius)];
  const west = left + Math.round(0.15 * m);
  const across = (kind: Opening['kind'], middle: number, at: number, reach: number): Opening => ({
    kind,
    x1: middle - reach,
    y1: at,
    x2: middle + reach,
    y2: at,
    level: 0,
    barred: false,
  });
  const along = (at: number): Opening => ({
    kind: 'window',
    x1: at,
    y1: y - window,
    x2: at,
    y2: y + window,
    level: 0,
    barred: false,
  });
  return {
    id: 'farmhouse',
    group: 0,
    kind: 'building',
    points,
    floors: 1,
    openings: [
      across('door', x, up, door),
      across('door', x, down, door),
      across('window', west, up, window),
      across('window', west, down, window),
      along(left),
      along(right),
    ],
    stairs: null,
    ladder: null,
  };
}

/** SK-SCN-4. Pieces of length S around the yard; a gap of S in the middle of the south side. */
function yard(field: Field): readonly Feature[] {
  const { s } = field.sticks;
  const { x, y } = farmMiddle(field);
  const reach = yardReach(field);
  const [left, up, right, down] = [x - reach, y - reach, x + reach, y + reach];
  const places = [0, 1, 2].flatMap((piece): readonly (readonly [number, number, number, number])[] => [
    [left + piece * s, up, left + (piece + 1) * s, up],
    [right, up + piece * s, right, up + (piece + 1) * s],
    ...(piece === 1 ? [] : [[left + piece * s, down, left + (piece + 1) * s, down] as const]),
    [left, up + piece * s, left, up + (piece + 1) * s],
  ]);
  return places.map((place, piece) => line(`yard-wall-${piece + 1}`, 1, 'lowWall', place));
}
