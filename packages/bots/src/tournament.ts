/** Several players, every two of them over pairs of battles. */
import { type AnyRuleset, seededDice } from '@drumhead/engine';
import { type Chances, type NewPlayer, type Pair, playPair } from './pair.ts';
import { type Score, scoreOf } from './score.ts';

/** What pairs of battles say of two players, seen from the first. */
export interface Match {
  /** Pairs of battles that were played. */
  readonly pairs: number;
  /** Share of the battles that the first player won, a draw being half a win. */
  readonly score: number;
  /** 95 %, over pairs. */
  readonly interval: readonly [number, number];
  /** The same without what the dice gave; null where some battle does not know it. */
  readonly adjusted: Score | null;
  /** Mean margin of the first player: what stands against the enemy as a share of his limit, less his own. */
  readonly margin: number;
  /** Battles won by the place of a side among the seats, whoever had it. */
  readonly seats: readonly [number, number];
  /** Commands of all battles. */
  readonly commands: number;
  /** Battles that were given up. */
  readonly capped: number;
}

type Played = Pick<Pair, 'battles'>;

/** The score of each pair, 0 to 1: both battles share their dice, so that they count as one result. */
export function pairScores(pairs: readonly Played[]): readonly number[] {
  return pairs.map(({ battles: [one, other] }) => (one.score + other.score) / 2);
}

/** The score of each pair less what the dice gave, which may pass 0 and 1; null where some battle does not know it. */
export function adjustedScores(pairs: readonly Played[]): readonly number[] | null {
  const scores: number[] = [];
  for (const {
    battles: [one, other],
  } of pairs) {
    if (one.luck === undefined || other.luck === undefined) return null;
    scores.push((one.score - one.luck + (other.score - other.luck)) / 2);
  }
  return scores;
}

/** What these pairs say. */
export function matchOf(pairs: readonly Played[]): Match {
  const battles = pairs.flatMap((pair) => pair.battles);
  const adjusted = adjustedScores(pairs);
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  return {
    pairs: pairs.length,
    ...scoreOf(pairScores(pairs)),
    adjusted: adjusted && scoreOf(adjusted),
    margin: battles.length === 0 ? 0 : sum(battles.map(({ margin }) => margin)) / battles.length,
    seats: [sum(pairs.map((pair) => winsAt(pair, 0))), sum(pairs.map((pair) => winsAt(pair, 1)))],
    commands: sum(battles.map(({ commands }) => commands)),
    capped: battles.filter(({ capped }) => capped).length,
  };
}

/** Battles of a pair that the seat of this place won; the first player has it in the battle of the same number. */
function winsAt({ battles }: Played, seat: number): number {
  return battles.filter(({ score }, first) => score === (first === seat ? 1 : 0)).length;
}

/** What is played, and by whom. */
export interface TournamentPlan {
  readonly ruleset: AnyRuleset;
  /** Battles of two sides, taken in turn: pair 0 is played on the first. */
  readonly setups: readonly unknown[];
  /** By name. A new player for each battle; its chance, if it has any, comes from the seed. */
  readonly players: Readonly<Record<string, (seat: Parameters<NewPlayer>[0], seed: string) => ReturnType<NewPlayer>>>;
  /** Pairs of battles between every two players. */
  readonly pairs: number;
  /** All dice and choices follow from it. */
  readonly seed: string;
  /** A battle of so many commands is given up, and counts as drawn. */
  readonly cap: number;
  /** What is known of chances, for scores without what the dice gave; left out: there are none, which saves their time. */
  readonly chances?: Chances;
  /** Called after every pair, to show how far it is. */
  readonly onPair?: (done: number, all: number) => void;
}

export interface PlayedMatch extends Match {
  readonly players: readonly [string, string];
}

/**
 * Every two players meet over pairs of battles with the same dice, seats swapped. One entry for every two players, in the
 * order in which they are named. Throws where a set-up is unsound or a player chooses what is refused.
 */
export function playTournament(plan: TournamentPlan): readonly PlayedMatch[] {
  const { ruleset, setups, players, pairs, seed, cap, chances, onPair } = plan;
  const names = Object.keys(players);
  const meetings = names.flatMap((first, at) => names.slice(at + 1).map((second) => [first, second] as const));
  let done = 0;
  return meetings.map(([first, second]) => {
    const played = Array.from({ length: pairs }, (_, pair) => {
      const own = `${seed}/${pair}`;
      const called = (name: string): NewPlayer => {
        const begun = players[name] as TournamentPlan['players'][string];
        return (seat) => begun(seat, `${own}/${seat}`);
      };
      const result = playPair({
        ruleset,
        setup: setups[pair % setups.length],
        players: [called(first), called(second)],
        dice: () => seededDice(`${own}/dice`),
        cap,
        now: () => 0,
        ...(chances === undefined ? {} : { chances }),
      });
      done++;
      onPair?.(done, meetings.length * pairs);
      return result;
    });
    return { players: [first, second], ...matchOf(played) };
  });
}
