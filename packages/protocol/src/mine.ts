/** The list of one's battles, as the server tells it: whose turn it is in each, since when, and the clocks. */
import type { Seat } from '@drumhead/engine';
import { leftAt } from './clock.ts';
import type { ClockNews } from './serverMessages.ts';

/** A battle in which somebody has a seat. `Naming`: what it and its sides are called by its set-up. */
export interface MyBattle<Naming = unknown> {
  readonly table: string;
  readonly battle: string;
  /** One's own side. */
  readonly seat: Seat;
  readonly ruleset: string;
  readonly scenario: string | null;
  readonly naming: Naming;
  /** Who decides for each side, whether anybody sits there, and what he wants to be called. */
  readonly seats: readonly {
    readonly seat: Seat;
    readonly player: string;
    readonly taken: boolean;
    readonly name: string | null;
  }[];
  /** Lines that its record has: it has moved on where they are more. */
  readonly n: number;
  /** The sides that must decide, or answer, now. */
  readonly waits: readonly Seat[];
  /** Since when it is as it is, milliseconds since 1970; null: nobody has done anything yet. */
  readonly since: number | null;
  /** Null where nobody plays against time. */
  readonly clock: ClockNews | null;
  /** The league that it is played in, where it is, and the number of its round. */
  readonly league?: { readonly name: string; readonly round: number };
  /** Whoever was challenged does not want to play here, and the seat is free. */
  readonly isDeclined?: boolean;
}

/** A battle that is over. */
export interface FinishedBattle<Naming = unknown>
  extends Pick<
    MyBattle<Naming>,
    'table' | 'battle' | 'seat' | 'ruleset' | 'scenario' | 'naming' | 'seats' | 'n' | 'league'
  > {
  /** Null: drawn. */
  readonly winner: Seat | null;
  /** When, milliseconds since 1970. */
  readonly at: number;
  /** It has a page, which others see or saw; servers of before do not say, and have none. */
  readonly hasPage?: boolean;
}

/** All of them, told anew whenever one of them has changed. `at`: the time of the server. */
export interface MineMessage<Naming = unknown> {
  readonly t: 'mine';
  readonly at: number;
  readonly battles: readonly MyBattle<Naming>[];
  /** Tables that people one has met have set for oneself. */
  readonly invited: number;
  /** Names of those who have, as far as they gave one; servers of before do not say. */
  readonly inviters?: readonly string[];
}

export const waitsForMe = ({ waits, seat }: Pick<MyBattle, 'waits' | 'seat'>): boolean => waits.includes(seat);

/** Milliseconds left at the time `at` of whoever must decide, oneself first; infinite where there is no clock. */
export function timeLeftOf({ clock, waits, seat }: Pick<MyBattle, 'clock' | 'waits' | 'seat'>, at: number): number {
  if (clock === null) return Number.POSITIVE_INFINITY;
  const pauses = clock.pause === null ? [] : [clock.pause];
  const asked = waits.includes(seat) ? [seat] : waits;
  return Math.min(
    ...asked.map((one) => (one in clock.left ? leftAt(clock, pauses, one, at) : Number.POSITIVE_INFINITY)),
  );
}

/** Those that wait for oneself first; then by the least time left, then by the longest wait. */
export function byUrgency<B extends Omit<MyBattle, 'naming'>>(battles: readonly B[], at: number): readonly B[] {
  const key = (one: B) =>
    [waitsForMe(one) ? 0 : 1, timeLeftOf(one, at), one.since ?? Number.POSITIVE_INFINITY] as const;
  const keyed = battles.map((battle) => ({ battle, by: key(battle) }));
  keyed.sort((a, b) => {
    for (const [i, mine] of a.by.entries()) {
      const other = b.by[i] as number;
      if (mine !== other) return mine < other ? -1 : 1;
    }
    return a.battle.table < b.battle.table ? -1 : 1;
  });
  return keyed.map(({ battle }) => battle);
}
