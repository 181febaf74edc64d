// The instructive moments of one battle between captains. Runs in a worker thread. The cheapest question comes first: of a
// hundred orders some five come to the analyst.
import { corporalPlayer, type DayPosition, isStretchOver, priceOf, standingIn } from '@drumhead/bots';
import {
  type AnyRuleset,
  type Battle,
  begin,
  type Command,
  decide,
  DICE,
  equalData,
  momentOf,
  type Step,
  stepsOf,
} from '@drumhead/engine';
import { type Known, knowledgeOf } from '@drumhead/rulesets';
import { type BattleTask, keptBattle } from '../brain/kept.ts';
import { BUDGETS, defeatsCorporal, KEEP, weighedFor } from './gates.ts';

/** Positions taken of one battle, at most: the days of a season shall differ. */
const OF_BATTLE = 2;
/** Own decisions of a stretch: fewer are no battle, more take longer than ten minutes. */
const DECISIONS = [4, 40] as const;
/** States read for a plan where an order is first held against the corporal's, and by how much it must be better then. */
const FIRST_READS = 120;
const FIRST_GAP = 0.02;
/** A side that stands so far outside of what a day asks for is not brought back by one order. */
const FAR = 0.1;

type PositionFileOf = (battle: Battle) => object | null;

/** None where it has no end, or where more than two play: a day asks for a turn and the enemy's answer. */
export default async function drawnFrom(task: BattleTask): Promise<readonly DayPosition[]> {
  const known = knowledgeOf(task.ruleset);
  const { ruleset } = known;
  const battle = battleOf(ruleset, task);
  if (ruleset.seats(battle.state).length !== 2 || ruleset.outcome(battle.state) === null) return [];
  const { positionFile } = (await import(`@drumhead/${ruleset.id}/position`)) as {
    readonly positionFile: PositionFileOf;
  };
  const steps = stepsOf(battle);
  const taken: DayPosition[] = [];
  let free = 0;
  for (const { number, seat } of ordersIn(known, steps)) {
    if (taken.length === OF_BATTLE) break;
    const stretch = number < free ? [] : stretchFrom(ruleset, steps, number);
    const decisions = stretch.filter(({ seat: by }) => by === seat).length;
    if (decisions < DECISIONS[0] || decisions > DECISIONS[1]) continue;
    const file = positionFile(momentOf(battle, number - 1));
    const made = file === null ? null : ruleset.create(file);
    if (file === null || !made?.ok) continue;
    const found = weighedFor(known, made.value, seat);
    if (found === null) continue;
    const position = { ruleset: ruleset.id, name: nameOf(battle.setup), seat, ...found, reads: BUDGETS, file };
    if (!defeatsCorporal(known, position)) continue;
    free = number + stretch.length;
    taken.push(position);
  }
  return taken;
}

function battleOf(ruleset: AnyRuleset, task: BattleTask): Battle {
  const begun = begin(ruleset, task.setup);
  if (!begun.ok) throw new Error(`${ruleset.id} cannot be played from its own set-ups.`);
  let battle: Battle = begun.value;
  for (const { seat, command } of keptBattle(task).steps) {
    const answer = decide(battle, seat, command);
    if (!answer.ok) throw new Error(`${task.file} is no battle of today's rules.`);
    ({ battle } = answer);
  }
  return battle;
}

/** Orders of captains in their own turn that are better than what a corporal would give: of the others nothing is learnt. */
function* ordersIn(known: Known, steps: readonly Step[]): Generator<Step> {
  const { ruleset, evaluation, room } = known;
  const corporal = corporalPlayer(ruleset, evaluation);
  const standing = standingIn(known);
  const rolls = (command: Command): boolean => room?.advice?.rollsForActions(command) === true;
  for (const [i, step] of steps.slice(1).entries()) {
    const { seat, command } = step;
    const { state } = steps[i] as Step;
    const { length, active } = ruleset.summary(state);
    if (length === 0 || seat === DICE || seat !== active || rolls(command)) continue;
    const view = ruleset.view(state, seat);
    const offers = ruleset.offers(view, seat);
    if (offers.length < 3) continue;
    const stands = standing?.(view).standings[ruleset.seats(view).indexOf(seat)] ?? 0;
    if (stands < KEEP[0] - FAR || stands > KEEP[1] + FAR) continue;
    const other = corporal.choose(view, seat, offers);
    if (equalData(other, command) || rolls(other)) continue;
    const gap = priceOf(known, state, seat, other, { reads: FIRST_READS, best: command });
    if (gap !== null && gap >= FIRST_GAP) yield step;
  }
}

/** The steps from this number on to the end of the stretch; none where the record ends before. */
function stretchFrom(ruleset: AnyRuleset, steps: readonly Step[], number: number): readonly Step[] {
  const states: unknown[] = [(steps[number - 2] as Step).state];
  const stretch: Step[] = [];
  for (const step of steps.slice(number - 1)) {
    stretch.push(step);
    states.push(step.state);
    if (isStretchOver(ruleset, states)) return stretch;
  }
  return ruleset.outcome(states.at(-1)) === null ? [] : stretch;
}

const nameOf = (setup: unknown): string => {
  const { name } = Object(setup) as { readonly name?: unknown };
  return typeof name === 'string' ? name : '';
};
