/** A historical order of battle as a scenario file, which can be started, saved and checked like any other. */
import type { Checked, Problem } from '@drumhead/engine';
import type { NationId } from '../armyList.ts';
import {
  type BrigadeFile,
  type DeploymentFile,
  FORMAT,
  FORMAT_VERSION,
  type GroupFile,
  NUMBERED,
  type ScenarioFile,
  type SideFile,
  type TroopKind,
} from '../../scenarios/format.ts';
import { problem } from '@drumhead/content/schema';
import {
  assessed,
  type HistoricalBrigade,
  type HistoricalFile,
  historicalProblems,
  type HistoricalSide,
  type HistoricalUnit,
  valuesOf,
} from './orderOfBattle.ts';
import { TROOPS, type Troops } from './tables.ts';

/** Open ground, and terrain laid by both sides by the rules of pick-up games. */
export const GROUNDS = ['open', 'pickup'] as const;

/** LB-SET-09, LB-SET-11. */
const BRIGADE_AREA: DeploymentFile = { zones: [2, 3], inCommand: true };
const RESERVE_AREA: DeploymentFile = { zones: [3], inCommand: true };

const ADJECTIVES: Readonly<Record<NationId, string>> = {
  france: 'french',
  austria: 'austrian',
  prussia: 'prussian',
  russia: 'russian',
  britain: 'british',
  spain: 'spanish',
};

/** Default name and uniform of a unit at division level. */
const LOOKS: Readonly<Record<Troops, { readonly name: string; readonly wears: string }>> = {
  secondRateInfantry: { name: 'lb.unit.second-line', wears: 'militia' },
  lineInfantry: { name: 'lb.unit.line-infantry', wears: 'line' },
  lightInfantry: { name: 'lb.unit.light-infantry', wears: 'light' },
  veteranInfantry: { name: 'lb.unit.veteran-line', wears: 'line' },
  lightCavalry: { name: 'lb.unit.light-cavalry', wears: 'hussar' },
  dragoons: { name: 'lb.unit.dragoons', wears: 'dragoon' },
  heavyCavalry: { name: 'lb.unit.heavy-cavalry', wears: 'cuirassier' },
  artillery: { name: '', wears: 'artillery' },
  eliteArtillery: { name: '', wears: 'artillery' },
};

/**
 * The scenario of an order of battle without faults. `ground`: the scenario whose terrain it borrows; null for open
 * ground, and for terrain laid by the rules of pick-up games.
 */
export function historicalScenario(file: HistoricalFile, ground: ScenarioFile | null): Checked<ScenarioFile> {
  const problems = [...historicalProblems(file), ...groundProblems(file, ground)];
  if (problems.length > 0) return { ok: false, problems };
  const ids = sideIds(file);
  return {
    ok: true,
    value: {
      format: FORMAT,
      version: FORMAT_VERSION,
      id: slug(file.name, 'historical-battle'),
      name: file.name,
      level: file.level,
      // LB-ARMY-02: 6 mm figures play army level on the usual table of division level.
      table: { scale: file.level === 'army' ? '6mm' : '15mm' },
      terrain: ground === null ? [] : ground.terrain,
      ...(file.ground === 'pickup' ? { setUp: 'pickup' as const, grown: true } : {}),
      ...(file.switches === undefined ? {} : { switches: file.switches }),
      hiddenDeployment: true,
      sides: [sideFile(file, file.sides[0], ids[0], 'top'), sideFile(file, file.sides[1], ids[1], 'bottom')],
    },
  };
}

/** An unknown ground is not treated as open. */
function groundProblems({ ground: wanted }: HistoricalFile, lent: ScenarioFile | null): readonly Problem[] {
  if (lent !== null || (GROUNDS as readonly string[]).includes(wanted)) return [];
  return [problem('ground', 'engine.problem.notOneOf', { value: wanted, choices: GROUNDS.join(', ') })];
}

function sideFile(file: HistoricalFile, side: HistoricalSide, id: string, baseline: 'top' | 'bottom'): SideFile {
  const { cinc } = side;
  const groups = (units: readonly HistoricalUnit[]) => units.map((unit, index) => groupFile(file, side, unit, index));
  const brigade = (of: HistoricalBrigade, index: number): BrigadeFile => ({
    id: `${id}-${index + 1}`,
    name: of.name ?? NUMBERED[index] ?? `${index + 1}`,
    leader: {
      name: of.leader.name ?? 'lb.general.brigade-commander',
      q: of.leader.q,
      rules: [...(of.leader.rules ?? [])],
    },
    deployment: BRIGADE_AREA,
    units: groups(of.units),
  });
  return {
    id,
    name: side.name,
    baseline,
    cinc: { name: cinc.name ?? 'lb.general.divisional-commander', q: cinc.q, rules: [...(cinc.rules ?? [])] },
    brigades: side.brigades.map(brigade),
    ...(side.reserve.length === 0 ? {} : { reserve: { deployment: RESERVE_AREA, units: groups(side.reserve) } }),
  };
}

/** LB-QC-01..05, LB-ARMY-12..15. A unit already checked. */
function groupFile(file: HistoricalFile, side: HistoricalSide, unit: HistoricalUnit, index: number): GroupFile {
  const made = assessed(file.level, unit);
  if (!made.ok) throw new RangeError(`unit ${index} has faults`);
  const { q, c, sk } = valuesOf(made.value, unit);
  const { rules = [] } = unit;
  return {
    id: `unit-${index + 1}`,
    name: unit.name ?? nameOf(file, unit),
    ...lookOf(side, unit),
    // LB-ARMY-13: a split brigade counts as two.
    count: unit.count * made.value.units,
    // LB-SPEC-21.
    ...(rules.includes('unpredictable') ? {} : { q }),
    ...(c === null ? {} : { c }),
    ...(sk === null ? {} : { sk }),
    ...(unit.calibre === undefined ? {} : { calibre: unit.calibre }),
    ...(rules.length === 0 ? {} : { rules: [...rules] }),
  };
}

/** What the troops are, and the coat that they wear. */
export function lookOf(
  { nation }: Pick<HistoricalSide, 'nation'>,
  unit: HistoricalUnit,
): { readonly kind: TroopKind; readonly uniform: string } {
  const kind = kindOf(unit);
  const adjective = nation === undefined || nation === null ? 'other' : ADJECTIVES[nation];
  const wears = kind === 'horseArtillery' ? 'horse-artillery' : LOOKS[unit.troops].wears;
  return { kind, uniform: `${adjective}-${wears}` };
}

function kindOf({ troops, horse }: HistoricalUnit): TroopKind {
  const [first, second] = TROOPS[troops].kinds as readonly TroopKind[];
  return (horse ? second : first) as TroopKind;
}

/** The message key of a unit without a name. */
export function nameOf({ level }: Pick<HistoricalFile, 'level'>, { troops, calibre, horse }: HistoricalUnit): string {
  const { arm } = TROOPS[troops];
  if (arm === 'artillery') return `lb.unit.${horse ? 'horse' : 'foot'}-battery.${calibre ?? 'medium'}`;
  if (level === 'division') return LOOKS[troops].name;
  return arm === 'infantry' ? 'lb.unit.infantry-brigade' : 'lb.unit.cavalry-division';
}

/** From the names of the sides, made distinct. */
function sideIds({ sides: [one, two] }: HistoricalFile): readonly [string, string] {
  const first = slug(one.name, 'first');
  const second = slug(two.name, 'second');
  return first === second || second === 'dice' || first === 'dice' ? ['first', 'second'] : [first, second];
}

/** A name as an id: small letters, digits and hyphens. */
function slug(name: string, otherwise: string): string {
  const made = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 24)
    .replace(/-+$/, '');
  return made === '' ? otherwise : made;
}
