// Natural outlines for the ready maps: `node scripts/ground.ts` draws those of the catalogues' boxes listed here and
// writes them as data. A piece that does not please gets another `draw`; battles begun keep the ground of their record.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandomInt } from '@drumhead/engine';
import { facing, grownAround, grownConvex, steps } from '@drumhead/table';
import { tool } from './lib.mjs';

/** A box of the catalogue by its centre and size in the map's measure, and how it is drawn. */
interface Piece {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly corners: number;
  /** Degrees. */
  readonly turn: number;
  /** The waves of another piece, for the top of a hill. */
  readonly like?: string;
  readonly draw?: number;
}

/** A piece that lies as another one does when the table, so wide and deep, is turned by half. */
interface Turned {
  readonly halfTurnOf: string;
  readonly table: readonly [width: number, depth: number];
}

interface Map {
  readonly file: string;
  readonly pieces: Readonly<Record<string, Piece | Turned>>;
}

/** What the scenario files of a rule set want. */
interface Format {
  readonly grown: typeof grownAround;
  readonly reach: number;
  /** One of its measures, in steps. */
  readonly measure: number;
  /** How corners are written. */
  readonly wrapper: string;
}

const LARGE_BATTLES = 'packages/large-battles/src/scenarios/data/outlines';
const SIMPLICITY = 'packages/simplicity/src/scenarios/outlines';

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
  {
    file: `${SIMPLICITY}/windmillRidge.ts`, // SIP-SCN-2
    pieces: {
      ridge: { box: [60, 45, 30, 14], corners: 24, turn: 2 },
      wood: { box: [96, 45, 20, 16], corners: 24, turn: -5 },
    },
  },
  {
    file: `${SIMPLICITY}/crossroads.ts`, // SIP-SCN-3
    pieces: {
      'west-wood': { box: [27.5, 65, 25, 20], corners: 24, turn: 6 },
      'east-wood': { halfTurnOf: 'west-wood', table: [150, 100] },
      'north-hill': { box: [112.5, 70, 25, 16], corners: 24, turn: -7 },
      'south-hill': { halfTurnOf: 'north-hill', table: [150, 100] },
    },
  },
  {
    file: `${SIMPLICITY}/puenteViejo.ts`, // SIP-SCN-4
    pieces: {
      hill: { box: [60, 69, 40, 14], corners: 24, turn: -2 },
      w1: { box: [102, 63, 20, 14], corners: 24, turn: 5 },
      w2: { box: [20, 22.5, 20, 15], corners: 24, turn: -6 },
    },
  },
];

/** Of the box's area. */
const FILL = 0.96;
const MILLIMETRE = steps(1);

const LB: Format = { grown: grownAround, reach: 0.08, measure: MILLIMETRE, wrapper: 'pairs' };
/** SIP-TER-2: areas are convex. */
const SIP: Format = { grown: grownConvex, reach: 0.07, measure: 10 * MILLIMETRE, wrapper: '' };

/** The corners of a piece in the map's measure, x and y in turn. */
function outlineOf(map: Map, format: Format, id: string): readonly number[] {
  const { grown, reach, measure } = format;
  const piece = map.pieces[id];
  if (piece === undefined) throw new Error(id);
  if ('halfTurnOf' in piece) {
    const round = (value: number) => Math.round(value * 10) / 10;
    return outlineOf(map, format, piece.halfTurnOf).map((value, i) => round((piece.table[i % 2] as number) - value));
  }
  const { box, corners, turn, like = id } = piece;
  const [x, y, width, height] = box.map((value) => value * measure) as [number, number, number, number];
  const waves = map.pieces[like] as Piece;
  const choose = seededRandomInt(`${map.file} ${like} ${waves.draw ?? 1}`);
  const shape = { corners, reach, turn: facing(turn) };
  return grown({ x, y, width, height }, shape, FILL, MILLIMETRE, choose).map((value) => value / measure);
}

for (const map of MAPS) {
  const format = map.file.startsWith(SIMPLICITY) ? SIP : LB;
  const { wrapper } = format;
  const list = (id: string) => `[${outlineOf(map, format, id).join(', ')}]`;
  const lines = Object.keys(map.pieces).map((id) => `'${id}': ${wrapper ? `${wrapper}(${list(id)})` : list(id)},`);
  const path = fileURLToPath(new URL(`../${map.file}`, import.meta.url));
  const unit = format === SIP ? 'centimetres' : 'millimetres';
  const head = `/** Outlines of hills, woods and rough ground, corners in ${unit}: drawn by \`node scripts/ground.ts\`. */`;
  const imports = wrapper ? `import { ${wrapper} } from '../${wrapper}.ts';\n\n` : '';
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${head}\n${imports}export const outlines = {\n${lines.join('\n')}\n};\n`);
  execFileSync(process.execPath, [tool('@biomejs/biome', 'biome'), 'format', '--write', path], { stdio: 'inherit' });
}
