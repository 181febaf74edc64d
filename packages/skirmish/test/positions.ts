/**
 * Small positions for tests, in millimetres: `position({ models: [{ at: [300, 300] }, …] })`.
 * Defaults: SDS at 15 mm on 600 x 600 mm (S 50, M 80, L 120, foot bases 20 across, mounted 30), player
 * 0 (`red`, edge south: the bottom of the page, large y) against player 1 (`blue`, edge north), red's player turn with
 * no model activated, and every model Q4 C2 with a loaded musket and no special rule.
 */
import { steps } from '@drumhead/table';
import type { Activation, Frame } from '../src/state/frames.ts';
import type { Special } from '../src/armies/specials.ts';
import { WEAPONS, type Weapon } from '../src/armies/weapons.ts';
import { SCALES } from '../src/state/scales.ts';
import { pointsOf } from '../src/armies/points.ts';
import type {
  Edge,
  Feature,
  Field,
  Model,
  ModelProfile,
  Opening,
  PlayerProfile,
  Squad,
  State,
  Thing,
} from '../src/state/state.ts';

type Place = readonly [number, number];

/** One model. `at` is its centre in mm. */
export interface ModelSpec {
  readonly at: Place;
  /** Index of its owner. */
  readonly player?: number;
  readonly q?: number;
  readonly c?: number;
  readonly weapons?: readonly Weapon[];
  readonly specials?: readonly Special[];
  readonly level?: number;
  readonly posture?: Model['posture'];
  readonly out?: Model['out'];
  /** Default: has the special rule Mounted. */
  readonly mounted?: boolean;
  /** One value for all its weapons, or one each. */
  readonly loaded?: boolean | readonly boolean[];
  readonly depleted?: boolean | readonly boolean[];
  readonly fired?: boolean | readonly boolean[];
  readonly reloaded?: boolean | readonly boolean[];
  /** Where its thrown tomahawk lies, in mm. */
  readonly tomahawk?: Place;
  readonly activated?: boolean;
  readonly attacked?: boolean;
  readonly threw?: boolean;
  readonly bashed?: boolean;
  readonly moves?: number;
  readonly sprinted?: boolean;
  readonly object?: number;
  readonly id?: string;
}

/** Points in mm as a flat list, or an upright box [centre x, centre y, width, height]. */
type Outline = { readonly points: readonly number[] } | { readonly box: readonly [number, number, number, number] };

/** `wall` 0 is the upper side, then clockwise; `along` in mm from its first corner clockwise, default its middle. */
export interface OpeningSpec {
  readonly kind: Opening['kind'];
  readonly wall: 0 | 1 | 2 | 3;
  readonly along?: number;
  readonly level?: number;
  readonly barred?: boolean;
}

export type FeatureSpec = { readonly id?: string; readonly group?: number } & (
  | ({ readonly kind: 'wood' | 'rough' | 'hill' | 'stream' | 'bridge' } & Outline)
  | { readonly kind: 'fence' | 'hedge' | 'lowWall' | 'highWall'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'tree'; readonly at: Place }
  | {
      readonly kind: 'building';
      readonly box: readonly [number, number, number, number];
      readonly openings?: readonly OpeningSpec[];
      readonly stairs?: Place;
      readonly ladder?: { readonly at: Place; readonly opening: number };
    }
);

export interface PositionSpec {
  readonly models?: readonly ModelSpec[];
  readonly features?: readonly FeatureSpec[];
  readonly things?: readonly { readonly at: Place; readonly kind?: Thing['kind']; readonly carrier?: number }[];
  readonly variant?: Field['variant'];
  readonly scale?: Field['scale'];
  readonly scenario?: Field['scenario'];
  readonly gruesomeMorale?: boolean;
  readonly campaign?: boolean;
  readonly maxGameTurns?: number;
  /** Default: two, red and blue. */
  readonly players?: readonly Partial<PlayerProfile>[];
  /** Changes to each player's squad. */
  readonly squads?: readonly Partial<Squad>[];
  readonly active?: number;
  readonly gameTurn?: number;
  readonly attacker?: number;
  readonly first?: number;
  /** Default: all but the active player. */
  readonly waiting?: readonly number[];
  /** Default: the player turn of the active player. */
  readonly frames?: readonly Frame[];
}

const NAMES = ['red', 'blue', 'green', 'white'] as const;
const EDGES: readonly Edge[] = ['south', 'north', 'east', 'west'];

export function position(spec: PositionSpec = {}): State {
  const scale = SCALES[spec.scale ?? 15];
  const models = (spec.models ?? []).map(profileOf);
  const players = (spec.players ?? [{}, {}]).map((player, i) => ({ ...plainPlayer(i), ...player }));
  const active = spec.active ?? 0;
  return {
    field: {
      variant: spec.variant ?? 'SDS',
      scale: spec.scale ?? 15,
      scenario: spec.scenario ?? 'pickUp',
      ...scale,
      maxGameTurns: spec.maxGameTurns ?? 40,
      gruesomeMorale: spec.gruesomeMorale ?? false,
      casual: false,
      campaign: spec.campaign ?? false,
      terrainLaid: false,
      players,
      models,
      attacker: -1,
    },
    gameTurn: spec.gameTurn ?? 1,
    active,
    waiting: spec.waiting ?? players.map((_, i) => i).filter((i) => i !== active),
    attacker: spec.attacker ?? 0,
    first: spec.first ?? 0,
    models: (spec.models ?? []).map((model, i) => modelOf(model, models[i] as ModelProfile)),
    squads: players.map((_, i) => ({ ...plainSquad(models, i), ...spec.squads?.[i] })),
    features: (spec.features ?? []).map((feature, i) => featureOf(feature, i, scale.footRadius)),
    things: (spec.things ?? []).map(({ at, kind, carrier }) => ({
      kind: kind ?? 'supply',
      x: steps(at[0]),
      y: steps(at[1]),
      level: 0,
      carrier: carrier ?? -1,
      scored: -1,
      owner: -1,
    })),
    frames: spec.frames ?? [{ at: 'turn', player: active, over: false }],
    outcome: null,
  };
}

function plainPlayer(index: number): PlayerProfile {
  const name = NAMES[index] ?? `player${index}`;
  return { id: name, name, roster: 'fr', team: index, feature: null, points: 400, obstacles: [] };
}

function plainSquad(models: readonly ModelProfile[], player: number): Squad {
  const own = (special: Special) => models.findIndex((m) => m.player === player && m.specials.includes(special));
  const leader = own('leader');
  return {
    commander: leader >= 0 ? leader : own('nco'),
    actingLeader: -1,
    actingLeads: false,
    hadLeader: leader >= 0,
    featureUsed: false,
    startedWith: models.filter((m) => m.player === player).length,
    halfPassed: false,
    ready: true,
    broken: false,
    withdrawn: false,
    edge: EDGES[player] ?? 'south',
    turns: 1,
  };
}

function profileOf(spec: ModelSpec, index: number): ModelProfile {
  const { q = 4, c = 2, weapons = ['musket'], specials = [], player = 0 } = spec;
  return {
    id: spec.id ?? `${NAMES[player] ?? player}-${index}`,
    profile: '',
    name: 'Soldier',
    ordinal: index + 1,
    player,
    q,
    c,
    weapons,
    specials,
    points: pointsOf({ q, c, weapons, specials }),
    uniform: 'line',
  };
}

function modelOf(spec: ModelSpec, profile: ModelProfile): Model {
  const each = (given: boolean | readonly boolean[] = false): readonly boolean[] =>
    typeof given === 'boolean' ? profile.weapons.map(() => given) : given;
  const { loaded = true } = spec;
  const { level = 0, tomahawk } = spec;
  return {
    x: steps(spec.at[0]),
    y: steps(spec.at[1]),
    level,
    posture: spec.posture ?? (spec.out === undefined || spec.out === null ? 'standing' : 'out'),
    out: spec.out ?? null,
    mounted: spec.mounted ?? profile.specials.includes('mounted'),
    loaded: typeof loaded === 'boolean' ? profile.weapons.map((weapon) => loaded && isFirearm(weapon)) : loaded,
    depleted: each(spec.depleted),
    fired: each(spec.fired),
    reloaded: each(spec.reloaded),
    tomahawk: tomahawk === undefined ? null : { x: steps(tomahawk[0]), y: steps(tomahawk[1]), level },
    activated: spec.activated ?? false,
    attacked: spec.attacked ?? false,
    threw: spec.threw ?? false,
    bashed: spec.bashed ?? false,
    moves: spec.moves ?? 0,
    sprinted: spec.sprinted ?? false,
    feared: [],
    object: spec.object ?? -1,
  };
}

/** Must the weapon be loaded (SK-RNG-5)? */
function isFirearm(weapon: Weapon): boolean {
  const ranged = WEAPONS[weapon].ranged;
  return ranged !== null && (ranged.reload === 'normal' || ranged.reload === 'slow');
}

function featureOf(spec: FeatureSpec, index: number, footRadius: number): Feature {
  const base = { id: spec.id ?? `${spec.kind}-${index}`, group: spec.group ?? index };
  switch (spec.kind) {
    case 'tree':
      return { ...base, kind: 'tree', x: steps(spec.at[0]), y: steps(spec.at[1]) };
    case 'fence':
    case 'hedge':
    case 'lowWall':
    case 'highWall': {
      const [x1, y1, x2, y2] = [...spec.from, ...spec.to].map(steps) as [number, number, number, number];
      return { ...base, kind: spec.kind, x1, y1, x2, y2 };
    }
    case 'building': {
      const points = corners(spec.box);
      const { stairs, ladder } = spec;
      return {
        ...base,
        kind: 'building',
        points,
        floors: stairs === undefined ? 1 : 2,
        openings: (spec.openings ?? []).map((opening) => openingOf(opening, points, footRadius)),
        stairs: stairs === undefined ? null : { x: steps(stairs[0]), y: steps(stairs[1]) },
        ladder:
          ladder === undefined ? null : { x: steps(ladder.at[0]), y: steps(ladder.at[1]), opening: ladder.opening },
      };
    }
    default:
      return { ...base, kind: spec.kind, points: 'box' in spec ? corners(spec.box) : spec.points.map(steps) };
  }
}

/** Corners of an upright box clockwise from the upper left, in steps. */
function corners([cx, cy, width, height]: readonly [number, number, number, number]): readonly number[] {
  const [left, right, top, bottom] = [cx - width / 2, cx + width / 2, cy - height / 2, cy + height / 2].map(steps) as [
    number,
    number,
    number,
    number,
  ];
  return [left, top, right, top, right, bottom, left, bottom];
}

/** SK-GEO-17. A door is 1.5 foot diameters wide, a window one. */
function openingOf(spec: OpeningSpec, points: readonly number[], footRadius: number): Opening {
  const at = (corner: number): Place => [points[(2 * corner) % 8] as number, points[(2 * corner + 1) % 8] as number];
  const [from, to] = [at(spec.wall), at(spec.wall + 1)];
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  const middle = spec.along === undefined ? length / 2 : steps(spec.along);
  const half = spec.kind === 'door' ? (3 * footRadius) / 2 : footRadius;
  const on = (along: number, axis: 0 | 1) => Math.round(from[axis] + ((to[axis] - from[axis]) * along) / length);
  return {
    kind: spec.kind,
    x1: on(middle - half, 0),
    y1: on(middle - half, 1),
    x2: on(middle + half, 0),
    y2: on(middle + half, 1),
    level: spec.level ?? 0,
    barred: spec.barred ?? false,
  };
}

/** A fresh activation of a model with a number of actions left. */
export function activationOf(model: number, left = 1, change: Partial<Activation> = {}): Activation {
  return {
    model,
    left,
    unseen: false,
    movedIntoContact: false,
    charge: null,
    mustCharge: false,
    acted: false,
    vorwaerts: false,
    ...change,
  };
}

/** A position in which a model of the active player is spending its actions. */
export function acting(spec: PositionSpec, model = 0, left = 3, change: Partial<Activation> = {}): State {
  const state = position(spec);
  const player = state.field.models[model]?.player ?? 0;
  return {
    ...state,
    active: player,
    waiting: spec.waiting ?? state.field.players.map((_, i) => i).filter((i) => i !== player),
    models: state.models.map((m, i) => (i === model ? { ...m, activated: true } : m)),
    frames: [
      { at: 'turn', player, over: false },
      { at: 'acting', player, doing: activationOf(model, left, change), turnover: false },
    ],
  };
}
