/** What can be drawn for the skirmish: the ground of a scenario of its own (SK-SCN-8). */
import { begin } from '@drumhead/engine';
import {
  type AnyGame,
  type GivenFeature,
  isGame,
  kindOf,
  MOST_BENDS,
  MOST_CORNERS,
  MOST_PIECES,
  type OwnGame,
  SCALE_OF,
  SCALES,
  skirmish,
} from '@drumhead/skirmish';
import { type State, zoneOf } from '@drumhead/skirmish/screen';
import { featureOf } from '@drumhead/skirmish/position';
import { mm } from '../../../table/units.ts';
import { boxOf, cornersOf, type Shape } from '../../../maker/draw/shape.ts';
import { at, middle, type Place, whole } from '../../../maker/draw/places.ts';
import { modelName } from '../screen/names.ts';
import { type Kind, kindsBy, type Laid, type RulesMaker, type Troops, zoneIn } from '../../../maker/rulesMaker.ts';

type House = Extract<GivenFeature, { readonly kind: 'building' }>;

/** The rules that tell what pieces do. */
const [FEATURES, BUILDINGS] = ['SK-TER-16', 'SK-TER-17'];

const kind = kindsBy('sk.feature.', (id: GivenFeature['kind']) => (id === 'building' ? BUILDINGS : FEATURES));

const KINDS: readonly Kind[] = [
  kind('hill', 'hill', 'area', 120),
  kind('wood', 'wood', 'area', 120),
  kind('tree', 'wood', 'point', 20),
  kind('rough', 'rough', 'area', 100),
  kind('bridge', 'road', 'box', 40),
  { ...kind('stream', 'stream', 'ribbon', 24), bridges: ['bridge'] },
  kind('fence', 'wall', 'line', 100),
  kind('hedge', 'wall', 'line', 100),
  kind('lowWall', 'wall', 'line', 100),
  kind('highWall', 'wall', 'line', 100),
  kind('building', 'house', 'box', 70),
];

/** Half of a door, in millimetres. */
const DOOR = 8;

function shapeOf(piece: GivenFeature): Shape | null {
  if (piece.kind === 'gone') return null;
  if (piece.kind === 'tree') return { is: 'point', x: piece.x, y: piece.y };
  if ('line' in piece) return { is: 'line', points: piece.line as readonly Place[] };
  const points = piece.polygon as readonly Place[];
  if (piece.kind !== 'building') return { is: 'area', points };
  return boxOf([at(points, 0), at(points, 1), at(points, 2), at(points, 3)]);
}

/** The corners as they stand in the file: those of a box run round the same way, but are rounded. */
const inFile = (places: readonly Place[]): [number, number][] => places.map((place) => [...whole(place)]);

function shaped(piece: Laid, shape: Shape): GivenFeature {
  const { id, kind: what } = piece;
  if (what === 'building' && shape.is === 'box') return houseAt(piece, shape);
  if (shape.is === 'point') return { ...piece, kind: 'tree', id, x: shape.x, y: shape.y };
  const places = shape.is === 'box' ? cornersOf(shape) : shape.points;
  if (shape.is === 'line') return { ...piece, line: inFile(places) } as GivenFeature;
  // Nothing else has what a house has.
  const {
    openings: _openings,
    stairs: _stairs,
    ladder: _ladder,
    ...rest
  } = piece as Laid & Partial<Pick<House, 'openings' | 'stairs' | 'ladder'>>;
  return { ...rest, polygon: inFile(places) } as GivenFeature;
}

/** A house with its doors, stairs and ladder, which go wherever it goes; a new one has a door in its lower wall. */
function houseAt(house: House | Laid, box: Extract<Shape, { readonly is: 'box' }>): House {
  const corners = cornersOf(box);
  const [right, left] = [at(corners, 2), at(corners, 3)];
  if (!('polygon' in house)) {
    const [x, y] = middle(left, right);
    const along: Place = [(right[0] - left[0]) / box.width, (right[1] - left[1]) / box.width];
    const end = (sign: 1 | -1): Place => [x + sign * DOOR * along[0], y + sign * DOOR * along[1]];
    const door = { kind: 'door', line: inFile([end(-1), end(1)]), level: 0, barred: false, bashed: false } as const;
    return { id: house.id, kind: 'building', polygon: inFile(corners), openings: [door] };
  }
  const before = house.polygon as readonly Place[];
  const to = fromBox([at(before, 0), at(before, 1), at(before, 3)], [at(corners, 0), at(corners, 1), left]);
  const put = <P extends { readonly x: number; readonly y: number }>(one: P): P => {
    const [x, y] = to([one.x, one.y]);
    return { ...one, x, y };
  };
  return {
    ...house,
    polygon: inFile(corners),
    ...('openings' in house && {
      openings: house.openings.map((one) => ({
        ...one,
        line: (one.line as readonly Place[]).map((end) => [...to(end)]),
      })),
    }),
    ...(house.stairs && { stairs: put(house.stairs) }),
    ...(house.ladder && { ladder: put(house.ladder) }),
  };
}

type Three = readonly [origin: Place, across: Place, down: Place];

/** From places in one box to the same places in another; tenths of a millimetre, since a door must lie on its wall. */
function fromBox([o, a, d]: Three, [o2, a2, d2]: Three): (place: Place) => Place {
  const [ax, ay, dx, dy] = [a[0] - o[0], a[1] - o[1], d[0] - o[0], d[1] - o[1]];
  const size = ax * dy - ay * dx || 1;
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return ([x, y]) => {
    const [px, py] = [x - o[0], y - o[1]];
    const [u, v] = [(px * dy - py * dx) / size, (ax * py - ay * px) / size];
    return [
      tenth(o2[0] + u * (a2[0] - o2[0]) + v * (d2[0] - o2[0])),
      tenth(o2[1] + u * (a2[1] - o2[1]) + v * (d2[1] - o2[1])),
    ];
  };
}

/** SK-SQD-10. Squads of other sizes meet by agreement where no scenario of the book gives them. */
function asAgreed(game: OwnGame): OwnGame {
  const isEven = new Set(game.players.map(({ squad }) => squad.limit)).size === 1;
  return isEven ? game : { ...game, casual: true };
}

const EDGES = ['north', 'south', 'east', 'west'] as const;

/** The game with its ground as it is before anybody lays or rolls for any, and edges for its players. */
function owned(game: AnyGame): OwnGame {
  const begun = begin(skirmish, game);
  const { campaign: _campaign, grown: _grown, terrainSeed: _seed, ...rest } = game;
  const edge = (i: number) => EDGES[i % EDGES.length] ?? 'north';
  return asAgreed({
    ...rest,
    scenario: 'own',
    players: game.players.map((player, i) => ({ ...player, edge: edge(i) })),
    terrain: begun.ok ? (begun.value.state.features.map(featureOf) as OwnGame['terrain']) : [],
  });
}

export const maker: RulesMaker<GivenFeature, OwnGame> = {
  battleTakes: { corporal: 0.4, captain: 0.6 },
  kinds: KINDS,
  mostPieces: MOST_PIECES,
  opens: isGame,
  mostPoints: (what) => (KINDS.find(({ id }) => id === what)?.form === 'line' ? MOST_BENDS : MOST_CORNERS),
  size({ scale }) {
    const side = mm(SCALES[SCALE_OF[scale]].side);
    return { width: side, height: side };
  },
  isDrawn: ({ scenario }) => scenario === 'own',
  drawn: owned,
  shapeOf,
  shaped,
  game: ({ variant }) => (variant === 'SDT' ? 'tomahawks' : 'skirmish'),
  withForce(setup, side, from) {
    const made = (from as AnyGame).players[side];
    const players = setup.players.map((player, i) => {
      if (i !== side || made === undefined) return player;
      // Others stand nowhere yet.
      const { placed: _placed, name: _name, ...rest } = player;
      return { ...rest, ...(made.name === undefined ? {} : { name: made.name }), squad: made.squad };
    });
    return asAgreed({ ...setup, players });
  },
  zones: (setup, state: State) => setup.players.map((_, player) => zoneIn(zoneOf(state, player))),
  withZone(setup, _state: State, side, { x, y, width, height }) {
    const [left, top] = [Math.round(x), Math.round(y)];
    const zone = { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top };
    return { ...setup, players: setup.players.map((player, i) => (i === side ? { ...player, zone } : player)) };
  },
  placed: {
    of: ({ players }) =>
      players.flatMap(({ placed = [] }, side) => placed.map(({ model, x, y }) => ({ side, id: model, at: [x, y] }))),
    with: (setup, side, id, at) => ({
      ...setup,
      players: setup.players.map((player, i) => {
        if (i !== side) return player;
        const { placed: before = [], ...rest } = player;
        const others = before.filter(({ model }) => model !== id);
        const isThere = others.length < before.length;
        const [x, y] = at ?? [];
        const stays = x !== undefined && y !== undefined;
        const placed = isThere
          ? before.flatMap((one) => (one.model !== id ? [one] : stays ? [{ ...one, x, y }] : []))
          : stays
            ? [...before, { model: id, x, y }]
            : before;
        return placed.length > 0 ? { ...player, placed } : rest;
      }),
    }),
  },
  arrive: 'web.maker.arrive.models',
  troops(messages, _, state: State) {
    const { models } = state.field;
    const named = models.map(({ id, player }, i) => ({ id, side: player, name: modelName(messages, state, i) }));
    // Of several of a kind all may be meant.
    const kinds = new Map<string, Troops>();
    for (const { id, player, name } of models)
      kinds.set(kindOf(id), {
        id: kindOf(id),
        side: player,
        isAll: true,
        name: messages.translate('web.maker.troops.all', { name: messages.translate(name) }),
      });
    return [...kinds.values(), ...named];
  },
  bare: (setup) => ({
    ...setup,
    players: setup.players.map(({ zone: _zone, placed: _placed, ...player }) => player),
  }),
};
