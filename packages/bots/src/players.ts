/**
 * Computer players. A player sees what its seat may see and what it is offered, nothing else, and plays any rule set
 * through the public interface. A rule set says in its evaluation what it knows about good play.
 */
import type { BattleEvent, Command, Evaluation, Player, RandomInt, Ruleset } from '@drumhead/engine';

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
  evaluation: Evaluation<S, C>,
): Player<S, C> {
  return {
    name: 'steady',
    choose(view, seat, offers) {
      let best = offers[0] as C;
      if (offers.length === 1) return best;
      let worth = -Infinity;
      /** An offer is legal; another candidate is judged only if it promises more. */
      const consider = (command: C, offered: boolean): void => {
        const seen = evaluation.expectedValue(view, seat, command);
        if (seen !== null && (seen <= worth || offered)) {
          if (seen > worth) {
            worth = seen;
            best = command;
          }
          return;
        }
        const decision = ruleset.decide(view, seat, command);
        if (!decision.ok) return;
        const value = seen ?? evaluation.value(decision.state, seat, view);
        if (value > worth) {
          worth = value;
          best = command;
        }
      };
      for (const offer of offers) consider(offer, true);
      for (const candidate of evaluation.candidateMoves(view, seat)) consider(candidate, false);
      return best;
    },
  };
}
