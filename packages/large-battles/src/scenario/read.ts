/** From a scenario file to a field: form first, then what the rules say, each fault with its place in the file. */
import { type Checked, DICE, type Problem } from '@drumhead/engine';
import { facing, steps } from '@drumhead/table';
import { breakPoint } from '../breakPoint.ts';
import { suggestionProblems } from '../placing.ts';
import { mostSk } from '../skirmishers.ts';
import type {
  BrigadeProfile,
  DeploymentArea,
  Field,
  GeneralProfile,
  GeneralTraits,
  Placement,
  SideIndex,
  SideProfile,
  Sticks,
  Traits,
  UnitProfile,
} from '../state.ts';
import {
  type BrigadeFile,
  CINC_RULES,
  type DeploymentFile,
  type GeneralFile,
  type GroupFile,
  KINDS,
  LEADER_RULES,
  SCENARIO,
  type ScenarioFile,
  UNIT_RULES,
} from './format.ts';
import { readTerrain } from './readTerrain.ts';
import { checkShape, MOST_PROBLEMS, problem, shown } from '@drumhead/engine/shape';

/** LB-GEO-01, LB-GEO-06, LB-GEN-05, LB-GEN-06. Sticks and usual table in mm, and the factor of the footprints, by size of figures. */
export const SCALES = {
  '6mm': { sticks: { vs: 30, s: 50, m: 80, l: 120 }, factor: 2 / 3, width: 1200, height: 800 },
  '15mm': { sticks: { vs: 50, s: 80, m: 120, l: 180 }, factor: 1, width: 1800, height: 1200 },
  '28mm': { sticks: { vs: 80, s: 120, m: 180, l: 280 }, factor: 3 / 2, width: 2700, height: 1800 },
} as const;

/**
 * LB-ARMY-04, LB-ARMY-02: at army level the sticks are always those of 15 mm. 6 mm figures play on the usual table of
 * 15 mm, 15 mm figures on 240 x 180 cm, larger ones on as much more as their bases are larger.
 */
const ARMY_TABLES = {
  '6mm': { width: 1800, height: 1200 },
  '15mm': { width: 2400, height: 1800 },
  '28mm': { width: 3600, height: 2700 },
} as const;

/** Sticks and usual table in mm, and the factor of the footprints. */
function scaleOf({ level, table: { scale } }: ScenarioFile) {
  return level === 'army' ? { ...SCALES[scale], sticks: SCALES['15mm'].sticks, ...ARMY_TABLES[scale] } : SCALES[scale];
}

interface Reading {
  readonly file: ScenarioFile;
  readonly problems: Problem[];
  readonly table: { readonly width: number; readonly height: number };
  readonly sticks: Sticks;
  readonly ids: Set<string>;
  readonly units: UnitProfile[];
  readonly leaders: GeneralProfile[];
  readonly brigades: BrigadeProfile[];
  readonly cincs: GeneralProfile[];
  readonly suggested: Placement[];
  readonly suggestedAt: string[];
}

/** Makes the field of a battle from a scenario file. Never throws: whatever is wrong is a problem with its path. */
export function fieldFrom(input: unknown): Checked<Field> {
  const problems: Problem[] = [];
  if (!checkShape(input, SCENARIO, '', problems)) return { ok: false, problems };
  const file = input as ScenarioFile;
  const scale = scaleOf(file);
  const table = { width: file.table.width ?? scale.width, height: file.table.height ?? scale.height };
  const sticks = {
    vs: steps(scale.sticks.vs),
    s: steps(scale.sticks.s),
    m: steps(scale.sticks.m),
    l: steps(scale.sticks.l),
  };
  const reading: Reading = {
    file,
    problems,
    table,
    sticks,
    ids: new Set(),
    units: [],
    leaders: [],
    brigades: [],
    cincs: [],
    suggested: [],
    suggestedAt: [],
  };
  const terrain = readTerrain(reading);
  const sides = [readSide(reading, 0), readSide(reading, 1)] as const;
  checkSides(reading);
  checkSetUp(reading);
  if (problems.length > 0) return { ok: false, problems };
  const field: Field = {
    scenario: file.id,
    name: file.name,
    scale: file.table.scale,
    width: steps(table.width),
    height: steps(table.height),
    sticks,
    factor: scale.factor,
    level: file.level ?? 'division',
    switches: { grandBattery: file.switches?.grandBattery ?? false, wornUnits: file.switches?.wornUnits ?? false },
    terrain,
    sides,
    units: reading.units,
    generals: [...reading.leaders, ...reading.cincs],
    brigades: reading.brigades,
    first: firstSide(file),
    hiddenDeployment: file.hiddenDeployment ?? true,
    setUp: file.setUp ?? 'given',
    suggested: reading.suggested.map((p) =>
      p.what === 'general' && p.index < 0 ? { ...p, index: reading.leaders.length - 1 - p.index } : p,
    ),
  };
  for (const { index, refusal } of suggestionProblems(field)) {
    if (problems.length >= MOST_PROBLEMS) break;
    problems.push({ path: reading.suggestedAt[index] ?? '', ...refusal });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: field };
}

function firstSide(file: ScenarioFile): SideIndex | null {
  if (file.first === undefined || file.first === null) return null;
  return file.first === file.sides[0].id ? 0 : 1;
}

/** LB-SEQ-10: what is settled by the rules of a pick-up game is not given. */
function checkSetUp({ file, problems }: Reading): void {
  if (file.setUp !== 'pickup') {
    file.sides.forEach((side, s) => {
      const rolled = [side.cinc, ...side.brigades.map(({ leader }) => leader)].some(({ roll }) => roll !== undefined);
      if (rolled) problems.push(problem(`sides[${s}]`, 'lb.problem.rollBeforePickUpOnly', {}, 'LB-SET-13'));
    });
    return;
  }
  if (file.terrain.length > 0) problems.push(problem('terrain', 'lb.problem.terrainLaidLater', {}, 'LB-SET-05'));
  if (file.first !== undefined && file.first !== null)
    problems.push(problem('first', 'lb.problem.firstRolledLater', {}, 'LB-ACT-02'));
}

function checkSides({ file, problems }: Reading): void {
  const [one, two] = file.sides;
  for (const side of [0, 1] as const) {
    if (file.sides[side].id === DICE)
      problems.push(problem(`sides[${side}].id`, 'lb.problem.reservedId', { id: DICE }));
  }
  if (one.id === two.id) problems.push(problem('sides[1].id', 'lb.problem.sameId', { id: two.id }));
  if (one.baseline === two.baseline)
    problems.push(problem('sides[1].baseline', 'lb.problem.sameBaseline', {}, 'LB-GEO-14'));
  if (file.first !== undefined && file.first !== null && file.first !== one.id && file.first !== two.id) {
    problems.push(problem('first', 'lb.problem.unknownSide', { id: file.first }, 'LB-ACT-02'));
  }
}

// --- sides -----------------------------------------------------------------------------------------------------

function readSide(reading: Reading, side: SideIndex): SideProfile {
  const file = reading.file.sides[side];
  const path = `sides[${side}]`;
  const firstUnit = reading.units.length;
  for (let b = 0; b < file.brigades.length; b++)
    readBrigade(reading, side, file.brigades[b] as BrigadeFile, `${path}.brigades[${b}]`);
  let reserve: DeploymentArea | null = null;
  if (file.reserve !== undefined) {
    reserve = readArea(reading, file.reserve.deployment, `${path}.reserve.deployment`);
    for (let g = 0; g < file.reserve.units.length; g++) {
      const place = { side, brigade: -1, prefix: `${file.id}-reserve` };
      readGroup(reading, file.reserve.units[g] as GroupFile, place, `${path}.reserve.units[${g}]`);
    }
  }
  const cinc = readGeneral(
    reading,
    file.cinc,
    CINC_RULES,
    { id: `${file.id}-cinc`, side, brigade: -1 },
    `${path}.cinc`,
  );
  reading.cincs.push(cinc);
  const limit = breakPoint(reading.units.length - firstUnit, cinc.traits);
  const { printed } = file;
  checkPrinted(reading, limit, printed?.breakPoint, printed?.why, 'LB-SCN-10', `${path}.printed.breakPoint`);
  return {
    id: file.id,
    name: file.name,
    baseline: file.baseline,
    breakPoint: limit,
    reserve,
    cincIdle: [...(file.cinc.idlePhases ?? [])],
  };
}

function readBrigade(reading: Reading, side: SideIndex, file: BrigadeFile, path: string): void {
  const index = reading.brigades.length;
  claim(reading, file.id, `${path}.id`);
  reading.leaders.push(
    readGeneral(
      reading,
      file.leader,
      LEADER_RULES,
      { id: `${file.id}-leader`, side, brigade: index },
      `${path}.leader`,
    ),
  );
  const firstUnit = reading.units.length;
  for (let g = 0; g < file.units.length; g++) {
    readGroup(reading, file.units[g] as GroupFile, { side, brigade: index, prefix: file.id }, `${path}.units[${g}]`);
  }
  const shakenAt = reading.units.length - firstUnit + 1;
  const { printed } = file;
  checkPrinted(reading, shakenAt, printed?.shakenAt, printed?.why, 'LB-SCN-09', `${path}.printed.shakenAt`);
  const company = file.company?.points ?? 0;
  let room = 0;
  for (const unit of reading.units.slice(firstUnit))
    if (unit.arm === 'infantry') room += Math.max(0, mostSk(reading.file.level ?? 'division') - unit.sk);
  if (company > room) {
    reading.problems.push(
      problem(`${path}.company.points`, 'lb.problem.companyTooLarge', { points: company, room }, 'LB-SKIR-06'),
    );
  }
  reading.brigades.push({
    id: file.id,
    name: file.name,
    side,
    deployment: readArea(reading, file.deployment, `${path}.deployment`),
    company,
  });
}

/** LB-SCN-09, LB-SCN-10. A printed total is the computed one, or the file says why not. The computed one counts. */
function checkPrinted(
  { problems }: Reading,
  computed: number,
  printed: number | undefined,
  why: string | undefined,
  rule: string,
  path: string,
): void {
  if (printed === undefined || printed === computed || why !== undefined) return;
  problems.push(problem(path, 'lb.problem.printedOther', { printed, computed }, rule));
}

interface Place {
  readonly side: SideIndex;
  readonly brigade: number;
}

function readGroup(reading: Reading, file: GroupFile, place: Place & { readonly prefix: string }, path: string): void {
  const kind = KINDS[file.kind];
  const traits = readUnitRules(reading, file, path);
  checkNumbers(reading, file, traits, path);
  if (file.suggested !== undefined && file.suggested.length !== file.count) {
    reading.problems.push(
      problem(`${path}.suggested`, 'lb.problem.suggestedCount', { count: file.count, length: file.suggested.length }),
    );
  }
  for (let n = 1; n <= file.count; n++) {
    const id = `${place.prefix}-${file.id}-${n}`;
    claim(reading, id, `${path}.id`);
    const suggested = file.suggested?.[n - 1];
    if (suggested !== undefined) {
      suggest(reading, 'unit', reading.units.length, suggested, suggested.formation, `${path}.suggested[${n - 1}]`);
    }
    reading.units.push({
      id,
      name: file.name,
      ordinal: n,
      side: place.side,
      brigade: place.brigade,
      arm: kind.arm,
      cavalryClass: kind.cavalryClass,
      q: file.q ?? 0,
      c: file.c ?? 0,
      sk: file.sk ?? 0,
      calibre: file.calibre ?? null,
      horse: kind.horse,
      traits,
      uniform: file.uniform,
    });
  }
}

/** LB-UNIT-01. Which numbers a kind of troops has, and which it must not have. */
function checkNumbers(
  { problems, file: { level = 'division' } }: Reading,
  file: GroupFile,
  traits: Traits,
  path: string,
): void {
  const { arm } = KINDS[file.kind];
  const need = (key: 'q' | 'c' | 'sk' | 'calibre', wanted: boolean, rule: string) => {
    if (wanted && file[key] === undefined)
      problems.push(problem(`${path}.${key}`, 'lb.problem.numberMissing', { key, kind: file.kind }, rule));
    if (!wanted && file[key] !== undefined)
      problems.push(problem(`${path}.${key}`, 'lb.problem.numberNotHad', { key, kind: file.kind }, rule));
  };
  need('q', !traits.unpredictable, traits.unpredictable ? 'LB-SPEC-21' : 'LB-UNIT-02');
  need('c', arm !== 'artillery', 'LB-UNIT-01');
  need('sk', arm === 'infantry', 'LB-UNIT-01');
  need('calibre', arm === 'artillery', 'LB-UNIT-01');
  const most = mostSk(level);
  if ((file.sk ?? 0) > most) {
    problems.push(
      problem(`${path}.sk`, 'engine.problem.outOfRange', { value: shown(file.sk), least: 0, most }, 'LB-SKIR-01'),
    );
  }
}

function readUnitRules({ problems }: Reading, file: GroupFile, path: string): Traits {
  const traits = Object.fromEntries(UNIT_RULES.map((rule) => [rule, false])) as Record<keyof Traits, boolean>;
  const rules = file.rules ?? [];
  const { arm } = KINDS[file.kind];
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as keyof Traits;
    const at = `${path}.rules[${i}]`;
    if (!(UNIT_RULES as readonly string[]).includes(rule)) {
      problems.push(
        problem(at, 'lb.problem.unknownRule', { name: shown(rule), known: UNIT_RULES.join(', ') }, 'LB-UNIT-01'),
      );
      continue;
    }
    if (traits[rule]) problems.push(problem(at, 'lb.problem.ruleTwice', { name: rule }));
    if (arm !== 'cavalry' && (rule === 'impetuous' || rule === 'opportunistic')) {
      problems.push(
        problem(at, 'lb.problem.cavalryOnly', { name: rule }, rule === 'impetuous' ? 'LB-SPEC-11' : 'LB-SPEC-16'),
      );
    }
    traits[rule] = true;
  }
  return traits;
}

/** The index of a CinC is not known before all brigades are read: -1 for the first side's, -2 for the second's. */
function readGeneral(
  reading: Reading,
  file: GeneralFile,
  allowed: readonly string[],
  place: Place & { readonly id: string },
  path: string,
): GeneralProfile {
  const traits: Record<keyof GeneralTraits, boolean> = {
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
  const rules = file.rules ?? [];
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as keyof GeneralTraits;
    const at = `${path}.rules[${i}]`;
    if (!allowed.includes(rule)) {
      reading.problems.push(
        problem(at, 'lb.problem.unknownRule', { name: shown(rule), known: allowed.join(', ') }, 'LB-UNIT-01'),
      );
      continue;
    }
    if (traits[rule]) reading.problems.push(problem(at, 'lb.problem.ruleTwice', { name: rule }));
    traits[rule] = true;
  }
  // LB-LEAD-01, LB-CINC-01.
  if (file.q > 5) {
    const rule = place.brigade < 0 ? 'LB-CINC-01' : 'LB-LEAD-01';
    reading.problems.push(
      problem(`${path}.q`, 'engine.problem.outOfRange', { value: String(file.q), least: 2, most: 5 }, rule),
    );
  }
  claim(reading, place.id, path);
  if (file.suggested !== undefined) {
    suggest(
      reading,
      'general',
      place.brigade < 0 ? -1 - place.side : place.brigade,
      file.suggested,
      null,
      `${path}.suggested`,
    );
  }
  return { id: place.id, name: file.name, side: place.side, brigade: place.brigade, q: file.q, traits };
}

function suggest(
  { suggested, suggestedAt }: Reading,
  what: Placement['what'],
  index: number,
  at: { readonly x: number; readonly y: number; readonly facing: number },
  formation: Placement['formation'],
  path: string,
): void {
  // Facing before place: what is suggested is no secret, and must not read like where somebody stands (see view).
  suggested.push({ what, index, facing: facing(at.facing), x: steps(at.x), y: steps(at.y), formation });
  suggestedAt.push(path);
}

function claim({ ids, problems }: Reading, id: string, path: string): void {
  if (ids.has(id)) problems.push(problem(path, 'lb.problem.sameId', { id }));
  ids.add(id);
}

// --- deployment areas ------------------------------------------------------------------------------------------

function readArea(reading: Reading, file: DeploymentFile, path: string): DeploymentArea {
  return {
    zones: [...file.zones],
    within: readNear(reading, file.within, `${path}.within`),
    beyond: readNear(reading, file.beyond, `${path}.beyond`),
    across: readAcross(reading, file.across, `${path}.across`),
    lateral: file.lateral ?? false,
    inCommand: file.inCommand ?? false,
    formations: file.formations ? [...file.formations] : null,
  };
}

function readNear(reading: Reading, file: DeploymentFile['within'], path: string): DeploymentArea['within'] {
  if (file === undefined || file === null) return null;
  if (!reading.file.terrain.some((piece) => piece.id === file.terrain)) {
    reading.problems.push(problem(`${path}.terrain`, 'lb.problem.unknownTerrain', { id: file.terrain }));
  }
  return { terrain: file.terrain, distance: stickLength(file.sticks, reading.sticks) };
}

function readAcross(reading: Reading, file: DeploymentFile['across'], path: string): DeploymentArea['across'] {
  if (file === undefined || file === null) return null;
  if (file.from >= file.to) {
    reading.problems.push(problem(path, 'lb.problem.noWidth', { from: file.from, to: file.to }));
  }
  return { from: steps(file.from), to: steps(file.to) };
}

/** `3L` in steps. */
function stickLength(length: string, sticks: Sticks): number {
  const count = Number.parseInt(length, 10);
  return count * sticks[length.slice(String(count).length).toLowerCase() as keyof Sticks];
}
