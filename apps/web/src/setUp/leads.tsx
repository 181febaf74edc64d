/** An address of before leads to the page on which battles are set up, with all it says. */
import { type ReactNode, useEffect } from 'react';
import { type PageProps, pageAddress } from '../app/route.ts';
import type { PageModule } from '../rulesets/rulesetManifest.ts';

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
