/** A described table as the state of a battle. */
import { idsIn } from '@drumhead/content/position';
import { type Checked, type Problem } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import { facing as facingOf, type Point } from '@drumhead/table';
import { isSection, overlap, quadOfUnit } from '../ground/footprints.ts';
import { cameFromOn } from '../ground/lineCrossings.ts';
import { terrainIndex } from '../ground/terrainEffects.ts';
import { FORMAT, type ScenarioFile } from '../scenarios/scenarioFile.ts';
import { arrivalFrom, type Ground, readScenario, turnLimit } from '../scenarios/readScenario.ts';
import { CM, cm, TOLERANCE } from '../state/lengths.ts';
import {
  type CommandBase,
  type Field,
  type Piece,
  type Section,
  type SideIndex,
  type State,
  type Unit,
  type UnitProfile,
} from '../state/state.ts';
import { armOf, BREAKS_AT, sizeOf } from '../state/unitTables.ts';
import { isOnTable } from '../state/units.ts';
import type { GivenCommandBase, GivenPosition, GivenSide, GivenUnit } from './positionFile.ts';

/** A unit or Command base with its side and its place in the position. */
interface Listed<T> {
  readonly given: T;
  readonly side: SideIndex;
  readonly path: string;
}

/** The pieces of both sides in the order of the battle. */
function listed<K extends 'units' | 'commands'>(
  { sides }: GivenPosition,
  key: K,
): readonly Listed<GivenSide[K][number]>[] {
  return sides.flatMap((side, s) =>
    (side[key] as readonly GivenSide[K][number][]).map((given, i) => ({
      given,
      side: s as SideIndex,
      path: `sides[${s}].${key}[${i}]`,
    })),
  );
}

/** The state of a position, without frames; or all its faults, with paths inside the position. */
export function stateFrom(given: GivenPosition): Checked<State> {
  const ground = readScenario(scenarioOf(given));
  if (!ground.ok) return ground;
  const problems: Problem[] = [];
  const units = listed(given, 'units');
  const bases = listed(given, 'commands');
  const field = fieldFrom(given, ground.value, units, bases, problems);
  const sections = ground.value.terrain.filter(isSection);
  const active = sideCalled(given, given.active, 'active', problems);
  const { depth } = given.table;
  const state: State = {
    field,
    gameTurn: given.turn,
    active,
    first: given.first === undefined ? active : sideCalled(given, given.first, 'first', problems),
    points: given.points,
    edges: [given.sides[0].edge, given.sides[1].edge],
    units: units.map((one) => unitFrom(one, given, ground.value.terrain, problems)),
    commands: bases.map((one) => baseFrom(one, depth, problems)),
    terrain: ground.value.terrain,
    holders: holdersFrom(given, sections, units, problems),
    frames: [],
    outcome: null,
  };
  if (problems.length === 0) checkPlaces(state, units, bases, problems);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: state };
}

/** The same ground as a scenario file; its armies are set afterwards. */
function scenarioOf(given: GivenPosition): ScenarioFile {
  const one = { kind: 'line', class: 'regular', count: 1 } as const;
  const side = ({ id, name, edge, winsDraws, arrivals }: GivenSide): ScenarioFile['sides'][number] => ({
    id,
    name: name ?? 'sip.side.plain',
    edge,
    brigades: [{ units: [one], commands: 0 }],
    winsDraws,
    ...(arrivals === undefined ? {} : { arrivals }),
  });
  const { table, terrain, objectives, everySection, variant, switches } = given;
  return {
    format: FORMAT,
    version: 1,
    id: 'position',
    name: 'position',
    table,
    sides: [side(given.sides[0]), side(given.sides[1])],
    terrain,
    objectives,
    everySection,
    ...(variant === undefined ? {} : { variant }),
    ...(switches === undefined ? {} : { switches }),
  };
}

function fieldFrom(
  given: GivenPosition,
  { field }: Ground,
  units: readonly Listed<GivenUnit>[],
  bases: readonly Listed<GivenCommandBase>[],
  problems: Problem[],
): Field {
  const all = [...units, ...bases];
  all.forEach(({ given: { id }, path }, i) => {
    if (all.findIndex((one) => one.given.id === id) < i)
      problems.push(problem(`${path}.id`, 'sip.problem.twice', { id }));
  });
  const most = Math.max(...given.sides.map(({ commands }) => commands.length));
  return {
    ...field,
    units: units.map((one) => profileFrom(one, given.table, problems)),
    commands: bases.map(({ given: { id, name, arrives, from }, side, path }) => {
      const edge = arrivalFrom(given.table, from, `${path}.from`, problems);
      return { id, name: name ?? 'sip.unit.command', side, arrives: arrives ?? 0, ...(edge && { from: edge }) };
    }),
    turnLimit: given.limit ?? Math.max(given.turn, turnLimit(most)),
  };
}

function profileFrom(
  { given, side, path }: Listed<GivenUnit>,
  table: GivenPosition['table'],
  problems: Problem[],
): UnitProfile {
  const from = arrivalFrom(table, given.from, `${path}.from`, problems);
  const { id, name, ownName, kind, class: unitClass, arrives, uniform } = given;
  return {
    id,
    name: name ?? `sip.unit.${kind}`,
    ...(ownName === undefined ? {} : { ownName }),
    side,
    kind,
    class: unitClass,
    arrives: arrives ?? 0,
    ...(from && { from }),
    uniform: uniform ?? '',
  };
}

function sideCalled({ sides }: GivenPosition, id: string | undefined, path: string, problems: Problem[]): SideIndex {
  if (id === undefined || id === sides[0].id) return 0;
  if (id !== sides[1].id) {
    problems.push(problem(path, 'sip.problem.noSuchSide', { id, sides: `${sides[0].id}, ${sides[1].id}` }));
  }
  return 1;
}

/** A unit as it stands. Centres of garrisons are those of their sections. */
function unitFrom(
  one: Listed<GivenUnit>,
  position: GivenPosition,
  terrain: readonly Piece[],
  problems: Problem[],
): Unit {
  const sections = terrain.filter(isSection);
  const { given, side, path } = one;
  const { status = 'ready', section: held } = given;
  const { ordered, fired, confused, rallyFailed, rerolled, brokeThisTurn, limbered } = given;
  const flags = { ordered, fired, confused, rallyFailed, rerolled, brokeThisTurn, limbered };
  const usual = status === 'routing' ? BREAKS_AT : 0;
  const dp = given.dp ?? usual;
  if ((dp === BREAKS_AT) !== (status === 'routing')) {
    problems.push(problem(`${path}.dp`, 'sip.problem.dp', { dp, most: BREAKS_AT - 1 }, 'SIP-BRK-1'));
  }
  const away = status === 'removed' || status === 'reserve';
  const section = held === undefined ? undefined : sections.find(({ id }) => id === held);
  if (held !== undefined && (section === undefined || status !== 'ready' || armOf(given) !== 'foot')) {
    const [reason, rule] =
      section === undefined
        ? (['sip.problem.unknown', 'KERNEL-FORMAT'] as const)
        : (['sip.problem.noGarrison', 'SIP-TER-7'] as const);
    problems.push(problem(`${path}.section`, reason, { id: held, known: idsIn(sections) }, rule));
  }
  if (!away && held === undefined) needPlace(given, path, problems);
  if (status === 'reserve') needArrival(given, path, problems);
  const towards = position.sides[side].edge === 'south' ? 0 : 180;
  const placed = ({ x = 0, y = 0 }: Partial<Point>): Point => ({ x: cm(x), y: cm(position.table.depth - y) });
  const at = away ? { x: 0, y: 0 } : (section ?? placed(given));
  const came = cameFromGiven(one, at, placed, terrain, problems);
  return {
    x: at.x,
    y: at.y,
    facing: away ? 0 : facingOf(given.facing ?? towards),
    dp,
    status,
    section: section === undefined ? -1 : section.section,
    ...(came === undefined ? {} : { cameFrom: came }),
    ...flags,
  };
}

/** SIP-TER-2. Of a unit that stands on a line. */
function cameFromGiven(
  { given, path }: Listed<GivenUnit>,
  at: Point,
  placed: (place: Point) => Point,
  terrain: readonly Piece[],
  problems: Problem[],
): Point | undefined {
  if (given.cameFrom === undefined) return undefined;
  const from = placed(given.cameFrom);
  const isOn = cameFromOn(terrainIndex(terrain).hurdles, from, at, from) !== undefined;
  const isOpen = given.section === undefined && (given.status === undefined || isOnTable({ status: given.status }));
  if (isOn && isOpen) return from;
  problems.push(problem(`${path}.cameFrom`, 'sip.problem.onNoLine', { id: given.id }, 'SIP-TER-2'));
  return undefined;
}

function needPlace(given: { readonly x?: number; readonly y?: number }, path: string, problems: Problem[]): void {
  for (const key of ['x', 'y'] as const) {
    if (given[key] === undefined) problems.push(problem(`${path}.${key}`, 'engine.problem.missing', { key }));
  }
}

/** SIP-SCN-1. Without its turn it would never come. */
function needArrival({ arrives }: { readonly arrives?: number }, path: string, problems: Problem[]): void {
  if (arrives !== undefined) return;
  problems.push(problem(`${path}.arrives`, 'engine.problem.missing', { key: 'arrives' }, 'SIP-SCN-1'));
}

function baseFrom({ given, path }: Listed<GivenCommandBase>, depth: number, problems: Problem[]): CommandBase {
  const { status = 'table', moved, rallied } = given;
  if (status === 'reserve') needArrival(given, path, problems);
  if (status !== 'table') return { x: 0, y: 0, status, moved, rallied };
  needPlace(given, path, problems);
  return { x: cm(given.x ?? 0), y: cm(depth - (given.y ?? 0)), status, moved, rallied };
}

/** SIP-VIC-4. The side of the garrison, or the one that is named. */
function holdersFrom(
  position: GivenPosition,
  sections: readonly Section[],
  units: readonly Listed<GivenUnit>[],
  problems: Problem[],
): State['holders'] {
  position.held.forEach(({ section: id }, i) => {
    const path = `held[${i}].section`;
    if (!sections.some((section) => section.id === id)) {
      problems.push(problem(path, 'sip.problem.unknown', { id, known: idsIn(sections) }));
    }
    if (position.held.findIndex(({ section }) => section === id) < i)
      problems.push(problem(path, 'sip.problem.twice', { id }));
    if (units.some(({ given }) => given.section === id))
      problems.push(problem(path, 'sip.problem.hasGarrison', { id }, 'SIP-VIC-4'));
  });
  return sections.map(({ id }) => {
    const [garrison, second] = units.filter(({ given }) => given.section === id);
    if (second !== undefined) {
      problems.push(problem(`${second.path}.section`, 'sip.problem.noGarrison', { id }, 'SIP-TER-7'));
    }
    if (garrison !== undefined) return garrison.side;
    const at = position.held.findIndex((one) => one.section === id);
    const held = position.held[at];
    return held === undefined ? -1 : sideCalled(position, held.side, `held[${at}].side`, problems);
  });
}

/** SIP-GEN-9, SIP-MEL-15, SIP-TAB-1. Units stand on the table, and none on another but by a forced turn. */
function checkPlaces(
  state: State,
  units: readonly Listed<GivenUnit>[],
  bases: readonly Listed<GivenCommandBase>[],
  problems: Problem[],
): void {
  const { width, depth } = state.field;
  const stood: number[] = [];
  state.units.forEach((u, i) => {
    if (!isOnTable(u)) return;
    const { given, path } = units[i] as Listed<GivenUnit>;
    const size = sizeOf(state.field.units[i] as UnitProfile);
    const least = Math.min(size.width, size.depth) / 2 - TOLERANCE;
    const out = u.x < least || u.y < least || u.x > width - least || u.y > depth - least;
    if (out) problems.push(problem(path, 'sip.problem.offTable', { id: given.id }, 'SIP-TAB-1'));
    if (u.status !== 'ready') return;
    const crowded = (unit: number) => (units[unit] as Listed<GivenUnit>).given.crowded;
    const under = stood.find(
      (other) => sharesGround(state, i, other) && (isAtopOf(state, i, other) || !(crowded(i) || crowded(other))),
    );
    if (under !== undefined) {
      const id = (units[under] as Listed<GivenUnit>).given.id;
      problems.push(problem(path, 'sip.problem.standsOn', { id }, 'SIP-GEN-9'));
    }
    stood.push(i);
  });
  state.commands.forEach((base, i) => {
    const { given, path } = bases[i] as Listed<GivenCommandBase>;
    const out = base.x < 0 || base.y < 0 || base.x > width || base.y > depth;
    if (out) problems.push(problem(path, 'sip.problem.offTable', { id: given.id }, 'SIP-TAB-1'));
  });
}

/** Centres this near are no neighbours, whatever turn was forced. */
const ATOP = CM;

function isAtopOf(state: State, a: number, b: number): boolean {
  const [one, two] = [state.units[a] as Unit, state.units[b] as Unit];
  return Math.abs(one.x - two.x) < ATOP && Math.abs(one.y - two.y) < ATOP;
}

/** SIP-GEN-9. Do the bases of two units overlap by more than the tolerance? */
export function sharesGround(state: State, a: number, b: number): boolean {
  return overlap(quadOfUnit(state, a), quadOfUnit(state, b));
}
