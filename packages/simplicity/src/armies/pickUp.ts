/** A pick-up battle of two armies: table, terrain, objectives and uniforms, as a scenario file (SIP-TAB-1, SIP-VIC-6). */
import type { Checked, Problem } from '@drumhead/engine';
import { cm, toCm } from '../state/lengths.ts';
import type { Lot } from './armyLists.ts';
import { uniformOf } from './uniforms.ts';
import { FORMAT, type ScenarioFile, type TerrainFile } from '../scenarios/scenarioFile.ts';
import { readScenario, turnLimit } from '../scenarios/readScenario.ts';
import type { Field, Piece, Switches } from '../state/state.ts';
import { rolledTerrain } from '../ground/pieces.ts';
import { type ArmyFile, type ArmyNation, lotsOf, unitsIn } from './armyFile.ts';
import { armyProblems, meetingProblems } from './armyProblems.ts';

/** SIP-TAB-1. Centimetres, by the larger army's brigades. */
const TABLES = [
  { width: 120, depth: 90 },
  { width: 150, depth: 100 },
  { width: 180, depth: 120 },
] as const;
/** SIP-VIC-6. Points of the table's centre, and of each section. */
const CENTRE = 3;
const SECTION = 2;
/** SIP-TER-13. Dice, one for each sector. */
export const SECTORS = 6;

export interface PickUp {
  readonly armies: readonly [ArmyFile, ArmyFile];
  /** SIP-TER-13. Dice already rolled, one for each sector; null: they are rolled when the battle begins. */
  readonly terrain: readonly number[] | null;
  /** False: what dice have rolled lies in boxes, as in set-ups that never change. */
  readonly grown?: boolean;
  readonly variant?: 'standard' | 'classic';
  readonly switches?: Partial<Switches>;
  /** The players agreed to meet though their armies are uneven. */
  readonly uneven?: boolean;
}

export type TableSize = (typeof TABLES)[number];

/** SIP-TAB-1. */
export function tableFor(armies: readonly ArmyFile[]): TableSize {
  const most = Math.max(1, ...armies.map(({ brigades }) => brigades.length));
  return TABLES[Math.min(most, TABLES.length) - 1] as TableSize;
}

/** SIP-VIC-2. Game turns of a pick-up battle of such an army with one no larger; each brigade has one Command base. */
export const turnLimitOf = ({ brigades }: Pick<ArmyFile, 'brigades'>): number => turnLimit(brigades.length);

/** The battle, or every fault of it: in an army, under `sides[0]` or `sides[1]`; between the armies; in the dice. */
export function pickUpScenario(pickUp: PickUp): Checked<ScenarioFile> {
  const { armies, terrain, grown = true, variant, switches, uneven } = pickUp;
  const problems: Problem[] = armies.flatMap((army, i) =>
    armyProblems(army).map((fault) => ({ ...fault, path: `sides[${i}].${fault.path}` })),
  );
  if (problems.length === 0 && uneven !== true) problems.push(...meetingProblems(armies));
  if (problems.length > 0) return { ok: false, problems };
  const table = tableFor(armies);
  const scenario: ScenarioFile = {
    format: FORMAT,
    version: 1,
    id: 'pick-up',
    name: 'sip.scenario.pickUp.name',
    table,
    sides: [sideOf(armies, 0), sideOf(armies, 1)],
    ...(terrain === null
      ? { generated: true, grown: true }
      : { terrain: groundOf(table, terrain, grown).terrain.map((piece) => fileOf(piece, table.depth)) }),
    objectives: [{ id: 'centre', x: table.width / 2, y: table.depth / 2, points: CENTRE }],
    everySection: SECTION,
    ...(variant === undefined ? {} : { variant }),
    ...(switches === undefined ? {} : { switches }),
  };
  const read = readScenario(scenario);
  return read.ok ? { ok: true, value: scenario } : read;
}

/** Ids of two sides, different for two of one nation. */
export function sideIds([first, second]: readonly [ArmyNation, ArmyNation]): readonly [string, string] {
  return first === second ? [`${first}-a`, `${second}-b`] : [first, second];
}

function sideOf(armies: PickUp['armies'], at: 0 | 1): ScenarioFile['sides'][number] {
  const army = armies[at];
  const { nation, name } = army;
  const ids = sideIds([armies[0].nation, armies[1].nation]);
  const sameNation = armies[0].nation === armies[1].nation;
  return {
    id: ids[at],
    name: name ?? (sameNation ? `sip.side.${at === 0 ? 'first' : 'second'}` : `sip.side.${nation}`),
    brigades: army.brigades.map((brigade) => {
      const lots = lotsOf(brigade);
      const { names = [] } = brigade;
      const own = Array.from({ length: unitsIn(lots) }, (_, i) => names[i] ?? null);
      return {
        units: lots.map((one) => dressed(nation, one)),
        ...(own.every((ownName) => ownName === null) ? {} : { names: own }),
      };
    }),
  };
}

/** SIP-TER-13. What six dice bring to a table, with its objective: as the battle will have it, in steps. */
export function groundOf(
  { width, depth }: TableSize,
  faces: readonly number[],
  grown = true,
): Pick<Field, 'width' | 'depth' | 'objectives'> & { readonly terrain: readonly Piece[] } {
  const size = { width: cm(width), depth: cm(depth) };
  const centre = { id: 'centre', x: size.width / 2, y: size.depth / 2, points: CENTRE }; // SIP-VIC-6
  return { ...size, objectives: [centre], terrain: rolledTerrain({ ...size, ...(grown ? { grown } : {}) }, faces) };
}

function fileOf({ id, kind, points, minX, minY, maxX, maxY }: Piece, depth: number): TerrainFile {
  if (points.length > 8) {
    return { id, kind, points: points.map((value, i) => toCm(i % 2 === 0 ? value : cm(depth) - value)) };
  }
  return { id, kind, box: [toCm(minX), depth - toCm(maxY), toCm(maxX), depth - toCm(minY)] };
}

/** A lot in its nation's coats. */
function dressed(nation: ArmyNation, { kind, class: unitClass, count }: Lot): Lot & { readonly uniform?: string } {
  const uniform = uniformOf(nation, kind, unitClass);
  return { kind, class: unitClass, count, ...(uniform === '' ? {} : { uniform }) };
}
