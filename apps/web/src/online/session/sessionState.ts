/** What one seat of an online battle knows, as the page reads it. */
import { DEFAULT_ORDERS, equalData, type RecordHeader, type Seat, type StandingOrders } from '@drumhead/engine';
import type { ClientBattle, ClockNews, Mismatch, NumberedLine, NumberedSaid, Talk } from '@drumhead/protocol';
import type { AwayKey } from '@drumhead/protocol/messages';
import type { Link } from './connection.ts';
import type { ShownBattle } from './shownBattle.ts';

export interface SessionState {
  readonly link: Link;
  /** Why the server has not let this page in. */
  readonly why: AwayKey | null;
  /** Null before the server has told how the battle stands. */
  readonly client: ClientBattle | null;
  readonly shown: ShownBattle | null;
  readonly header: RecordHeader | null;
  /** Every line of the record so far, while nothing is hidden from the seat. */
  readonly lines: readonly NumberedLine[];
  /** Seats that are connected now; null: watchers who are told late do not learn it. */
  readonly here: readonly Seat[] | null;
  /** How many look on. */
  readonly watchers: number;
  /** Browsers that sit at this seat, and those of them that its owner knows of; null before it was told. */
  readonly devices: Devices | null;
  /** All of it was told since the connection began. */
  readonly isTold: boolean;
  /** Seats that computer players of the server decide for. */
  readonly bots: Readonly<Record<Seat, string>>;
  readonly standing: StandingOrders;
  /** Number of the last command that the person gave here. */
  readonly ordered: number | null;
  /** What was said at the table, oldest first; see `heard.ts`. */
  readonly said: readonly NumberedSaid[];
  /** Reports of this page that the server has kept. */
  readonly reported: number;
  readonly talk: Talk;
  /** Null where nobody plays against time. */
  readonly clock: ShownClock | null;
  /** When the last line was written, or a seal of the dice came, by the time of this device; null where that counts for nothing. */
  readonly since: number | null;
  /** The battle that follows this one at the table. */
  readonly next: string | null;
  /** Tables where other battles wait for this person, the most urgent first. */
  readonly waiting: readonly string[];
  /** Orders that are not answered yet. */
  readonly unanswered: number;
  readonly sending: Sending;
  /** The page held another battle than the server, and began anew: why, until the person has read it. */
  readonly mismatch: Mismatch | null;
  /** Message key of what went wrong, or null. */
  readonly fault: string | null;
}

/**
 * Where the order of this page is: `waits` here, since there is no connection, and may be taken back; `sent`, and no answer
 * came for a while; null: there is none, or the answer is not late.
 */
export type Sending = 'waits' | 'sent' | null;

export interface Devices {
  readonly count: number;
  readonly known: number;
}

export const isOpenedElsewhere = (devices: Devices | null): boolean =>
  devices !== null && devices.count > devices.known;

/** The clocks as they were told last. */
export interface ShownClock {
  readonly news: ClockNews;
  /** Milliseconds that the clock of the server is ahead of that of this device. */
  readonly ahead: number;
}

/** Before the server has said anything. */
export const NOTHING: SessionState = {
  link: 'connecting',
  why: null,
  client: null,
  shown: null,
  header: null,
  lines: [],
  here: [],
  watchers: 0,
  devices: null,
  isTold: false,
  bots: {},
  standing: DEFAULT_ORDERS,
  ordered: null,
  said: [],
  reported: 0,
  talk: { freeText: false, muted: false },
  clock: null,
  since: null,
  next: null,
  waiting: [],
  unanswered: 0,
  sending: null,
  mismatch: null,
  fault: null,
};

/** Since when nothing came: a new seal of the dice ends a silence as a line does, one that is sent again does not. */
export function sinceSeals({ since, client }: SessionState, { dice }: ClientBattle, now: number): number | null {
  return since === null || equalData(client?.dice.seals, dice.seals) ? since : now;
}
