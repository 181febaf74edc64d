/** From a battle to what it tells of the balance of its set-up, and from the balance to the odds that a file holds. */
import { type Battle, type EnvelopeOdds, type Seat, type Step, stepsOf } from '@drumhead/engine';
import type { Balance, PlayedBattle } from './balance.ts';
import { type Loss, whyOfOne } from './why.ts';

/** What a rule set tells of its pieces. */
export interface PiecesTold {
  /** Those that were lost for good in these steps. */
  readonly lossesIn: (steps: readonly Step[]) => readonly Loss[];
  /** Where one stands or stood in a state, in shares of the table from its upper left corner; null: nowhere. */
  readonly placeIn: (state: unknown, piece: string) => readonly [number, number] | null;
}

/** What a battle that is over tells; null: it is not over. */
export function balanceTold(battle: Battle, { lossesIn, placeIn }: PiecesTold): PlayedBattle | null {
  const { ruleset, state } = battle;
  const outcome = ruleset.outcome(state);
  if (outcome === null) return null;
  const seats = ruleset.seats(state);
  const steps = stepsOf(battle, { from: 1, to: battle.count });
  const losses = lossesIn(steps);
  const begun = steps.map((step) => ruleset.summary(step.state)).find(({ length }) => length > 0)?.active;
  return {
    winner: outcome.winner === null ? null : seats.indexOf(outcome.winner),
    end: outcome.reason,
    length: ruleset.summary(state).length,
    first: begun === undefined ? null : seats.indexOf(begun),
    lost: losses.map(({ at: _when, ...loss }) => loss),
    why: whyOfOne(steps, losses, placeIn),
  };
}

/** The odds of a scenario file. `code`: by which rules; `players`: by whom they were played. */
export function oddsOf(
  { games, sides, drawn }: Balance,
  seats: readonly Seat[],
  { code, players }: Pick<EnvelopeOdds, 'players'> & { readonly code: string },
): EnvelopeOdds {
  const [first] = sides;
  return {
    code,
    players,
    battles: games,
    wins: Object.fromEntries(seats.map((seat, i) => [seat, (sides[i]?.wins ?? 0) / games])),
    draws: drawn / games,
    ...(first && { interval: first.interval }),
  };
}
