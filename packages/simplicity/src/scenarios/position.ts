/**
 * Small positions for adjudication, printed tables and tests: places in centimetres from the south-west corner, facings in
 * degrees.
 */
import { facing as facingOf } from '@drumhead/table';
import { isSection } from '../ground/footprints.ts';
import { cm } from '../state/lengths.ts';
import { FORMAT, type ScenarioFile, type TerrainFile } from './scenarioFile.ts';
import { readScenario } from './readScenario.ts';
import {
  CLEARED,
  type CommandBase,
  type Kind,
  type SideIndex,
  type State,
  type Switches,
  type Unit,
  type UnitClass,
  type UnitProfile,
} from '../state/state.ts';

export interface Troop {
  readonly side?: SideIndex;
  readonly kind?: Kind;
  readonly class?: UnitClass;
  /** Centre. */
  readonly at: readonly [number, number];
  /** Degrees clockwise from north; red looks north, blue south, where left out. */
  readonly facing?: number;
  readonly dp?: number;
  readonly status?: Unit['status'];
  /** Number of the section it holds. */
  readonly section?: number;
  readonly change?: Partial<Unit>;
}

export interface Base {
  readonly side?: SideIndex;
  readonly at: readonly [number, number];
  readonly change?: Partial<CommandBase>;
}

export interface Position {
  readonly units: readonly Troop[];
  readonly commands?: readonly Base[];
  readonly terrain?: readonly TerrainFile[];
  readonly switches?: Partial<Switches>;
  readonly classic?: boolean;
  readonly points?: number;
  readonly objectives?: ScenarioFile['objectives'];
  readonly everySection?: number;
  readonly table?: readonly [number, number];
  readonly limit?: number;
  readonly gameTurn?: number;
  readonly winsDraws?: SideIndex;
}

/** Red (0) has the south edge and the turn, with 10 action points; blue (1) the north edge. */
export function position(asked: Position): State {
  const [width, depth] = asked.table ?? [120, 90];
  const one = { kind: 'line', class: 'regular', count: 1 } as const;
  const side = (id: string, edge: 'south' | 'north', index: SideIndex) => ({
    id,
    name: `sip.side.${index === 0 ? 'france' : 'britain'}`,
    edge,
    brigades: [{ units: [one], commands: 0 }],
    ...(asked.winsDraws === index ? { winsDraws: true } : {}),
  });
  const file: ScenarioFile = {
    format: FORMAT,
    version: 1,
    id: 'position',
    name: 'Position',
    table: { width, depth },
    sides: [side('red', 'south', 0), side('blue', 'north', 1)],
    ...(asked.terrain === undefined ? {} : { terrain: asked.terrain }),
    ...(asked.objectives === undefined ? {} : { objectives: asked.objectives }),
    ...(asked.everySection === undefined ? {} : { everySection: asked.everySection }),
    ...(asked.classic === true ? { variant: 'classic' as const } : {}),
    ...(asked.switches === undefined ? {} : { switches: asked.switches }),
    ...(asked.limit === undefined ? {} : { limit: asked.limit }),
  };
  const read = readScenario(file);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { field, terrain } = read.value;
  const sections = terrain.filter(isSection);
  const place = ([x, y]: readonly [number, number]) => ({ x: cm(x), y: cm(depth - y) });
  const profiles = asked.units.map(
    ({ side = 0, kind = 'line', class: unitClass = 'regular' }, i): UnitProfile => ({
      id: `unit-${i}`,
      name: `sip.unit.${kind}`,
      side,
      kind,
      class: unitClass,
      arrives: 0,
      uniform: '',
    }),
  );
  const units = asked.units.map((troop): Unit => {
    const section = troop.section === undefined ? undefined : sections[troop.section];
    return {
      ...(section === undefined ? place(troop.at) : { x: section.x, y: section.y }),
      facing: facingOf(troop.facing ?? (troop.side === 1 ? 180 : 0)),
      dp: troop.dp ?? 0,
      status: troop.status ?? 'ready',
      section: troop.section ?? -1,
      ...CLEARED,
      ...troop.change,
    };
  });
  const bases = asked.commands ?? [];
  return {
    field: {
      ...field,
      units: profiles,
      commands: bases.map(({ side = 0 }, i) => ({ id: `command-${i}`, name: 'sip.unit.command', side, arrives: 0 })),
    },
    gameTurn: asked.gameTurn ?? 1,
    active: 0,
    first: 0,
    points: asked.points ?? 10,
    edges: ['south', 'north'],
    units,
    commands: bases.map(({ at, change }) => ({
      ...place(at),
      status: 'table',
      moved: false,
      rallied: false,
      ...change,
    })),
    terrain,
    holders: sections.map((_, i) => {
      const holder = asked.units.find(({ section }) => section === i);
      return holder === undefined ? -1 : (holder.side ?? 0);
    }),
    frames: [{ at: 'turn', side: 0, step: 'orders' }],
    outcome: null,
  };
}
