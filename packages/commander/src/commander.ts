/**
 * Computer opponents. A commander sees what its seat may see and what is offered, nothing else; it plays
 * any rule set through the public interface. What a rule set knows about good play it says in a Counsel.
 */
import type { BattleEvent, Command, Ruleset, Seat } from '@drumhead/engine';

/** What a rule set tells a commander about the worth of things. Worth is in points of the rule set's own score. */
export interface Counsel<S, C extends Command> {
  /** Worth of a state for a seat: what it has and threatens, less what the enemy has and threatens. */
  value(state: S, seat: Seat): number;
  /**
   * Expected worth of a command that chance or the enemy follows at once, from exact odds;
   * null where the state it leads to speaks for itself.
   */
  foresee(state: S, seat: Seat, command: C): number | null;
  /** Commands worth a look beyond the sample that `offers` gives, such as a move aimed at something. */
  ideas(state: S, seat: Seat): readonly C[];
}

export interface Commander<S, C extends Command> {
  readonly name: string;
  /** Picks one legal command. `view` is the seat's own; `offers` are never empty. */
  choose(view: S, seat: Seat, offers: readonly C[]): C;
}

/** A whole number 0..below-1, seeded. */
export type Chooser = (below: number) => number;

/** Rung 0: any offer, uniformly. */
export function randomCommander<S, C extends Command>(choose: Chooser): Commander<S, C> {
  return {
    name: 'random',
    choose: (_view, _seat, offers) => offers[choose(offers.length)] as C,
  };
}

/**
 * Looks one decision ahead with exact odds and the rule set's plain evaluation; among equals the first.
 * It has no chance in it, so the same view always gives the same command.
 */
export function steadyCommander<S, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  counsel: Counsel<S, C>,
): Commander<S, C> {
  return {
    name: 'steady',
    choose(view, seat, offers) {
      let best = offers[0] as C;
      if (offers.length === 1) return best;
      let worth = -Infinity;
      const consider = (command: C): void => {
        const seen = counsel.foresee(view, seat, command);
        if (seen !== null && seen <= worth) return;
        const decision = ruleset.decide(view, seat, command);
        if (!decision.ok) return;
        const value = seen ?? counsel.value(decision.state, seat);
        if (value > worth) {
          worth = value;
          best = command;
        }
      };
      for (const offer of offers) consider(offer);
      for (const idea of counsel.ideas(view, seat)) consider(idea);
      return best;
    },
  };
}
