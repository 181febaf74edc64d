/** From a pick-up file to the scenario file of its battle, except for the parts that dice and players decide. */
import { type Checked, D6, type Problem } from '@drumhead/engine';
import { type DivisionFile, withKindPerRegiment } from '../../armies/division.ts';
import { generalRoll, generalsOf } from '../../armies/generals.ts';
import { divisionProblems } from '../../armies/divisionProblems.ts';
import { divisionSide } from '../../armies/divisionSide.ts';
import { FORMAT, FORMAT_VERSION, type ScenarioFile, type SideFile } from '../../scenarios/format.ts';
import { readAsGiven } from '@drumhead/content/schema';
import type { SideIndex } from '../../state/state.ts';
import { PICKUP, type PickUpFile } from './format.ts';

/** A General before the die is rolled: the worst result of most tables. No rule reads it. */
const UNROLLED = { q: 4, rules: [] };
/** Two Divisions of one nation are told apart by their baseline. */
const TWINS = ['lb.side.twin.north', 'lb.side.twin.south'] as const;

/** Never throws: every fault is a problem with its path. */
export function pickUpScenario(input: unknown): Checked<ScenarioFile> {
  const read = readAsGiven(input, PICKUP);
  if (!read.ok) return read;
  const given = read.value;
  const problems: Problem[] = [];
  const side = (index: SideIndex) => {
    const { division, ...rest } = given.sides[index];
    return { ...rest, division: withKindPerRegiment(division) };
  };
  const file: PickUpFile = { ...given, sides: [side(0), side(1)] };
  file.sides.forEach(({ division }, side) => {
    for (const problem of divisionProblems(division)) {
      problems.push({ ...problem, path: `sides[${side}].division.${problem.path}` });
    }
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: scenarioOf(file) };
}

function scenarioOf(file: PickUpFile): ScenarioFile {
  const [one, two] = file.sides;
  const twins = one.name === undefined && two.name === undefined && one.division.nation === two.division.nation;
  const side = (index: SideIndex): SideFile => {
    const { id, name, division } = file.sides[index];
    const made = divisionSide(division, {
      id,
      name: name ?? (twins ? TWINS[index] : `lb.side.${division.nation}`),
      baseline: index === 0 ? 'top' : 'bottom',
      generals: generalsOf(division.brigades.length).map(() => UNROLLED),
    });
    return withDice(made, division);
  };
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    id: 'pickup',
    name: 'lb.pickup.name',
    table: { scale: file.scale },
    terrain: [],
    sides: [side(0), side(1)],
    setUp: 'pickup',
    ...(file.grown === true ? { grown: true } : {}),
    hiddenDeployment: file.deployment === 'hidden',
    switches: { ...file.switches },
  };
}

/** LB-LIST-05: each General with the results of his nation's table. */
function withDice(side: SideFile, { nation, brigades }: DivisionFile): SideFile {
  const [...rolls] = generalsOf(brigades.length).map((who) => D6.map((face) => generalRoll(nation, who, face)));
  return {
    ...side,
    cinc: { ...side.cinc, roll: rolls[brigades.length] as NonNullable<SideFile['cinc']['roll']> },
    brigades: side.brigades.map((brigade, i) => ({
      ...brigade,
      leader: { ...brigade.leader, roll: rolls[i] as NonNullable<SideFile['cinc']['roll']> },
    })),
  };
}
