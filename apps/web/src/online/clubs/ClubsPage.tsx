/** The clubs one belongs to, and how to found another. */
import { type ReactNode, useState } from 'react';
import { LONGEST_NAME, playerName } from '@drumhead/protocol';
import { pageAddress } from '../../app/route.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { TextField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import type { OnlineKey } from '../messages.ts';
import { useServerAnswer } from '../server/useServerAnswer.ts';
import { keepOwnName, ownName } from '../table/ownName.ts';
import { findClubs, makeClub } from './clubs.ts';
import type { ClubKey } from './messages.ts';
import '../../documents/documents.css';
import '../online.css';
import './clubs.css';

type Key = ClubKey | OnlineKey;

export function ClubsPage(): ReactNode {
  const { t, translate } = useMessages<Key>();
  const { found, minutes } = useServerAnswer(findClubs);
  if (found === 'loading') return <p role="status">{t('web.online.connecting')}</p>;
  if (typeof found === 'string') return <p>{translate(`web.online.${found}`, { count: minutes })}</p>;
  return (
    <div className="paper-page online-page">
      <section className="panel">
        {found.clubs.length === 0 && <p>{t('web.clubs.none')}</p>}
        <ul className="club-list">
          {found.clubs.map(({ id, name, members }) => (
            <li key={id}>
              <a className="club-name" href={pageAddress('any', 'club', id)}>
                {name}
              </a>
              <span className="minor">{translate('web.clubs.members', { count: members })}</span>
            </li>
          ))}
        </ul>
      </section>
      <Found />
    </div>
  );
}

function Found(): ReactNode {
  const { t, translate } = useMessages<Key>();
  const [name, setName] = useState('');
  const [mine, setMine] = useState(ownName);
  const [state, setState] = useState<'ready' | 'busy' | { readonly why: string }>('ready');
  const closed = playerName(name) === null || playerName(mine) === null ? t('web.club.wrong') : null;
  const found = async (): Promise<void> => {
    setState('busy');
    keepOwnName(mine);
    const made = await makeClub(name, mine);
    if (made.ok) location.hash = pageAddress('any', 'club', made.value.club);
    else setState({ why: made.problem?.reason ?? 'web.club.failed' });
  };
  return (
    <section className="panel" aria-labelledby="found">
      <h2 id="found">{t('web.clubs.found')}</h2>
      <TextField label={t('web.club.name')} value={name} most={LONGEST_NAME} onChange={setName} />
      <TextField label={t('web.club.mine')} value={mine} most={LONGEST_NAME} onChange={setMine} />
      <p>
        <ClosableButton className="primary" closed={closed} disabled={state === 'busy'} onClick={() => void found()}>
          {t('web.clubs.found')}
        </ClosableButton>
      </p>
      {typeof state === 'object' && <p role="alert">{translate(state.why)}</p>}
    </section>
  );
}
