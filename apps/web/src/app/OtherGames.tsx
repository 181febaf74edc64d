/** The same page of the other games, where every game has one: at a real table. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { manifests } from '../rulesets/manifests.ts';
import type { Way } from '../rulesets/rulesetManifest.ts';
import { pageAddress } from './route.ts';
import './otherGames.css';

interface Props {
  readonly way: Way;
  /** Of the page that is open. */
  readonly ruleset: string;
  readonly query: string;
}

export function OtherGames({ way, ruleset, query }: Props): ReactNode {
  const { translate } = useMessages();
  const all = manifests.flatMap(({ id, games, pages }) =>
    games.flatMap(({ picture, name, queries = {} }) =>
      pages.flatMap(({ page, way: of }) =>
        of === way ? [{ id, picture, name, page, asked: queries[page] ?? '' }] : [],
      ),
    ),
  );
  // Of two games of a rule set one is named in the query.
  const own = all.filter(({ id, asked }) => id === ruleset && query.startsWith(asked));
  const [open] = own.sort((a, b) => b.asked.length - a.asked.length);
  return (
    <nav className="other-games" aria-label={translate('web.home.games')}>
      {all.map(({ id, picture, name, page, asked }) => (
        <a
          key={picture}
          href={pageAddress(id, page, asked)}
          aria-current={picture === open?.picture ? 'page' : undefined}
        >
          {translate(name)}
        </a>
      ))}
    </nav>
  );
}
