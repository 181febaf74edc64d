/** What people in a league are called. */
import type { Messages } from '../../i18n/index.ts';
import type { League } from './clubs.ts';
import type { ClubKey } from './messages.ts';

/** Whoever deleted his account is a former member. */
export function nameIn(league: Pick<League, 'entries'>, entry: number, { t }: Pick<Messages<ClubKey>, 't'>): string {
  return league.entries.find((one) => one.entry === entry)?.name ?? t('web.league.former');
}
