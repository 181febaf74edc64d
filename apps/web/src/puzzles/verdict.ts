/** The verdict on a line of play: what each decision of the player gave away, exactly, whatever the dice showed. Pure. */
import { type Command, DICE, type Roll, type Seat } from '@drumhead/engine';
import { sameOrder } from '../battle/interaction/sameOrder.ts';
import { goalOf, type Puzzle, type RulesPuzzles } from './puzzle.ts';
import { rolledIn, searchFor } from './search.ts';

export interface Order {
  readonly seat: Seat;
  readonly command: Command | Roll;
}

/** A decision of the player. */
export interface Judged {
  /** Of the orders, from 0. */
  readonly at: number;
  /** What the order was worth, played on as well as possible. */
  readonly value: number;
  /** What the best order was worth. */
  readonly best: number;
  /** The best order and the state it was open in; left out where yours was as good. */
  readonly instead?: { readonly before: unknown; readonly command: Command };
}

export interface Verdict {
  /** The line of play is over. */
  readonly done: boolean;
  /** What the best line is worth from the start. */
  readonly best: number;
  readonly decisions: readonly Judged[];
  /** The part of the best value that the decisions kept, 0 to 1. */
  readonly part: number;
  /** States after each step, for the sentences. */
  readonly line: readonly LineStep[];
}

interface LineStep {
  readonly state: unknown;
  readonly events: readonly unknown[];
  /** Of a roll, the chance of dice that serve the task as well or better; 1 without dice. */
  readonly chance: number;
  /** The order of the player that it is, and the state it was given in. */
  readonly order?: { readonly before: unknown; readonly command: Command; readonly isYours: boolean };
}

/** Smaller losses are rounding. */
const TINY = 1e-9;
const MOST_STEPS = 24;

/** `orders`: all commands of the battle since the position, in order; those after the end of the line do not count. */
export function verdictOn(puzzle: Puzzle, { ruleset, goals }: RulesPuzzles, orders: readonly Order[]): Verdict {
  const created = ruleset.create(puzzle.file);
  if (!created.ok) throw new RangeError(`the position of ${puzzle.id} cannot be begun`);
  const start = created.value;
  const goal = goalOf(puzzle, goals, start);
  const search = searchFor(ruleset, goal);
  const best = search.value(start);
  const decisions: Judged[] = [];
  let state: unknown = start;
  let lost = 0;
  for (const [at, { seat, command }] of orders.entries()) {
    if (isOver(state)) break;
    if (seat === puzzle.seat) {
      const value = search.worthOf(state, command);
      if (value !== null) {
        const most = Math.max(search.value(state), value);
        const better = most - value > TINY ? search.orders(state)[0]?.command : undefined;
        decisions.push({
          at,
          value,
          best: most,
          ...(better !== undefined && { instead: { before: state, command: better } }),
        });
        if (most - value > TINY) lost += most - value;
      }
    }
    const answer = ruleset.decide(state, seat, command);
    if (!answer.ok) break;
    state = answer.state;
  }
  const part = best > 0 ? Math.max(0, Math.min(1, (best - lost) / best)) : 1;
  return { done: isOver(state), best, decisions, part, line: bestLine() };

  function isOver(now: unknown): boolean {
    return ruleset.outcome(now) !== null || goal.isDone(now);
  }

  /** The likeliest of the rolls by which the line goes no worse than it may be expected to; of equals the highest dice. */
  function favourable(now: unknown) {
    const rolls = rolledIn(ruleset, goal, now).map((roll) => ({ ...roll, value: search.value(roll.state) }));
    const expected = rolls.reduce((sum, { chance, value }) => sum + chance * value, 0);
    const good = rolls.filter(({ value }) => value >= expected - TINY).reverse();
    const most = Math.max(...good.map(({ chance }) => chance));
    const shown = good.find(({ chance }) => chance >= most - TINY);
    if (!shown) return undefined;
    // One result among many says little: of interest is how often the dice do at least as much for the task.
    const asGood = rolls.filter(({ value }) => value >= shown.value - TINY);
    return { ...shown, chance: asGood.reduce((sum, { chance }) => sum + chance, 0) };
  }

  function bestLine(): Verdict['line'] {
    const line: LineStep[] = [];
    const yours = orders.filter(({ seat }) => seat === puzzle.seat);
    let given = 0;
    let isYours = true;
    let now: unknown = start;
    while (!isOver(now) && line.length < MOST_STEPS) {
      const [waiting] = ruleset.pending(now);
      if (waiting === undefined) break;
      if (waiting.seat === DICE) {
        const roll = favourable(now);
        if (!roll) break;
        line.push({ state: roll.state, events: roll.events, chance: roll.chance });
        now = roll.state;
        continue;
      }
      const command =
        waiting.seat === puzzle.seat ? search.orders(now)[0]?.command : ruleset.offers(now, waiting.seat)[0];
      if (command === undefined) break;
      const answer = ruleset.decide(now, waiting.seat, command);
      if (!answer.ok) break;
      const step = { state: answer.state, events: answer.events, chance: 1 };
      if (waiting.seat === puzzle.seat) {
        isYours &&= sameOrder(yours[given++]?.command, command);
        line.push({ ...step, order: { before: now, command, isYours } });
      } else line.push(step);
      now = answer.state;
    }
    return line;
  }
}
