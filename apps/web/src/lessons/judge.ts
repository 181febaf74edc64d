/** How a step of a lesson stands: by the orders that were given and how the pieces stand, never by how dice fell. Pure. */
import { type BattleEvent, type Command, DICE, type Roll, type Seat } from '@drumhead/engine';
import type { Lesson, LessonStep, OrderPattern, RulesLessons } from './lesson.ts';

/** An order of the battle, with the state that it led to. */
export interface Taken {
  readonly seat: Seat;
  readonly command: Command | Roll;
  readonly state: unknown;
  readonly events: readonly BattleEvent[];
}

/** `missed` says what was: a message key. */
export type Judgement =
  | { readonly at: 'open' }
  /** `unlucky`: the dice then gave nobody an action, so that nothing came of the right order. */
  | { readonly at: 'won'; readonly unlucky: boolean }
  | { readonly at: 'missed'; readonly told: string };

/** Does this state end the step? */
export function endsStep({ turns }: LessonStep, rules: RulesLessons, start: unknown, state: unknown): boolean {
  if (rules.ruleset.outcome(state) !== null) return true;
  return turns === undefined ? rules.goals.isDone(start, state) : rules.turnOf(state) >= rules.turnOf(start) + turns;
}

/** Does an order fit? `ids`: of the pieces, by their numbers in orders. */
export function fits(pattern: OrderPattern, command: object, ids: readonly string[]): boolean {
  const given: Readonly<Record<string, unknown>> = { ...command };
  const named = (value: unknown): unknown => (typeof value === 'number' ? ids[value] : value);
  return Object.entries(pattern).every(([field, wanted]) => {
    const value = given[field];
    if (typeof wanted === 'object') {
      const pieces: unknown[] = Array.isArray(value) ? value.map(named) : [];
      return pieces.length === wanted.length && wanted.every((piece) => pieces.includes(piece));
    }
    return value === wanted || (typeof wanted === 'string' && named(value) === wanted);
  });
}

export function judged(step: LessonStep, rules: RulesLessons, start: unknown, taken: readonly Taken[]): Judgement {
  const ids = rules.goals.pieces(start);
  const { ordered = [], standing = [] } = step.aim;
  const left = new Set(ordered);
  let given: number | undefined;
  for (const [i, { seat, command, state }] of taken.entries()) {
    if (seat === step.seat) {
      const met = ordered.filter((pattern) => fits(pattern, command, ids));
      for (const pattern of met) left.delete(pattern);
      const mistake = met.length > 0 ? undefined : step.mistakes.find((one) => fits(one.ordered, command, ids));
      if (mistake) return { at: 'missed', told: mistake.told };
    }
    if (left.size === 0) given ??= i;
    // Of a step that is won by orders alone no more is to be seen than what the dice made of the last one.
    if (given !== undefined && standing.length === 0 && !isRolling(rules, state))
      return { at: 'won', unlucky: isUnlucky(rules, taken.slice(given)) };
    if (endsStep(step, rules, start, state))
      return left.size === 0 && stands(state) ? { at: 'won', unlucky: false } : { at: 'missed', told: step.missed };
  }
  return { at: 'open' };

  function stands(state: unknown): boolean {
    return standing.every(({ piece, is }) => {
      const facts = rules.factsOf(state, ids.indexOf(piece));
      return Object.entries(is).every(([fact, values]) => values.includes(facts[fact] ?? ''));
    });
  }
}

/** Are dice of the last order still to be chosen or thrown? */
const isRolling = ({ ruleset, choosesDice }: RulesLessons, state: unknown): boolean =>
  choosesDice?.(state) === true || ruleset.pending(state).some(({ seat }) => seat === DICE);

/** Did the first roll for actions give none? */
function isUnlucky({ actionsRolled }: RulesLessons, taken: readonly Taken[]): boolean {
  const rolled = taken.flatMap(({ events }) => events.map(actionsRolled)).find((actions) => actions !== null);
  return rolled === 0;
}

/** How many of these orders each lesson teaches, by its id; only those of which there are any. */
export function usedIn(list: readonly Lesson[], orders: readonly object[]): Readonly<Record<string, number>> {
  const counts = list.map(({ id, uses }) => [
    id,
    orders.filter((order) => uses.some((use) => fits(use, order, []))).length,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0));
}

/** A decision of a seat. */
export interface Decision {
  readonly seat: Seat;
  readonly state: unknown;
}

/** In how many turns or phases an order that a lesson teaches was open, by the id of the lesson. */
export function chancesIn(rules: RulesLessons, decisions: readonly Decision[]): Readonly<Record<string, number>> {
  const { list, ruleset, turnOf, mayGain } = rules;
  const turns = new Map(list.map(({ id }) => [id, new Set<number>()]));
  for (const { state, seat } of decisions) {
    const turn = turnOf(state);
    const open = list.filter(({ id }) => turns.get(id)?.has(turn) === false && (mayGain?.(id, state, seat) ?? true));
    const offers = open.length === 0 ? [] : ruleset.offers(state, seat);
    for (const { id, uses } of open)
      if (offers.some((offer) => uses.some((use) => fits(use, offer, [])))) turns.get(id)?.add(turn);
  }
  return Object.fromEntries([...turns].map(([id, { size }]) => [id, size]));
}
