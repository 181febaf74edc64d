/** What a rule set tells of how its battles end: the chance of victory is learnt from it. */
import type { ScriptStanding } from '../scenario/script/standing.ts';

/** A number that a side has in a position. */
export interface ValueTerm {
  readonly key: string;
  /** 1: more of it never lowers the chance of a side; -1: never raises it; 0: played battles say which. */
  readonly sign: 1 | -1 | 0;
}

/** What the sides of a battle hold, and what speaks for a draw. */
export interface Holdings {
  /** By seat, a number for each of {@link ValueRoom.terms}. */
  readonly sides: readonly (readonly number[])[];
  /** A number for each of {@link ValueRoom.drawTerms}; null where there can be no draw. */
  readonly draw: readonly number[] | null;
  /** The index of the seat that wins what would be a draw, or null. */
  readonly winsDraws: number | null;
}

/** Learnt weights: how much each number of a position counts. */
export interface Net {
  /** Versions of the rule set and of its {@link ValueRoom} whose positions it was learnt from. */
  readonly rules: number;
  readonly room: number;
  /** By key: the terms of the captain (`captain.danger`) and those of the room; in parts of 4,096. */
  readonly sides: Readonly<Record<string, number>>;
  readonly draw: Readonly<Record<string, number>>;
  /** Battles it was learnt from, and others that it was tried on. */
  readonly battles: number;
  readonly tried: number;
  /** Where the battles come from, to play them again: who played, seed, and a hash of all positions taken of them. */
  readonly players: string;
  readonly seed: string;
  readonly data: string;
  /** A hash of the numbers of some known positions: as long as it stays, the numbers mean what they meant. */
  readonly reads: string;
}

/** A rule set's room for the chance of victory. It reads the states of released versions as those of the present one. */
export interface ValueRoom<S> {
  /** Raised with every change of what a number means, those of the captain's terms among them. */
  readonly version: number;
  readonly terms: readonly ValueTerm[];
  readonly drawTerms: readonly string[];
  holdings(state: S): Holdings;
  /** How the scenario’s own rules stand; null: by the book. Absent where there are none. */
  script?(state: S): ScriptStanding | null;
  readonly net: Net;
}
