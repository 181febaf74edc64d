/** What is agreed on at an online table: the game, its sides with their players, the clock, watchers. */
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import type { Look, SeatAtTable } from '../server/api.ts';
import type { ArchiveKey } from '../archive/messages.ts';
import type { ClockKey } from '../clock/messages.ts';
import { clockInWords } from '../clock/time.ts';
import type { OnlineKey } from '../messages.ts';
import { onlineGameName, onlineSideName } from './names.ts';
import type { SquadChoiceKey } from '../squads/messages.ts';
import { delayInWords } from '../watching/delay.ts';

type Key = ArchiveKey | OnlineKey | MessageKey | ClockKey | SquadChoiceKey;

/** `seat`: one's own; empty for watchers, null for somebody who has none yet. */
export function TableFacts({ look, seat: own }: { readonly look: Look; readonly seat: string | null }): ReactNode {
  const messages = useMessages<Key>();
  const { t, translate } = messages;
  const playerOf = ({ seat, player, taken, name, isGuest = false }: SeatAtTable): string => {
    if (player !== 'person') return translate(`web.player.${player}`);
    const called = name ?? (taken ? t('web.online.player.person') : t('web.online.player.free'));
    // A name without an account is anybody's.
    if (seat !== own && name !== null && isGuest) return t('web.online.player.guest', { name });
    return seat !== own ? called : name === null ? t('web.online.player.you') : t('web.online.player.named', { name });
  };
  return (
    <ul className="online-facts">
      <li>{onlineGameName(look, translate)}</li>
      {look.seats.map((one) => (
        <li key={one.seat}>
          {t('web.online.player.at', { side: onlineSideName(look, one.seat, translate), player: playerOf(one) })}
        </li>
      ))}
      <li>{look.clock === null ? t('web.online.clock.none') : clockInWords(messages, look.clock)}</li>
      {look.lists !== null && <li>{t('web.squads.invited')}</li>}
      {look.advice && <li>{t('web.online.advice.all')}</li>}
      {(look.shown === 'link' || look.shown === 'public') && <li>{t(`web.archive.told.${look.shown}`)}</li>}
      {look.delay > 0 && (
        <li>
          {t(own === '' ? 'web.watch.delay.yours' : 'web.watch.delay.told', {
            delay: delayInWords(messages, look.delay),
          })}
        </li>
      )}
    </ul>
  );
}
