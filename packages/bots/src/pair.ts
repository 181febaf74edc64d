/** A pair: one battle twice with the same dice, the players changing seats. */
import {
  type AnyRuleset,
  type BattleEvent,
  begin,
  type Command,
  type DiceHost,
  type Knowledge,
  type Player,
  playState,
  type Seat,
  type StateStep,
} from '@drumhead/engine';
import { type AccountedStep, accountOf } from './analysis/account.ts';
import { sumFor } from './analysis/sum.ts';

export type BattleStep = StateStep<unknown, Command, BattleEvent>;

/** What is played, and by whom. */
export interface Pairing {
  readonly ruleset: AnyRuleset;
  readonly setup: unknown;
  /** New players for each battle: a player may keep what he finds out in it. */
  readonly players: readonly [NewPlayer, NewPlayer];
  /** New dice for each battle, the same each time. */
  readonly dice: () => DiceHost;
  /** A battle of so many commands is given up, and counts as drawn. */
  readonly cap: number;
  /** Milliseconds, for the time that decisions take. */
  readonly now: () => number;
  /** Both players are the same one: the second battle would be the first over again, and is not played. */
  readonly isMirror?: boolean;
  /** Sees every step of the battles that are played. */
  readonly see?: (step: BattleStep) => void;
  /** What is known of chances, to say what the dice gave; left out: nobody asks, which saves its time. */
  readonly chances?: Chances;
}

export type Chances = Knowledge<unknown, Command, BattleEvent>;

export type NewPlayer = (seat: Seat) => Player<unknown, Command>;

/** One battle, seen from the first player. */
export interface PairedBattle {
  /** 1 won, 0 lost, a half drawn. */
  readonly score: number;
  /** What stands against the enemy as a share of his limit, less the same for oneself. */
  readonly margin: number;
  readonly commands: number;
  readonly winner: Seat | null;
  readonly capped: boolean;
  /**
   * What the dice gave the first player beyond their exact mean, as a part of a victory: in the long run nothing, so the
   * score less this has the same mean, and varies less. Left out where nobody asked.
   */
  readonly luck?: number;
}

export interface Pair {
  readonly battles: readonly [PairedBattle, PairedBattle];
  /** Milliseconds of every decision with a choice, of the first player and of the second. */
  readonly times: readonly [readonly number[], readonly number[]];
}

/** Throws where the set-up is unsound or a player chooses what is refused. */
export function playPair(pairing: Pairing): Pair {
  const times: [number[], number[]] = [[], []];
  const first = playBattle(pairing, 0, times);
  return { battles: [first, pairing.isMirror === true ? mirrored(first) : playBattle(pairing, 1, times)], times };
}

/** The same battle, seen from the other seat. */
function mirrored({ score, margin, luck, ...same }: PairedBattle): PairedBattle {
  return { ...same, score: 1 - score, margin: 0 - margin, ...(luck === undefined ? {} : { luck: 0 - luck }) };
}

/** One battle; `own` is the first player's place among the seats. */
function playBattle(pairing: Pairing, own: 0 | 1, times: readonly [number[], number[]]): PairedBattle {
  const { ruleset, setup, players, cap, now, see, chances } = pairing;
  const made = begin(ruleset, setup);
  if (!made.ok) throw new Error(`the set-up is not sound: ${JSON.stringify(made.problems[0])}`);
  const { state } = made.value;
  const seats = ruleset.seats(state);
  const seated = Object.fromEntries(
    seats.map((seat, i) => {
      const who = i === own ? 0 : 1;
      return [seat, timed(players[who](seat), now, times[who])];
    }),
  );
  let commands = 0;
  const steps: AccountedStep[] = [{ number: 0, seat: '', state }];
  const end = playState<unknown, Command, BattleEvent>(
    ruleset,
    state,
    { players: seated, dice: pairing.dice() },
    {
      until: () => commands >= cap,
      onStep(step) {
        commands++;
        see?.(step);
        if (chances !== undefined) steps.push({ number: commands, seat: step.seat, state: step.state });
      },
    },
  );
  const outcome = ruleset.outcome(end);
  const mine = seats[own] as Seat;
  const winner = outcome?.winner ?? null;
  return {
    score: winner === null ? 0.5 : winner === mine ? 1 : 0,
    margin: marginOf(ruleset, end, mine),
    commands,
    winner,
    capped: outcome === null,
    ...(chances === undefined ? {} : { luck: luckOf(chances, steps, own) }),
  };
}

/** Nothing as long as the battle proper has not begun. */
function luckOf(chances: Chances, steps: readonly AccountedStep[], side: number): number {
  const account = accountOf(chances, steps);
  return account === null ? 0 : sumFor(account, side, null).dice;
}

function marginOf(ruleset: AnyRuleset, state: unknown, mine: Seat): number {
  let margin = 0;
  for (const { seat, against, limit } of ruleset.summary(state).scores) {
    const share = against / Math.max(1, limit);
    margin += seat === mine ? -share : share;
  }
  return margin;
}

/** The player, whose every decision with a choice is timed. */
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
