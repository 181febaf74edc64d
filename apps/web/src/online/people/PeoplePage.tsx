/** People one has met at a table: what was played with each, and that one wants to meet somebody no more. */
import { LANGUAGES } from '@drumhead/content';
import { type ReactNode, useState } from 'react';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { pageAddress } from '../../app/route.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { placeName } from '../mine/MineCard.tsx';
import { sinceInWords } from '../mine/since.ts';
import { battleAddress } from '../mine/useMine.ts';
import type { OnlineKey } from '../messages.ts';
import { useServerAnswer } from '../server/useServerAnswer.ts';
import type { PeopleKey } from './messages.ts';
import { blockPerson, findPeople, type Person } from './people.ts';
import '../mine/mine.css';
import '../online.css';

type Key = PeopleKey | OnlineKey | HomeLinkKey;

export function PeoplePage(): ReactNode {
  const { t, translate } = useMessages<Key>();
  const { found, minutes, askAgain } = useServerAnswer(findPeople);
  const [now] = useState(() => Date.now());
  if (found === 'loading') return <p role="status">{t('web.online.connecting')}</p>;
  if (typeof found === 'string') return <p>{translate(`web.online.${found}`, { count: minutes })}</p>;
  return (
    <div className="mine-page">
      <section className="panel mine-finished">
        <p>{t(found.people.length === 0 ? 'web.people.none' : 'web.people.about')}</p>
        <ul>
          {found.people.map((person) => (
            <Row key={person.id} person={person} now={now} onChange={askAgain} />
          ))}
        </ul>
        <p className="online-buttons">
          <a className="button" href={pageAddress('any', 'online', 'new')}>
            {t('web.online.play')}
          </a>
          <a className="button quiet" href={pageAddress('any', 'lobby')}>
            {t('web.page.lobby')}
          </a>
        </p>
      </section>
    </div>
  );
}

interface RowProps {
  readonly person: Person;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onChange: () => void;
}

function Row({ person, now, onChange }: RowProps): ReactNode {
  const { t, translate, language } = useMessages<Key>();
  const { id, isGuest, isBlocked, won, drawn, lost, last } = person;
  const [state, setState] = useState<'ready' | 'sure' | 'busy' | 'failed'>('ready');
  useBundle(last.ruleset);
  const name = person.name ?? t('web.people.unnamed');
  const when = last.at === 0 ? null : sinceInWords(LANGUAGES[language].locale, last.at, now);
  const place = placeName(last, translate);
  const setBlocked = async (blocked: boolean): Promise<void> => {
    setState('busy');
    const answer = await blockPerson(id, blocked);
    setState(answer.ok ? 'ready' : 'failed');
    if (answer.ok) onChange();
  };
  return (
    <li>
      <span className="mine-words">
        <span>
          <span className="mine-name">{name}</span>{' '}
          <span className="mine-soft">
            {[...(isGuest ? [t('web.people.guest')] : []), ...(isBlocked ? [t('web.people.blocked')] : [])].join(', ')}
          </span>
        </span>
        <span>{t('web.people.score', { won, drawn, lost })}</span>
        <span className="mine-soft">{when === null ? place : t('web.people.last', { place, when })}</span>
        {state === 'sure' && <span>{t('web.people.block.sure', { name })}</span>}
        {state === 'failed' && <span role="alert">{t('web.people.failed')}</span>}
      </span>
      <span className="online-buttons">
        {!isBlocked && (
          <a className="button primary" href={pageAddress('any', 'online', `new&for=${id}`)}>
            {t('web.people.challenge')} <span className="spoken">{name}</span>
          </a>
        )}
        <a className="button" href={battleAddress(last.table)}>
          {t(last.over ? 'web.online.rematch' : 'web.people.goOn')} <span className="spoken">{name}</span>
        </a>
        {isBlocked ? (
          <button type="button" disabled={state === 'busy'} onClick={() => void setBlocked(false)}>
            {t('web.people.unblock')} <span className="spoken">{name}</span>
          </button>
        ) : (
          <button
            type="button"
            className={state === 'sure' ? 'grave' : 'quiet'}
            disabled={state === 'busy'}
            onClick={() => (state === 'sure' ? void setBlocked(true) : setState('sure'))}
          >
            {t('web.people.block')} <span className="spoken">{name}</span>
          </button>
        )}
      </span>
    </li>
  );
}
