/** A battle that is over: how it ended, who played, its replay, report and dice, for whoever may see it. */
import { LANGUAGES } from '@drumhead/content';
import { type ReactNode, useEffect, useState } from 'react';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { type PageProps, pageAddress } from '../../app/route.ts';
import { useSavedBattles } from '../../battle/index.ts';
import { copied } from '../../documents/files.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { replayAddress } from '../../replay/address.ts';
import { SketchPicture } from '../../table/sketch/SketchPicture.tsx';
import { FlagPicture } from '../../table/troops/FlagPicture.tsx';
import { sideColours } from '../../table/troops/nations.ts';
import { diceOfPage } from '../dice/diceOf.ts';
import { keepRecord } from '../mine/keepFinished.ts';
import type { OnlineKey } from '../messages.ts';
import type { Answered } from '../server/api.ts';
import { onlineBattleName, onlineGameName, onlineSideName } from '../table/names.ts';
import { CopyFrame } from './CopyFrame.tsx';
import type { ArchiveKey } from './messages.ts';
import { type Fought, HIDDEN, linkToPage, NO_HOST, NO_PAGE, pageOf, recordOfPage } from './pages.ts';
import { playerIn, resultInWords } from './words.ts';
import { YourPage } from './YourPage.tsx';
import '../online.css';
import './archive.css';

export type Key = ArchiveKey | OnlineKey | MessageKey | HomeLinkKey;

/** A battle, and perhaps a moment of it: a count of accepted commands. */
function askedIn(query: string): { readonly battle: string; readonly moment: number } {
  const [battle = '', ...more] = query.split('&');
  const at = Number(more.find((part) => part.startsWith('at='))?.slice(3) ?? 0);
  return { battle, moment: Number.isSafeInteger(at) && at > 0 ? at : 0 };
}

export function FoughtPage({ query }: PageProps): ReactNode {
  const { t } = useMessages<Key>();
  const { battle, moment } = askedIn(query);
  const [answer, setAnswer] = useState<Answered<Fought> | null>(null);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    let isGone = false;
    void pageOf(battle).then((found) => isGone || setAnswer(found));
    return () => {
      isGone = true;
    };
  }, [battle, looks]);
  if (answer === null) return <p role="status">{t('web.online.connecting')}</p>;
  if (answer.ok)
    return <OneBattle key={battle} one={answer.value} moment={moment} onChange={() => setLooks(looks + 1)} />;
  return (
    <div className="paper-page online-page">
      <section className="panel">
        <p>
          {t(
            answer.status === NO_PAGE
              ? 'web.archive.none'
              : answer.status === NO_HOST
                ? 'web.online.noServer'
                : 'web.archive.failed',
          )}
        </p>
        <p>
          <a className="button" href={pageAddress('any', 'archive')}>
            {t('web.page.archive')}
          </a>
        </p>
      </section>
    </div>
  );
}

/** A large picture shows counters nearly as small as they are: part of its width. */
const SMALLEST = 0.02;

interface Props {
  readonly one: Fought;
  readonly moment: number;
  readonly onChange: () => void;
}

function OneBattle({ one, moment, onChange }: Props): ReactNode {
  const messages = useMessages<Key>();
  const { t, translate, language } = messages;
  useBundle(one.ruleset);
  const { sketch, seats, winner, battle } = one;
  const when = new Date(one.at).toLocaleDateString(LANGUAGES[language].locale, { dateStyle: 'long' });
  const uniformOf = (seat: string): string => sketch.sides.find((side) => side.seat === seat)?.uniform ?? '';
  return (
    <div className="fought">
      <figure className="fought-picture">
        <SketchPicture sketch={sketch} smallest={SMALLEST} />
      </figure>
      <section
        className="panel fought-facts side-colours"
        style={sideColours(sketch.sides.map(({ uniform }) => uniform))}
      >
        <h2>
          {winner !== null && <FlagPicture uniform={uniformOf(winner)} />} {resultInWords(one, messages)}
        </h2>
        <p>
          {onlineBattleName(one, translate)}
          <span className="minor">
            {' '}
            {onlineGameName(one, translate)}, {t('web.archive.ended', { when })}
          </span>
        </p>
        <ul className="fought-people">
          {seats.map((seat) => (
            <li key={seat.seat} className={`side-${sketch.sides.findIndex((side) => side.seat === seat.seat)}`}>
              <strong>{playerIn(seat, messages)}</strong>
              <span className="minor">
                {t(
                  winner === null
                    ? 'web.archive.seat.drawn'
                    : winner === seat.seat
                      ? 'web.archive.seat.won'
                      : 'web.archive.seat.lost',
                  { side: onlineSideName(one, seat.seat, translate) },
                )}
              </span>
            </li>
          ))}
        </ul>
        <Ways one={one} moment={moment} />
        {one.yours.length > 0 && <YourPage one={one} onChange={onChange} />}
        <p>
          <a href={diceOfPage(battle)}>{t('web.online.verify')}</a>{' '}
          <a href={pageAddress('any', 'archive')}>{t('web.page.archive')}</a>
        </p>
      </section>
    </div>
  );
}

/** To its replay, its report, and to others. */
function Ways({ one, moment }: Omit<Props, 'onChange'>): ReactNode {
  const { t } = useMessages<Key>();
  const { storage } = useSavedBattles();
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | 'hidden' | 'copied'>('ready');
  const link = linkToPage(one.battle, moment);
  const go = async (addressOf: (battle: string) => string): Promise<void> => {
    setState('busy');
    let status = 0;
    const recordOf: typeof recordOfPage = async (battle) => {
      const answer = await recordOfPage(battle);
      if (!answer.ok) ({ status } = answer);
      return answer;
    };
    const reader = { ...one, seat: one.yours[0] ?? '', hasPage: one.shown !== 'private' };
    const id = await keepRecord(storage, reader, () => recordOf(one.battle)).catch(() => null);
    setState(id !== null ? 'ready' : status === HIDDEN ? 'hidden' : 'failed');
    if (id !== null) location.hash = addressOf(id);
  };
  return (
    <>
      <p className="online-buttons">
        <button
          type="button"
          className="primary large"
          disabled={state === 'busy'}
          onClick={() => void go((battle) => replayAddress({ battle, at: moment }))}
        >
          <span aria-hidden="true">▶</span> {t(moment > 0 ? 'web.archive.from' : 'web.archive.replay')}
        </button>
        <button
          type="button"
          disabled={state === 'busy'}
          onClick={() => void go((battle) => pageAddress('any', 'report', `battle=${battle}`))}
        >
          {t('web.over.report')}
        </button>
        <button type="button" onClick={() => void copied(link).then((went) => setState(went ? 'copied' : 'ready'))}>
          {t('web.archive.link')}
        </button>
        {one.shown !== 'private' && <CopyFrame kind="battle" id={one.battle} />}
      </p>
      <p role="status" className="minor">
        {state === 'copied'
          ? t('web.archive.link.done')
          : state === 'failed'
            ? t('web.archive.failed')
            : state === 'hidden' && t('web.archive.hidden')}
      </p>
    </>
  );
}
