/** The table of a battle as a position, in the form that `drumhead adjudicate` reads. */
import { toDegrees, toMm } from '@drumhead/table';
import { GENERAL_HALVES } from '../../morale/losses.ts';
import { isArea, KINDS, type TroopKind, UNIT_RULES } from '../../scenarios/format.ts';
import {
  cincOf,
  type Field,
  type General,
  type GeneralTraits,
  type SideIndex,
  type State,
  type TerrainPiece,
  type Unit,
  type UnitProfile,
} from '../../state/state.ts';
import { lossOfUnit } from '../../victory/victory.ts';

/** The position of a state, in the form that {@link stateFrom} reads, without frames. */
export function positionOf(state: State): object {
  const { field } = state;
  const side = (s: SideIndex) => {
    const profile = field.sides[s];
    const reserve = field.units.flatMap((u, i) => (u.side === s && u.brigade < 0 ? [unitOf(state, i)] : []));
    return {
      id: profile.id,
      name: profile.name,
      baseline: profile.baseline,
      cinc: generalOf(state, cincOf(state, s)),
      brigades: field.brigades.flatMap((brigade, b) =>
        brigade.side !== s
          ? []
          : [
              {
                id: brigade.id,
                name: brigade.name,
                leader: generalOf(state, b),
                units: field.units.flatMap((u, i) => (u.brigade === b ? [unitOf(state, i)] : [])),
                shakenScored: state.brigades[b]?.shakenScored,
                slot: state.brigades[b]?.slot,
              },
            ],
      ),
      ...(reserve.length === 0 ? {} : { reserve: { units: reserve } }),
      breakPoint: profile.breakPoint,
      generalsLost: generalsLost(state, s),
      phases: state.sides[s].phases,
      slot: state.sides[s].slot,
      ...(profile.cincIdle.length === 0 ? {} : { cincIdle: profile.cincIdle }),
    };
  };
  return {
    level: field.level,
    scale: field.scale,
    width: toMm(field.width),
    height: toMm(field.height),
    switches: field.switches,
    terrain: terrainOf(field),
    sectors: field.terrain.flatMap(({ id, sector }) => {
      const dis = state.sectors[sector]?.dis ?? 0;
      return dis > 0 ? [{ id, dis }] : [];
    }),
    sides: [side(0), side(1)],
    active: field.sides[state.active].id,
    phase: Math.max(1, state.phase),
    suddenDeath: state.suddenDeath,
  };
}

/** LB-VIC-05. Losses of the side besides its units, counted in Generals. */
function generalsLost(state: State, side: SideIndex): number {
  let units = 0;
  state.units.forEach((u, i) => {
    const profile = state.field.units[i] as UnitProfile;
    if (profile.side === side && u.status === 'eliminated') units += lossOfUnit(state, i);
  });
  return (state.sides[side].lossHalves - units) / GENERAL_HALVES;
}

/** The pieces of a table as in a scenario file. */
export function terrainOf({ terrain }: Field): readonly unknown[] {
  return terrain.map(pieceOf);
}

function pieceOf(piece: TerrainPiece): unknown {
  const points: [number, number][] = [];
  for (let i = 0; i < piece.points.length; i += 2) {
    points.push([toMm(piece.points[i] as number), toMm(piece.points[i + 1] as number)]);
  }
  return {
    // Pieces laid in a pick-up game are named after their kind; files write small letters.
    id: piece.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    kind: piece.kind,
    ...(piece.level > 0 ? { level: piece.level } : {}),
    ...(isArea(piece.kind) ? { polygon: points } : { line: points }),
  };
}

/** Only values that differ from their defaults. */
function withoutDefaults<T extends object>(all: T, plain: Partial<T>): Partial<T> {
  return Object.fromEntries(
    Object.entries(all).filter(([key, value]) => value !== undefined && value !== plain[key as keyof T]),
  ) as Partial<T>;
}

const PLAIN = {
  formed: false,
  dis: 0,
  loaded: true,
  eliminated: false,
  activated: false,
  reacted: false,
  violation: false,
  worn: false,
};

function unitOf(state: State, unit: number): unknown {
  const { field } = state;
  const profile = field.units[unit] as UnitProfile;
  const u = state.units[unit] as Unit;
  const guns = profile.arm === 'artillery';
  const gone = u.status !== 'table';
  const whole = state.units.findIndex(({ battery }) => battery === unit);
  const held = u.sector >= 0;
  const assigned = profile.brigade < 0 && u.brigade >= 0 ? field.brigades[u.brigade]?.id : undefined;
  const open = !gone && !held;
  return {
    id: profile.id,
    kind: kindOf(profile),
    name: profile.name,
    ...withoutDefaults({ ownName: profile.ownName, uniform: profile.uniform }, { uniform: 'plain' }),
    ...withoutDefaults({ q: profile.traits.unpredictable ? undefined : profile.q }, {}),
    ...(guns ? { calibre: profile.calibre } : { c: profile.c }),
    ...(profile.arm === 'infantry' ? { sk: u.sk } : {}),
    rules: UNIT_RULES.filter((rule) => profile.traits[rule]),
    ...(open ? { x: toMm(u.x), y: toMm(u.y), facing: toDegrees(u.facing), formation: u.formation } : {}),
    ...(held ? { sector: field.terrain.find((piece) => piece.sector === u.sector)?.id } : {}),
    ...withoutDefaults(
      {
        dis: gone ? 0 : u.dis,
        loaded: !guns || gone || u.loaded,
        eliminated: u.status === 'eliminated',
        joinedTo: u.status === 'joined' && whole >= 0 ? field.units[whole]?.id : undefined,
        formed: !gone && u.battery >= 0 && u.formed === state.phase,
        // Units that are gone have no marks.
        activated: !gone && u.activated,
        reacted: !gone && u.reacted,
        violation: !gone && u.violation,
        worn: !gone && u.worn,
        assigned,
      },
      PLAIN,
    ),
  };
}

function kindOf(profile: UnitProfile): TroopKind | undefined {
  return (Object.keys(KINDS) as TroopKind[]).find((kind) => {
    const { arm, cavalryClass, horse } = KINDS[kind];
    return arm === profile.arm && cavalryClass === profile.cavalryClass && horse === profile.horse;
  });
}

const PLAIN_MAN = {
  lost: false,
  replacement: false,
  activated: false,
  reacted: false,
  spent: false,
  rerolled: false,
  activeUsed: false,
  orders: 0,
};

function generalOf(state: State, general: number): unknown {
  const profile = state.field.generals[general] as State['field']['generals'][number];
  const g = state.generals[general] as General;
  const traits = Object.keys(profile.traits) as (keyof GeneralTraits)[];
  return {
    name: profile.name,
    q: g.q,
    rules: traits.filter((rule) => profile.traits[rule]),
    ...(g.status === 'table' ? { x: toMm(g.x), y: toMm(g.y), facing: toDegrees(g.facing) } : {}),
    ...(g.status === 'attached' ? { attachedTo: state.field.units[g.unit]?.id } : {}),
    ...withoutDefaults(
      {
        lost: g.fate === 'lost',
        replacement: g.replacement,
        activated: g.activated,
        reacted: g.reacted,
        spent: g.spent,
        rerolled: g.rerolled,
        activeUsed: g.activeUsed,
        orders: g.orders,
      },
      PLAIN_MAN,
    ),
  };
}
