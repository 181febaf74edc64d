/**
 * Small tables in millimetres and degrees, for judged situations and tests: `battlefield({ units: [{ at: [900, 600] },
 * …] })`. Defaults: 15 mm scale, 1800 x 1200 mm, side 0 (`red`, baseline at the bottom, looking up the table) against
 * side 1 (`blue`, baseline at the top, looking down), one brigade each (brigade = side), no disorder, no Leaders or
 * CinCs unless named.
 */
import { facing, steps } from '@drumhead/table';
import type { Frame } from '../state/frames.ts';
import type {
  Arm,
  Brigade,
  Calibre,
  CavalryClass,
  Field,
  Formation,
  General,
  GeneralTraits,
  SideIndex,
  State,
  TerrainKind,
  TerrainPiece,
  Traits,
  Unit,
  UnitProfile,
} from '../state/state.ts';
import { scaleOf } from './scales.ts';

export type Kind = 'infantry' | 'lightCavalry' | 'dragoons' | 'heavyCavalry' | 'battery' | 'horseBattery';

/** One unit. `at` is its centre in mm, `facing` in degrees (0 up the table, clockwise). */
export interface UnitSpec {
  readonly kind?: Kind;
  readonly side?: SideIndex;
  /** Brigade index; -1 is the Reserve. Default: the side's first brigade. */
  readonly brigade?: number;
  readonly at: readonly [number, number];
  readonly facing?: number;
  /** Default: line, unlimbered for guns; none at army level. */
  readonly formation?: Formation;
  readonly q?: number;
  readonly c?: number;
  readonly sk?: number;
  readonly calibre?: Calibre;
  readonly dis?: number;
  readonly loaded?: boolean;
  readonly traits?: Partial<Traits>;
  readonly status?: Unit['status'];
  readonly activated?: boolean;
  readonly reacted?: boolean;
  readonly worn?: boolean;
  /** BUA sector it garrisons (index into the sectors of `terrain`, in their order). */
  readonly sector?: number;
  /** Index of the battery that is part of it (LB-OPT-01), which has the status `joined`. */
  readonly battery?: number;
  readonly id?: string;
}

/** A Leader (by `brigade`) or, with `cinc: true`, a CinC. `at` in mm, or attached to a unit. */
export interface GeneralSpec {
  readonly side?: SideIndex;
  readonly brigade?: number;
  readonly cinc?: boolean;
  readonly at?: readonly [number, number];
  readonly facing?: number;
  /** Index of the unit he is attached to. */
  readonly unit?: number;
  readonly q?: number;
  readonly traits?: Partial<GeneralTraits>;
  readonly replacement?: boolean;
  readonly status?: General['status'];
  readonly fate?: General['fate'];
}

/** Points in mm as a flat list, or an upright box [centre x, centre y, width, height]. */
export interface TerrainSpec {
  readonly kind: TerrainKind;
  readonly points?: readonly number[];
  readonly box?: readonly [number, number, number, number];
  readonly level?: number;
  readonly id?: string;
  /** Sectors: DIS at the start. */
  readonly dis?: number;
}

export interface BattlefieldSpec {
  readonly units?: readonly UnitSpec[] | undefined;
  readonly generals?: readonly GeneralSpec[];
  readonly terrain?: readonly TerrainSpec[] | undefined;
  readonly scale?: Field['scale'];
  /** Default: division. At army level infantry and cavalry have no formation, and the sticks are those of 15 mm. */
  readonly level?: Field['level'];
  /** Table in mm. */
  readonly width?: number;
  readonly height?: number;
  /** Sides of the brigades, one entry each. Default [0, 1]. */
  readonly brigades?: readonly SideIndex[];
  readonly breakPoints?: readonly [number, number];
  readonly active?: SideIndex;
  readonly phase?: number;
  readonly frames?: readonly Frame[];
  readonly switches?: Partial<Field['switches']>;
}

export const NO_TRAITS: Traits = {
  conscript: false,
  cuirass: false,
  determined: false,
  drilled: false,
  elan: false,
  elite: false,
  expendable: false,
  green: false,
  guard: false,
  impetuous: false,
  light: false,
  lance: false,
  militia: false,
  opportunistic: false,
  scout: false,
  strong: false,
  undrilled: false,
  unpredictable: false,
  wavering: false,
  weak: false,
};

export const NO_GENERAL_TRAITS: GeneralTraits = {
  active: false,
  charismatic: false,
  cautious: false,
  inefficient: false,
  methodic: false,
  organiser: false,
  secondLine: false,
  timid: false,
  stubborn: false,
};

const ARMS: Record<Kind, { arm: Arm; cavalryClass: CavalryClass | null; c: number; horse: boolean }> = {
  infantry: { arm: 'infantry', cavalryClass: null, c: 4, horse: false },
  lightCavalry: { arm: 'cavalry', cavalryClass: 'light', c: 4, horse: false },
  dragoons: { arm: 'cavalry', cavalryClass: 'dragoons', c: 5, horse: false },
  heavyCavalry: { arm: 'cavalry', cavalryClass: 'heavy', c: 6, horse: false },
  battery: { arm: 'artillery', cavalryClass: null, c: 0, horse: false },
  horseBattery: { arm: 'artillery', cavalryClass: null, c: 0, horse: true },
};

function profileOf(spec: UnitSpec, index: number): UnitProfile {
  const kind = ARMS[spec.kind ?? 'infantry'];
  const side = spec.side ?? 0;
  return {
    id: spec.id ?? `unit-${index}`,
    name: `lb.unit.${spec.kind ?? 'infantry'}`,
    ordinal: index + 1,
    side,
    brigade: spec.brigade ?? side,
    arm: kind.arm,
    cavalryClass: kind.cavalryClass,
    q: spec.q ?? 4,
    c: spec.c ?? kind.c,
    sk: spec.sk ?? 0,
    calibre: kind.arm === 'artillery' ? (spec.calibre ?? 'medium') : null,
    horse: kind.horse,
    traits: { ...NO_TRAITS, ...spec.traits },
    uniform: 'plain',
  };
}

function unitOf(spec: UnitSpec, profile: UnitProfile, level: Field['level']): Unit {
  return {
    x: steps(spec.at[0]),
    y: steps(spec.at[1]),
    facing: facing(spec.facing ?? (profile.side === 0 ? 0 : 180)),
    formation: spec.formation ?? (profile.arm === 'artillery' ? 'unlimbered' : level === 'army' ? 'none' : 'line'),
    status: spec.status ?? 'table',
    brigade: profile.brigade,
    dis: spec.dis ?? 0,
    sk: profile.sk,
    loaded: spec.loaded ?? true,
    activated: spec.activated ?? false,
    reacted: spec.reacted ?? false,
    violation: false,
    worn: spec.worn ?? false,
    sector: spec.sector ?? -1,
    battery: spec.battery ?? -1,
    formed: 0,
  };
}

function terrainOf(specs: readonly TerrainSpec[]): TerrainPiece[] {
  let sector = 0;
  return specs.map((spec, index) => {
    const [x, y, w, h] = spec.box ?? [0, 0, 0, 0];
    const left = x - w / 2;
    const up = y - h / 2;
    const corners = [left, up, left + w, up, left + w, up + h, left, up + h];
    const points = (spec.points ?? corners).map(steps);
    const xs = points.filter((_, i) => i % 2 === 0);
    const ys = points.filter((_, i) => i % 2 === 1);
    return {
      id: spec.id ?? `piece-${index}`,
      kind: spec.kind,
      points,
      level: spec.level ?? (spec.kind === 'gentleHill' || spec.kind === 'steepHill' ? 1 : 0),
      sector: spec.kind === 'sector' ? sector++ : -1,
      minX: Math.min(...xs),
      minY: Math.min(...ys),
      maxX: Math.max(...xs),
      maxY: Math.max(...ys),
    };
  });
}

/** A state without a decision, unless `frames` are given. */
export function battlefield(spec: BattlefieldSpec = {}): State {
  const scale = spec.scale ?? '15mm';
  const level = spec.level ?? 'division';
  const { sticks, factor } = scaleOf({ level, table: { scale } });
  const units = spec.units ?? [];
  const profiles = units.map(profileOf);
  const sidesOfBrigades = spec.brigades ?? [0, 1];
  const terrain = terrainOf(spec.terrain ?? []);
  const sectorSpecs = (spec.terrain ?? []).filter((piece) => piece.kind === 'sector');
  const generals: General[] = [];
  const generalProfiles: Field['generals'][number][] = [];
  const seats: { side: SideIndex; brigade: number }[] = [
    ...sidesOfBrigades.map((side, brigade) => ({ side, brigade })),
    { side: 0, brigade: -1 },
    { side: 1, brigade: -1 },
  ];
  for (const seat of seats) {
    const given = (spec.generals ?? []).find((g) =>
      g.cinc === true
        ? seat.brigade === -1 && (g.side ?? 0) === seat.side
        : (g.brigade ?? g.side ?? 0) === seat.brigade,
    );
    generalProfiles.push({
      id: seat.brigade < 0 ? `cinc-${seat.side}` : `leader-${seat.brigade}`,
      name: 'General',
      side: seat.side,
      brigade: seat.brigade,
      q: given?.q ?? 3,
      traits: { ...NO_GENERAL_TRAITS, ...given?.traits },
    });
    generals.push({
      x: steps(given?.at?.[0] ?? 0),
      y: steps(given?.at?.[1] ?? 0),
      facing: facing(given?.facing ?? 0),
      status: given === undefined ? 'gone' : (given.status ?? (given.unit === undefined ? 'table' : 'attached')),
      unit: given?.unit ?? -1,
      q: given?.q ?? 3,
      activated: false,
      reacted: false,
      spent: false,
      rerolled: false,
      activeUsed: false,
      replacement: given?.replacement ?? false,
      fate: given === undefined ? 'left' : (given.fate ?? 'none'),
      orders: 0,
    });
  }
  const anywhere = {
    zones: [1, 2, 3],
    within: null,
    beyond: null,
    across: null,
    lateral: true,
    inCommand: false,
    formations: null,
  };
  const field: Field = {
    scenario: null,
    name: 'table',
    scale,
    width: steps(spec.width ?? 1800),
    height: steps(spec.height ?? 1200),
    sticks: { vs: steps(sticks.vs), s: steps(sticks.s), m: steps(sticks.m), l: steps(sticks.l) },
    factor,
    level,
    switches: { grandBattery: false, wornUnits: false, chargeGoesHome: false, ...spec.switches },
    terrain,
    sides: [
      {
        id: 'red',
        name: 'Red',
        baseline: 'bottom',
        breakPoint: spec.breakPoints?.[0] ?? 99,
        reserve: anywhere,
        cincIdle: [],
      },
      {
        id: 'blue',
        name: 'Blue',
        baseline: 'top',
        breakPoint: spec.breakPoints?.[1] ?? 99,
        reserve: anywhere,
        cincIdle: [],
      },
    ],
    units: profiles,
    generals: generalProfiles,
    brigades: sidesOfBrigades.map((side, i) => ({
      id: `brigade-${i}`,
      name: 'Brigade',
      side,
      deployment: anywhere,
      company: 0,
    })),
    first: 0,
    hiddenDeployment: false,
    setUp: 'given',
    suggested: [],
  };
  const brigade: Brigade = { slot: 'unopened', shaken: false, shakenScored: false, lost: 0 };
  const side = {
    slot: 'unopened',
    lossHalves: 0,
    shakenPoints: 0,
    unitsLost: 0,
    phases: 1,
    ready: true,
  } as const;
  return {
    field,
    phase: spec.phase ?? 1,
    active: spec.active ?? 0,
    units: units.map((unit, i) => unitOf(unit, profiles[i] as UnitProfile, level)),
    generals,
    brigades: sidesOfBrigades.map(() => brigade),
    sides: [side, side],
    sectors: sectorSpecs.map((piece, i) => ({
      dis: piece.dis ?? 0,
      unit: units.findIndex((unit) => unit.sector === i),
    })),
    suddenDeath: false,
    lossesSeen: [0, 0],
    frames: spec.frames ?? [],
    outcome: null,
  };
}
