/** Makes a field from a scenario file: schema first, then the rules; each fault names its place in the file. */
import { arrivalsOf, type Checked, DICE, type Problem, pullOf, type Script } from '@drumhead/engine';
import { problem, readAsGiven } from '@drumhead/content/schema';
import {
  FACINGS_PER_DEGREE,
  isConvex,
  isSimple,
  normalise,
  polygonOf,
  quadFromBox,
  signedTwiceArea,
} from '@drumhead/table';
import { brigadeCalled, type Lot } from '../armies/armyLists.ts';
import { uniformOf } from '../armies/uniforms.ts';
import { cm, mm } from '../state/lengths.ts';
import type {
  CommandBaseProfile,
  Edge,
  EdgeStretch,
  Field,
  Objective,
  Piece,
  SideIndex,
  SideProfile,
  Stretch,
  Switches,
  UnitProfile,
} from '../state/state.ts';
import { runsNorthSouth } from '../turn/arrivalEdge.ts';
import { WHEN_CALLED } from '../turn/due.ts';
import { areaPiece, linePiece, sectionPiece } from '../ground/pieces.ts';
import {
  type AREA_KINDS,
  type BrigadeFile,
  type GivenArrival,
  LINE_KINDS,
  SCENARIO,
  type ScenarioFile,
  type SideFile,
  type TerrainFile,
} from './scenarioFile.ts';

/**
 * SIP-VAR-4 leaves `rallyClear` to play on real maps: on, if without it more than three in ten battles end at the turn
 * limit with no army broken. Without it 4 in 10 do, with it 1 in 10: BALANCE.md.
 */
const STANDARD: Switches = {
  actionPoints: true,
  dpReducesDice: true,
  activationRolls: true,
  rallyMode: 'ap',
  rallyClear: true,
};
/** Chapter 16. Every battle of this game is decided before its limit, `rallyClear` or not: off, as in the original. */
const CLASSIC: Switches = {
  actionPoints: false, // SIP-VAR-1
  dpReducesDice: false, // SIP-VAR-2
  activationRolls: false, // SIP-VAR-3
  rallyMode: 'perCommand', // SIP-VAR-3
  rallyClear: false,
};

export function switchesOf({ variant, switches }: Pick<ScenarioFile, 'variant' | 'switches'>): Switches {
  return { ...(variant === 'classic' ? CLASSIC : STANDARD), ...switches };
}

/** SIP-DEP-5. */
const ZONE_DEPTH = 20;
/** SIP-VIC-2. Game turns, by the Command bases of the side that has more. */
export const turnLimit = (commands: number): number => 18 + 7 * commands;

/** What a file makes: the field, and the terrain as it lies at the start. */
export interface Ground {
  readonly field: Field;
  readonly terrain: readonly Piece[];
}

/** Reads a scenario file, perhaps with rules of its own; every field is checked. */
export function readScenario(file: unknown, script?: Script): Checked<Ground> {
  const read = readAsGiven(file, SCENARIO);
  if (!read.ok) return read;
  const scenario = read.value;
  const problems: Problem[] = [];
  const terrain = readTerrain(scenario, problems);
  const units: UnitProfile[] = [];
  const commands: CommandBaseProfile[] = [];
  scenario.sides.forEach((side, i) => readArmy(scenario, side, i as SideIndex, script, units, commands, problems));
  checkSides(scenario, problems);
  checkObjectives(scenario, problems);
  const sides = [readSide(scenario, 0, problems), readSide(scenario, 1, problems)] as const;
  if (problems.length > 0) return { ok: false, problems };
  const sideCalled = (id: string | undefined): SideIndex | -1 =>
    id === undefined ? -1 : (scenario.sides.findIndex((side) => side.id === id) as SideIndex | -1);
  const most = Math.max(...[0, 1].map((side) => commands.filter((command) => command.side === side).length));
  const field: Field = {
    scenario: scenario.id,
    width: cm(scenario.table.width),
    depth: cm(scenario.table.depth),
    generated: scenario.generated === true,
    ...(scenario.grown === true ? { grown: true } : {}),
    sides,
    units,
    commands,
    switches: switchesOf(scenario),
    // SCN-TURN-1, SCN-VIC-2: what is counted at the limit stands in the scenario's own rules.
    turnLimit: script?.turns.limit ?? scenario.limit ?? turnLimit(most),
    objectives: script === undefined ? objectivesOf(scenario) : placesOf(script),
    sectionPoints: script === undefined ? sectionWorth(scenario) : {},
    everySection: script === undefined ? (scenario.everySection ?? 0) : 0,
    deploysFirst: sideCalled(scenario.deploysFirst),
    placesFirst: sideCalled(scenario.placesFirst) === 1 ? 1 : 0,
    firstTurn: sideCalled(scenario.firstTurn),
  };
  return { ok: true, value: { field, terrain } };
}

const objectivesOf = ({ objectives = [], table: { depth } }: ScenarioFile): readonly Objective[] =>
  objectives.map(({ id, x, y, points }) => ({ id, x: cm(x), y: cm(depth - y), points }));

/** SCN-PLC-1. The places of the scenario's own rules. */
const placesOf = (script: Script): readonly Objective[] =>
  (script.places ?? []).map(({ id, at: [x, y], reach }) => ({
    id,
    x: mm(x),
    y: mm(y),
    points: script.victory.points?.[id] ?? 0,
    reach: mm(reach),
    pull: pullOf(script, id),
  }));

function sectionWorth({ terrain = [] }: ScenarioFile): Record<number, number> {
  const worth: Record<number, number> = {};
  terrain
    .filter(({ kind }) => kind === 'section')
    .forEach((piece, i) => {
      if (piece.worth !== undefined) worth[i] = piece.worth;
    });
  return worth;
}

function readTerrain(scenario: ScenarioFile, problems: Problem[]): Piece[] {
  const pieces: Piece[] = [];
  const seen = new Set<string>();
  let sections = 0;
  (scenario.terrain ?? []).forEach((file, i) => {
    const path = `terrain[${i}]`;
    if (seen.has(file.id)) problems.push(problem(`${path}.id`, 'sip.problem.twice', { id: file.id }));
    seen.add(file.id);
    const piece = readPiece(scenario, file, path, sections, problems);
    if (piece === null) return;
    if (piece.kind === 'section') sections += 1;
    pieces.push(piece);
  });
  if (scenario.generated === true && pieces.length > 0) {
    problems.push(problem('terrain', 'sip.problem.generated', {}, 'SIP-TER-13'));
  }
  return pieces;
}

function readPiece(
  scenario: ScenarioFile,
  file: TerrainFile,
  path: string,
  section: number,
  problems: Problem[],
): Piece | null {
  const { depth, width } = scenario.table;
  const outside = [...(file.box ?? file.points ?? [])].some((value, i) => value > (i % 2 === 0 ? width : depth));
  if (outside) {
    problems.push(problem(path, 'sip.problem.offTable', { id: file.id }, 'SIP-TAB-1'));
    return null;
  }
  if ((LINE_KINDS as readonly string[]).includes(file.kind)) {
    if (file.points === undefined || file.points.length % 2 !== 0) {
      problems.push(problem(path, 'sip.problem.line', { id: file.id }, 'SIP-TER-2'));
      return null;
    }
    return linePiece(file.id, file.kind as (typeof LINE_KINDS)[number], inSteps(file.points, depth));
  }
  const polygon = polygonFor(file, depth, path, problems);
  if (polygon === null) return null;
  if (file.turned !== undefined && file.kind !== 'section') {
    problems.push(problem(`${path}.turned`, 'sip.problem.turned', { id: file.id }, 'SIP-TER-7'));
  }
  if (file.kind !== 'section') return areaPiece(file.id, file.kind as (typeof AREA_KINDS)[number], polygon);
  if (file.box === undefined) {
    problems.push(problem(path, 'sip.problem.section', { id: file.id }, 'SIP-TER-7'));
    return null;
  }
  const [west, south, east, north] = file.box as unknown as [number, number, number, number];
  const piece = sectionPiece(file.id, section, {
    x: cm((west + east) / 2),
    y: cm(depth - (south + north) / 2),
    facing: normalise(Math.round((file.turned ?? 0) * FACINGS_PER_DEGREE)),
    width: cm(east - west),
    depth: cm(north - south),
  });
  if (piece.minX >= 0 && piece.minY >= 0 && piece.maxX <= cm(width) && piece.maxY <= cm(depth)) return piece;
  problems.push(problem(path, 'sip.problem.offTable', { id: file.id }, 'SIP-TAB-1'));
  return null;
}

/** SIP-TER-2. A polygon, clockwise on the screen, in steps; or a fault. */
function polygonFor(file: TerrainFile, depth: number, path: string, problems: Problem[]): readonly number[] | null {
  if (file.box !== undefined) {
    const [west, south, east, north] = file.box as unknown as [number, number, number, number];
    if (west >= east || south >= north) {
      problems.push(problem(`${path}.box`, 'sip.problem.box', { id: file.id }, 'SIP-TER-2'));
      return null;
    }
    return polygonOf(quadFromBox(cm(west), cm(depth - north), cm(east), cm(depth - south)));
  }
  const points = inSteps(file.points ?? [], depth);
  if (points.length < 6 || points.length % 2 !== 0 || !(isConvex(points) || isSimple(points))) {
    problems.push(problem(`${path}.points`, 'sip.problem.notSimple', { id: file.id }, 'SIP-TER-2'));
    return null;
  }
  return signedTwiceArea(points) > 0 ? points : reversed(points);
}

function inSteps(points: readonly number[], depth: number): number[] {
  return points.map((value, i) => (i % 2 === 0 ? cm(value) : cm(depth - value)));
}

function reversed(points: readonly number[]): number[] {
  const turned: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) turned.push(points[i] as number, points[i + 1] as number);
  return turned;
}

/** SIP-SCN-1. Where pieces come on, in steps; undefined: by the home edge. */
export function arrivalFrom(
  { width, depth }: { readonly width: number; readonly depth: number },
  given: GivenArrival | undefined,
  path: string,
  problems: Problem[],
): EdgeStretch | undefined {
  if (given === undefined) return undefined;
  const { edge } = given;
  const long = runsNorthSouth(edge) ? depth : width;
  const [from, to] = given.along ?? [0, long];
  if (from >= to || to > long) {
    problems.push(problem(`${path}.along`, 'sip.problem.stretch', { width: long }, 'SIP-SCN-1'));
  }
  return runsNorthSouth(edge)
    ? { edge, min: cm(depth - to), max: cm(depth - from) }
    : { edge, min: cm(from), max: cm(to) };
}

function readArmy(
  { table }: ScenarioFile,
  side: SideFile,
  index: SideIndex,
  script: Script | undefined,
  units: UnitProfile[],
  commands: CommandBaseProfile[],
  problems: Problem[],
): void {
  side.brigades.forEach((brigade, b) => {
    const lots = lotsOf(brigade);
    const path = `sides[${index}].brigades[${b}]`;
    if (lots === null) {
      problems.push(problem(`${path}.list`, 'sip.problem.noSuchBrigade', { id: String(brigade.list) }, 'SIP-LST-2'));
      return;
    }
    const { id } = brigade;
    const isCalled = script !== undefined && id !== undefined && arrivalsOf(script).includes(id);
    const arrives = isCalled ? WHEN_CALLED : (brigade.arrives ?? 0);
    const named = script !== undefined && id !== undefined ? { brigade: id } : {};
    const from = arrivalFrom(table, brigade.from, `${path}.from`, problems);
    if (from !== undefined && arrives === 0) {
      problems.push(problem(`${path}.from`, 'sip.problem.fromStart', {}, 'SIP-SCN-1'));
    }
    const count = lots.reduce((sum, lot) => sum + lot.count, 0);
    if (brigade.names !== undefined && brigade.names.length !== count) {
      problems.push(problem(`${path}.names`, 'sip.problem.namesCount', { count, length: brigade.names.length }));
    }
    const ownNames = brigade.names?.values();
    for (const lot of lots) {
      for (let n = 0; n < lot.count; n++) {
        const number =
          units.filter((unit) => unit.side === index && unit.kind === lot.kind && unit.class === lot.class).length + 1;
        const ownName = ownNames?.next().value ?? null;
        units.push({
          id: `${side.id}-${lot.kind.toLowerCase()}-${lot.class}-${number}`,
          name: lot.name ?? `sip.unit.${lot.kind}`,
          ...(ownName === null ? {} : { ownName }),
          side: index,
          kind: lot.kind,
          class: lot.class,
          arrives,
          ...(from && { from }),
          ...named,
          uniform: lot.uniform ?? '',
        });
      }
    }
    const bases = brigade.list === undefined ? (brigade.commands ?? 1) : 1;
    for (let n = 0; n < bases; n++) {
      const number = commands.filter((command) => command.side === index).length + 1;
      commands.push({
        id: `${side.id}-command-${number}`,
        name: 'sip.unit.command',
        side: index,
        arrives,
        ...(from && { from }),
        ...named,
      });
    }
  });
  if (!units.some((unit) => unit.side === index && unit.arrives === 0)) {
    problems.push(problem(`sides[${index}].brigades`, 'sip.problem.nobody', { side: side.id }, 'SIP-FRC-6'));
  }
}

interface NamedLot extends Lot {
  readonly name?: string;
  readonly uniform?: string;
}

function lotsOf(brigade: BrigadeFile): readonly NamedLot[] | null {
  if (brigade.list === undefined) return brigade.units ?? [];
  const listed = brigadeCalled(brigade.list);
  if (listed === undefined) return null;
  return listed.lots.map((lot) => ({ ...lot, uniform: uniformOf(listed.nation, lot.kind, lot.class) }));
}

/** How many units each brigade of each side of a sound file has, in the order in which they stand in the battle. */
export const brigadeSizes = ({ sides }: ScenarioFile): readonly (readonly number[])[] =>
  sides.map(({ brigades }) =>
    brigades.map((brigade) => (lotsOf(brigade) ?? []).reduce((sum, { count }) => sum + count, 0)),
  );

function readSide(scenario: ScenarioFile, index: SideIndex, problems: Problem[]): SideProfile {
  const side = scenario.sides[index];
  const { width } = scenario.table;
  const stretch = (asked: readonly [number, number] | undefined, path: string): Stretch => {
    const [from, to] = asked ?? [0, width];
    if (from >= to || to > width)
      problems.push(problem(`sides[${index}].${path}`, 'sip.problem.stretch', { width }, 'SIP-DEP-5'));
    return { minX: cm(from), maxX: cm(to) };
  };
  const edge: Edge | null = side.edge ?? null;
  return {
    id: side.id,
    name: side.name,
    edge,
    depth: cm(side.depth ?? ZONE_DEPTH),
    deployment: stretch(side.deployment, 'deployment'),
    arrivals: stretch(side.arrivals, 'arrivals'),
    winsDraws: side.winsDraws === true,
  };
}

function checkSides(scenario: ScenarioFile, problems: Problem[]): void {
  const [a, b] = scenario.sides;
  const brigades = scenario.sides.flatMap(({ brigades: all }) => all.map(({ id }) => id));
  brigades.forEach((id, i) => {
    if (id !== undefined && brigades.indexOf(id) < i) problems.push(problem('sides', 'sip.problem.twice', { id }));
  });
  if (a.id === b.id) problems.push(problem('sides[1].id', 'sip.problem.twice', { id: a.id }));
  for (const [i, side] of [a, b].entries()) {
    if (side.id === DICE) problems.push(problem(`sides[${i}].id`, 'sip.problem.reserved', { id: side.id }));
  }
  if ((a.edge === undefined) !== (b.edge === undefined) || (a.edge !== undefined && a.edge === b.edge)) {
    problems.push(problem('sides[1].edge', 'sip.problem.edges', {}, 'SIP-DEP-2'));
  }
  if (a.winsDraws === true && b.winsDraws === true)
    problems.push(problem('sides[1].winsDraws', 'sip.problem.draws', {}, 'SIP-SCN-4'));
  for (const key of ['deploysFirst', 'placesFirst', 'firstTurn'] as const) {
    const id = scenario[key];
    if (id !== undefined && id !== a.id && id !== b.id) {
      problems.push(problem(key, 'sip.problem.noSuchSide', { id, sides: `${a.id}, ${b.id}` }));
    }
  }
}

function checkObjectives(scenario: ScenarioFile, problems: Problem[]): void {
  const { width, depth } = scenario.table;
  (scenario.objectives ?? []).forEach(({ id, x, y }, i) => {
    if (x > width || y > depth) problems.push(problem(`objectives[${i}]`, 'sip.problem.offTable', { id }, 'SIP-VIC-4'));
  });
}
