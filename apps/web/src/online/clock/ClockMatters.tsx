/** What people decide about the clocks of an online battle: a fallen flag, a pause. */
import { LANGUAGES } from '@drumhead/content';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { ClockNews, ClockSettings } from '@drumhead/protocol';
import { useHosted } from '../../battle/index.ts';
import { SelectField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { type Session, WATCHING } from '../session/session.ts';
import { useUnconnected } from '../players/notNow.ts';
import { Flag } from './Flag.tsx';
import type { ClockKey } from './messages.ts';
import { FIRST_PAUSE, PAUSES, pauseInWords, timeLeft } from './time.ts';
import { useNow } from './useNow.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

const SHORT = { dateStyle: 'medium', timeStyle: 'short' } as const;

interface MattersProps {
  readonly session: Session;
  readonly nameOf: (seat: string) => string;
  /** Why nothing can be asked now, or null. */
  readonly why: string | null;
}

export function ClockMatters(props: MattersProps): ReactNode {
  const ready = useBundle('web-online-clock-pages');
  const clock = useStore(props.session.store, (state) => state.clock);
  const over = useHosted((h) => h.saved?.over ?? false);
  const now = useNow(clock?.news ?? null, clock?.ahead ?? 0);
  if (!ready || clock === null || over) return null;
  return <Matters {...props} news={clock.news} now={now} />;
}

function Matters({
  session,
  nameOf,
  why,
  news,
  now,
}: MattersProps & { readonly news: ClockNews; readonly now: number }): ReactNode {
  const { t, language } = useMessages<ClockKey>();
  const bots = useStore(session.store, (state) => state.bots);
  const { settings, awaited, pause } = news;
  const isPaused = pause !== null && now < pause.until;
  const isUp = (seat: string): boolean => awaited.includes(seat) && timeLeft(news, seat, now) <= 0;
  const own = session.seat;
  const plays = own !== WATCHING && !(own in bots);
  return (
    <>
      {isPaused && (
        <p role="status">
          {t('web.clock.paused', { when: new Date(pause.until).toLocaleString(LANGUAGES[language].locale, SHORT) })}
        </p>
      )}
      {plays &&
        Object.keys(news.left)
          .filter((seat) => seat !== own && !(seat in bots) && isUp(seat))
          .map((seat) => (
            <Flag
              key={seat}
              session={session}
              seat={seat}
              about={t('web.clock.up.theirs', { side: nameOf(seat) })}
              end="claim"
            />
          ))}
      {plays && !isPaused && <AskForPause session={session} kind={settings.kind} why={why} />}
    </>
  );
}

function AskForPause({
  session,
  kind,
  why,
}: {
  readonly session: Session;
  readonly kind: ClockSettings['kind'];
  /** Why nothing can be asked of the others now, or null. */
  readonly why: string | null;
}): ReactNode {
  const messages = useMessages<ClockKey>();
  const { t } = messages;
  const [minutes, setMinutes] = useState(String(FIRST_PAUSE[kind]));
  const unconnected = useUnconnected(session);
  if (why !== null) return <ClosableButton closed={why}>{t('web.clock.pause')}</ClosableButton>;
  return (
    <details className="online-pause">
      <summary>{t('web.clock.pause')}</summary>
      <div className="online-buttons">
        <SelectField
          label={t('web.clock.pause.how')}
          value={minutes}
          choices={PAUSES[kind].map((many) => [String(many), pauseInWords(messages, many)])}
          onChange={setMinutes}
        />
        <ClosableButton
          closed={unconnected}
          onClick={() => session.propose({ kind: 'pause', minutes: Number(minutes) })}
        >
          {t('web.clock.pause')}
        </ClosableButton>
      </div>
    </details>
  );
}
