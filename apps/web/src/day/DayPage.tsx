/** The battle of the day: one position for each game, with what was reached on this device. */
import type { DayCounts } from '@drumhead/bots';
import { type ReactNode, useEffect, useState } from 'react';
import { NoticesInView } from '../app/NoticesInView.tsx';
import { useStart } from '../app/home/useStart.ts';
import { useSavedBattles } from '../battle/index.ts';
import { ClosableButton } from '../closed/ClosableButton.tsx';
import { useMessages } from '../i18n/index.ts';
import { manifests } from '../rulesets/manifests.ts';
import { beginDay } from './beginDay.ts';
import { Fortnight } from './Fortnight.tsx';
import { tryKey, useTries } from './savedTries.ts';
import type { DayKey } from './messages.ts';
import { dayCounts } from './positions.ts';
import { useToday } from './today.ts';
import { useDate } from './useDate.ts';
import './day.css';

export function DayPage(): ReactNode {
  const { t, translate } = useMessages<DayKey>();
  const today = useToday();
  const date = useDate();
  const tries = useTries();
  const battles = useSavedBattles();
  const { busy, go } = useStart();
  const [failed, setFailed] = useState(false);
  const [counts, setCounts] = useState<DayCounts | null>(null);
  useEffect(() => {
    dayCounts().then(setCounts, () => setFailed(true));
  }, []);
  const begin = (ruleset: string): void => {
    setFailed(false);
    const first = tries[tryKey(ruleset, today)];
    void go(() => beginDay(battles, ruleset, today, first)).catch(() => setFailed(true));
  };
  return (
    <div className="day-page">
      <NoticesInView />
      <h2>{date(today)}</h2>
      <p>{t('web.day.about')}</p>
      {failed && <p role="alert">{t('web.day.failed')}</p>}
      {manifests.map(({ id, name }) => {
        const first = tries[tryKey(id, today)];
        const isReady = counts?.[id] !== undefined;
        return (
          <section key={id} className="panel" aria-label={translate(name)}>
            <ClosableButton
              closed={isReady || counts === null ? null : t('web.day.none')}
              disabled={busy}
              onClick={() => begin(id)}
            >
              <strong>{translate(name)}</strong>
              <span>
                {first === undefined
                  ? t('web.day.open')
                  : first.score === null
                    ? t('web.day.begun')
                    : `✓ ${t('web.day.scored', { score: first.score })}`}
              </span>
            </ClosableButton>
            <Fortnight ruleset={id} day={today} />
          </section>
        );
      })}
    </div>
  );
}
