/** Where a scenario comes from, by the query of its address. */
import type { EditionAs } from '@drumhead/protocol';
import { pageAddress } from '../app/route.ts';
import type { Read } from '../documents/shareLinks.ts';
import { edition, pictureAt } from './published.ts';
import { readScenarioLink, SCENARIO } from './scenarioLink.ts';
import { sitePictures, siteScenario } from './siteLibrary.ts';

const [FILE, ID, EDITION] = ['file', 'id', 'edition'] as const;

/** The page of a file of the site's library. */
export const fileAddress = (file: string): string =>
  pageAddress('any', SCENARIO, `${FILE}=${encodeURIComponent(file)}`);

/** The page of an edition that was published on this server. */
export const editionAddress = (scenario: string, number: number): string =>
  pageAddress('any', SCENARIO, `${ID}=${encodeURIComponent(scenario)}&${EDITION}=${number}`);

/** The address to name a scenario by; empty where it holds all of it, and nothing is found there. */
export const foundAt = (query: string): string =>
  readsLink(new URLSearchParams(query)) ? '' : pageAddress('any', SCENARIO, query);

const readsLink = (asked: URLSearchParams): boolean => !asked.has(FILE) && !asked.has(ID);

/** The edition of this server at such an address; null: it is none. */
export function editionIn(address = ''): { readonly scenario: string; readonly edition: number } | null {
  const asked = new URLSearchParams(/\?(.*)/.exec(address)?.[1] ?? '');
  const [scenario, number] = [asked.get(ID), Number(asked.get(EDITION))];
  return scenario === null || !(number >= 1) ? null : { scenario, edition: number };
}

const nowhere = (): readonly string[] => [];

export interface Found {
  readonly read: Read;
  /** What the server says of it; null: it was not published there. */
  readonly published: EditionAs | null;
  /** Where its pictures may be, by their names. */
  readonly pictures: (name: string) => readonly string[];
}

/** `file`: a file of the site's library; `id`: one of the server; else the scenario itself, packed. Never throws. */
export async function scenarioAt(query: string): Promise<Found> {
  const asked = new URLSearchParams(query);
  const [file, id] = [asked.get(FILE), asked.get(ID)];
  if (file !== null) return { read: await siteScenario(file), published: null, pictures: sitePictures };
  if (id === null) return { read: readScenarioLink(query), published: null, pictures: nowhere };
  const answer = await edition(id, asked.get(EDITION));
  if (answer.ok)
    return {
      read: { ok: true, value: answer.value.file },
      published: answer.value,
      pictures: (name) => [pictureAt(name)],
    };
  const isGone = answer.status === 404;
  const key = isGone ? 'web.library.gone' : 'web.library.unreachable';
  return { read: { ok: false, fault: { key, facts: {} } }, published: null, pictures: nowhere };
}
