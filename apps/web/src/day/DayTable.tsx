/** The scores of a day where there is a server: one's own is sent and replayed there, then all are told. */
import type { DayPlace, DayScores } from '@drumhead/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { ordersOnScreen } from '../battle/index.ts';
import { useMessages } from '../i18n/index.ts';
import { type Answered, ask } from '../online/server/api.ts';
import { offersOnlinePlay } from '../online/server/offersOnlinePlay.ts';
import type { DayId } from './dayId.ts';
import type { DayKey } from './messages.ts';

interface Props {
  readonly id: DayId;
  /** A first try is sent to be counted; of practice only the table is shown. */
  readonly isFirst: boolean;
}

/** What is said where the server counts no score, by the status of its answer; else it was not reached. */
const FAULTS: Readonly<Record<number, DayKey>> = {
  400: 'web.day.refused',
  404: 'web.day.refused',
  410: 'web.day.late',
};

type Found = 'none' | 'asking' | Answered<DayScores>;

export function DayTable({ id, isFirst }: Props): ReactNode {
  const { t } = useMessages<DayKey>();
  const found = useScores(id, isFirst);
  if (found === 'none') return null;
  return (
    <section className="day-table" aria-labelledby="day-table" aria-live="polite">
      <h3 id="day-table">{t('web.day.table')}</h3>
      {found === 'asking' ? (
        <p className="minor">{t('web.day.checked')}</p>
      ) : found.ok ? (
        <Places {...found.value} />
      ) : (
        <p role="alert">{t(FAULTS[found.status] ?? 'web.day.unreached')}</p>
      )}
    </section>
  );
}

function useScores({ ruleset, day }: DayId, isFirst: boolean): Found {
  const [found, setFound] = useState<Found>('none');
  useEffect(() => {
    let isLeft = false;
    const hear = (now: Found): void => {
      if (!isLeft) setFound(now);
    };
    const look = async (): Promise<void> => {
      if ((await offersOnlinePlay()) !== 'yes') return;
      hear('asking');
      const address = `/api/days/${ruleset}/${day}`;
      hear(
        await (isFirst
          ? ask<DayScores>('POST', address, { orders: ordersOnScreen() })
          : ask<DayScores>('GET', address)),
      );
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, [ruleset, day, isFirst]);
  return found;
}

/** The best, and those around one's own. */
const BEST = 2;
const AROUND = 1;

function Places({ players, places, yours }: DayScores): ReactNode {
  const { t } = useMessages<DayKey>();
  const own = places.findIndex(({ score }) => score === yours);
  if (yours === null || own < 0) return <p className="minor">{t('web.day.players', { count: players })}</p>;
  const shown = places.filter((_, at) => at < BEST || Math.abs(at - own) <= AROUND);
  return (
    <>
      <p className="minor">{t('web.day.place', { place: places[own]?.place ?? 1, players })}</p>
      <table>
        <thead className="spoken">
          <tr>
            {(['place', 'who', 'score'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`web.day.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <tr key={one.score} className={one.score === yours ? 'own' : ''}>
              <td>{one.place}</td>
              <td>{whoIn(one, one.score === yours, t)}</td>
              <td>{one.score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function whoIn(
  { guests }: DayPlace,
  isYours: boolean,
  t: (key: DayKey, facts?: Record<string, number>) => string,
): string {
  if (!isYours) return t('web.day.guests', { count: guests });
  return guests === 1 ? t('web.day.you') : t('web.day.youAnd', { count: guests - 1 });
}
