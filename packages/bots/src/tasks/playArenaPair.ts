/** One pair of the arena: plain data in, plain data out. */
import { type Behaviour, type Command, type Count, type Knowledge, type Player, seededDice } from '@drumhead/engine';
import { playerCalled, readPlayerName } from '../names.ts';
import { type BattleStep, type Pair, playPair } from '../pair.ts';

export interface ArenaPair {
  readonly ruleset: string;
  readonly setup: unknown;
  readonly players: readonly [string, string];
  /** All dice and choices of both battles follow from it. */
  readonly seed: string;
  readonly cap: number;
  /** What the dice gave is told too. */
  readonly luck?: boolean;
}

export interface PlayedPair extends Pair {
  readonly habits: Readonly<Record<string, Count>>;
}

/** New players of a name, one for each seed; null: there is none. */
export type Players = (name: string) => ((seed: string) => Player<unknown, Command>) | null;

/** The players of today. */
export const playersOf =
  (known: Knowledge<unknown>): Players =>
  (text) => {
    const name = readPlayerName(text);
    return name === null ? null : (seed) => playerCalled(name, known, seed);
  };

export interface ArenaNeeds {
  readonly known: Knowledge<unknown>;
  /** Left out: those of today. */
  readonly players?: Players;
  /** Milliseconds, for the time that decisions take; left out: it is not told, for it is never twice the same. */
  readonly now?: () => number;
  /** Counts habits, too. */
  readonly habits?: Behaviour<unknown> | null;
}

/** Throws where the set-up is not sound, a player unknown, or what he chooses refused. */
export function playArenaPair(
  task: ArenaPair,
  { known, players = playersOf(known), now, habits }: ArenaNeeds,
): PlayedPair {
  const { setup, seed, cap } = task;
  const [first, second] = task.players.map((name) => {
    const player = players(name);
    if (player === null) throw new RangeError(`no player ${name}`);
    return player;
  }) as [(seed: string) => Player<unknown, Command>, (seed: string) => Player<unknown, Command>];
  const { times, ...pair } = playPair({
    ruleset: known.ruleset,
    setup,
    players: [(seat) => first(`${seed}/${seat}`), (seat) => second(`${seed}/${seat}`)],
    dice: () => seededDice(`${seed}/dice`),
    cap,
    now: now ?? (() => 0),
    isMirror: task.players[0] === task.players[1],
    ...(task.luck ? { chances: known } : {}),
    ...(habits ? { see: (step: BattleStep) => habits.see(step) } : {}),
  });
  return { ...pair, times: now === undefined ? [[], []] : times, habits: habits?.counts() ?? {} };
}
