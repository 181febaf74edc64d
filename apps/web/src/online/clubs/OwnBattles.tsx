/** One's own battles of the round that is played, before all else. */
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { battleAddress } from '../mine/useMine.ts';
import { onlineSideName } from '../table/names.ts';
import type { League } from './clubs.ts';
import type { ClubKey } from './messages.ts';
import { nameIn } from './names.ts';
import { whenInWords } from './times.ts';

export function OwnBattles({ league }: { readonly league: League }): ReactNode {
  const messages = useMessages<ClubKey>();
  const { t, translate, language } = messages;
  const { you, played, sides, naming } = league;
  const round = played.at(-1);
  if (you === null || round === undefined || round.isOver) return null;
  const own = round.battles.filter(({ entries }) => entries.includes(you.entry));
  const [first] = own;
  if (first === undefined)
    return round.out.includes(you.entry) ? (
      <p className="panel league-own">{t('web.league.meets.out', { round: round.number })}</p>
    ) : null;
  const other = first.entries[0] === you.entry ? first.entries[1] : first.entries[0];
  const waits = own.some(({ awaited }) => awaited.includes(you.entry));
  return (
    <section className={`panel league-own ${waits ? 'waits' : ''}`} aria-labelledby="own">
      <div className="club-words">
        <h3 id="own">{t('web.league.meets', { name: nameIn(league, other, messages), round: round.number })}</h3>
        <span>{t('web.league.ends', { when: whenInWords(language, round.ends) })}</span>
      </div>
      <span className="online-buttons">
        {own
          .filter(({ result }) => result === null)
          .map(({ table, battle, entries, awaited }) => {
            const seat = sides[entries[0] === you.entry ? 0 : 1];
            const side = onlineSideName({ ...league, naming: naming ?? undefined }, seat, translate);
            const isAwaited = awaited.includes(you.entry);
            return (
              <a key={battle} className={`button ${isAwaited ? 'primary' : ''}`} href={battleAddress(table)}>
                {t(isAwaited ? 'web.league.turn' : 'web.league.look', { side })}
              </a>
            );
          })}
      </span>
    </section>
  );
}
