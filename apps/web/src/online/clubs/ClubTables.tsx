/** Battles that a club can see: those that go on first. */
import { type ReactNode, useState } from 'react';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { pageAddress } from '../../app/route.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { ArchiveKey } from '../archive/messages.ts';
import { battleAddress } from '../mine/useMine.ts';
import { onlineBattleName, onlineSideName } from '../table/names.ts';
import { type ClubBattle, sitInClub } from './clubs.ts';
import type { ClubKey } from './messages.ts';

type Key = ArchiveKey | ClubKey | MessageKey | HomeLinkKey;

interface Props {
  readonly club: string;
  readonly tables: readonly ClubBattle[];
}

/** Battles that are over, and are shown at once. */
const FEW = 6;

export function ClubTables({ club, tables }: Props): ReactNode {
  const { t } = useMessages<Key>();
  const open = tables.filter(({ over }) => !over);
  const over = tables.filter((one) => one.over);
  return (
    <>
      {open.length === 0 && <p>{t('web.club.play.none')}</p>}
      <ul className="club-list">
        {open.map((one) => (
          <Entry key={one.battle} club={club} battle={one} />
        ))}
      </ul>
      {over.length > 0 && (
        <>
          <h4>{t('web.club.play.over')}</h4>
          <ul className="club-list">
            {over.slice(0, FEW).map((one) => (
              <Entry key={one.battle} club={club} battle={one} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Entry({ club, battle }: { readonly club: string; readonly battle: ClubBattle }): ReactNode {
  const { t, translate } = useMessages<Key>();
  const { table, ruleset, seats, free, league, shown, yours, over } = battle;
  const [hasFailed, setFailed] = useState(false);
  useBundle(ruleset);
  const areWordsHere = useBundle('web-online-archive-pages');
  const nameOf = (seat: ClubBattle['seats'][number]): string =>
    seat.name ??
    (free.includes(seat.seat)
      ? t('web.club.nobody')
      : seat.player === 'person'
        ? onlineSideName(battle, seat.seat, translate)
        : translate(`web.player.${seat.player}`));
  const sit = async (seat: string | null): Promise<void> => {
    const answer = await sitInClub(club, table, seat);
    if (!answer.ok) return setFailed(true);
    location.hash = seat === null ? battleAddress(table) : pageAddress('any', 'table', table);
  };
  const people = seats.map(nameOf).join(' – ');
  return (
    <li>
      <span className="club-words">
        <strong className="club-name">{people}</strong>
        <span className="minor">{onlineBattleName(battle, translate)}</span>
        {/* Whoever sits down agrees to it. */}
        {free.length > 0 && shown !== 'private' && areWordsHere && (
          <span className="minor">{t(`web.archive.told.${shown}`)}</span>
        )}
        {hasFailed && <span role="alert">{t('web.club.failed')}</span>}
      </span>
      <span className="online-buttons">
        {yours ? (
          <a className="button" href={battleAddress(table)}>
            {t(over ? 'web.club.watch' : 'web.club.own')} <span className="spoken">{people}</span>
          </a>
        ) : (
          <>
            {league === null &&
              free.map((seat) => (
                <button key={seat} type="button" className="primary" onClick={() => void sit(seat)}>
                  {t('web.club.sit', { side: onlineSideName(battle, seat, translate) })}
                </button>
              ))}
            <button type="button" onClick={() => void sit(null)}>
              {t('web.club.watch')} <span className="spoken">{people}</span>
            </button>
          </>
        )}
      </span>
    </li>
  );
}
