/** One's battles that go on: those that wait first. On the front page few of them; on a page of their own all. */
import { type ReactNode, useEffect } from 'react';
import { LANGUAGES } from '@drumhead/content';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { pageAddress } from '../../app/route.ts';
import { useSavedBattles } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { timeLeftOf } from '@drumhead/protocol/mine';
import { timeInWords } from '../clock/time.ts';
import { OnlineBattles } from '../places/OnlineBattles.tsx';
import { agreeWith } from '../places/agree.ts';
import { forgetGlimpses } from './glances.ts';
import { hurry, type Mine, type MineList } from './list.ts';
import { type Key, MineCard, peopleIn } from './MineCard.tsx';
import { sinceInWords } from './since.ts';
import { ToldByOperator } from './Told.tsx';
import { battleAddress, useCountOutside, useMine, useNextKey } from './useMine.ts';
import './mine.css';

/** Those that wait, on the front page. */
const FEW = 3;

interface Props {
  readonly isFront?: boolean;
  /** Tables of battles that are over, which stand in a list of their own. */
  readonly finished?: readonly string[];
  /** Told whether a battle waits. */
  readonly onWaiting?: (isWaiting: boolean) => void;
}

export function MyBattles({ isFront = false, finished = [], onWaiting }: Props): ReactNode {
  const messages = useMessages<Key | HomeLinkKey>();
  const { t, translate } = messages;
  const { storage } = useSavedBattles();
  const { list, waiting, others, now } = useMine();
  const { battles, ahead, invited, inviters, link } = list;
  const [first] = waiting;
  useCountOutside(waiting.length);
  useNextKey(first?.table);
  const isWaiting = first !== undefined;
  useEffect(() => onWaiting?.(isWaiting), [isWaiting, onWaiting]);
  useEffect(() => {
    if (link !== 'live' || battles === null) return;
    forgetGlimpses(battles);
    void agreeWith(battles, storage);
  }, [link, battles, storage]);
  const ready = [
    useBundle('web-online-mine-pages'),
    useBundle('web-online-pages'),
    useBundle('web-online-clock-pages'),
    useBundle('web-home-pages'),
  ].every(Boolean);
  if (!ready) return null;
  const isTold = battles !== null || link !== 'asking';
  const shown = isFront ? waiting.slice(0, FEW) : waiting;
  const card = (mine: Mine): ReactNode => (
    <li key={mine.battle}>
      <MineCard mine={mine} now={now} ahead={ahead} isFirst={mine === first} />
    </li>
  );
  return (
    <>
      {link === 'live' && <ToldByOperator />}
      {battles !== null && (battles.length > 0 || invited > 0 || !isFront) && (
        <section className={`mine ${isFront ? 'front' : ''}`} aria-labelledby="mine">
          <header className="mine-head">
            <h2 id="mine">
              <Headline list={list} count={waiting.length} now={now} />
            </h2>
            <p className={`mine-link ${link}`} role="status">
              <span aria-hidden="true">{link === 'live' ? '●' : '○'}</span>{' '}
              {link !== 'none' &&
                t(link === 'live' ? 'web.mine.live' : link === 'away' ? 'web.mine.away' : 'web.online.connecting')}
            </p>
            {first !== undefined && <Foot first={first} now={now + ahead} />}
          </header>
          {link === 'away' && <Away />}
          {invited > 0 && (
            <p>
              <a className="button" href={pageAddress('any', 'lobby')}>
                {inviters.length > 0
                  ? t('web.mine.invited.by', { names: inviters.join(', ') })
                  : translate('web.mine.invited', { count: invited })}
              </a>
            </p>
          )}
          {shown.length > 0 && <ul className="mine-waiting">{shown.map(card)}</ul>}
          {isFront ? (
            <p className="online-buttons">
              <a className="button quiet" href={pageAddress('any', 'mine')}>
                {others.length > 0 ? t('web.mine.others', { battles: others.length }) : t('web.page.mine.account')}
              </a>
              <a className="button quiet" href={pageAddress('any', 'clubs')}>
                {t('web.page.clubs')}
              </a>
              <a className="button quiet" href={pageAddress('any', 'notices')}>
                {t('web.online.notices')}
              </a>
            </p>
          ) : (
            others.length > 0 && (
              <>
                <h3>{t('web.mine.others', { battles: others.length })}</h3>
                <ul className="mine-others">{others.map(card)}</ul>
              </>
            )
          )}
          {!isFront && battles.length === 0 && <p className="mine-nothing">{t('web.mine.nothing')}</p>}
        </section>
      )}
      {/* What this device alone knows of: tables that are watched, or that the server has no more. */}
      {isTold && (
        <OnlineBattles isAlone={!isFront} listed={[...(battles ?? []).map(({ table }) => table), ...finished]} />
      )}
    </>
  );
}

function Headline({
  list,
  count,
  now,
}: {
  readonly list: MineList;
  readonly count: number;
  readonly now: number;
}): ReactNode {
  const { t, translate, language } = useMessages<Key>();
  if (list.link === 'away')
    return translate('web.mine.waited', { count, when: sinceInWords(LANGUAGES[language].locale, list.at, now) });
  // A challenge waits for an answer.
  if (count === 0 && list.invited > 0) return translate('web.mine.invited', { count: list.invited });
  return count === 0 ? t('web.mine.waits.none') : translate('web.mine.waits', { count });
}

function Away(): ReactNode {
  const { t } = useMessages<Key>();
  return (
    <div className="panel mine-away">
      <h3>{t('web.mine.away.title')}</h3>
      <p>{t('web.mine.away.about')}</p>
      <button type="button" onClick={hurry}>
        {t('web.mine.try')}
      </button>
    </div>
  );
}

/** On a phone at its foot, under the thumb. */
function Foot({ first, now }: { readonly first: Mine; readonly now: number }): ReactNode {
  const messages = useMessages<Key>();
  const { t } = messages;
  const left = timeLeftOf(first, now);
  const time = left === Number.POSITIVE_INFINITY ? [] : [t('web.mine.left', { time: timeInWords(messages, left) })];
  return (
    <a className="button primary mine-next" href={battleAddress(first.table)}>
      <strong>
        {t('web.mine.next')} <kbd aria-hidden="true">N</kbd>
      </strong>
      <span>{[peopleIn(first, messages), ...time].join(', ')}</span>
    </a>
  );
}
