/** What people in clubs and leagues are called. */
import type { Messages } from '../../i18n/index.ts';
import type { League } from './clubs.ts';
import type { ClubKey } from './messages.ts';

/** Whoever lost his name has none. */
export const nameOr = (name: string, { t }: Pick<Messages<ClubKey>, 't'>): string =>
  name === '' ? t('web.club.nameless') : name;

/** Whoever deleted his account is a former member. */
export function nameIn(league: Pick<League, 'entries'>, entry: number, messages: Pick<Messages<ClubKey>, 't'>): string {
  const name = league.entries.find((one) => one.entry === entry)?.name ?? null;
  return name === null ? messages.t('web.league.former') : nameOr(name, messages);
}
