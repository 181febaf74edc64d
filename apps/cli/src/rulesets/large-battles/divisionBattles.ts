/** Pick-up battles of Large Battles between Divisions, of files or any legal ones, and between historical armies. */
import { seededRandomInt, type RandomInt, type Seat } from '@drumhead/engine';
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
} from '@drumhead/large-battles/armies';
import { PICKUP_FORMAT, PICKUP_VERSION } from '@drumhead/large-battles/pickup';
import { refused, wrongUsage } from '../../exit.ts';
import { problemLines, rulesetNamed, valueOf } from '../../input.ts';
import type { Setups } from '../../setups.ts';
import type { Translate } from '@drumhead/rulesets';

/** How pick-up battles, and armies, are set up. */
export interface PickUpOptions {
  readonly scale?: string;
  readonly deployment?: string;
  readonly grandBattery?: boolean;
  readonly wornUnits?: boolean;
  readonly chargeGoesHome?: boolean;
}

export interface DivisionOptions extends PickUpOptions {
  readonly ruleset?: string;
  readonly seed: string;
}

const LARGE_BATTLES = 'large-battles';
const SCALES = ['6mm', '15mm', '28mm'] as const;
const DEPLOYMENTS = ['hidden', 'alternate'] as const;

/** Source of a side's Division: a file, or a random legal one of a nation. */
export interface DivisionSource {
  readonly nation: NationId;
  draw(pick: RandomInt): DivisionFile;
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

export function divisionNamed(given: string, t: Translate): DivisionSource {
  if (given.endsWith('.json')) return divisionIn(given, t);
  const [id = '', period] = given.split(':');
  const nation = NATION_IDS.find((one) => one === id);
  if (nation === undefined) {
    return wrongUsage(t('cli.error.choice', { name: '--division', known: NATION_IDS.join(', '), given: id }));
  }
  if (period === undefined) return anyDivisionOf(nation);
  const known = NATIONS[nation].periods.find((one) => one === period);
  if (known === undefined) {
    const periods = NATIONS[nation].periods.join(', ');
    return wrongUsage(t('cli.simulate.period', { nation, known: periods === '' ? '-' : periods, given: period }));
  }
  return anyDivisionOf(nation, known);
}

function divisionIn(file: string, t: Translate): DivisionSource {
  const read = readDivision(valueOf(t, file, ['division']));
  if (!read.ok) return refused(problemLines(t, read.problems));
  const problems = divisionProblems(read.value);
  if (problems.length > 0) return refused(problemLines(t, problems));
  return { nation: read.value.nation, draw: () => read.value };
}

/** Ids of two sides; two of one nation get suffixes. */
export function sideIds(a: NationId, b: NationId): readonly [Seat, Seat] {
  return a === b ? [`${a}-a`, `${b}-b`] : [a, b];
}

export function ofDivisions(a: DivisionSource, b: DivisionSource, options: DivisionOptions, t: Translate): Setups {
  const seats = sideIds(a.nation, b.nation);
  const plain = pickUpPlan(options, t);
  return {
    ruleset: rulesetNamed(t, options.ruleset ?? LARGE_BATTLES),
    title: `${a.nation}-${b.nation}`,
    seats,
    setupOf(game) {
      const pick = seededRandomInt(`${options.seed}/${game}/divisions`);
      return pickUp(plain, [
        { id: seats[0], division: a.draw(pick) },
        { id: seats[1], division: b.draw(pick) },
      ]);
    },
  };
}

/** Shared settings of all pick-up battles of a run. */
export interface PickUpPlan {
  readonly scale: (typeof SCALES)[number];
  readonly deployment: (typeof DEPLOYMENTS)[number];
  readonly switches: {
    readonly grandBattery: boolean;
    readonly wornUnits: boolean;
    readonly chargeGoesHome?: boolean;
  };
}

export function pickUpPlan(options: PickUpOptions, t: Translate): PickUpPlan {
  const choice = <T extends string>(name: string, known: readonly T[], given: string | undefined): T =>
    known.find((one) => one === (given ?? known[0])) ??
    wrongUsage(t('cli.error.choice', { name, known: known.join(', '), given: given ?? '' }));
  return {
    scale: choice('--scale', ['15mm', '6mm', '28mm'], options.scale),
    deployment: choice('--deployment', DEPLOYMENTS, options.deployment),
    switches: {
      grandBattery: options.grandBattery === true,
      wornUnits: options.wornUnits === true,
      chargeGoesHome: options.chargeGoesHome === true,
    },
  };
}

export function pickUp(
  plan: PickUpPlan,
  sides: readonly [{ id: Seat; division: DivisionFile }, { id: Seat; division: DivisionFile }],
): unknown {
  return { format: PICKUP_FORMAT, version: PICKUP_VERSION, ...plan, sides };
}

/** Between random historical armies. */
export function ofArmies(options: DivisionOptions, t: Translate): Setups {
  const plan = pickUpPlan(options, t);
  const armies = (game: number) => randomArmies(seededRandomInt(`${options.seed}/${game}/armies`), plan);
  return {
    ruleset: rulesetNamed(t, options.ruleset ?? LARGE_BATTLES),
    title: 'armies',
    seats: armies(0).sides.map(({ id }) => id),
    setupOf: armies,
  };
}
