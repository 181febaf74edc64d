// Natural outlines for the ready maps: `node scripts/ground.ts` draws those of the catalogues' boxes listed here and
// writes them as data. A piece that does not please gets another `draw`; battles begun keep the ground of their record.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededRandomInt } from '@drumhead/engine';
import { facing, grownAround, grownConvex, type Polygon, steps, toMm } from '@drumhead/table';
import { tool } from './lib.mjs';

/** A box of the catalogue by its centre and size in millimetres, and how it is drawn. */
interface Piece {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly corners: number;
  /** Degrees. */
  readonly turn: number;
  /** The waves of another piece, for the top of a hill. */
  readonly like?: string;
  readonly draw?: number;
}

interface Map {
  readonly file: string;
  readonly convex?: boolean;
  readonly pieces: Readonly<Record<string, Piece>>;
}

const LARGE_BATTLES = 'packages/large-battles/src/scenarios/data/outlines';

const MAPS: readonly Map[] = [
  {
    file: `${LARGE_BATTLES}/peninsular-clash.ts`, // LB-SCN-02
    pieces: {
      'south-hill': { box: [1250, 880, 260, 160], corners: 28, turn: -6, draw: 3 },
      'west-hill': { box: [420, 330, 300, 200], corners: 28, turn: 5, draw: 2 },
      'west-hill-top': { box: [420, 330, 180, 110], corners: 20, turn: 5, like: 'west-hill' },
      'east-hill': { box: [1350, 300, 260, 180], corners: 28, turn: -8, draw: 1 },
      'east-hill-top': { box: [1350, 300, 150, 100], corners: 20, turn: -8, like: 'east-hill' },
      'middle-wood': { box: [900, 640, 180, 120], corners: 24, turn: 5, draw: 4 },
      'west-wood': { box: [250, 600, 180, 120], corners: 24, turn: -5, draw: 2 },
      'east-rocks': { box: [1450, 600, 180, 120], corners: 22, turn: 7, draw: 5 },
      'north-rocks': { box: [700, 380, 120, 120], corners: 20, turn: 0, draw: 1 },
    },
  },
  {
    file: `${LARGE_BATTLES}/spanish-pride.ts`, // LB-SCN-05
    pieces: {
      hill: { box: [900, 620, 480, 260], corners: 28, turn: -3, draw: 5 },
      'hill-top': { box: [900, 620, 300, 150], corners: 24, turn: -3, like: 'hill' },
      'west-wood': { box: [400, 450, 180, 180], corners: 26, turn: 8, draw: 2 },
      'east-wood': { box: [1380, 780, 180, 120], corners: 24, turn: -6, draw: 1 },
      'south-rocks': { box: [600, 880, 180, 120], corners: 22, turn: 6, draw: 9 },
      'north-rocks': { box: [1300, 380, 180, 120], corners: 22, turn: -7, draw: 9 },
    },
  },
  {
    file: `${LARGE_BATTLES}/retschow.ts`, // LB-SCN-08
    pieces: {
      'west-wood': { box: [350, 620, 180, 120], corners: 24, turn: -7, draw: 6 },
      'east-wood': { box: [1450, 560, 180, 120], corners: 24, turn: 6, draw: 5 },
    },
  },
  {
    file: `${LARGE_BATTLES}/raab.ts`,
    pieces: {
      plateau: { box: [1000, 320, 1240, 220], corners: 28, turn: 0, draw: 11 },
      'west-wood': { box: [380, 560, 160, 120], corners: 24, turn: 5, draw: 2 },
      vineyards: { box: [1300, 520, 180, 100], corners: 22, turn: -4, draw: 1 },
    },
  },
];

/** Of the box's area. */
const FILL = 0.96;
const REACH = 0.08;
const CONVEX_REACH = 0.04;
const MILLIMETRE = steps(1);

function outlineOf(map: Map, id: string): Polygon {
  const { box, corners, turn, like = id, draw = 1 } = map.pieces[id] as Piece;
  const [x, y, width, height] = box.map(steps) as [number, number, number, number];
  const shape = { corners, reach: map.convex ? CONVEX_REACH : REACH, turn: facing(turn) };
  const choose = seededRandomInt(`${map.file} ${like} ${map.pieces[like]?.draw ?? draw}`);
  const grown = map.convex ? grownConvex : grownAround;
  return grown({ x, y, width, height }, shape, FILL, MILLIMETRE, choose);
}

for (const map of MAPS) {
  const lines = Object.keys(map.pieces).map((id) => `'${id}': pairs([${outlineOf(map, id).map(toMm).join(', ')}]),`);
  const path = fileURLToPath(new URL(`../${map.file}`, import.meta.url));
  const head =
    '/** Outlines of hills, woods and rough ground, corners in millimetres: drawn by `node scripts/ground.ts`. */';
  writeFileSync(
    path,
    `${head}\nimport { pairs } from '../pairs.ts';\n\nexport const outlines = {\n${lines.join('\n')}\n};\n`,
  );
  execFileSync(process.execPath, [tool('@biomejs/biome', 'biome'), 'format', '--write', path], { stdio: 'inherit' });
}
