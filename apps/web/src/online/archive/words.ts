/** What a battle that is over is called: who won, and who played. */
import type { Messages } from '../../i18n/index.ts';
import { onlineSideName } from '../table/names.ts';
import type { ArchiveKey } from './messages.ts';
import type { Archived } from './pages.ts';

/** “Victory: France”. */
export function resultInWords(one: Archived, { t, translate }: Messages<ArchiveKey>): string {
  const { winner } = one;
  return winner === null
    ? t('web.archive.drawn')
    : t('web.archive.won', { side: onlineSideName(one, winner, translate) });
}

/** Somebody's name, or that of a computer player. */
export function playerIn({ player, name }: Archived['seats'][number], { t, translate }: Messages<ArchiveKey>): string {
  return player === 'person' ? (name ?? t('web.archive.nameless')) : translate(`web.player.${player}`);
}

/** “Voltigeur, France; Sabretache, Britain”, the winner first. */
export function playersIn(
  one: Pick<Archived, 'ruleset' | 'scenario' | 'naming' | 'seats' | 'winner'>,
  messages: Messages<ArchiveKey>,
): string {
  const rank = ({ seat }: Archived['seats'][number]): number => (seat === one.winner ? 0 : 1);
  return [...one.seats]
    .sort((a, b) => rank(a) - rank(b))
    .map((seat) => `${playerIn(seat, messages)} (${onlineSideName(one, seat.seat, messages.translate)})`)
    .join(', ');
}
