/** The scores of the last fourteen days in one game; a missed day is an empty square. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { tryKey, useTries } from './savedTries.ts';
import type { DayKey } from './messages.ts';
import { useDate } from './useDate.ts';

const DAYS = 14;

export function Fortnight({ ruleset, day: last }: { readonly ruleset: string; readonly day: number }): ReactNode {
  const { t } = useMessages<DayKey>();
  const tries = useTries();
  const date = useDate();
  const days = Array.from({ length: DAYS }, (_, i) => last - DAYS + 1 + i);
  return (
    <section className="fortnight" aria-labelledby={`fortnight-${ruleset}`}>
      <h3 id={`fortnight-${ruleset}`}>{t('web.day.fortnight')}</h3>
      <ol>
        {days.map((day) => {
          const score = tries[tryKey(ruleset, day)]?.score ?? null;
          return (
            <li key={day} className={day === last ? 'last' : ''}>
              <span className="score">
                {score === null ? (
                  <span className="spoken">{t('web.day.missed')}</span>
                ) : (
                  <span style={{ blockSize: `${Math.max(30, score)}%` }}>{score}</span>
                )}
              </span>
              <span className="minor">{date(day, true)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
