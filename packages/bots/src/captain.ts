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
    const idle = new Set<C>();
    const commands = room.choices(mind, view, seat);
    for (;;) {
      const best = mostExpected(view, seat, commands, idle);
      if (best === null) return [...idle][0] ?? null;
      if (planning === null || idle.size === TRIALS || !isIdle(planning, view, seat, best)) return best;
      idle.add(best);
    }
  };

  const mostExpected = (view: S, seat: Seat, commands: readonly C[], without: ReadonlySet<C>): C | null => {
    let best: C | null = null;
    let most = -Infinity;
    for (const command of commands) {
      if (without.has(command)) continue;
      const expected = room.expected(mind, view, seat, command);
      if (expected !== null && expected <= most) continue;
      const decision = ruleset.decide(view, seat, command);
      if (!decision.ok) continue;
      const found = expected ?? worth(decision.state, seat);
      if (found > most) {
        most = found;
        best = command;
      }
    }
    return best;
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
