/** A battle in memory: what its lines lead to, and the names of its rolls. */
import {
  type Battle,
  DICE,
  type DiceBond,
  keepMoments,
  type RecordHeader,
  type RecordTip,
  type Seat,
} from '@drumhead/engine';
import { clockAfter, type Pause, type RunningClock } from '@drumhead/protocol';
import { keyOf, type RollNames } from '@drumhead/protocol/dice';
import type { BySeat, StoredBattle, StoredBond } from '../storage/stored.ts';

export interface Live {
  readonly id: string;
  readonly header: RecordHeader;
  /** Seats of people when it began: each gives a salt. */
  readonly people: readonly Seat[];
  readonly battle: Battle;
  readonly tip: RecordTip;
  /** The record says that it is over. */
  readonly over: boolean;
  readonly names: RollNames;
  /** What its dice were bound to, or began anew with, by its lines. */
  readonly bonds: readonly DiceBond[];
  /** Lines that take others back. */
  readonly takeBacks: number;
  /** The counts of commands after which corrections that stand were agreed on. */
  readonly corrected: readonly number[];
  /** Where its rolls come from, once all salts are in. */
  readonly key: Uint8Array | null;
  /** Who decides for each side now. */
  readonly players: BySeat;
  /** When its last line was written, milliseconds since 1970; 0 before the first. */
  readonly at: number;
  /** Null where nobody plays against time. */
  readonly clock: RunningClock | null;
  /** Lines by the seats and ids of the orders that they answer. */
  readonly ids: ReadonlyMap<string, number>;
}

/** Moments before the present one that stay in memory. Further back a battle is played again from its lines. */
export const KEPT = 64;

/** The clocks after a line at the time `at`; `before`: the battle that it was written in. */
export function clockOn(
  live: Omit<Live, 'clock'> & { clock: RunningClock },
  { battle: before }: Pick<Live, 'battle'>,
  pauses: readonly Pause[],
  at: number,
  isTakeBack: boolean,
): RunningClock {
  const { battle, over } = live;
  const rolls = !over && battle.ruleset.pending(battle.state).some(({ seat }) => seat === DICE);
  const stage = before.ruleset.summary(before.state).length;
  return clockAfter(live.clock, pauses, at, { awaited: awaitedPeople(live), stage, rolls, isTakeBack });
}

/** The people who must decide now. */
export function awaitedPeople({ battle, players, over }: Pick<Live, 'battle' | 'players' | 'over'>): readonly Seat[] {
  if (over) return [];
  const pending = battle.ruleset.pending(battle.state);
  return pending.flatMap(({ seat }) => (players[seat] === 'person' ? [seat] : []));
}

/**
 * Does somebody else decide for this person's seat, until he takes it back? Nobody takes a seat back once the battle is
 * over: then he may speak again.
 */
export function isDeposed({ players, people, over }: Pick<Live, 'players' | 'people' | 'over'>, seat: Seat): boolean {
  return !over && people.includes(seat) && players[seat] !== 'person';
}

/** Where rolls come from, if this is the bond of all people; `secret` is that of the server. */
export function keyFrom(
  bond: DiceBond | null,
  people: readonly Seat[],
  { secret, salts }: StoredBond,
): Uint8Array | null {
  const isWhole =
    bond !== null && people.every((seat) => bond.salts[seat] !== undefined && bond.salts[seat] === salts[seat]);
  return isWhole ? keyOf(bond.battle, secret, salts) : null;
}

/** Has the record bound the dice? What was given up lacks a salt. What is stored beside it may be read a moment too early. */
export function isBoundIn({ bonds, people }: Pick<Live, 'bonds' | 'people'>): boolean {
  const last = bonds.at(-1);
  return last !== undefined && people.every((seat) => last.salts[seat] !== undefined);
}

/** The record of a battle as far as it goes. */
export function recordText({ header, lines }: Pick<StoredBattle, 'header' | 'lines'>): string {
  return [header, ...lines.map(({ text }) => text)].map((text) => `${text}\n`).join('');
}

/** A battle after a batch, with few moments of its past. */
export function trimmed(live: Live): Live {
  return { ...live, battle: keepMoments(live.battle, KEPT) };
}

/** Seats of people: each gives a salt. */
export function peopleOf({ players }: { readonly players: BySeat }): readonly string[] {
  return Object.keys(players)
    .filter((seat) => players[seat] === 'person')
    .sort();
}
