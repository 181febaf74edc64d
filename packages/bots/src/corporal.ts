import type { BattleEvent, Command, Evaluation, Player, Ruleset } from '@drumhead/engine';

/**
 * Rung 1, the corporal: looks one decision ahead with exact odds and the rule set's plain evaluation; among equals the
 * first. He has no chance in him, so the same view always gives the same command. His choices stay as they are: later
 * players are measured against him.
 */
export function corporalPlayer<S, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  evaluation: Evaluation<S, C>,
): Player<S, C> {
  return {
    name: 'corporal',
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
