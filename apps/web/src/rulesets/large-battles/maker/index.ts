/** What can be drawn for Large Battles, and how its files write it down. */
import { equalData } from '@drumhead/engine';
import { PICKUP_FORMAT, pickUpScenario } from '@drumhead/large-battles/pickup';
import type { State } from '@drumhead/large-battles';
import { zonesOf } from '@drumhead/large-battles/screen';
import {
  isScenario,
  LEAST_TABLE,
  MOST_CORNERS,
  MOST_PIECES,
  MOST_TABLE,
  type ScenarioFile,
  scaleOf,
} from '@drumhead/large-battles/scenarios';
import type { Shape } from '../../../maker/draw/shape.ts';
import { mm } from '../../../table/units.ts';
import { brigadeName, unitName } from '../screen/names.ts';
import { type Kind, kindsBy, type Laid, type RulesMaker, type Zone } from '../../../maker/rulesMaker.ts';

type Piece = ScenarioFile['terrain'][number];

/** The rule that tells what each does. */
const RULES: Readonly<Record<Piece['kind'], string>> = {
  gentleHill: 'LB-TERR-07',
  steepHill: 'LB-TERR-07',
  wood: 'LB-TERR-13',
  rough: 'LB-TERR-02',
  swamp: 'LB-TERR-02',
  road: 'LB-TERR-01',
  bridge: 'LB-TERR-06',
  stream: 'LB-TERR-05',
  ford: 'LB-TERR-05',
  hedge: 'LB-TERR-03',
  fence: 'LB-TERR-03',
  ditch: 'LB-TERR-03',
  wall: 'LB-TERR-03',
  building: 'LB-TERR-04',
  sector: 'LB-TERR-04',
};

const kind = kindsBy('lb.terrain.', (id: Piece['kind']) => RULES[id]);

const KINDS: readonly Kind[] = [
  kind('gentleHill', 'hill', 'area', 260),
  kind('steepHill', 'hill', 'area', 220),
  kind('wood', 'wood', 'area', 200),
  kind('rough', 'rough', 'area', 160),
  kind('swamp', 'rough', 'area', 160),
  kind('road', 'road', 'line', 400),
  kind('bridge', 'road', 'line', 70),
  { ...kind('stream', 'stream', 'line', 400), bridges: ['bridge', 'ford'] },
  kind('ford', 'stream', 'line', 70),
  kind('hedge', 'wall', 'line', 200),
  kind('fence', 'wall', 'line', 200),
  kind('ditch', 'wall', 'line', 200),
  kind('wall', 'wall', 'line', 200),
  kind('building', 'house', 'box', 80),
  kind('sector', 'house', 'box', 120),
];

function shapeOf({ rectangle, polygon, line }: Piece): Shape | null {
  if (rectangle !== undefined) return { is: 'box', turned: 0, ...rectangle };
  if (polygon !== undefined) return { is: 'area', points: polygon };
  return line === undefined ? null : { is: 'line', points: line };
}

function shaped(piece: Laid, shape: Shape): Piece {
  const { rectangle: _box, polygon: _area, line: _line, ...rest } = piece as Piece;
  if (shape.is === 'area') return { ...rest, polygon: shape.points };
  if (shape.is === 'line') return { ...rest, line: shape.points };
  if (shape.is === 'point') return rest;
  const { is: _is, turned, ...box } = shape;
  return { ...rest, rectangle: turned === 0 ? box : { ...box, turned } };
}

/** What a pick-up game leaves to its players stands in the file. */
function given({ setUp: _setUp, grown: _grown, first, ...rest }: ScenarioFile): ScenarioFile {
  const settled = <G extends { readonly roll?: unknown }>({ roll: _roll, ...general }: G) => general;
  const side = (one: ScenarioFile['sides'][number]): ScenarioFile['sides'][number] => ({
    ...one,
    cinc: settled(one.cinc),
    brigades: one.brigades.map((brigade) => ({ ...brigade, leader: settled(brigade.leader) })),
  });
  const [one, two] = rest.sides;
  return { ...rest, first: first ?? one.id, sides: [side(one), side(two)] };
}

type Side = ScenarioFile['sides'][number];

type Deployment = Side['brigades'][number]['deployment'];

/** Around the zones that are open to any of these brigades. */
function around({ field }: State, side: number, deployments: readonly Deployment[]): Zone {
  const open = new Set(deployments.flatMap(({ zones }) => zones));
  const bands = zonesOf(field).filter(({ half, zone }) => half === side && open.has(zone));
  const across = deployments.map((deployment) => deployment.across ?? { from: 0, to: mm(field.width) });
  const [x, y] = [Math.min(...across.map(({ from }) => from)), mm(Math.min(...bands.map(({ minY }) => minY)))];
  const [right, foot] = [Math.max(...across.map(({ to }) => to)), mm(Math.max(...bands.map(({ maxY }) => maxY)))];
  return { x, y, width: right - x, height: foot - y };
}

/** Between two lines across the table, in the zones that the rectangle covers most of. */
function within({ field }: State, side: number, { x, y, width, height }: Zone): Pick<Deployment, 'zones' | 'across'> {
  const covered = zonesOf(field)
    .filter(({ half }) => half === side)
    .map(({ zone, minY, maxY }) => {
      const common = Math.min(mm(maxY), y + height) - Math.max(mm(minY), y);
      return { zone, share: common / mm(maxY - minY) };
    })
    .sort((a, b) => b.share - a.share);
  const zones = covered.filter(({ share }, i) => i === 0 || share > 0.5).map(({ zone }) => zone);
  const isWhole = x <= 0 && x + width >= mm(field.width);
  const across = isWhole ? {} : { across: { from: Math.round(x), to: Math.round(x + width) } };
  return { zones: [...zones].sort((a, b) => a - b), ...across };
}

/** These brigades of a side deploy there. */
function withZone(setup: ScenarioFile, state: State, side: number, zone: Zone, only?: number): ScenarioFile {
  const there = within(state, side, zone);
  const sides = setup.sides.map((one, i): Side => {
    if (i !== side) return one;
    const brigades = one.brigades.map((brigade, b) => {
      if (only !== undefined && b !== only) return brigade;
      const { across: _across, ...rest } = brigade.deployment;
      return { ...brigade, deployment: { ...rest, ...there } };
    });
    return { ...one, brigades };
  });
  return { ...setup, sides: [sides[0], sides[1]] as ScenarioFile['sides'] };
}

/** Every brigade, by its side and its number there. */
const brigadesIn = ({ sides }: ScenarioFile): readonly (readonly [side: number, brigade: number])[] =>
  sides.flatMap(({ brigades }, side) => brigades.map((_, b) => [side, b] as const));

/** Where all brigades of a side deploy; null: each has a place of its own, which no other force can take. */
function zoneInCommon({ brigades: [first, ...others] }: Side): Deployment | null {
  const zone = first?.deployment ?? null;
  return others.every(({ deployment }) => equalData(deployment, zone)) ? zone : null;
}

const isPickUp = ({ format }: { readonly format: string }): boolean => format === PICKUP_FORMAT;

/** Somebody must stand in a file. */
const UNIT = { id: 'a', name: 'A', kind: 'infantry', count: 1, q: 4, c: 4, sk: 1, uniform: 'french-line' } as const;

export const maker: RulesMaker<Piece, ScenarioFile> = {
  battleTakes: { corporal: 0.7, captain: 12 },
  kinds: KINDS,
  mostPieces: MOST_PIECES,
  mostPoints: () => MOST_CORNERS,
  opens: (setup) => isScenario(setup) || isPickUp(Object(setup)),
  size(setup) {
    if (isPickUp(setup)) return scaleOf({ table: setup as unknown as ScenarioFile['table'] });
    const { level, table } = setup;
    const { width, height } = scaleOf({ ...(level === undefined ? {} : { level }), table });
    return { width: table.width ?? width, height: table.height ?? height };
  },
  table: {
    least: LEAST_TABLE,
    most: MOST_TABLE,
    resized: (setup, size) => ({ ...setup, table: { ...setup.table, ...size } }),
  },
  isDrawn: (setup) => !isPickUp(setup) && setup.setUp !== 'pickup',
  drawn(setup) {
    if (!isPickUp(setup)) return given(setup);
    const read = pickUpScenario(setup);
    return read.ok ? given(read.value) : setup;
  },
  shapeOf,
  shaped,
  game: () => 'large-battles',
  withForce(setup, side, from) {
    const made = given(from as ScenarioFile).sides[side];
    const sides = setup.sides.map((one, i) => {
      if (i !== side || made === undefined) return one;
      const { id, baseline } = one;
      const zone = zoneInCommon(one);
      const brigades = made.brigades.map((brigade) => (zone === null ? brigade : { ...brigade, deployment: zone }));
      return { ...made, id, baseline, brigades };
    });
    return { ...setup, sides: [sides[0], sides[1]] as ScenarioFile['sides'] };
  },
  zones: (setup, state: State) =>
    setup.sides.map(({ brigades }, side) =>
      around(
        state,
        side,
        brigades.map(({ deployment }) => deployment),
      ),
    ),
  withZone: (setup, state: State, side, zone) => withZone(setup, state, side, zone),
  ownZones: {
    of: (messages, setup, state: State) =>
      brigadesIn(setup).flatMap(([side, b]) => {
        const brigade = setup.sides[side]?.brigades[b];
        if (brigade === undefined) return [];
        return [{ side, name: messages.translate(brigade.name), zone: around(state, side, [brigade.deployment]) }];
      }),
    with(setup, state: State, i, zone) {
      const [side, b] = brigadesIn(setup)[i] ?? [];
      return side === undefined ? setup : withZone(setup, state, side, zone, b);
    },
  },
  arrive: 'web.maker.arrive.brigades',
  troops(messages, _, state: State) {
    const { brigades, units } = state.field;
    return [
      ...brigades.map(({ id, side }, i) => ({ id, side, name: brigadeName(messages, state, i) })),
      ...units.map(({ id, side }, i) => ({ id, side, name: unitName(messages, state, i) })),
    ];
  },
  bare: (setup) => {
    if (isPickUp(setup)) return setup;
    const [one, two] = setup.sides;
    const plain = (side: typeof one): typeof one => {
      const { suggested: _place, ...cinc } = side.cinc;
      const worn = side.brigades[0]?.units[0]?.uniform;
      const unit = worn === undefined ? UNIT : { ...UNIT, uniform: worn };
      const brigade = { leader: { name: 'A', q: 3 }, deployment: { zones: [1, 2, 3] }, units: [unit] };
      return {
        id: side.id,
        name: side.name,
        baseline: side.baseline,
        cinc,
        brigades: [{ id: side.baseline, name: 'A', ...brigade }],
      };
    };
    return { ...setup, sides: [plain(one), plain(two)] };
  },
};
