/** Pages of battles that are over, as the server tells them. */
import type { Sketch } from '@drumhead/content/sketch';
import type { ArchivedBattle, BattlePage, TableInPlay } from '@drumhead/protocol';
import { type Answered, ask, type Naming, type WrittenRecord } from '../server/api.ts';
import { offersOnlinePlay } from '../server/offersOnlinePlay.ts';

export type Archived = Omit<ArchivedBattle<Naming>, 'sketch'> & { readonly sketch: Sketch };
export type Fought = Omit<BattlePage<Naming>, 'sketch'> & { readonly sketch: Sketch };

/** There is no page, or it is private. */
export const NO_PAGE = 404;
/** Something of the battle stays hidden, so that nobody has its record. */
export const HIDDEN = 409;

/** The page comes from a host of plain files, which has none of this. */
export const NO_HOST = -2;

/** What is asked of a server where there is one. */
const asked = async <T>(question: () => Promise<Answered<T>>): Promise<Answered<T>> =>
  (await offersOnlinePlay()) === 'no' ? { ok: false, status: NO_HOST } : question();

const at = (battle: string): string => `/api/pages/${encodeURIComponent(battle)}`;

export const pageOf = (battle: string): Promise<Answered<Fought>> => asked(() => ask('GET', at(battle)));
export const recordOfPage = (battle: string): Promise<Answered<WrittenRecord>> => ask('GET', `${at(battle)}/record`);
/** What whoever played there may do by himself, for good. */
export const changePage = (battle: string, what: 'close' | 'nameless'): Promise<Answered<object>> =>
  ask('PUT', at(battle), { do: what });

/** Empty: whatever it is. */
export interface Sought {
  readonly ruleset: string;
  readonly variant: string;
  readonly scenario: string;
  readonly nation: string;
  readonly result: string;
}

export interface ArchivePart {
  readonly battles: readonly Archived[];
  /** The last of them, where there are more. */
  readonly after: string | null;
}

export const archiveOf = (sought: Sought, after: string | null): Promise<Answered<ArchivePart>> =>
  asked(() =>
    ask('GET', `/api/archive?${new URLSearchParams({ ...sought, ...(after !== null && { after }) }).toString()}`),
  );

export type Played = TableInPlay<Naming>;

export const tablesInPlay = (): Promise<Answered<{ readonly tables: readonly Played[] }>> =>
  ask('GET', '/api/watching');
/** Takes a watcher's seat there. */
export const watchTable = (table: string): Promise<Answered<object>> =>
  ask('POST', `/api/watching/${encodeURIComponent(table)}`);

/** The address that is sent to others, of a battle, or of a moment of it: a count of accepted commands. */
export const linkToPage = (battle: string, moment = 0): string =>
  `${location.origin}/b/${battle}${moment > 0 ? `#${moment}` : ''}`;
