/** Somebody one has met: what he played and how it ended, the tables he has open, the battles that everybody may see. */
import { type ReactNode, useCallback } from 'react';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { type PageProps, pageAddress } from '../../app/route.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { manifests, manifestOf } from '../../rulesets/manifests.ts';
import { SketchPicture } from '../../table/sketch/SketchPicture.tsx';
import type { ArchiveKey } from '../archive/messages.ts';
import type { Archived } from '../archive/pages.ts';
import { playersIn, resultInWords } from '../archive/words.ts';
import type { OnlineKey } from '../messages.ts';
import { useServerAnswer } from '../server/useServerAnswer.ts';
import { onlineBattleName } from '../table/names.ts';
import type { PeopleKey } from './messages.ts';
import { findPerson, type SeenPerson } from './people.ts';
import { PersonButtons } from './PersonButtons.tsx';
import '../archive/archive.css';
import '../mine/mine.css';
import '../online.css';

type Key = ArchiveKey | PeopleKey | OnlineKey | HomeLinkKey;

export function PersonPage({ query }: PageProps): ReactNode {
  const { t, translate } = useMessages<Key>();
  const find = useCallback(() => findPerson(query), [query]);
  const { found, minutes, askAgain } = useServerAnswer(find);
  if (found === 'loading') return <p role="status">{t('web.online.connecting')}</p>;
  if (typeof found === 'string') return <p>{translate(`web.online.${found}`, { count: minutes })}</p>;
  return <Seen seen={found} onChange={askAgain} />;
}

function Seen({ seen, onChange }: { readonly seen: SeenPerson; readonly onChange: () => void }): ReactNode {
  const { t, translate } = useMessages<Key>();
  const { person, isHidden, games, tables, pages } = seen;
  const { won, drawn, lost, battles, isGuest, isBlocked, isMuted } = person;
  const marks = [
    t(isGuest ? 'web.people.guest' : 'web.people.account'),
    ...(isBlocked ? [t('web.people.blocked')] : []),
    ...(isMuted ? [t('web.people.muted')] : []),
  ];
  return (
    <div className="mine-page">
      <section className="panel person">
        <h2>{person.name ?? t('web.people.unnamed')}</h2>
        <p className="mine-soft">{marks.join(', ')}</p>
        <p>
          {translate('web.people.met', { count: battles })} {t('web.people.score', { won, drawn, lost })}
        </p>
        <PersonButtons person={person} onChange={onChange} />
        {isHidden && <p>{t('web.people.hidden.theirs')}</p>}
        {games.length > 0 && <Games games={games} />}
        {tables.length > 0 && (
          <p>
            <a className="button" href={pageAddress('any', 'lobby')}>
              {translate('web.people.tables', { count: tables.length })}
            </a>
          </p>
        )}
        {pages.length > 0 && (
          <>
            <h3>{t('web.people.pages')}</h3>
            <ul className="archive-list">
              {pages.map((one) => (
                <PageCard key={one.battle} one={one} />
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  );
}

function Games({ games }: Pick<SeenPerson, 'games'>): ReactNode {
  const { t, translate } = useMessages<Key>();
  const known = manifests.map(({ id }) => id);
  const inOrder = [...games].sort((a, b) => known.indexOf(a.ruleset) - known.indexOf(b.ruleset));
  const columns = ['played', 'won', 'drawn', 'lost', 'withYou'] as const;
  return (
    <table className="person-games">
      <caption>{t('web.people.games')}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`web.people.games.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {inOrder.map((game) => (
        <tbody key={game.ruleset}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length}>
              {translate(manifestOf(game.ruleset)?.name ?? game.ruleset)}
            </th>
          </tr>
          <tr>
            {columns.map((column) => (
              <td key={column}>{game[column]}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function PageCard({ one }: { readonly one: Archived }): ReactNode {
  const messages = useMessages<Key>();
  useBundle(one.ruleset);
  return (
    <li>
      <a href={pageAddress('any', 'fought', one.battle)}>
        <SketchPicture sketch={one.sketch} />
        <span className="archive-words">
          <strong>{resultInWords(one, messages)}</strong>
          <span>{playersIn(one, messages)}</span>
          <span className="minor">{onlineBattleName(one, messages.translate)}</span>
        </span>
      </a>
    </li>
  );
}
