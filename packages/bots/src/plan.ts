/** A beam over the actions of one activation: all plans grow by an action, the best few grow on. */
import {
  type ActivationPlanning,
  type BattleEvent,
  type BotRoom,
  type Command,
  DICE,
  type PlanPart,
  type Ruleset,
  type Seat,
} from '@drumhead/engine';

/** The tools of a search. */
export interface Planning<S, C extends Command, E extends BattleEvent> {
  readonly ruleset: Ruleset<S, C, E>;
  readonly room: Pick<BotRoom<S, C>, 'choices'>;
  readonly activation: ActivationPlanning<S, C, unknown>;
  readonly mind: unknown;
  readonly worth: (state: S, seat: Seat) => number;
  readonly width: number;
  readonly nodes: number;
}

/** Where the best plan found that begins with some command leads to. */
export interface Line<S> {
  readonly end: S;
  /** Cost of its commands. */
  readonly cost: number;
  /** Worth of its end, less that cost. */
  readonly worth: number;
}

/** A plan that can go on: its first command, the state it has led to, and its rank among the others. */
interface Plan<S, C> {
  readonly first: C;
  readonly state: S;
  /** Cost of its commands. */
  readonly cost: number;
  readonly rank: number;
}

/** More actions than any activation has. */
export const MOST_ACTIONS = 8;

/**
 * The first command of the best sequence of actions, or null where none is legal. Where several act together, each is
 * planned by itself: the first who gains by acting acts. `lines` is told of the plans that were looked at, by what they
 * begin with.
 */
export function bestPlan<S, C extends Command, E extends BattleEvent>(
  planning: Planning<S, C, E>,
  from: S,
  seat: Seat,
  lines: Map<C, Line<S>> | null = null,
): C | null {
  const parts = planning.activation.parts?.(from, seat) ?? null;
  if (parts === null) return planFor(planning, from, seat, null, lines);
  const idle = planning.worth(from, seat);
  for (const part of parts.slice(0, -1)) {
    const first = planFor(planning, from, seat, { part, least: idle }, lines);
    if (first !== null) return first;
  }
  const last = { part: parts[parts.length - 1] as PlanPart<C>, least: -Infinity };
  const end = planFor(planning, from, seat, last, lines);
  // It may not be ended yet: the least bad way to its end.
  return end ?? planFor(planning, from, seat, null, lines);
}

/** Would all actions of an activation be left unspent, even if its dice gave as many as they can? */
export function isIdle<S, C extends Command, E extends BattleEvent>(
  planning: Planning<S, C, E>,
  from: S,
  seat: Seat,
  command: C,
): boolean {
  const { activation } = planning;
  if (activation.rolled?.begins(command) !== true) return false;
  const begun = afterwards(planning, from, seat, command);
  const state = begun === null ? null : rolledHigh(planning.ruleset, begun);
  if (state === null || !activation.isActing(state, seat)) return false;
  const first = bestPlan(planning, state, seat);
  return first !== null && activation.rolled.ends(first);
}

/** The state after its dice have all shown their highest face. */
function rolledHigh<S, C extends Command, E extends BattleEvent>(ruleset: Ruleset<S, C, E>, state: S): S | null {
  const waiting = ruleset.pending(state)[0];
  if (waiting?.seat !== DICE) return state;
  const faces = (waiting.dice ?? []).map(({ count, faces: sides }) => Array<number>(count).fill(Math.max(...sides)));
  const decision = ruleset.decide(state, DICE, { type: 'roll', faces });
  return decision.ok ? decision.state : null;
}

/**
 * The best sequence of the commands in `part` that is worth more than `least`, and may leave actions to others; of all
 * commands, to the end of the activation, if there are no parts. Among equals the one found first.
 */
function planFor<S, C extends Command, E extends BattleEvent>(
  planning: Planning<S, C, E>,
  from: S,
  seat: Seat,
  only: { readonly part: PlanPart<C>; readonly least: number } | null,
  lines: Map<C, Line<S>> | null,
): C | null {
  const { ruleset, room, activation, mind, worth, width, nodes } = planning;
  let best: C | null = null;
  let most = only?.least ?? -Infinity;
  let read = 0;
  let open: readonly { readonly first: C | null; readonly state: S; readonly cost: number }[] = [
    { first: null, state: from, cost: 0 },
  ];
  for (let depth = 0; depth < MOST_ACTIONS && open.length > 0 && read < nodes; depth++) {
    const grown: Plan<S, C>[] = [];
    for (const plan of open) {
      for (const command of room.choices(mind, plan.state, seat)) {
        if (read >= nodes) break;
        if (only !== null && !only.part.has(command)) continue;
        const state = afterwards(planning, plan.state, seat, command);
        if (state === null) continue;
        const first = plan.first ?? command;
        const cost = plan.cost + activation.cost(command, plan.state);
        read++;
        const found = worth(state, seat) - cost;
        const goesOn = ruleset.outcome(state) === null && activation.isActing(state, seat);
        if (goesOn) grown.push({ first, state, cost, rank: found + activation.promise(mind, state, seat) });
        const isWhole = !goesOn || only !== null;
        if (lines !== null && isWhole && found > (lines.get(first)?.worth ?? -Infinity)) {
          lines.set(first, { end: state, cost, worth: found });
        }
        if (found > most && isWhole) {
          most = found;
          best = first;
        } else if (only === null) best ??= first;
      }
    }
    grown.sort((a, b) => b.rank - a.rank);
    open = grown.slice(0, width);
  }
  return best;
}

/** The state after a command once the enemy has passed where he may interrupt, or null if the command is refused. */
export function afterwards<S, C extends Command, E extends BattleEvent>(
  planning: Planning<S, C, E>,
  from: S,
  seat: Seat,
  command: C,
): S | null {
  const decision = planning.ruleset.decide(from, seat, command);
  return decision.ok ? passed(planning, decision.state, seat) : null;
}

/** The state once the enemy has passed where he may interrupt. */
export function passed<S, C extends Command, E extends BattleEvent>(
  { ruleset, activation }: Planning<S, C, E>,
  from: S,
  seat: Seat,
): S {
  let state = from;
  for (;;) {
    const waiting = ruleset.pending(state)[0];
    if (waiting === undefined || waiting.seat === seat) return state;
    const pass = activation.pass(state, waiting.seat);
    const answer = pass === null ? null : ruleset.decide(state, waiting.seat, pass);
    if (!answer?.ok) return state;
    ({ state } = answer);
  }
}
