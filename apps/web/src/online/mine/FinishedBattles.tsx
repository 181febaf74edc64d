/** One's battles that are over, by the server: who won, against whom, and what can be read of them. */
import { LANGUAGES } from '@drumhead/content';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { pageAddress } from '../../app/route.ts';
import { useSavedBattles } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { diceAddress } from '../dice/diceOf.ts';
import { type Answered, ask } from '../server/api.ts';
import { useServerAnswer } from '../server/useServerAnswer.ts';
import { keepFinished } from './keepFinished.ts';
import { type Finished, mineList } from './list.ts';
import { type Key, peopleIn, placeName } from './MineCard.tsx';
import { sinceInWords } from './since.ts';
import { battleAddress } from './useMine.ts';

const findFinished = (): Promise<Answered<{ readonly battles: readonly Finished[] }>> => ask('GET', '/api/me/finished');

/** Signs beside the words. */
const SIGNS = { won: '▲', lost: '▼', drawn: '=' } as const;
/** Shown at first. */
const FEW = 8;

interface Props {
  /** Told the tables of these battles. */
  readonly onFound: (tables: readonly string[]) => void;
}

export function FinishedBattles({ onFound }: Props): ReactNode {
  const { t } = useMessages<Key>();
  const { found } = useServerAnswer(findFinished);
  useEffect(() => {
    if (typeof found !== 'string') onFound(found.battles.map(({ table }) => table));
  }, [found, onFound]);
  const goingOn = useStore(mineList, ({ battles }) => battles);
  const [isWhole, setWhole] = useState(false);
  const [now] = useState(() => Date.now());
  const ready = [useBundle('web-online-mine-pages'), useBundle('web-home-pages')].every(Boolean);
  if (!ready || typeof found === 'string' || found.battles.length === 0) return null;
  const { battles } = found;
  const shown = isWhole ? battles : battles.slice(0, FEW);
  return (
    <section className="panel mine-finished" aria-labelledby="finished">
      <h2 id="finished">{t('web.mine.finished')}</h2>
      <ul>
        {shown.map((one, i) => (
          <Row
            key={one.battle}
            one={one}
            now={now}
            isLast={
              battles.findIndex(({ table }) => table === one.table) === i &&
              goingOn?.some(({ table }) => table === one.table) !== true
            }
          />
        ))}
      </ul>
      {shown.length < battles.length && (
        <button type="button" onClick={() => setWhole(true)}>
          {t('web.mine.finished.all', { battles: battles.length })}
        </button>
      )}
    </section>
  );
}

/** `isLast`: no later battle was or is played at its table, so that a rematch may be asked for there. */
function Row({
  one,
  now,
  isLast,
}: {
  readonly one: Finished;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly isLast: boolean;
}): ReactNode {
  const messages = useMessages<Key>();
  const { t, translate, language } = messages;
  const { storage } = useSavedBattles();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  useBundle(one.ruleset);
  const result = one.winner === null ? 'drawn' : one.winner === one.seat ? 'won' : 'lost';
  const who = peopleIn(one, messages);
  const when = sinceInWords(LANGUAGES[language].locale, one.at, now);
  const go = async (page: 'report' | 'replay'): Promise<void> => {
    setState('busy');
    const id = await keepFinished(storage, one).catch(() => null);
    setState(id === null ? 'failed' : 'ready');
    if (id !== null) location.hash = pageAddress('any', page, `battle=${id}`);
  };
  return (
    <li>
      <span className={`mine-result ${result}`} aria-hidden="true">
        {SIGNS[result]}
      </span>
      <span className="mine-words">
        <span>
          <strong>{t(`web.mine.${result}`)}</strong>{' '}
          <span className="mine-name">{t('web.mine.against', { names: who })}</span>
        </span>
        <span className="mine-soft">
          {[placeName(one, translate), translate('web.mine.lines', { count: one.n }), when].join(' · ')}
        </span>
        {state === 'failed' && <span role="alert">{t('web.mine.record.failed')}</span>}
      </span>
      <span className="online-buttons">
        {(['report', 'replay'] as const).map((page) => (
          <button key={page} type="button" disabled={state === 'busy'} onClick={() => void go(page)}>
            {t(page === 'report' ? 'web.over.toReport' : 'web.mine.replay')} <span className="spoken">{who}</span>
          </button>
        ))}
        {isLast && (
          <a className="button quiet" href={battleAddress(one.table)}>
            {t('web.online.rematch')} <span className="spoken">{who}</span>
          </a>
        )}
        {one.hasPage === true && (
          <a className="button quiet" href={pageAddress('any', 'fought', one.battle)}>
            {t('web.mine.page')} <span className="spoken">{who}</span>
          </a>
        )}
        <a className="button quiet" href={diceAddress(one)}>
          {t('web.online.verify')} <span className="spoken">{who}</span>
        </a>
      </span>
    </li>
  );
}
