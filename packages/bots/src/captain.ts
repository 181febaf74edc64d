import type { BattleEvent, BotRoom, Command, Player, Ruleset, Seat } from '@drumhead/engine';
import { bestPlan, isIdle, type Planning } from './plan.ts';

/** Worth of a battle won. */
const DECIDED = 1000;

/** Activations without use that are planned for one decision, at most. */
const TRIALS = 6;

/** How far a captain looks. */
export interface CaptainOptions {
  /** Plans kept at each action. */
  readonly width?: number;
  /** States read for one plan, at most. */
  readonly nodes?: number;
  /** Weights of the room's terms, where they differ from its own. */
  readonly weights?: Readonly<Record<string, number>>;
}

/**
 * Rung 2, the captain: plans the rest of an activation of his own as a sequence of actions, and weighs all else by its
 * expected worth. The same view gives the same command, whatever the machine: what he reads is counted, not timed.
 */
export function captainPlayer<S, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  room: BotRoom<S, C>,
  { width = 6, nodes = 600, weights = {} }: CaptainOptions = {},
): Player<S, C> {
  const weighed = room.terms.map(({ key, weight }) => weights[key] ?? weight);
  const mind = room.mind(weighed);
  const terms = new Float64Array(room.terms.length);
  const worth = (state: S, seat: Seat): number => {
    const outcome = ruleset.outcome(state);
    if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === seat ? DECIDED : -DECIDED;
    room.read(mind, state, seat, terms);
    let sum = 0;
    for (let i = 0; i < terms.length; i++) sum += (weighed[i] as number) * (terms[i] as number);
    return sum;
  };
  const { activation } = room;
  const planning: Planning<S, C, E> | null =
    activation === undefined ? null : { ruleset, room, activation, mind, worth, width, nodes };

  /**
   * Outside an activation: the command of the highest expected worth. The promise of an activation is an estimate, so the
   * best of them is planned before it is begun, and left for the next best if it has no use for any action.
   */
  const weigh = (view: S, seat: Seat): C | null => {
    const idle: C[] = [];
    for (const command of byExpectation(view, seat)) {
      if (!ruleset.decide(view, seat, command).ok) continue;
      if (planning === null || idle.length === TRIALS || !isIdle(planning, view, seat, command)) return command;
      idle.push(command);
    }
    return idle[0] ?? null;
  };

  /** The commands that may be worth something, the best first; among equals in the order of the choices. */
  const byExpectation = (view: S, seat: Seat): readonly C[] => {
    const promising: { readonly command: C; readonly expected: number }[] = [];
    for (const command of room.choices(mind, view, seat)) {
      const expected = room.expected(mind, view, seat, command) ?? worthAfter(view, seat, command);
      if (expected > -Infinity) promising.push({ command, expected });
    }
    return promising.sort((a, b) => b.expected - a.expected).map(({ command }) => command);
  };

  const worthAfter = (view: S, seat: Seat, command: C): number => {
    const decision = ruleset.decide(view, seat, command);
    return decision.ok ? worth(decision.state, seat) : -Infinity;
  };

  return {
    name: 'captain',
    choose(view, seat, offers) {
      const isActing = planning?.activation.isActing(view, seat) === true;
      // While acting, the room may know better ways than the only one offered.
      if (offers.length === 1 && !isActing) return offers[0] as C;
      room.begin?.(mind, view, seat);
      const chosen = isActing ? bestPlan(planning, view, seat) : weigh(view, seat);
      return chosen ?? (offers[0] as C);
    },
  };
}
