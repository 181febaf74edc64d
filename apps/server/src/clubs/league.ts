/** A league as it is kept, and what can be asked of it. Plain data; whoever is in it goes by his number there. */
import type { Entry, Round } from './pairing/rounds.ts';
import { DRAW, type Got, ROUND, WIN } from './pairing/standings.ts';

/** By turns: so many days a round. Else an evening a week at the same hour of a place of the world, and how long it is. */
export type Pace =
  | { readonly kind: 'turns'; readonly days: number }
  | { readonly kind: 'evening'; readonly hours: number; readonly zone: string };

export interface LeagueSettings {
  readonly name: string;
  readonly kind: 'swiss' | 'robin';
  /** Of the Swiss system; of the other one there are as many as it takes. */
  readonly rounds: number;
  readonly game: { readonly ruleset: string; readonly scenario: string | null; readonly setup?: unknown };
  /** Both sides of that game. Whoever is left in a pair has the first one in the first battle, the other one in the second. */
  readonly sides: readonly [string, string];
  readonly pace: Pace;
  /** When the first round begins, milliseconds since 1970. */
  readonly first: number;
}

export interface LeagueEntry {
  readonly entry: Entry;
  /** A session or an account; null: a computer player, or somebody whose account is gone. */
  readonly owner: string | null;
  /** `person`, or the computer player. */
  readonly player: string;
  /** Null where it is not to be said any more: a former member. */
  readonly name: string | null;
  /** By it equals are ordered: drawn when he joined. */
  readonly lot: number;
  /** The first round he is in, and the first from which on he is out again. */
  readonly since: number;
  readonly until: number | null;
}

/**
 * How a battle was counted: as it was played; it was not over when its round ended, and one had taken less time, or both about
 * as much; one never came, or neither; one left the league, or both; whoever runs the server deleted it.
 */
export type How = 'played' | 'time' | 'equal' | 'absent' | 'nobody' | 'left' | 'bothLeft' | 'gone';

export interface Result {
  readonly how: How;
  /** Null: it is drawn, or nobody gets points. */
  readonly winner: Entry | null;
}

export interface LeagueBattle {
  readonly round: number;
  readonly board: number;
  /** 1 or 2 of its pair. */
  readonly game: number;
  /** Who has the first side, and the second. */
  readonly entries: readonly [Entry, Entry];
  readonly table: string;
  readonly battle: string;
  readonly result: Result | null;
}

export interface LeagueRound extends Round {
  /** 1 for the first. */
  readonly number: number;
  readonly began: number;
  /** When its battles must be over. */
  readonly ends: number;
  readonly isOver: boolean;
}

export interface League {
  readonly id: string;
  readonly club: string;
  readonly settings: LeagueSettings;
  /** `open`: its first round is to come. */
  readonly state: 'open' | 'playing' | 'over';
  readonly entries: readonly LeagueEntry[];
  readonly rounds: readonly LeagueRound[];
  readonly battles: readonly LeagueBattle[];
  /** Of whom one blocks the other: they meet where there is no other way. */
  readonly apart: readonly (readonly [Entry, Entry])[];
}

export const pointsFor = ({ how, winner }: Result, entry: Entry): number => {
  if (winner !== null) return winner === entry ? WIN : 0;
  return how === 'nobody' || how === 'bothLeft' ? 0 : DRAW;
};

/** Is he in the league in that round? */
export const isIn = ({ since, until }: LeagueEntry, round: number): boolean =>
  since <= round && (until === null || round < until);

/** What everybody got in each round, as far as it is counted. */
export function gotIn({ settings, entries, rounds, battles }: League): readonly Got[] {
  const isSwiss = settings.kind === 'swiss';
  return rounds.flatMap(({ number, pairs, out }) => {
    const met = pairs.flatMap(({ left, right }) =>
      [
        [left, right],
        [right, left],
      ].flatMap(([entry = 0, opponent = 0]) => {
        const counted = battles.flatMap((battle) =>
          battle.round === number && battle.entries.includes(entry) && battle.result !== null ? [battle.result] : [],
        );
        const points = counted.reduce((sum, result) => sum + pointsFor(result, entry), 0);
        return [{ entry, opponent, points, battles: counted.length }];
      }),
    );
    // In a round robin everybody sits out as often, and whoever comes late meets the same people.
    const alone = isSwiss ? out.map((entry) => ({ entry, opponent: null, points: ROUND, battles: 0 })) : [];
    const late = isSwiss ? entries.filter(({ since }) => since > number) : [];
    return [...met, ...alone, ...late.map(({ entry }) => ({ entry, opponent: null, points: LATE, battles: 0 }))];
  });
}

/** What whoever comes late gets for a round that he missed: half of what could be won. */
export const LATE = ROUND / 2;
