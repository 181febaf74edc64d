/** What is to be played: one scenario over and over, or new Divisions and terrain for every battle, all from the seed. */
import type { AnyRuleset, Seat } from '@drumhead/engine';
import { chooser, type Chooser } from '@drumhead/engine';
import { randomArmies } from '@drumhead/large-battles/historical';
import {
  type DivisionFile,
  divisionProblems,
  NATION_IDS,
  type NationId,
  NATIONS,
  type Period,
  randomDivision,
  readDivision,
} from '@drumhead/large-battles/lists';
import { PICKUP_FORMAT, PICKUP_VERSION } from '@drumhead/large-battles/pickup';
import { type ArmyOptions, ofArmyFiles } from './armies.ts';
import { refused, wrongUsage } from './exit.ts';
import { jsonOf, problemLines, rulesetNamed, scenarioNamed, textOf } from './input.ts';
import { ofSquads } from './squads.ts';
import type { Say } from './words.ts';

export interface Setups {
  readonly ruleset: AnyRuleset;
  /** What the battles are called in tables and in the names of files. */
  readonly title: string;
  readonly seats: readonly Seat[];
  /** The set-up of one battle; follows from the seed and its number alone. */
  setupOf(game: number): unknown;
}

/** How pick-up battles, and armies, are set up. */
export interface PickUpOptions {
  readonly scale?: string;
  readonly deployment?: string;
  readonly grandBattery?: boolean;
  readonly wornUnits?: boolean;
}

export interface SetupOptions extends PickUpOptions, Partial<ArmyOptions> {
  readonly ruleset?: string;
  readonly scenario?: string;
  readonly divisionA?: string;
  readonly divisionB?: string;
  readonly armies?: boolean;
  readonly squads?: string;
  readonly skirmish?: string;
  readonly limit?: string;
  readonly terrain?: string;
  readonly seed: string;
}

const LARGE_BATTLES = 'large-battles';
const SCALES = ['6mm', '15mm', '28mm'] as const;
const DEPLOYMENTS = ['hidden', 'alternate'] as const;

/** The battles that the options ask for, or wrong usage. */
export function setupsFor(options: SetupOptions, say: Say): Setups {
  const divisions = options.divisionA !== undefined || options.divisionB !== undefined;
  const { squads, army } = options;
  const kinds = [
    options.scenario !== undefined,
    divisions,
    options.armies === true,
    squads !== undefined,
    army !== undefined,
  ];
  const asked = kinds.filter(Boolean).length;
  if (asked !== 1) return wrongUsage(say('cli.simulate.one'));
  if (options.scenario !== undefined) return ofScenario(options.scenario, options, say);
  if (options.armies === true) return ofArmies(options, say);
  if (squads !== undefined) return ofSquads({ ...options, squads }, say);
  if (army !== undefined) return ofArmyFiles({ ...options, army }, say);
  const { divisionA, divisionB } = options;
  if (divisionA === undefined || divisionB === undefined) return wrongUsage(say('cli.simulate.bothDivisions'));
  return ofDivisions(divisionNamed(divisionA, say), divisionNamed(divisionB, say), options, say);
}

// --- scenarios -----------------------------------------------------------------------------------------------------

function ofScenario(id: string, options: SetupOptions, say: Say): Setups {
  if (options.scale !== undefined || options.deployment !== undefined) wrongUsage(say('cli.simulate.fixed'));
  const { ruleset, setup: given } = scenarioNamed(say, id, options.ruleset);
  const setup = withSwitches(given, options);
  return { ruleset, title: id, seats: seatsOf(ruleset, setup, say), setupOf: () => setup };
}

/** Optional rules that were asked for are played beside those of the file. */
function withSwitches(setup: unknown, { grandBattery, wornUnits }: PickUpOptions): unknown {
  if (grandBattery !== true && wornUnits !== true) return setup;
  const file = setup as { readonly switches?: object };
  const switches = { ...(grandBattery ? { grandBattery } : {}), ...(wornUnits ? { wornUnits } : {}) };
  return { ...file, switches: { ...file.switches, ...switches } };
}

function seatsOf(ruleset: AnyRuleset, setup: unknown, say: Say): readonly Seat[] {
  const made = ruleset.create(setup);
  return made.ok ? ruleset.seats(made.value) : refused(problemLines(say, made.problems));
}

// --- Divisions -----------------------------------------------------------------------------------------------------

/** Where the Division of a side comes from: a file, or any legal one of a nation. */
export interface DivisionSource {
  readonly nation: NationId;
  draw(pick: Chooser): DivisionFile;
}

/** Any legal Division of a nation; of any of its periods where none is named. */
export function anyDivisionOf(nation: NationId, period: Period | null = null): DivisionSource {
  const { periods } = NATIONS[nation];
  return {
    nation,
    draw(pick) {
      const chosen = period ?? (periods.length === 0 ? null : (periods[pick(periods.length)] as Period));
      return randomDivision(nation, chosen, pick);
    },
  };
}

function divisionNamed(given: string, say: Say): DivisionSource {
  if (given.endsWith('.json')) return divisionIn(given, say);
  const [id = '', period] = given.split(':');
  const nation = NATION_IDS.find((one) => one === id);
  if (nation === undefined) {
    return wrongUsage(say('cli.error.choice', { name: '--division', known: NATION_IDS.join(', '), given: id }));
  }
  if (period === undefined) return anyDivisionOf(nation);
  const known = NATIONS[nation].periods.find((one) => one === period);
  if (known === undefined) {
    const periods = NATIONS[nation].periods.join(', ');
    return wrongUsage(say('cli.simulate.period', { nation, known: periods === '' ? '-' : periods, given: period }));
  }
  return anyDivisionOf(nation, known);
}

function divisionIn(file: string, say: Say): DivisionSource {
  const read = readDivision(jsonOf(say, file, textOf(say, file)));
  if (!read.ok) return refused(problemLines(say, read.problems));
  const problems = divisionProblems(read.value);
  if (problems.length > 0) return refused(problemLines(say, problems));
  return { nation: read.value.nation, draw: () => read.value };
}

/** Ids of two sides; two of one nation are told apart. */
export function sideIds(a: NationId, b: NationId): readonly [Seat, Seat] {
  return a === b ? [`${a}-a`, `${b}-b`] : [a, b];
}

function ofDivisions(a: DivisionSource, b: DivisionSource, options: SetupOptions, say: Say): Setups {
  const seats = sideIds(a.nation, b.nation);
  const plain = pickUpPlan(options, say);
  return {
    ruleset: rulesetNamed(say, options.ruleset ?? LARGE_BATTLES),
    title: `${a.nation}-${b.nation}`,
    seats,
    setupOf(game) {
      const pick = chooser(`${options.seed}/${game}/divisions`);
      return pickUp(plain, [
        { id: seats[0], division: a.draw(pick) },
        { id: seats[1], division: b.draw(pick) },
      ]);
    },
  };
}

/** What every pick-up battle of a run has in common. */
export interface PickUpPlan {
  readonly scale: (typeof SCALES)[number];
  readonly deployment: (typeof DEPLOYMENTS)[number];
  readonly switches: { readonly grandBattery: boolean; readonly wornUnits: boolean };
}

export function pickUpPlan(options: PickUpOptions, say: Say): PickUpPlan {
  const choice = <T extends string>(name: string, known: readonly T[], given: string | undefined): T =>
    known.find((one) => one === (given ?? known[0])) ??
    wrongUsage(say('cli.error.choice', { name, known: known.join(', '), given: given ?? '' }));
  return {
    scale: choice('--scale', ['15mm', '6mm', '28mm'], options.scale),
    deployment: choice('--deployment', DEPLOYMENTS, options.deployment),
    switches: { grandBattery: options.grandBattery === true, wornUnits: options.wornUnits === true },
  };
}

export function pickUp(
  plan: PickUpPlan,
  sides: readonly [{ id: Seat; division: DivisionFile }, { id: Seat; division: DivisionFile }],
): unknown {
  return { format: PICKUP_FORMAT, version: PICKUP_VERSION, ...plan, sides };
}

// --- armies --------------------------------------------------------------------------------------------------------

function ofArmies(options: SetupOptions, say: Say): Setups {
  const plan = pickUpPlan(options, say);
  const armies = (game: number) => randomArmies(chooser(`${options.seed}/${game}/armies`), plan);
  return {
    ruleset: rulesetNamed(say, options.ruleset ?? LARGE_BATTLES),
    title: 'armies',
    seats: armies(0).sides.map(({ id }) => id),
    setupOf: armies,
  };
}
