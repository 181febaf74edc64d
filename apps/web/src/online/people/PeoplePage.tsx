/** People one has met at a table: what was played with each, and what one may do with them. */
import { LANGUAGES } from '@drumhead/content';
import { type ReactNode, useState } from 'react';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { pageAddress } from '../../app/route.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { placeName } from '../mine/MineCard.tsx';
import { sinceInWords } from '../mine/since.ts';
import type { OnlineKey } from '../messages.ts';
import { useServerAnswer } from '../server/useServerAnswer.ts';
import type { PeopleKey } from './messages.ts';
import { findPeople, hideMyself, type Person } from './people.ts';
import { PersonButtons } from './PersonButtons.tsx';
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
        {found.people.length > 0 && <Hidden isHidden={found.isHidden ?? false} onChange={askAgain} />}
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
  const { id, isGuest, isBlocked, isMuted, won, drawn, lost, last } = person;
  useBundle(last.ruleset);
  const when = last.at === 0 ? null : sinceInWords(LANGUAGES[language].locale, last.at, now);
  const place = placeName(last, translate);
  const marks = [
    ...(isGuest ? [t('web.people.guest')] : []),
    ...(isBlocked ? [t('web.people.blocked')] : []),
    ...(isMuted ? [t('web.people.muted')] : []),
  ];
  return (
    <li>
      <span className="mine-words">
        <span>
          <a className="mine-name" href={pageAddress('any', 'person', id)}>
            {person.name ?? t('web.people.unnamed')}
          </a>{' '}
          <span className="mine-soft">{marks.join(', ')}</span>
        </span>
        <span>{t('web.people.score', { won, drawn, lost })}</span>
        <span className="mine-soft">{when === null ? place : t('web.people.last', { place, when })}</span>
      </span>
      <PersonButtons person={person} onChange={onChange} />
    </li>
  );
}

/** Whether those one has met see more than the name. */
function Hidden({ isHidden, onChange }: { readonly isHidden: boolean; readonly onChange: () => void }): ReactNode {
  const { t } = useMessages<Key>();
  const [hasFailed, setFailed] = useState(false);
  const change = async (): Promise<void> => {
    const answer = await hideMyself(!isHidden);
    setFailed(!answer.ok);
    if (answer.ok) onChange();
  };
  return (
    <>
      <label className="radio">
        <input type="checkbox" checked={isHidden} onChange={() => void change()} />
        {t('web.people.hide')}
      </label>
      {hasFailed && <p role="alert">{t('web.people.failed')}</p>}
    </>
  );
}
