/** About a game, with links to its pages beside the battles. */
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { GameEntry, RulesetManifest } from '../../rulesets/rulesetManifest.ts';
import { pageAddress } from '../route.ts';

export function HomeLinks({
  id,
  pages,
  queries = {},
}: Pick<RulesetManifest, 'id' | 'pages'> & Pick<GameEntry, 'queries'>): ReactNode {
  const { translate } = useMessages();
  return (
    <>
      <p>{translate(`web.about.${id}`)}</p>
      <nav className="doors" aria-label={translate(`web.doors.${id}`)}>
        {pages.map(({ page, title, link = title }) => (
          <a key={page} className="side-button" href={pageAddress(id, page, queries[page])}>
            {translate(link)}
          </a>
        ))}
      </nav>
    </>
  );
}
