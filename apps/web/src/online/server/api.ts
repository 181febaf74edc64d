/** What the server answers over HTTP: tables, seats, records. */
import type { Problem, Seat } from '@drumhead/engine';
import type { ClockSettings, Shown } from '@drumhead/protocol';
import type { DailyHours } from '../dailyHours.ts';

export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  /** `error`: what a server of Drumhead says of it, in words for programs; `problem`: a rule that stands against it; `after`: seconds, where it is asked too often. */
  | {
      readonly ok: false;
      readonly status: number;
      readonly error?: string;
      readonly problem?: Problem;
      readonly after?: number;
    };

/** What a battle and its sides are called by its set-up: message keys or plain texts. */
export interface Naming {
  readonly name?: string;
  readonly variant?: string;
  readonly scenario?: string;
  readonly sides: Readonly<Record<Seat, { readonly name?: string; readonly roster?: string }>>;
}

export interface SeatAtTable {
  readonly seat: Seat;
  readonly player: string;
  readonly taken: boolean;
  /** What whoever sits there wants to be called. */
  readonly name: string | null;
  /** Whoever sits there has no account; servers of before do not say. */
  readonly isGuest?: boolean;
}

/** A table as somebody sees it who may have no seat there. */
export interface Look {
  readonly battle: string;
  readonly ruleset: string;
  readonly scenario: string | null;
  readonly naming: Naming;
  readonly over: boolean;
  readonly seats: readonly SeatAtTable[];
  readonly yours: readonly Seat[];
  /** Browsers and accounts that sit at each of one's own seats. */
  readonly devices: Readonly<Record<Seat, number>>;
  /** The seats that must decide now, told to those who sit there. */
  readonly waits: readonly Seat[];
  readonly commit: string;
  /** Null where nobody plays against time. */
  readonly clock: ClockSettings | null;
  /** Minutes after which watchers are told of what happened. */
  readonly delay: number;
  /** May everybody at it ask the computer for advice? */
  readonly advice: boolean;
  /** Who sees the pages of its battles when they are over; servers of before do not say, and show none. */
  readonly shown?: Shown;
  readonly score: Score;
  /** Squads that are chosen in secret; null where all are open. */
  readonly lists: SecretSquads | null;
}

export interface SecretSquads {
  /** Seats whose squad is not in. */
  readonly missing: readonly Seat[];
  /** One's own: the squad that is in, or one that could be. */
  readonly yours: Readonly<Record<Seat, { readonly list: unknown; readonly isIn: boolean }>>;
}

/** The battles of a table: what each has won, by the side that it has in the last of them. */
export interface Score {
  readonly games: readonly { readonly battle: string; readonly over: boolean; readonly winner: Seat | null }[];
  readonly won: Readonly<Record<Seat, number>>;
  readonly draws: number;
}

export interface MadeTable {
  readonly table: string;
  readonly battle: string;
  readonly seat: Seat;
  readonly keys: Readonly<Record<Seat, string>>;
  readonly commit: string;
  readonly naming: Naming;
}

export interface WantedTable {
  readonly ruleset: string;
  readonly scenario: string | null;
  readonly setup?: unknown;
  readonly players: Readonly<Record<Seat, string>>;
  readonly mine: Seat;
  readonly clock?: ClockSettings;
  /** Minutes after which watchers are told of what happened; left out: at once. */
  readonly delay?: number;
  /** Everybody may ask the computer for advice; left out: nobody may. */
  readonly advice?: true;
  /** Others see the pages of its battles; left out: nobody. */
  readonly shown?: Shown;
  /** Anybody may sit down at its free seats. */
  readonly challenge?: { readonly hours: DailyHours | null };
  /** Its people choose their squads in secret. */
  readonly lists?: true;
  readonly name?: string;
}

/** No answer came; an answer came that is none of this server. */
export const UNREACHABLE = 0;
const NO_SERVER = -1;

/** Asks the server of this page. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answered<T>> {
  const headers = { Accept: 'application/json', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  try {
    const answer = await fetch(path, { method, headers, cache: 'no-store', ...sent });
    if (!answer.ok) return { ok: false, status: answer.status, ...(await errorIn(answer)) };
    return answer.json().then(
      (value: T) => ({ ok: true, value }),
      () => ({ ok: false, status: NO_SERVER }),
    );
  } catch {
    return { ok: false, status: UNREACHABLE };
  }
}

/** A host of plain files answers with a page. */
async function errorIn(
  answer: Response,
): Promise<{ readonly error?: string; readonly problem?: Problem; readonly after?: number }> {
  const said = (await answer.json().catch(() => null)) as {
    readonly error?: unknown;
    readonly problem?: Problem;
    readonly after?: unknown;
  } | null;
  if (typeof said?.error !== 'string') return {};
  const after = typeof said.after === 'number' ? { after: said.after } : {};
  return { error: said.error, ...(said.problem === undefined ? {} : { problem: said.problem }), ...after };
}

/** Where the server answers for a table. */
export const tableAt = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const lookAt = (table: string): Promise<Answered<Look>> => ask('GET', tableAt(table));

/** The tables at which this session sits, and the battle that is played there now. */
export const whereISit = (): Promise<
  Answered<{
    readonly tables: readonly {
      readonly table: string;
      readonly battle: string;
      readonly seat: Seat;
      readonly over: boolean;
    }[];
  }>
> => ask('GET', '/api/me');

/** Locks the squad of one's own seat in, in the place of the one that was there; `isOpen`: all are open now. */
export const lockSquad = (table: string, seat: Seat, list: unknown): Promise<Answered<{ readonly isOpen: boolean }>> =>
  ask('POST', `${tableAt(table)}/list`, { seat, list });

/** A new key for a seat of one's own; whoever has the old one can sit there no more. */
export const newLink = (table: string, seat: Seat): Promise<Answered<{ readonly key: string }>> =>
  ask('POST', `${tableAt(table)}/link`, { seat });

export interface WrittenRecord {
  readonly text: string;
}

/** `battle`: one that was played there; null for the last one. */
export const recordOfTable = (table: string, battle: string | null): Promise<Answered<WrittenRecord>> =>
  ask('GET', `${tableAt(table)}/record${battle === null ? '' : `?battle=${encodeURIComponent(battle)}`}`);
