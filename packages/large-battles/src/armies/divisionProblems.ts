/** Faults of a Division by the lists (LB-LIST-01..04, -10), each with the nearest legal repair. */
import type { Facts, Problem, RuleId } from '@drumhead/engine';
import { repairAll, repair, type Violation as ViolationOf } from '@drumhead/content/repairs';
import { problem } from '@drumhead/content/schema';
import {
  type ChosenBrigade,
  type DivisionFile,
  eitherOf,
  lightCavalryOf,
  mendedOptions,
  type Options,
} from './division.ts';
import type { ArmyList, Nation, Period } from './armyList.ts';
import { listCalled, NATIONS, openLists } from './nations.ts';

type Violation = ViolationOf<DivisionFile>;

/** Every fault of the Division; empty if it is legal. */
export function divisionProblems(division: DivisionFile): readonly Problem[] {
  return violations(division).map((violation) => violation.problem);
}

/** The Division with this fault repaired in the nearest legal way, all else unchanged. */
export const repairs = (division: DivisionFile, fault: Problem): DivisionFile => repair(violations, division, fault);

/** Repaired one fault after the other until it is legal. */
export const allRepaired = (division: DivisionFile): DivisionFile => repairAll(violations, division);

function violations(division: DivisionFile): readonly Violation[] {
  return [
    ...periodViolations(division),
    ...brigadeViolations(division),
    ...countViolations(division),
    ...reserveViolations(division),
  ];
}

/** LB-LIST-03. The period of the Division; if impossible, the one that suits most of its Brigades. */
export function periodOf({
  nation: id,
  period,
  brigades,
}: Pick<DivisionFile, 'nation' | 'period' | 'brigades'>): Period | null {
  const nation = NATIONS[id];
  if (nation.periods.length === 0) return null;
  if (period !== null && nation.periods.includes(period)) return period;
  const suits = (one: Period) => brigades.filter(({ list }) => listCalled(nation, list)?.period === one).length;
  return nation.periods.reduce((best, one) => (suits(one) > suits(best) ? one : best));
}

/** LB-LIST-03. One period for the Division, if its nation has periods. */
function periodViolations(division: DivisionFile): readonly Violation[] {
  const period = periodOf(division);
  if (division.period === period) return [];
  const nation = `lb.side.${division.nation}`;
  const periods = NATIONS[division.nation].periods.map((one) => `lb.period.${one}`).join(', ');
  const fault =
    period === null
      ? problem('period', 'lb.problem.periodNotHad', { nation }, 'LB-LIST-03')
      : problem('period', 'lb.problem.periodNeeded', { nation, periods }, 'LB-LIST-03');
  return [{ problem: fault, repaired: () => ({ ...division, period }) }];
}

function brigadeViolations(division: DivisionFile): readonly Violation[] {
  const nation = NATIONS[division.nation];
  return division.brigades.flatMap((chosen, index) => {
    const path = `brigades[${index}]`;
    const army = listCalled(nation, chosen.list);
    const barred = listFault(division, index, army);
    if (barred !== null) return [{ problem: barred, repaired: () => withBrigadeReplaced(division, index) }];
    return optionViolations(army as ArmyList, chosen.options, `${path}.options`, 'LB-LIST-04', (options) =>
      withBrigade(division, index, { ...chosen, options }),
    );
  });
}

/** LB-LIST-01..03. Why this Brigade may not be in the Division, or null. */
function listFault(division: DivisionFile, index: number, army: ArmyList | null): Problem | null {
  const path = `brigades[${index}].list`;
  const nation = `lb.side.${division.nation}`;
  if (army === null) {
    const { list } = division.brigades[index] as ChosenBrigade;
    return problem(path, 'lb.problem.listOfOther', { list, nation }, 'LB-LIST-01');
  }
  const period = periodOf(division);
  if (army.period !== null && army.period !== period) {
    const facts = { list: army.name, period: `lb.period.${army.period}` };
    return problem(path, 'lb.problem.listOfOtherPeriod', facts, 'LB-LIST-03');
  }
  const before = division.brigades.slice(0, index).filter(({ list }) => list === army.id).length;
  if (before < army.most) return null;
  return problem(path, 'lb.problem.listTooOften', { list: army.name, most: army.most }, 'LB-LIST-02');
}

/** LB-LIST-01..03. Why one more Brigade of this list cannot be taken, or null. */
export function addingFault(division: DivisionFile, army: ArmyList): Problem | null {
  const wanted = NATIONS[division.nation].brigades;
  const { length } = division.brigades;
  if (length >= wanted) {
    const facts = { nation: `lb.side.${division.nation}`, wanted };
    return problem('brigades', 'lb.problem.divisionFull', facts, 'LB-LIST-01');
  }
  const added = { ...division, brigades: [...division.brigades, { list: army.id, options: {} }] };
  return listFault(added, length, army);
}

/** LB-LIST-01. As many Brigades as the nation's lists demand. */
function countViolations(division: DivisionFile): readonly Violation[] {
  const nation = NATIONS[division.nation];
  const facts = { nation: `lb.side.${division.nation}`, count: division.brigades.length, wanted: nation.brigades };
  const fault = (reason: string) => problem('brigades', reason, facts, 'LB-LIST-01');
  if (division.brigades.length > nation.brigades) {
    const last = division.brigades.length - 1;
    return [{ problem: fault('lb.problem.tooManyBrigades'), repaired: () => withoutBrigade(division, last) }];
  }
  if (division.brigades.length < nation.brigades) {
    return [{ problem: fault('lb.problem.tooFewBrigades'), repaired: () => withBrigadeAdded(division) }];
  }
  return [];
}

/** LB-LIST-01, LB-LIST-10. */
function reserveViolations(division: DivisionFile): readonly Violation[] {
  const { reserve: army } = NATIONS[division.nation];
  const { reserve } = division;
  const facts: Facts = { nation: `lb.side.${division.nation}` };
  if (army === null) {
    if (reserve === null) return [];
    return [
      {
        problem: problem('reserve', 'lb.problem.reserveNotHad', facts, 'LB-LIST-01'),
        repaired: () => ({ ...division, reserve: null }),
      },
    ];
  }
  if (reserve === null) {
    return [
      {
        problem: problem('reserve', 'lb.problem.reserveNeeded', facts, 'LB-LIST-01'),
        repaired: () => ({ ...division, reserve: { options: mendedOptions(army, {}) } }),
      },
    ];
  }
  return optionViolations(army, reserve.options, 'reserve.options', 'LB-LIST-10', (options) => ({
    ...division,
    reserve: { ...reserve, options },
  }));
}

/** LB-LIST-04, LB-LIST-10. Whole lots where the list says "or"; a kind for each regiment of light cavalry. */
function optionViolations(
  army: ArmyList,
  options: Options,
  path: string,
  rule: RuleId,
  withOptions: (options: Options) => DivisionFile,
): readonly Violation[] {
  const mended = mendedOptions(army, options);
  const found: Violation[] = [];
  const fault = (key: keyof Options, reason: string, facts: Facts) => {
    const { [key]: _, ...others } = options;
    const repaired = () => withOptions({ ...others, ...(mended[key] === undefined ? {} : { [key]: mended[key] }) });
    found.push({ problem: problem(`${path}.${key}`, reason, { list: army.name, ...facts }, rule), repaired });
  };
  const lots = eitherOf(army);
  if (options.either !== mended.either) {
    const choices = lots.map((lot) => lot.of.name).join(', ');
    if (lots.length === 0) fault('either', 'lb.problem.nothingToChoose', {});
    else fault('either', 'lb.problem.eitherNeeded', { choices });
  }
  const { count, of } = lightCavalryOf(army);
  const given = options.lightCavalry;
  const sound = given?.length === count && given.every((kind, at) => kind === mended.lightCavalry?.[at]);
  if (!sound && (given !== undefined || count > 0)) {
    const choices = of.map((troop) => troop.name).join(', ');
    if (count === 0) fault('lightCavalry', 'lb.problem.nothingToChoose', {});
    else fault('lightCavalry', 'lb.problem.lightCavalryNeeded', { count, choices });
  }
  return found;
}

// --- changes ---------------------------------------------------------------------------------------------------

function withBrigade(division: DivisionFile, index: number, brigade: ChosenBrigade): DivisionFile {
  return { ...division, brigades: division.brigades.map((one, at) => (at === index ? brigade : one)) };
}

export function withoutBrigade(division: DivisionFile, index: number): DivisionFile {
  return { ...division, brigades: division.brigades.filter((_, at) => at !== index) };
}

/** LB-LIST-02, LB-LIST-03. The lists that allow one more Brigade besides these. */
export function listsWithRoom(
  nation: Nation,
  period: Period | null,
  taken: readonly Pick<ChosenBrigade, 'list'>[],
): readonly ArmyList[] {
  return openLists(nation, period).filter((army) => taken.filter(({ list }) => list === army.id).length < army.most);
}

/**
 * Replaces it by another list: one of the same name if possible, else the first with room. Excess Brigades are dropped.
 */
function withBrigadeReplaced(division: DivisionFile, index: number): DivisionFile {
  const nation = NATIONS[division.nation];
  const others = withoutBrigade(division, index);
  if (division.brigades.length > nation.brigades) return others;
  const chosen = division.brigades[index] as ChosenBrigade;
  const name = namesake(chosen.list);
  const open = listsWithRoom(nation, periodOf(division), others.brigades);
  const army = (open.find((list) => list.name === name) ?? open[0]) as ArmyList;
  return withBrigade(division, index, {
    list: army.id,
    options: mendedOptions(army, chosen.options),
    ...(chosen.name === undefined ? {} : { name: chosen.name }),
  });
}

/** The message key of a list of any nation. */
function namesake(list: string): string | undefined {
  return Object.values(NATIONS)
    .flatMap((nation) => nation.lists)
    .find((army) => army.id === list)?.name;
}

function withBrigadeAdded(division: DivisionFile): DivisionFile {
  const [army] = listsWithRoom(NATIONS[division.nation], periodOf(division), division.brigades);
  const added = { list: (army as ArmyList).id, options: mendedOptions(army as ArmyList, {}) };
  return { ...division, brigades: [...division.brigades, added] };
}
