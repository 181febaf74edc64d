/** What the server keeps, as the rest of it sees that. */
import type { Refusal, StandingOrders } from '@drumhead/engine';
import type { Clock, ClockSettings, OpenAsk, Pause, Shown } from '@drumhead/protocol';

/** By seat. */
export type BySeat = Readonly<Record<string, string>>;

export interface StoredBond {
  readonly secret: string;
  readonly seals: BySeat;
  readonly salts: BySeat;
}

export interface NewBattle {
  readonly id: string;
  readonly header: string;
  readonly players: BySeat;
  readonly bond: StoredBond;
}

export interface TableSettings {
  readonly clock?: ClockSettings;
  /** Minutes after which watchers are told of a line. */
  readonly delay?: number;
  /** Everybody at it may ask the computer for advice; left out: nobody may. */
  readonly advice?: true;
  /** Who sees the pages of its battles when they are over; left out: their players alone. */
  readonly shown?: Shown;
}

export interface NewTable {
  readonly id: string;
  readonly created: string;
  readonly settings: TableSettings;
  /** Digests of the keys of its seats. */
  readonly keys: BySeat;
  readonly battle: NewBattle;
  /** Who made it, and sits there. */
  readonly host?: { readonly session: string; readonly seat: string; readonly name: string | null };
  /** What its people choose in secret, by seat, where they do: JSON, null until it is chosen. */
  readonly lists?: SealedLists;
}

/** Lists that are opened together once all are in. */
export type SealedLists = Readonly<Record<string, string | null>>;

export interface StoredLine {
  readonly number: number;
  readonly text: string;
  /** What the line answers. */
  readonly seat: string | null;
  readonly id: string | null;
}

/** An order of a seat that was refused. */
export interface Refused {
  readonly seat: string;
  readonly id: string;
  readonly refusal: Refusal;
}

/** What belongs to a battle besides its lines. */
export interface StoredSide {
  readonly bond: StoredBond;
  /** When a part of it came in last, milliseconds since 1970; 0 before the first. */
  readonly bondAt: number;
  readonly standing: Readonly<Record<string, StandingOrders>>;
  readonly question: OpenAsk | null;
  readonly pauses: readonly Pause[];
  /** All players agreed to write freely. */
  readonly freeText: boolean;
  /** Seats that want to hear nothing. */
  readonly muted: readonly string[];
  /** By seat: seats of people of whom whoever sits there wants to read nothing. */
  readonly hushed: Readonly<Record<string, readonly string[]>>;
  /** The battle that was begun at the table after this one. */
  readonly next: string | null;
  /** The last orders that were refused, where other processes are to know. */
  readonly refused: readonly Refused[];
  /** Goes up with each change of these, refusals apart. */
  readonly changes: number;
}

export interface StoredBattle extends Omit<NewBattle, 'bond'> {
  readonly table: string;
  readonly settings: TableSettings;
  /** The seat of the table behind each side. */
  readonly chairs: BySeat;
  readonly side: StoredSide;
  /** Lines that there should be. */
  readonly count: number;
  readonly lines: readonly StoredLine[];
}

/** How a battle ended. */
export interface StoredEnd {
  readonly winner: string | null;
  /** What its page is found by, and how it looks; left out: it gets none. */
  readonly page?: EndedPage;
}

/** What is kept of a battle for its page. */
export interface EndedPage {
  /** When it ended, milliseconds since 1970. */
  readonly at: number;
  readonly ruleset: string;
  readonly variant: string;
  readonly scenario: string;
  readonly nations: readonly string[];
  /** Those that won; none where it was drawn. */
  readonly won: readonly string[];
  /** A small map of how it ended, as watchers may know it. JSON. */
  readonly sketch: string;
}

/**
 * What somebody is told: that he must decide; that a draw is offered to him; that another asks for his consent; that his time
 * to decide ends soon; that the time of another is up, so that he may choose what becomes of the battle; that it is over.
 */
export type NoticeKind = 'turn' | 'draw' | 'asked' | 'reminder' | 'claim' | 'over' | 'goes';

/** Somebody at a side is to be told at `due`, unless a line comes before. `chair`: the seat of the table. */
export interface DueNotice {
  readonly seat: string;
  readonly chair: string;
  readonly kind: NoticeKind;
  /** Milliseconds since 1970. */
  readonly due: number;
}

/** Who has moved, and what people are to be told after it. */
export interface Turn {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly moved: readonly string[];
  readonly notices: readonly DueNotice[];
}

/** Lines that belong together, after line `after`, and what they change besides. */
export interface Batch {
  readonly battle: string;
  readonly after: number;
  readonly lines: readonly StoredLine[];
  readonly end: StoredEnd | null;
  /** The dice begin anew; a line shows those of before as they were last. */
  readonly bond: { readonly before: StoredBond; readonly now: StoredBond } | null;
  readonly turn: Turn;
  /** A question is open, which is void now. */
  readonly isAsked: boolean;
  /** As the clocks go on after it; left out, or null: there are none. */
  readonly clock?: StoredClock | null;
}

/** What each person had left at the time `at`, and whose time ran. */
export type StoredClock = Pick<Clock, 'left' | 'awaited' | 'at'>;

/** How far a battle is: the number of its lines, and of the changes of all else. */
export interface Mark {
  readonly count: number;
  readonly changes: number;
}

/** One battle at a table. */
export interface StoredGame {
  readonly battle: string;
  readonly game: number;
  readonly header: string;
  readonly players: BySeat;
  readonly chairs: BySeat;
  readonly over: boolean;
  readonly winner: string | null;
  /** What its dice come from. */
  readonly secret: string;
}

export interface StoredTable {
  readonly settings: TableSettings;
  /** In order; the last one is being played. */
  readonly games: readonly StoredGame[];
}

/** When a line was written, milliseconds since 1970; lines of old records do not say. */
export function timeOf(text: string): number {
  return (JSON.parse(text.split('\n')[0] ?? '') as { readonly at?: number }).at ?? 0;
}

export function bySeat(text: string): BySeat {
  return JSON.parse(text) as BySeat;
}

/** Where nobody changed sides, each sits at the seat of that name. */
export function chairsOf(text: string, players: BySeat): BySeat {
  return text === '' ? Object.fromEntries(Object.keys(players).map((seat) => [seat, seat])) : bySeat(text);
}
