/** A pair: one battle twice with the same dice, the players changing seats. */
import {
  begin,
  type AnyRuleset,
  type Command,
  type DiceHost,
  type Player,
  playOut,
  type StateStep,
} from '@drumhead/engine';

/** What is played, and by whom. */
export interface Pairing {
  readonly ruleset: AnyRuleset;
  readonly setup: unknown;
  /** New players for each battle: a player may keep what he finds out. `seed` is for those who choose by chance. */
  readonly players: readonly [NewPlayer, NewPlayer];
  /** New dice for each battle, the same each time. */
  dice(): DiceHost;
  /** A battle of more commands is given up, and counts as drawn. */
  readonly cap: number;
  /** Milliseconds, for the time that decisions take. */
  now(): number;
  /** Sees every step of a battle. */
  onStep?(step: StateStep<unknown, Command, never>): void;
}

export type NewPlayer = (seat: string) => Player<unknown, Command>;

/** One battle, seen from the first player. */
export interface ArenaBattle {
  /** 1 won, 0 lost, a half drawn. */
  readonly score: number;
  /** What stands against the enemy of his limit, less the same for oneself. */
  readonly margin: number;
  readonly commands: number;
  readonly winner: string | null;
  readonly capped: boolean;
}

export interface PairResult {
  readonly battles: readonly [ArenaBattle, ArenaBattle];
  /** Milliseconds of each decision with a choice, of the first player and of the second. */
  readonly times: readonly [readonly number[], readonly number[]];
}

/** Plays both battles. Throws where a set-up is unsound or a player chooses what is refused. */
export function playPair(pairing: Pairing): PairResult {
  const times: [number[], number[]] = [[], []];
  return { battles: [playBattle(pairing, 0, times), playBattle(pairing, 1, times)], times };
}

/** One battle; `first` is the seat of the first player. */
function playBattle(pairing: Pairing, first: 0 | 1, times: readonly [number[], number[]]): ArenaBattle {
  const { ruleset, setup, players, cap, now } = pairing;
  const begun = begin(ruleset, setup);
  if (!begun.ok) throw new Error(`the set-up is not sound: ${JSON.stringify(begun.problems[0])}`);
  const seats = ruleset.seats(begun.value.state);
  const seated = Object.fromEntries(
    seats.map((seat, i) => {
      const who = i === first ? 0 : 1;
      return [seat, timed(players[who](seat), now, times[who])];
    }),
  );
  const { onStep } = pairing;
  const battle = playOut(begun.value, { players: seated, dice: pairing.dice() }, { most: cap });
  void onStep;
  const outcome = ruleset.outcome(battle.state);
  const own = seats[first] as string;
  const winner = outcome?.winner ?? null;
  return {
    score: winner === null ? 0.5 : winner === own ? 1 : 0,
    margin: marginOf(ruleset.summary(battle.state).scores, own),
    commands: battle.count,
    winner,
    capped: outcome === null,
  };
}

function marginOf(
  scores: readonly { readonly seat: string; readonly against: number; readonly limit: number }[],
  own: string,
): number {
  let margin = 0;
  for (const { seat, against, limit } of scores) {
    const share = against / Math.max(1, limit);
    margin += seat === own ? -share : share;
  }
  return margin;
}

/** The player, with the time of every decision that leaves a choice. */
function timed(player: Player<unknown, Command>, now: () => number, times: number[]): Player<unknown, Command> {
  return {
    name: player.name,
    choose(view, seat, offers) {
      const began = now();
      const command = player.choose(view, seat, offers);
      if (offers.length > 1) times.push(now() - began);
      return command;
    },
  };
}
