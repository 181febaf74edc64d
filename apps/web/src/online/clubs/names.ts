/** What people in clubs and leagues are called. */
import type { Messages } from '../../i18n/index.ts';
import type { League } from './clubs.ts';
import type { ClubKey } from './messages.ts';

/** Whoever lost his name has none. */
export const nameOr = (name: string, { t }: Pick<Messages<ClubKey>, 't'>): string =>
  name === '' ? t('web.club.nameless') : name;

const COMPUTERS = ['recruit', 'corporal', 'captain'] as const;

/**
 * Whoever deleted his account is a former member. A computer player has the name of its rank and a number, whatever the
 * language was of whoever founded the league.
 */
export function nameIn(league: Pick<League, 'entries'>, entry: number, messages: Pick<Messages<ClubKey>, 't'>): string {
  const { name = null, player } = league.entries.find((one) => one.entry === entry) ?? {};
  const rank = COMPUTERS.find((one) => one === player);
  const number = /\d+$/.exec(name ?? '')?.[0];
  if (rank !== undefined && number !== undefined) return messages.t(`web.league.bot.${rank}`, { number });
  return name === null ? messages.t('web.league.former') : nameOr(name, messages);
}
