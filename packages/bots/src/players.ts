/**
 * Computer opponents. A commander sees what its seat may see and what is offered, nothing else; it plays
 * any rule set through the public interface. What a rule set knows about good play it says in a Counsel.
 */
import type { BattleEvent, RandomInt, Command, Evaluation, Ruleset, Seat } from '@drumhead/engine';

export interface Player<S, C extends Command> {
  readonly name: string;
  /** Picks one legal command. `view` is the seat's own; `offers` are never empty. */
  choose(view: S, seat: Seat, offers: readonly C[]): C;
}

/** Rung 0: any offer, uniformly. */
export function randomPlayer<S, C extends Command>(choose: RandomInt): Player<S, C> {
  return {
    name: 'random',
    choose: (_view, _seat, offers) => offers[choose(offers.length)] as C,
  };
}

/**
 * Looks one decision ahead with exact odds and the rule set's plain evaluation; among equals the first.
 * It has no chance in it, so the same view always gives the same command.
 */
export function steadyPlayer<S, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  counsel: Evaluation<S, C>,
): Player<S, C> {
  return {
    name: 'steady',
    choose(view, seat, offers) {
      let best = offers[0] as C;
      if (offers.length === 1) return best;
      let worth = -Infinity;
      /** What is offered is legal; an idea is only looked at closer, and judged, if it promises more. */
      const consider = (command: C, offered: boolean): void => {
        const seen = counsel.expectedValue(view, seat, command);
        if (seen !== null && (seen <= worth || offered)) {
          if (seen > worth) {
            worth = seen;
            best = command;
          }
          return;
        }
        const decision = ruleset.decide(view, seat, command);
        if (!decision.ok) return;
        const value = seen ?? counsel.value(decision.state, seat);
        if (value > worth) {
          worth = value;
          best = command;
        }
      };
      for (const offer of offers) consider(offer, true);
      for (const idea of counsel.candidateMoves(view, seat)) consider(idea, false);
      return best;
    },
  };
}
