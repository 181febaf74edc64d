// node bench/reactions.ts [BATTLES] [CAPTAIN]: the questions that the page puts to a side while the enemy acts, under its
// default standing orders, in battles between captains; JSON. The battles are those that `npm run brain` tries its weights
// on: kept ones are read again, missing ones are played first (a minute or more each). CAPTAIN: of which version, where
// those of an older one are kept. Only in Large Battles may a side interrupt the other.
//
// A person is taken to answer as the captain of the battle did: where a chance was put to him that he let pass, his standing
// orders know it from then on. `givenAway`: what he would have stood higher, by the learnt chance of victory, had he been
// asked where he was not. `byRules`: without a captain who judges, as a host that has none asks.
import { costOfPassing, LEAST_STAKE, standingAnswer } from '@drumhead/bots';
import { type Command, DEFAULT_ORDERS, type StandingOrders } from '@drumhead/engine';
import type { State } from '@drumhead/large-battles';
import { afterHolding } from '@drumhead/large-battles/screen';
import { knowledgeOf } from '@drumhead/rulesets';
import { tasksOf } from '../scripts/brain/battles.ts';
import { keptBattle } from '../scripts/brain/kept.ts';
import { quantile } from './spread.ts';

const RULESET = 'large-battles';
const known = knowledgeOf(RULESET);
const { ruleset, room } = known;
const tried = Number(process.argv[2] ?? 50);
const captain = Number(process.argv[3] ?? room?.version);

/** One phase of an enemy. */
interface Phase {
  windows: number;
  questions: number;
  byRules: number;
  /** Put to somebody who lets every chance pass. */
  toAHolder: number;
  /** A unit too near to a friend must move (LB-REACT-14): the rules leave no choice to hold. */
  corrections: number;
  /** Other decisions in it that are not part of a reaction of one's own: those of fights and retreats. */
  others: number;
}

const isOther = ({ active, frames }: State, side: number): boolean =>
  side >= 0 &&
  side !== active &&
  !frames.some((one) => one.at === 'acting' && one.mode === 'reaction' && one.side === side);

type Answer = (view: State, seat: string, orders: StandingOrders) => Command | null;

/** The standing orders of both sides, which go on with each chance that is let pass. */
function asking(answer: Answer): (view: State, seat: string, holds: boolean) => boolean {
  const orders = new Map<string, StandingOrders>();
  return (view, seat, holds) => {
    const before = orders.get(seat) ?? DEFAULT_ORDERS;
    if (answer(view, seat, before) !== null) return false;
    if (holds) orders.set(seat, { ...before, ...afterHolding(view, before) });
    return true;
  };
}

const judged: Answer = (view, seat, orders) => standingAnswer(known, view, seat, orders);
const byRules: Answer = (view, seat, orders) => ruleset.standing(view, seat, orders);

/** Null: it was kept before the ground of its scenario was changed. */
function replayed(task: Parameters<typeof keptBattle>[0]): ReturnType<typeof keptBattle> | null {
  try {
    return keptBattle(task);
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    return null;
  }
}

let leftOut = 0;
const phases: Phase[] = [];
const givenAway: number[] = [];
for (const task of tasksOf({ ruleset: RULESET, battles: 0, tried, threads: 1, seed: 'brain', captain }, 'try')) {
  const kept = replayed(task);
  if (kept === null) {
    leftOut++;
    continue;
  }
  const { begun, steps } = kept;
  const found = new Map<string, Phase>();
  const [isAsked, isAskedByRules, isHolderAsked] = [asking(judged), asking(byRules), asking(judged)];
  let state = begun as State;
  for (const { seat, command, state: next } of steps) {
    const view = ruleset.view(state, seat) as State;
    const name = `${state.phase}/${state.active}`;
    const none = { windows: 0, questions: 0, byRules: 0, toAHolder: 0, corrections: 0, others: 0 };
    const phase = found.get(name) ?? none;
    if (state.phase > 0) found.set(name, phase);
    const pass = ruleset.passes?.(view, seat) ?? null;
    const isWindow = view.frames[view.frames.length - 1]?.at === 'window';
    if (pass !== null) {
      phase.windows++;
      const holds = command.type === pass.type;
      if (isAsked(view, seat, holds)) phase.questions++;
      else if (!holds) givenAway.push(costOfPassing(known, view, seat, pass) ?? 0);
      if (isAskedByRules(view, seat, holds)) phase.byRules++;
      if (isHolderAsked(view, seat, true)) phase.toAHolder++;
    } else if (isWindow) phase.corrections++;
    else if (isOther(view, ruleset.seats(state).indexOf(seat)) && ruleset.offers(view, seat).length > 1) phase.others++;
    state = next as State;
  }
  phases.push(...found.values());
  process.stderr.write('.');
}

function spread(of: (phase: Phase) => number) {
  const all = phases.map(of);
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const error = Math.sqrt(all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length / all.length);
  return {
    mean,
    interval: [mean - 1.96 * error, mean + 1.96 * error],
    p90: quantile(all, 0.9),
    most: Math.max(...all),
    overFour: all.filter((one) => one > 4).length / all.length,
  };
}

const report = {
  battles: tried - leftOut,
  leftOut,
  phases: phases.length,
  questions: spread(({ questions }) => questions),
  byRules: spread((phase) => phase.byRules),
  toAHolder: spread(({ toAHolder }) => toAHolder),
  corrections: spread(({ corrections }) => corrections),
  others: spread(({ others }) => others),
  windows: spread(({ windows }) => windows),
  givenAway: {
    chances: givenAway.length,
    mean: givenAway.reduce((sum, one) => sum + one, 0) / Math.max(1, givenAway.length),
    most: Math.max(0, ...givenAway),
    dear: givenAway.filter((one) => one >= LEAST_STAKE).length,
  },
};
console.log(
  JSON.stringify(report, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value), 2),
);
