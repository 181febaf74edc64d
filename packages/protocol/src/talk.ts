/** What people at a table ask of each other and say to each other, besides orders. */
import type { Seat, StateChange } from '@drumhead/engine';

/** What people say with one click; {@link phraseKey} gives the words. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'thanks',
  'wellPlayed',
  'oneMoment',
  'back',
  'later',
  'sorry',
  'yes',
  'no',
  'luckyDice',
  'goodGame',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** The message key of a phrase. */
export const phraseKey = (phrase: Phrase): string => `protocol.phrase.${phrase}`;

/** Said by a seat; null is a watcher, and only watchers hear it. `at`: milliseconds since 1970. */
export interface Said {
  readonly seat: Seat | null;
  readonly at: number;
  readonly phrase?: Phrase;
  readonly text?: string;
}

/** As it is told: numbers go up, and none is used again. */
export interface NumberedSaid extends Said {
  readonly number: number;
}

/** Who sees the page of a battle when it is over: its players alone, whoever has its link, or everybody. */
export const SHOWN = ['private', 'link', 'public'] as const;
export type Shown = (typeof SHOWN)[number];

/** Something that all others must agree to. */
export type Proposal =
  /** Values of the state are corrected; says why. */
  | { readonly kind: 'amend'; readonly changes: readonly StateChange[] }
  /** The clocks stand still for so long, or until the next order: hours, or minutes where people play live. */
  | { readonly kind: 'pause'; readonly hours: number; readonly minutes?: never }
  | { readonly kind: 'pause'; readonly minutes: number; readonly hours?: never }
  /** People write freely at this table from now on. */
  | { readonly kind: 'freeText' }
  /** Others see the page of this battle when it is over, and of those that follow at this table. */
  | { readonly kind: 'page'; readonly shown: Shown }
  /** Another battle at this table, with sides changed. */
  | { readonly kind: 'rematch' };

const MINUTE = 60_000;

/** Milliseconds of a pause that is asked for. */
export const lengthOfPause = ({ hours = 0, minutes = 0 }: Proposal & { readonly kind: 'pause' }): number =>
  (hours * 60 + minutes) * MINUTE;

/** A question to all others, void after the next order. */
export type OpenAsk = {
  /** An answer names it; no two questions have the same. */
  readonly id: string;
  /** The line after which it was asked. */
  readonly ask: number;
  readonly seat: Seat;
  readonly reason?: string;
  readonly agreed: readonly Seat[];
} & (Proposal | { readonly kind: 'takeBack'; readonly to: number });
