/** Clubs and leagues, as the server tells of them. All times in milliseconds since 1970. */
import type { Shown } from '@drumhead/protocol';
import { type Answered, ask, type Naming } from '../server/api.ts';

export interface ClubInList {
  readonly id: string;
  readonly name: string;
  readonly members: number;
}

export interface ClubBattle {
  readonly table: string;
  readonly battle: string;
  readonly ruleset: string;
  readonly scenario: string | null;
  readonly naming: Naming;
  readonly seats: readonly { readonly seat: string; readonly player: string; readonly name: string | null }[];
  /** Seats at which a member may sit down. */
  readonly free: readonly string[];
  readonly over: boolean;
  readonly league: string | null;
  /** Who sees its page once it is over. */
  readonly shown: Shown;
  /** One plays in it. */
  readonly yours: boolean;
}

export interface ClubEvening {
  readonly id: string;
  readonly at: number;
  readonly words: string;
  readonly yours: boolean;
  /** Numbers of members. */
  readonly come: readonly number[];
  /** Null: one has not said. */
  readonly youCome: boolean | null;
}

export interface ClubLeague {
  readonly league: string;
  readonly name: string;
  readonly kind: 'swiss' | 'robin';
  readonly state: 'open' | 'playing' | 'over';
  readonly round: number;
  readonly rounds: number;
  /** When the round that is played ends. */
  readonly ends: number | null;
  /** When the next round begins, where none is played. */
  readonly begins: number | null;
  readonly players: number;
  readonly plays: boolean;
}

export interface Club {
  readonly name: string;
  readonly created: number;
  /** One's own number. */
  readonly you: number;
  readonly isFounder: boolean;
  /** Of its link. */
  readonly key: string;
  /** The first is its founder. */
  readonly members: readonly {
    readonly number: number;
    readonly name: string;
    readonly joined: number;
    readonly seen: number;
  }[];
  readonly evenings: readonly ClubEvening[];
  readonly tables: readonly ClubBattle[];
  readonly leagues: readonly ClubLeague[];
}

/** What a stranger is told. */
export interface ClosedClub {
  readonly name: string;
  readonly you: null;
}

export type How = 'played' | 'time' | 'equal' | 'absent' | 'nobody' | 'left' | 'bothLeft' | 'gone';

export interface LeagueBattle {
  readonly table: string;
  readonly battle: string;
  readonly board: number;
  readonly game: number;
  /** Who has the first side, and the second. */
  readonly entries: readonly [number, number];
  readonly result: { readonly how: How; readonly points: readonly [number, number] } | null;
  readonly lines: number;
  readonly isOver: boolean;
  /** It was deleted; its result stays. */
  readonly isGone: boolean;
  /** Who must decide. */
  readonly awaited: readonly number[];
}

export interface LeagueRound {
  readonly number: number;
  readonly began: number;
  readonly ends: number;
  readonly isOver: boolean;
  /** Who sits out. */
  readonly out: readonly number[];
  readonly battles: readonly LeagueBattle[];
}

export type Pace =
  | { readonly kind: 'turns'; readonly days: number }
  | { readonly kind: 'evening'; readonly hours: number; readonly zone: string };

export interface Act {
  readonly what: string;
  readonly round: number;
  readonly entries: readonly number[];
  readonly points: number;
  readonly at: number;
}

export interface League {
  readonly club: { readonly id: string; readonly name: string };
  readonly name: string;
  readonly kind: 'swiss' | 'robin';
  readonly rounds: number;
  readonly sides: readonly [string, string];
  readonly ruleset: string;
  readonly scenario: string | null;
  readonly naming: Naming | null;
  readonly pace: Pace;
  readonly state: 'open' | 'playing' | 'over';
  readonly you: { readonly entry: number; readonly isIn: boolean } | null;
  readonly entries: readonly {
    readonly entry: number;
    /** Null: a former member. */
    readonly name: string | null;
    readonly player: string;
    readonly since: number;
    readonly isOut: boolean;
  }[];
  readonly standings: readonly {
    readonly entry: number;
    readonly place: number;
    readonly battles: number;
    readonly points: number;
    readonly opponents: number;
    readonly direct: number;
  }[];
  readonly played: readonly LeagueRound[];
  readonly next: { readonly number: number; readonly begins: number } | null;
  /** The last one first. */
  readonly acts: readonly Act[];
}

export interface NewLeague {
  readonly name: string;
  readonly kind: 'swiss' | 'robin';
  readonly rounds: number;
  readonly ruleset: string;
  readonly scenario: string | null;
  readonly setup?: unknown;
  readonly pace: Pace;
  readonly first: number;
  readonly computers: readonly { readonly player: string; readonly name: string }[];
}

const clubAt = (club: string): string => `/api/clubs/${encodeURIComponent(club)}`;
const leagueAt = (league: string): string => `/api/leagues/${encodeURIComponent(league)}`;

export const findClubs = (): Promise<Answered<{ readonly clubs: readonly ClubInList[] }>> => ask('GET', '/api/clubs');
export const makeClub = (name: string, mine: string): Promise<Answered<{ readonly club: string }>> =>
  ask('POST', '/api/clubs', { name, mine });
export const lookAtClub = (club: string): Promise<Answered<Club | ClosedClub>> => ask('GET', clubAt(club));
export const joinClub = (club: string, key: string, name: string): Promise<Answered<object>> =>
  ask('POST', `${clubAt(club)}/join`, { key, name });
export const leaveClub = (club: string, member: number): Promise<Answered<object>> =>
  ask('DELETE', `${clubAt(club)}/members/${member}`);
export const renewLink = (club: string): Promise<Answered<object>> => ask('POST', `${clubAt(club)}/link`);
export const addEvening = (club: string, at: number, words: string): Promise<Answered<object>> =>
  ask('POST', `${clubAt(club)}/evenings`, { at, words: words === '' ? null : words });
export const removeEvening = (club: string, evening: string): Promise<Answered<object>> =>
  ask('DELETE', `${clubAt(club)}/evenings/${evening}`);
export const come = (club: string, evening: string, comes: boolean): Promise<Answered<object>> =>
  ask('PUT', `${clubAt(club)}/evenings/${evening}`, { comes });
/** Shows a table of one's own to the club, whose members may sit down there. */
export const setForClub = (club: string, table: string): Promise<Answered<object>> =>
  ask('POST', `${clubAt(club)}/tables`, { table });
/** Sits down at a table of the club; `seat` null: as a watcher. */
export const sitInClub = (club: string, table: string, seat: string | null): Promise<Answered<object>> =>
  ask('POST', `${clubAt(club)}/tables/${encodeURIComponent(table)}/sit`, { seat });
export const makeLeague = (club: string, league: NewLeague): Promise<Answered<{ readonly league: string }>> =>
  ask('POST', `${clubAt(club)}/leagues`, league);
export const lookAtLeague = (league: string): Promise<Answered<League>> => ask('GET', leagueAt(league));
export const joinLeague = (league: string): Promise<Answered<object>> => ask('POST', `${leagueAt(league)}/join`);
export const leaveLeague = (league: string): Promise<Answered<object>> => ask('POST', `${leagueAt(league)}/leave`);

/** The link by which others join. The key stands behind the #: it reaches no log and no preview. */
export const clubLink = (club: string, key: string): string => `${location.origin}/#/page/any/club?${club}&join=${key}`;
