/** Scenarios that were published on the server of this page. */
import type { Card } from '@drumhead/content/library';
import type { EditionAs, ListedAs, OwnAs, PublishedAs, ReportReason } from '@drumhead/protocol';
import { type Answered, ask } from '../online/server/api.ts';
import type { Wanted } from './shown.ts';

const ALL = '/api/scenarios';
const at = (scenario: string): string => `${ALL}/${encodeURIComponent(scenario)}`;

export type Listed = ListedAs<Card>;
export type Own = OwnAs<Card>;

/** `after`: the last one that is here; null: from the newest on. */
export function listPublished(
  { words, ruleset, rules, even, spoken, order }: Wanted,
  language: string,
  after: string | null,
): Promise<Answered<{ readonly scenarios: readonly Listed[]; readonly after: string | null }>> {
  const query = new URLSearchParams({
    ...(words.trim() === '' ? {} : { words }),
    ...(ruleset === '' ? {} : { ruleset }),
    ...(rules === '' ? {} : { own: rules === 'own' ? '1' : '0' }),
    ...(even ? { even: '1' } : {}),
    ...(spoken ? { language } : {}),
    ...(order === 'stars' ? { order } : {}),
    ...(after === null ? {} : { after }),
  });
  return ask('GET', `${ALL}?${query}`);
}

/** `number`: null for the last one. */
export const edition = (scenario: string, number: string | null): Promise<Answered<EditionAs>> =>
  ask('GET', number === null ? at(scenario) : `${at(scenario)}/${encodeURIComponent(number)}`);

export const ownScenarios = (): Promise<Answered<{ readonly scenarios: readonly Own[] }>> =>
  ask('GET', '/api/me/scenarios');

interface Sent {
  readonly file: unknown;
  /** Else only those find it who have its address. */
  readonly listed: boolean;
  readonly parent?: { readonly scenario: string; readonly edition: number };
}

/** `scenario`: one's own that this is another edition of; null: it is new. */
export const publish = (scenario: string | null, sent: Sent): Promise<Answered<PublishedAs>> =>
  scenario === null ? ask('POST', ALL, sent) : ask('PUT', at(scenario), sent);

export const withdraw = (scenario: string): Promise<Answered<object>> => ask('DELETE', at(scenario));

export const report = (
  scenario: string,
  said: { readonly reason: ReportReason; readonly edition: number; readonly words?: string },
): Promise<Answered<{ readonly reported: boolean }>> => ask('POST', `${at(scenario)}/report`, said);

/** Gives a star to one that one has played to its end on this server, or takes it back. */
export const star = (
  scenario: string,
  isGiven: boolean,
): Promise<Answered<{ readonly stars: number; readonly isStarred: boolean }>> =>
  ask(isGiven ? 'PUT' : 'DELETE', `${at(scenario)}/star`);

/** Sends a picture under its name; false: the server did not take it. */
export async function sendPicture(name: string, type: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const sending = { method: 'PUT', headers: { 'Content-Type': type }, body: bytes };
  return fetch(pictureAt(name), sending).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Where a server shows a picture. */
export const pictureAt = (name: string): string => `/api/pictures/${encodeURIComponent(name)}`;
