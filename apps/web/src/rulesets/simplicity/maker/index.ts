/** What can be drawn for Simplicity, whose files measure in centimetres, northwards from the south-west corner (SIP-GEN-9). */
import {
  isSimplicity,
  LEAST_DEPTH,
  LEAST_TABLE,
  lotsOf,
  MOST_CORNERS,
  MOST_DEPTH,
  MOST_OBJECTIVES,
  MOST_PIECES,
  MOST_TABLE,
  MOST_TURN,
  MOST_WORTH,
  OBJECTIVE_REACH,
  type ScenarioFile,
  type TerrainFile,
} from '@drumhead/simplicity/armies';
import { equalData } from '@drumhead/engine';
import { mm } from '../../../table/units.ts';
import { boxOf, cornersOf, type Shape } from '../../../maker/draw/shape.ts';
import { at, type Place, type Places } from '../../../maker/draw/places.ts';
import { shortName } from '../screen/names.ts';
import { freeName } from '../../../maker/document/edits.ts';
import { type State, zoneOf } from '@drumhead/simplicity/screen';
import { type Kind, kindsBy, type RulesMaker, type Size, zoneIn } from '../../../maker/rulesMaker.ts';

const MM = 10;

const unique = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];

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

/** The edges of the table as its file calls them. */
const EDGES = { west: 'left', east: 'right', north: 'top', south: 'bottom' } as const;
const COMPASS = { left: 'west', right: 'east', top: 'north', bottom: 'south' } as const;

/** Every brigade, by its side and its number there. */
const brigadesIn = ({ sides }: ScenarioFile): readonly (readonly [side: number, brigade: number])[] =>
  sides.flatMap(({ brigades }, side) => brigades.map((_, b) => [side, b] as const));

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

/** Lengths run northwards from the south edge: with the depth they all grow, so that what lies there stays where it is. */
function resized(setup: ScenarioFile, { width, height }: Size): ScenarioFile {
  const by = height / MM - setup.table.depth;
  const up = (y: number): number => Math.round((y + by) * 100) / 100;
  const ups = (flat: readonly number[]): number[] => flat.map((length, i) => (i % 2 === 0 ? length : up(length)));
  const { terrain, objectives } = setup;
  const side = (one: ScenarioFile['sides'][number]): ScenarioFile['sides'][number] => ({
    ...one,
    brigades: one.brigades.map((brigade) => {
      const { from } = brigade;
      if (from?.along === undefined || from.edge === 'north' || from.edge === 'south') return brigade;
      return { ...brigade, from: { ...from, along: [up(from.along[0]), up(from.along[1])] } };
    }),
  });
  const [one, two] = setup.sides;
  return {
    ...setup,
    table: { ...setup.table, width: cm(width), depth: cm(height) },
    ...(terrain && {
      terrain: terrain.map((piece) => ({
        ...piece,
        ...(piece.box && { box: ups(piece.box) }),
        ...(piece.points && { points: ups(piece.points) }),
      })),
    }),
    ...(objectives && { objectives: objectives.map((point) => ({ ...point, y: up(point.y) })) }),
    sides: [side(one), side(two)],
  };
}

export const maker: RulesMaker<TerrainFile, ScenarioFile> = {
  battleTakes: { corporal: 0.4, captain: 0.7 },
  kinds: KINDS,
  mostPieces: MOST_PIECES,
  mostPoints: () => MOST_CORNERS,
  opens: isSimplicity,
  size: ({ table: { width, depth } }) => ({ width: width * MM, height: depth * MM }),
  table: {
    least: { width: LEAST_TABLE.width * MM, height: LEAST_TABLE.depth * MM },
    most: { width: MOST_TABLE.width * MM, height: MOST_TABLE.depth * MM },
    resized,
  },
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
  arrivals: {
    mostTurn: MOST_TURN,
    of: (messages, setup) => {
      const { width, depth } = setup.table;
      return brigadesIn(setup).map(([side, b]) => {
        const { arrives = 0, from, ...brigade } = setup.sides[side]?.brigades[b] ?? {};
        const lots = lotsOf(brigade).map(
          ({ kind: what, count }) => `${count} ${messages.translate(`sip.unit.${what}`)}`,
        );
        const name = messages.translate('web.maker.troops.brigade', { number: b + 1, units: lots.join(', ') });
        if (from === undefined) return { side, name, turn: arrives, by: null };
        const edge = EDGES[from.edge];
        const isUpright = edge === 'left' || edge === 'right';
        const [low, high] = from.along ?? [0, isUpright ? depth : width];
        const [one, two] = isUpright ? [depth - high, depth - low] : [low, high];
        return { side, name, turn: arrives, by: { edge, from: tenth(one * MM), to: tenth(two * MM) } };
      });
    },
    with(setup, i, { turn, by }) {
      const [side, b] = brigadesIn(setup)[i] ?? [];
      const given = side === undefined ? undefined : setup.sides[side];
      if (given === undefined || side === undefined) return setup;
      const depth = setup.table.depth * MM;
      const brigades = given.brigades.map((brigade, k) => {
        if (k !== b) return brigade;
        const { arrives: _arrives, from: _from, ...rest } = brigade;
        if (turn === 0) return rest;
        if (by === null) return { ...rest, arrives: turn };
        const isUpright = by.edge === 'left' || by.edge === 'right';
        const [one, two] = isUpright ? [Math.max(0, depth - by.to), depth - by.from] : [by.from, by.to];
        const along: [number, number] = [cm(one), cm(two)];
        return { ...rest, arrives: turn, from: { edge: COMPASS[by.edge], along } };
      });
      return withSide(setup, side, { ...given, brigades });
    },
  },
  arrive: 'web.maker.arrive.brigades',
  worth: {
    most: MOST_WORTH,
    of: ({ kind: what, worth = 0 }) => (what === 'section' ? worth : null),
    with({ worth: _worth, ...piece }, points) {
      return points === 0 ? piece : { ...piece, worth: points };
    },
  },
  objectives: {
    most: MOST_OBJECTIVES,
    mostPoints: MOST_WORTH,
    reach: mm(OBJECTIVE_REACH),
    rule: 'SIP-VIC-4',
    of: ({ objectives = [], table: { depth } }) =>
      objectives.map(({ id, x, y, points }) => ({ id, at: [tenth(x * MM), tenth((depth - y) * MM)], points })),
    with(setup, wanted) {
      const { objectives: before = [], ...rest } = setup;
      const depth = setup.table.depth * MM;
      const known = maker.objectives?.of(setup) ?? [];
      const objectives = wanted.map((one) => {
        const {
          id,
          at: [x, y],
          points,
        } = one;
        const same = known.findIndex((other) => equalData(other, one));
        return before[same] ?? { id, x: cm(x), y: cm(depth - y), points };
      });
      if (objectives.length > 0) return { ...setup, objectives };
      return before.length > 0 ? rest : setup;
    },
  },
  called(setup) {
    const [one, two] = setup.sides;
    const taken = [...one.brigades, ...two.brigades].map(({ id }) => id);
    const named = (side: typeof one, s: number): typeof one => ({
      ...side,
      brigades: side.brigades.map((brigade, b) =>
        brigade.id === undefined
          ? {
              ...brigade,
              id: freeName(
                taken.filter((id) => id !== undefined),
                `brigade-${s + 1}-${b + 1}`,
              ),
            }
          : brigade,
      ),
    });
    return taken.includes(undefined) ? { ...setup, sides: [named(one, 0), named(two, 1)] } : setup;
  },
  troops(messages, setup, state: State) {
    const { units } = state.field;
    const brigades = setup.sides.flatMap((_, side) =>
      unique(units.flatMap((unit) => (unit.side === side && unit.brigade !== undefined ? [unit.brigade] : []))).map(
        (id, b) => ({
          id,
          side,
          name: messages.translate('web.maker.troops.brigade', { number: b + 1, units: inBrigade(id) }),
        }),
      ),
    );
    return [
      ...brigades,
      ...units.map(({ id, side }, index) => ({ id, side, name: shortName(messages, state, { what: 'unit', index }) })),
    ];

    function inBrigade(id: string): string {
      const own = units.filter(({ brigade }) => brigade === id).map(({ name }) => name);
      return unique(own)
        .map((name) => `${own.filter((one) => one === name).length} ${messages.translate(name)}`)
        .join(', ');
    }
  },
  bare(setup) {
    const [one, two] = setup.sides;
    const plain = ({ id, name, edge, brigades }: typeof one): typeof one => {
      const uniform = brigades?.[0]?.units?.[0]?.uniform;
      return {
        id,
        name,
        ...(edge === undefined ? {} : { edge }),
        brigades: [
          { units: [{ kind: 'line', class: 'regular', count: 1, ...(uniform === undefined ? {} : { uniform }) }] },
        ],
      };
    };
    return { ...setup, sides: [plain(one), plain(two)] };
  },
};
