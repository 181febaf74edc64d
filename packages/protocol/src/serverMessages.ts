/** What the server says over the live connection. A seat is sent nothing that its view leaves out. */
import type {
  BattleEvent,
  Command,
  DiceBond,
  RecordHeader,
  RecordLine,
  Refusal,
  Seat,
  StandingOrders,
} from '@drumhead/engine';
import type { ClockSettings, Pause } from './clock.ts';
import type { Patch } from './patch.ts';
import type { NumberedSaid, OpenAsk } from './talk.ts';

/** A line of the record as it stands there: its JSON is the text that the chain holds. */
export type NumberedLine = RecordLine & { readonly n: number };

/** Numbers of lines by the ids of the orders of this seat that they answer. */
export type Answered = Readonly<Record<string, number>>;

export interface DiceNews {
  readonly commit: string;
  readonly seals: Readonly<Record<Seat, string>>;
  /** Known when all are in. */
  readonly salts: Readonly<Record<Seat, string>> | null;
  /** The seats that give a salt. */
  readonly people: readonly Seat[];
  /** A seal may name its commitment; servers of before can read none that does. */
  readonly namesCommit?: true;
  /** What the record shows of dice that began anew: what they were bound to before, the last one last. */
  readonly givenUp?: readonly DiceBond[];
}

/** What the table agreed on about talking, and what this seat wants to hear. */
export interface Talk {
  /** All players agreed to write freely. */
  readonly freeText: boolean;
  /** This seat hears nothing. */
  readonly muted: boolean;
  /** Seats of people whose words it wants to read nowhere; servers of before do not say. */
  readonly hushed?: readonly Seat[];
}

/** How the clocks stand at the time `at`, when it was told; see `clock.ts`. */
export interface ClockNews {
  readonly settings: ClockSettings;
  readonly left: Readonly<Record<Seat, number>>;
  readonly awaited: readonly Seat[];
  /** Milliseconds since 1970, by the server. */
  readonly at: number;
  /** The rest of a pause that stands. */
  readonly pause: Pause | null;
}

export type ServerMessage =
  | {
      readonly t: 'joined';
      readonly v: number;
      /** Null for a watcher. */
      readonly seat: Seat | null;
      readonly battle: string;
      readonly header: RecordHeader;
      readonly n: number;
      readonly dice: DiceNews;
      readonly standing: StandingOrders | null;
      /** Seats that the server's computer players decide for. */
      readonly bots: Readonly<Record<Seat, string>>;
      readonly talk: Talk;
      /** Null where there is none. */
      readonly clock: ClockNews | null;
      /** To players without a clock, or without dice: milliseconds since the last line, or part of the dice, in which the server stood. */
      readonly silent?: number;
      /** The battle that was begun at this table after this one. */
      readonly next: string | null;
    }
  /** While nothing is hidden from the seat: the lines that it lacks. */
  | {
      readonly t: 'lines';
      readonly lines: readonly NumberedLine[];
      /** The chain after the last of them. */
      readonly chain: string;
      readonly ids?: Answered;
    }
  /** While something is hidden from the seat: what changed in its view, and what it heard. */
  | {
      readonly t: 'view';
      readonly n: number;
      /** Commands that stand. */
      readonly count: number;
      /** From the view it has; from null where it has none. */
      readonly patch: Patch;
      readonly whole?: true;
      readonly events: readonly BattleEvent[];
      readonly ids?: Answered;
    }
  | { readonly t: 'refused'; readonly id: string; readonly n: number; readonly refusal: Refusal }
  /** An order that was sent again: it stands in this line. */
  | { readonly t: 'known'; readonly id: string; readonly n: number }
  | { readonly t: 'asked'; readonly open: OpenAsk | null }
  /** The standing orders of this seat are kept, also those that another device of it gave. */
  | { readonly t: 'standing'; readonly orders: StandingOrders }
  | { readonly t: 'dice'; readonly dice: DiceNews }
  /** What was said, oldest first: after joining the last of it. */
  | { readonly t: 'chat'; readonly said: readonly NumberedSaid[] }
  /** Lines that were said before, and taken back since: nobody is to see them any more. */
  | { readonly t: 'unsaid'; readonly numbers: readonly number[] }
  /** So many browsers, or accounts, sit at the seat of whoever is told: more than its owner knows of is somebody else. */
  | { readonly t: 'devices'; readonly count: number }
  /** What was reported is kept for the person who runs the server. */
  | { readonly t: 'reported' }
  | { readonly t: 'talk'; readonly talk: Talk }
  | { readonly t: 'clock'; readonly clock: ClockNews }
  /** Computer players changed places with people. */
  | { readonly t: 'players'; readonly bots: Readonly<Record<Seat, string>> }
  /** A rematch was agreed on: this battle is begun, and this is the seat of whoever is told. */
  | { readonly t: 'rematch'; readonly battle: string; readonly seat: Seat | null }
  /**
   * All was told; the seats that are connected now, to this process. null: watchers who are told late do not learn it.
   * `watchers`: how many look on, also late.
   */
  | { readonly t: 'here'; readonly seats: readonly Seat[] | null; readonly watchers?: number }
  /** Other battles that wait for whoever is told, the most urgent first: the names of their tables. */
  | { readonly t: 'waiting'; readonly tables: readonly string[] }
  /** The answer to a `ping`. */
  | { readonly t: 'pong' }
  /** Something was wrong with a message; `reason` is a message key. */
  | { readonly t: 'fault'; readonly reason: string; readonly path?: string };

/** The command of a line, where it is an order. */
export function commandOf(line: RecordLine): Command | null {
  return 'command' in line ? line.command : null;
}
