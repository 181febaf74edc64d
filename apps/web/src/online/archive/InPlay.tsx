/** Battles in play that everybody may watch; nothing where there are none. */
import { type ReactNode, useState } from 'react';
import { pageAddress } from '../../app/route.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { OnlineKey } from '../messages.ts';
import { minutesUntil } from '../server/later.ts';
import { useServerAnswer } from '../server/useServerAnswer.ts';
import { newPlace } from '../session/online.ts';
import { WATCHING } from '../session/session.ts';
import { lookAt } from '../server/api.ts';
import { onlineBattleName, onlineGameName } from '../table/names.ts';
import { delayInWords } from '../watching/delay.ts';
import type { ArchiveKey } from './messages.ts';
import { type Played, tablesInPlay, watchTable } from './pages.ts';
import { playersIn } from './words.ts';

type Key = ArchiveKey | OnlineKey;

export function InPlay(): ReactNode {
  const { t } = useMessages<Key>();
  const { found } = useServerAnswer(tablesInPlay);
  if (typeof found === 'string' || found.tables.length === 0) return null;
  return (
    <section className="panel archive-play" aria-labelledby="play">
      <h2 id="play">{t('web.archive.play')}</h2>
      <ul className="online-list lobby-list">
        {found.tables.map((one) => (
          <Row key={one.table} one={one} />
        ))}
      </ul>
    </section>
  );
}

function Row({ one }: { readonly one: Played }): ReactNode {
  const messages = useMessages<Key>();
  const { t, translate } = messages;
  useBundle(one.ruleset);
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | number>('ready');
  const watch = async (): Promise<void> => {
    setState('busy');
    const [seat, look] = [await watchTable(one.table), await lookAt(one.table)];
    if (!seat.ok || !look.ok) return setState((seat.ok ? null : minutesUntil(seat)) ?? 'failed');
    newPlace(one.table, look.value, WATCHING, {});
    location.hash = pageAddress('any', 'table', one.table);
  };
  const [game, name] = [onlineGameName(one, translate), onlineBattleName(one, translate)];
  return (
    <li>
      <span className="online-entry">
        <strong>{[...new Set([name, game])].join(', ')}</strong>
        <span>{playersIn({ ...one, winner: null }, messages)}</span>
        {one.delay > 0 && (
          <span className="minor">{t('web.watch.delay.told', { delay: delayInWords(messages, one.delay) })}</span>
        )}
      </span>
      <button type="button" disabled={state === 'busy'} onClick={() => void watch()}>
        {t('web.watch.do')}
      </button>
      {state !== 'ready' && state !== 'busy' && (
        <p role="alert">
          {state === 'failed' ? t('web.archive.failed') : translate('web.online.later', { count: state })}
        </p>
      )}
    </li>
  );
}
