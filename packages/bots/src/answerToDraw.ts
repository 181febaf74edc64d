/** How computer players answer an offered draw: all ranks alike, without chance. */
import {
  ACCEPT_DRAW,
  type BattleEvent,
  type Command,
  DECLINE_DRAW,
  type Evaluation,
  type Player,
  type Ruleset,
  type Seat,
} from '@drumhead/engine';

/**
 * Does this seat expect to lose? It does if it is nearer to its limit of losses than every other side, and the evaluation
 * too sees it behind. Losses alone tell nothing of a position, and worth alone nothing of sides that began unequal.
 */
export function expectsToLose<S, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  evaluation: Evaluation<S, C>,
  view: S,
  seat: Seat,
): boolean {
  const shares = ruleset.summary(view).scores.map(({ seat: whose, against, limit }) => ({
    isOwn: whose === seat,
    lost: against / Math.max(1, limit),
  }));
  const own = Math.max(...shares.filter(({ isOwn }) => isOwn).map(({ lost }) => lost));
  return shares.every(({ isOwn, lost }) => isOwn || lost < own) && evaluation.value(view, seat) < 0;
}

/** The player, who accepts a draw if he expects to lose and declines it else. */
export function answeringDraws<S, C extends Command, E extends BattleEvent>(
  player: Player<S, C>,
  ruleset: Ruleset<S, C, E>,
  evaluation: Evaluation<S, C>,
): Player<S, C> {
  /** Null: no draw is offered. */
  const answerIn = (view: S, seat: Seat, offers: readonly C[]): C | null => {
    const answer = (wanted: Command): C | undefined => offers.find(({ type }) => type === wanted.type);
    const accepting = answer(ACCEPT_DRAW);
    if (accepting === undefined) return null;
    return expectsToLose(ruleset, evaluation, view, seat) ? accepting : (answer(DECLINE_DRAW) ?? accepting);
  };
  return {
    name: player.name,
    choose: (view, seat, offers) => answerIn(view, seat, offers) ?? player.choose(view, seat, offers),
    ...(player.think && {
      think(view, seat, offers) {
        const answer = answerIn(view, seat, offers);
        return answer === null ? (player.think?.(view, seat, offers) ?? []) : [answer];
      },
    }),
  };
}
