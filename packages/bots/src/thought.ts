/** What a captain thinks of a decision: his candidates with their expected worth, the best first. */
import type { BattleEvent, BotRoom, Command, Ruleset, Seat } from '@drumhead/engine';
import { bestPlan, isIdle, type Line, type Planning } from './plan.ts';

/** Worth of a battle won. */
export const DECIDED = 1000;

/** Activations without use that are planned for one decision, at most. */
const TRIALS = 6;

/** States that a captain reads for one plan, as a rule. */
export const READS = 600;

/** How far a captain looks. */
export interface CaptainOptions {
  /** Plans kept at each action. */
  readonly width?: number;
  /** States read for one plan, at most. */
  readonly nodes?: number;
  /** Weights of the room's terms, where they differ from its own. */
  readonly weights?: Readonly<Record<string, number>>;
  /** How many times as much as usual counts what dice may cost himself. */
  readonly risk?: number;
}

/** A captain's judgement in one battle. */
export interface Thought<S, C extends Command, E extends BattleEvent> {
  readonly ruleset: Ruleset<S, C, E>;
  readonly room: BotRoom<S, C>;
  readonly mind: unknown;
  /** Weights of the terms, in their order. */
  readonly weights: readonly number[];
  readonly planning: Planning<S, C, E> | null;
  /** Sum of the weighted terms of a state. */
  readonly worth: (state: S, seat: Seat) => number;
}

/** A command that he would give, or would give next. */
export interface Candidate<S, C extends Command> {
  readonly command: C;
  /** Expected; on the same scale for all candidates of a decision, and for none of another. */
  readonly worth: number;
  /** Where the plan that it begins leads to, and what the plan costs; null where no plan was made. */
  readonly line: Line<S> | null;
}

/** What an order does, wherever: `places` are the fields that say where. */
export const deedOf = (command: Command, places: readonly string[]): string =>
  JSON.stringify(command, (key, value: unknown) => (places.includes(key) ? 0 : value));

/** Who carries an order out; `pieces` are the fields that say who. Nobody: ''. */
export function pieceOf(pieces: readonly string[], command: Command): string {
  const fields: Readonly<Record<string, unknown>> = { ...command };
  const field = pieces.find((name) => typeof fields[name] === 'number');
  return field === undefined ? '' : `${field} ${String(fields[field])}`;
}

/** Does this order leave everything as it stands, as the room has it? */
export const isRest = (room: BotRoom<unknown, Command> | null, { type }: Command): boolean =>
  room?.advice?.rests.includes(type) === true;

export function thoughtOf<S, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  room: BotRoom<S, C>,
  { width = 6, nodes = READS, weights: own = {}, risk = 1 }: CaptainOptions = {},
): Thought<S, C, E> {
  const weights = room.terms.map(({ key, weight }) => own[key] ?? weight);
  const mind = room.mind(weights, risk);
  const terms = new Float64Array(room.terms.length);
  const worth = (state: S, seat: Seat): number => {
    const outcome = ruleset.outcome(state);
    if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === seat ? DECIDED : -DECIDED;
    room.read(mind, state, seat, terms);
    let sum = 0;
    for (let i = 0; i < terms.length; i++) sum += (weights[i] as number) * (terms[i] as number);
    return sum;
  };
  const { activation } = room;
  const planning = activation === undefined ? null : { ruleset, room, activation, mind, worth, width, nodes };
  return { ruleset, room, mind, weights, planning, worth };
}

/**
 * What he would do, the best first: an answer alone where nothing else is offered. The first is what a captain does; the
 * others are found as they are asked for.
 */
export function* candidates<S, C extends Command, E extends BattleEvent>(
  thought: Thought<S, C, E>,
  view: S,
  seat: Seat,
  offers: readonly C[],
): Generator<Candidate<S, C>, undefined, undefined> {
  const { planning, room, mind } = thought;
  const isActing = planning?.activation.isActing(view, seat) === true;
  const only = (command: C): Candidate<S, C> => ({ command, worth: 0, line: null });
  // While acting, the room may know better ways than the only one offered.
  if (offers.length === 1 && !isActing) {
    yield only(offers[0] as C);
    return;
  }
  room.begin?.(mind, view, seat);
  let isNone = true;
  for (const candidate of isActing ? planned(planning, view, seat) : weighed(thought, view, seat)) {
    isNone = false;
    yield candidate;
  }
  if (isNone) yield only(offers[0] as C);
}

/** In an activation: what begins the best plan, then what begins others that are worth no more. */
function* planned<S, C extends Command, E extends BattleEvent>(
  planning: Planning<S, C, E>,
  view: S,
  seat: Seat,
): Generator<Candidate<S, C>, undefined, undefined> {
  const lines = new Map<C, Line<S>>();
  const best = bestPlan(planning, view, seat, lines);
  if (best === null) return;
  const line = lines.get(best) ?? null;
  yield { command: best, worth: line?.worth ?? 0, line };
  if (line === null) return;
  const others = [...lines].filter(([command, { worth }]) => command !== best && worth <= line.worth);
  others.sort(([, a], [, b]) => b.worth - a.worth);
  for (const [command, other] of others) yield { command, worth: other.worth, line: other };
}

/**
 * Outside an activation: commands by their expected worth. The promise of an activation is an estimate, so the best of
 * them is planned before it is begun, and left for the next best if it has no use for any action.
 */
function* weighed<S, C extends Command, E extends BattleEvent>(
  thought: Thought<S, C, E>,
  view: S,
  seat: Seat,
): Generator<Candidate<S, C>, undefined, undefined> {
  const { ruleset, planning } = thought;
  const idle: Candidate<S, C>[] = [];
  let isNone = true;
  for (const { command, expected } of byExpectation(thought, view, seat)) {
    if (!ruleset.decide(view, seat, command).ok) continue;
    const candidate = { command, worth: expected, line: null };
    if (planning === null || idle.length === TRIALS || !isIdle(planning, view, seat, command)) {
      isNone = false;
      yield candidate;
    } else idle.push(candidate);
  }
  if (isNone) yield* idle.slice(0, 1);
}

/** The commands that may be worth something, the best first; among equals in the order of the choices. */
function byExpectation<S, C extends Command, E extends BattleEvent>(
  { ruleset, room, mind, worth }: Thought<S, C, E>,
  view: S,
  seat: Seat,
): readonly { readonly command: C; readonly expected: number }[] {
  const worthAfter = (command: C): number => {
    const decision = ruleset.decide(view, seat, command);
    return decision.ok ? worth(decision.state, seat) : -Infinity;
  };
  const promising: { readonly command: C; readonly expected: number }[] = [];
  for (const command of room.choices(mind, view, seat)) {
    const expected = room.expected(mind, view, seat, command) ?? worthAfter(command);
    if (expected > -Infinity) promising.push({ command, expected });
  }
  return promising.sort((a, b) => b.expected - a.expected);
}
