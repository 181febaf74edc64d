/** From a scenario file to a field: form first, then rules, each fault with its place in the file. */
import { type Checked, DICE, type Problem } from '@drumhead/engine';
import { MOST_PROBLEMS, problem, read as readSchema } from '@drumhead/content/schema';
import { steps } from '@drumhead/table';
import { suggestionProblems } from '../setup/suggestions.ts';
import type { Field, SideIndex } from '../state/state.ts';
import { SCENARIO, type ScenarioFile } from './format.ts';
import { readSide } from './readSide.ts';
import { readTerrain } from './readTerrain.ts';
import type { Reading } from './reading.ts';
import { scaleOf } from './scales.ts';

/** Makes the field of a battle from a scenario file. Never throws: every fault is a problem with its path. */
export function fieldFrom(input: unknown): Checked<Field> {
  const read = readSchema(input, SCENARIO);
  if (!read.ok) return read;
  const file = read.value;
  const problems: Problem[] = [];
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
    switches: {
      grandBattery: file.switches?.grandBattery ?? false,
      wornUnits: file.switches?.wornUnits ?? false,
      chargeGoesHome: file.switches?.chargeGoesHome ?? false,
    },
    terrain,
    sides,
    units: reading.units,
    generals: [...reading.leaders, ...reading.cincs],
    brigades: reading.brigades,
    first: firstSide(file),
    hiddenDeployment: file.hiddenDeployment ?? true,
    setUp: file.setUp ?? 'given',
    ...(file.grown === true ? { grown: true } : {}),
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

/** LB-SEQ-10: facts decided by the rules of a pick-up game are not given. */
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
