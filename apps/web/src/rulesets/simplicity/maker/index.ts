/** What can be drawn for Simplicity, whose files measure in centimetres, northwards from the south-west corner (SIP-GEN-9). */
import {
  isSimplicity,
  LEAST_DEPTH,
  MOST_CORNERS,
  MOST_DEPTH,
  MOST_PIECES,
  type ScenarioFile,
  type TerrainFile,
} from '@drumhead/simplicity/armies';
import { boxOf, cornersOf, type Shape } from '../../../maker/draw/shape.ts';
import { at, type Place, type Places } from '../../../maker/draw/places.ts';
import { type State, zoneOf } from '@drumhead/simplicity/screen';
import { type Kind, kindsBy, type RulesMaker, type Size, zoneIn } from '../../../maker/rulesMaker.ts';

const MM = 10;

/** The rule that tells what each does. */
const RULES: Readonly<Record<TerrainFile['kind'], string>> = {
  hill: 'SIP-TER-5',
  woods: 'SIP-TER-3',
  rough: 'SIP-TER-4',
  fieldwork: 'SIP-TER-9',
  road: 'SIP-TER-11',
  bridge: 'SIP-TER-10',
  stream: 'SIP-TER-10',
  river: 'SIP-TER-10',
  ford: 'SIP-TER-10',
  obstacle: 'SIP-TER-8',
  section: 'SIP-TER-7',
};

const kind = kindsBy('sip.terrain.', (id: TerrainFile['kind']) => RULES[id]);

const KINDS: readonly Kind[] = [
  kind('hill', 'hill', 'area', 240),
  kind('woods', 'wood', 'area', 200),
  kind('rough', 'rough', 'area', 200),
  kind('fieldwork', 'rough', 'box', 80),
  kind('road', 'road', 'line', 400),
  kind('bridge', 'road', 'box', 60),
  kind('stream', 'stream', 'line', 400),
  { ...kind('river', 'stream', 'ribbon', 40), bridges: ['bridge', 'ford'] },
  kind('ford', 'stream', 'box', 60),
  kind('obstacle', 'wall', 'line', 200),
  kind('section', 'house', 'box', 100),
];

/** To a tenth of a millimetre: halves of odd boxes stay what they are. */
const tenth = (length: number): number => Math.round(length * 10) / 10;
const cm = (length: number): number => Math.round(length * 10) / 100;

/** x0, y0, x1, y1 of a file as places, and back. */
const placesOf = (flat: readonly number[], height: number): Places =>
  flat.flatMap((x, i): Places => (i % 2 === 0 ? [[tenth(x * MM), tenth(height - (flat[i + 1] ?? 0) * MM)]] : []));
const flatOf = (places: Places, height: number): number[] => places.flatMap(([x, y]) => [cm(x), cm(height - y)]);

const LINES: readonly string[] = KINDS.filter(({ form }) => form === 'line').map(({ id }) => id);

function shapeOf({ box, points, turned = 0, kind: what }: TerrainFile, { height }: Size): Shape | null {
  if (points !== undefined) return { is: LINES.includes(what) ? 'line' : 'area', points: placesOf(points, height) };
  const [west, south, east, north] = (box ?? []).map((length) => length * MM);
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  const y = tenth(height - (south + north) / 2);
  return { is: 'box', x: tenth((west + east) / 2), y, width: tenth(east - west), height: tenth(north - south), turned };
}

/** What was a turned box of another kind is one again as a section. */
function asBox(shape: Shape): Shape {
  if (shape.is !== 'area' || shape.points.length !== 4) return shape;
  const { points } = shape;
  const box = boxOf([at(points, 0), at(points, 1), at(points, 2), at(points, 3)]);
  return { ...box, turned: Math.round(box.turned) };
}

function withSide(setup: ScenarioFile, side: number, next: ScenarioFile['sides'][number]): ScenarioFile {
  const [one, two] = setup.sides;
  return { ...setup, sides: side === 0 ? [next, two] : [one, next] };
}

export const maker: RulesMaker<TerrainFile, ScenarioFile> = {
  kinds: KINDS,
  mostPieces: MOST_PIECES,
  mostPoints: () => MOST_CORNERS,
  opens: isSimplicity,
  size: ({ table: { width, depth } }) => ({ width: width * MM, height: depth * MM }),
  isDrawn: ({ generated }) => generated !== true,
  drawn({ generated: _generated, grown: _grown, ...rest }) {
    const [one, two] = rest.sides;
    // Zones are drawn at edges.
    const isOpen = one.edge === undefined || two.edge === undefined;
    const sides: ScenarioFile['sides'] = isOpen
      ? [
          { ...one, edge: 'north' },
          { ...two, edge: 'south' },
        ]
      : rest.sides;
    return { terrain: [], ...rest, sides };
  },
  shapeOf,
  game: () => 'simplicity',
  withForce(setup, side, from) {
    const made = (from as ScenarioFile).sides[side];
    const { brigades, name } = made ?? {};
    const one = setup.sides[side];
    return one && brigades && name !== undefined ? withSide(setup, side, { ...one, name, brigades }) : setup;
  },
  zones: (setup, state: State) =>
    setup.sides.map(({ edge }, side) => {
      // Edges that are rolled for are nobody's yet.
      if (edge === undefined) return null;
      return zoneIn(zoneOf(state, side === 0 ? 0 : 1));
    }),
  withZone(setup, _state: State, side, { x, width, y, height }) {
    const one = setup.sides[side];
    if (one?.edge === undefined) return setup;
    const { width: long, depth: deep } = setup.table;
    const from = Math.max(0, Math.floor(cm(x)));
    const deployment: [number, number] = [from, Math.min(long, Math.max(from + 1, Math.ceil(cm(x + width))))];
    // It begins at the edge.
    const wanted = Math.round(one.edge === 'north' ? cm(y + height) : deep - cm(y));
    const depth = Math.max(LEAST_DEPTH, Math.min(MOST_DEPTH, wanted));
    return withSide(setup, side, { ...one, depth, deployment });
  },
  shaped(piece, given, { height }) {
    const { box: _box, points: _points, turned: _turned, ...rest } = piece as TerrainFile;
    const shape = rest.kind === 'section' ? asBox(given) : given;
    if (shape.is === 'point') return rest;
    if (shape.is !== 'box') return { ...rest, points: flatOf(shape.points, height) };
    // SIP-TER-7. Sections alone are boxes that may be turned.
    if (shape.turned !== 0 && rest.kind !== 'section') return { ...rest, points: flatOf(cornersOf(shape), height) };
    const { x, y, width, height: deep, turned } = shape;
    const [[west, south], [east, north]] = [
      [x - width / 2, y + deep / 2],
      [x + width / 2, y - deep / 2],
    ] as const satisfies readonly [Place, Place];
    const box = [cm(west), cm(height - south), cm(east), cm(height - north)];
    return turned === 0 ? { ...rest, box } : { ...rest, box, turned };
  },
  bare(setup) {
    const [one, two] = setup.sides;
    const plain = ({ id, name, edge }: typeof one): typeof one => ({
      id,
      name,
      ...(edge === undefined ? {} : { edge }),
      brigades: [{ units: [{ kind: 'line', class: 'regular', count: 1 }] }],
    });
    return { ...setup, sides: [plain(one), plain(two)] };
  },
};
