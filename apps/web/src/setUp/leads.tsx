/** An address of before leads to the page on which battles are set up, with all it says. */
import { type ReactNode, useEffect } from 'react';
import { type PageProps, pageAddress } from '../app/route.ts';
import type { StoredDocument } from '../documents/documentStorage.ts';
import type { PageModule } from '../rulesets/rulesetManifest.ts';

/** In the query of the page: the saved list that one side plays with. */
const LIST = 'list';

/** The saved list that the query names. */
export function listIn(query: string, documents: readonly StoredDocument[]): StoredDocument | undefined {
  const list = new URLSearchParams(query).get(LIST);
  return list === null ? undefined : documents.find(({ id }) => id === list);
}

/** Does the query name a saved list? */
export const isListed = (query: string): boolean => new URLSearchParams(query).has(LIST);

/** The page that sets up a battle of the game with a saved list. */
export const playAddress = (game: string, list: string): string =>
  pageAddress('any', 'setup', `game=${game}&${LIST}=${list}`);

/** `queryOf`: loads what makes the query of the new page of that of the address. */
export const leadsToSetUp = (queryOf: () => Promise<(query: string) => string>): PageModule => ({
  bundles: [],
  load: async () => {
    const made = await queryOf();
    return {
      Page: function Led({ query }: PageProps): ReactNode {
        useEffect(() => location.replace(pageAddress('any', 'setup', made(query))), [query]);
        return null;
      },
    };
  },
});
