/**
 * The kit that every rule set must pass: random battles that try every promise of the contract (`ruleset.ts`) at every
 * moment, in both directions. It needs no test framework: a broken promise is thrown as a {@link ConformanceFailure}
 * that tells how to reproduce it.
 */
import {
  type Battle,
  begin,
  checkOf,
  decide,
  equalData,
  stepsOf,
  seededRandomInt,
  hashOf,
  memoizeBy,
  momentOf,
  type BattleEvent,
  type Command,
  type Evaluation,
  type Seat,
  type StandingOrders,
} from '@drumhead/engine';
import { guarded, ConformanceFailure, isRule, type Place, show } from './conformance/failure.ts';
import { checkDraws } from './conformance/draws.ts';
import { GARBAGE, mutant } from './conformance/garbage.ts';
import { checkOffers, checkOldOffers, checkStrays, type Tries } from './conformance/judge.ts';
import { checkEvents, checkResigning, checkState, checkViews, examine } from './conformance/moment.ts';
import { checkOpenness, checkStanding } from './conformance/openness.ts';
import { checkPurity } from './conformance/purity.ts';
import { checkWatchers } from './conformance/watchers.ts';
import { type Moment, randomWalk } from './randomWalk.ts';
import type { TestedRuleset } from './probe.ts';

export { ConformanceFailure } from './conformance/failure.ts';
export {
  type Moment,
  type Offer,
  randomWalk,
  type RandomWalkOptions,
  type RandomWalk,
} from './randomWalk.ts';

export interface ConformanceOptions<S, C extends Command> {
  /** The seeds themselves, or how many from 1; 20 where left out. */
  readonly seeds?: number | readonly number[];
  /** The most commands of each battle; 400 where left out. */
  readonly steps?: number;
  /** Every how many moments the costly checks are made; at each one where left out. */
  readonly every?: number;
  /** How much is tried at each examined moment: 40 offers a seat, 24 old offers, 8 mutants where left out. */
  readonly tries?: Partial<Tries>;
  /** Every how many examined moments purity and draws are tried; at every fifth where left out. */
  readonly purity?: number;
  /** The knowledge of good play of this rule set, whose purity is tried as well. */
  readonly evaluation?: Evaluation<S, C> | null;
  /** Standing orders of this rule set that are tried besides some that every rule set gets. */
  readonly orders?: readonly StandingOrders[];
  /** How many damaged set-ups are tried; 100 where left out. */
  readonly setups?: number;
  /** Is everything that is secret given in the set-up, so that orders are open? No where left out. */
  readonly openOrders?: boolean;
}

/** Every how many moments tried for purity the dear answers are tried as well: nearest commands and the evaluation. */
const THOROUGH = 15;

/** Counts for a report. */
export interface ConformanceReport {
  readonly battles: number;
  /** Battles that came to their end by themselves. */
  readonly ended: number;
  readonly commands: number;
  readonly longest: number;
}

/** Plays random battles of a rule set from one set-up and throws at the first promise that is not kept. */
export function checkConformance<S, C extends Command, E extends BattleEvent>(
  ruleset: TestedRuleset<S, C, E>,
  setup: unknown,
  {
    seeds = 20,
    steps = 400,
    every = 1,
    purity = 5,
    tries = {},
    setups = 100,
    evaluation = null,
    orders = [],
    openOrders = false,
  }: ConformanceOptions<S, C> = {},
): ConformanceReport {
  checkScenarios(ruleset);
  checkSetups(ruleset, setup, setups);
  const all: Tries = { offers: 40, old: 24, mutants: 8, ...tries };
  const list = typeof seeds === 'number' ? Array.from({ length: seeds }, (_, i) => i + 1) : seeds;
  let ended = 0;
  let commands = 0;
  let longest = 0;
  for (const seed of list) {
    const { battle, over } = checkBattle(ruleset, setup, seed, {
      steps,
      every,
      purity,
      tries: all,
      evaluation,
      orders,
    });
    if (over) ended++;
    commands += battle.count;
    longest = Math.max(longest, battle.count);
  }
  if (!openOrders) for (const seed of list) checkWatchers(ruleset, setup, seed, Math.min(steps, 120));
  return { battles: list.length, ended, commands, longest };
}

function checkBattle<S, C extends Command, E extends BattleEvent>(
  ruleset: TestedRuleset<S, C, E>,
  setup: unknown,
  seed: number,
  options: Required<Pick<ConformanceOptions<S, C>, 'steps' | 'every' | 'purity' | 'evaluation' | 'orders'>> & {
    readonly tries: Tries;
  },
): { readonly battle: Battle<S, C, E>; readonly over: boolean } {
  const { steps, every, purity, tries, evaluation, orders } = options;
  const choose = seededRandomInt(`checks of ${seed}`);
  let first: readonly Seat[] | null = null;
  let examined = 0;
  const chooseCopies = seededRandomInt(`copies of ${seed}`);
  /** A second battle, asked about in between. Its own faults are found when it is the first. */
  const others = memoizeBy((of: TestedRuleset<S, C, E>) => {
    try {
      return randomWalk(of, setup, seed + 1, { steps: Math.min(steps, 60), freeze: false }).battle;
    } catch {
      return null;
    }
  });
  const onState = (at: Moment<S, C, E>): void => {
    const whole = at.pending.length === 0 || at.battle.count % every === 0;
    if (!whole) return;
    const before = guarded('plain', at.place, 'hashing the state', () => hashOf(at.battle.state));
    const moment = examine(ruleset, at, choose);
    first ??= moment.seats;
    checkState(moment, first);
    checkEvents(moment);
    checkViews(moment);
    checkOpenness(moment);
    checkStanding(moment, orders);
    checkOffers(moment, tries);
    checkOldOffers(moment, at.offered, tries);
    checkStrays(moment, at.offered, tries);
    checkResigning(moment);
    if (examined % purity === 0) {
      const thorough = examined % (purity * THOROUGH) === 0;
      const other = others(ruleset) ?? at.battle;
      checkPurity(
        moment,
        momentOf(other, Math.min(at.battle.count, other.count)).state,
        chooseCopies,
        thorough ? { evaluation } : null,
      );
    }
    if (hashOf(at.battle.state) !== before) moment.fail('unchanged', 'asking the rule set changed the state');
    if (examined % purity === 0) checkDraws(moment);
    examined++;
  };
  const wandering = randomWalk(ruleset, setup, seed, { steps, onState });
  checkReplay(ruleset, setup, seed, wandering.battle);
  const again = randomWalk(ruleset, setup, seed, { steps, freeze: false }).battle;
  const place = parting(wandering.battle, again, seed);
  if (place !== null) throw new ConformanceFailure('determinism', place, 'the same seed gave another battle');
  return wandering;
}

/** The commands of a battle, as a record keeps them, lead to the same states again. */
function checkReplay<S, C extends Command, E extends BattleEvent>(
  ruleset: TestedRuleset<S, C, E>,
  setup: unknown,
  seed: number,
  played: Battle<S, C, E>,
): void {
  const name = `${ruleset.id} ${ruleset.version}`;
  const begun = begin(ruleset, JSON.parse(JSON.stringify(setup)));
  if (!begun.ok)
    throw new ConformanceFailure(
      'replay',
      { ruleset: name, seed, step: 0 },
      `the set-up was refused the second time: ${show(begun.problems)}`,
    );
  let battle = begun.value;
  for (const step of stepsOf(played)) {
    const place: Place = { ruleset: name, seed, step: step.number };
    const command: unknown = JSON.parse(JSON.stringify(step.command));
    const answer = guarded('replay', place, 'decide', () => decide(battle, step.seat, command));
    if (!answer.ok)
      throw new ConformanceFailure(
        'replay',
        place,
        `${step.seat} ${show(command)} was refused the second time: ${show(answer.refusal)}`,
      );
    battle = answer.battle;
    if (checkOf(battle) !== checkOf(step)) {
      throw new ConformanceFailure(
        'replay',
        place,
        `${step.seat} ${show(command)} led to another state the second time`,
      );
    }
  }
}

/** Where two battles part, or null where they are the same. */
function parting<S, C extends Command, E extends BattleEvent>(
  one: Battle<S, C, E>,
  other: Battle<S, C, E>,
  seed: number,
): Place | null {
  const others = stepsOf(other);
  const apart = stepsOf(one).findIndex((step, i) => {
    const { seat, command, ...after } = others[i] ?? step;
    return !equalData([seat, command], [step.seat, step.command]) || checkOf(after) !== checkOf(step);
  });
  if (apart < 0 && one.count === other.count && hashOf(one.state) === hashOf(other.state)) return null;
  return { ruleset: `${one.ruleset.id} ${one.ruleset.version}`, seed, step: apart < 0 ? one.count : apart + 1 };
}

/** The scenarios that a rule set brings can be begun; others it does not know. */
function checkScenarios<S, C extends Command, E extends BattleEvent>(ruleset: TestedRuleset<S, C, E>): void {
  const place: Place = { ruleset: `${ruleset.id} ${ruleset.version}`, seed: 0, step: 0 };
  for (const id of ruleset.scenarios) {
    const begun = guarded('scenario', place, `scenario ${id}`, () => begin(ruleset, ruleset.scenario(id)));
    if (!begun.ok)
      throw new ConformanceFailure('scenario', place, `the scenario ${id} is refused: ${show(begun.problems)}`);
  }
  for (const id of ['', 'no such scenario', '__proto__', 'constructor', 'toString']) {
    const found = guarded('scenario', place, `scenario ${show(id)}`, () => ruleset.scenario(id));
    if (found !== null) throw new ConformanceFailure('scenario', place, `there is a scenario ${show(id)}`);
  }
}

/** A damaged set-up is refused with its problems, or makes a battle that stands. */
function checkSetups<S, C extends Command, E extends BattleEvent>(
  ruleset: TestedRuleset<S, C, E>,
  setup: unknown,
  damaged: number,
): void {
  const place: Place = { ruleset: `${ruleset.id} ${ruleset.version}`, seed: 0, step: 0 };
  const choose = seededRandomInt('set-ups');
  const setups = [...GARBAGE, ...Array.from({ length: damaged }, () => mutant(setup, choose))];
  for (const given of setups) {
    const made = guarded('create', place, `create from ${show(given)}`, () => ruleset.create(given));
    if (made.ok) {
      guarded('create', place, `the battle made from ${show(given)}`, () => {
        hashOf(made.value);
        if (ruleset.pending(made.value).length === 0 && ruleset.outcome(made.value) === null) {
          throw new ConformanceFailure('create', place, `nobody has a decision in a battle made from ${show(given)}`);
        }
      });
    } else if (
      made.problems.length === 0 ||
      !made.problems.every((problem) => isRule(problem.rule) && typeof problem.path === 'string')
    ) {
      throw new ConformanceFailure('create', place, `a refused set-up has no proper problems: ${show(made.problems)}`);
    }
  }
}
