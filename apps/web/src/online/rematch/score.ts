/** What has been won at a table so far, in words. Pure. */
import type { Seat } from '@drumhead/engine';
import type { Messages } from '../../i18n/index.ts';
import type { Score } from '../server/api.ts';
import type { OnlineKey } from '../messages.ts';

/** Empty before a battle is over there. */
export function scoreInWords(
  { games, won, draws }: Score,
  nameOf: (seat: Seat) => string,
  t: Messages<OnlineKey>['t'],
): string {
  if (!games.some(({ over }) => over)) return '';
  const score = Object.entries(won)
    .map(([seat, many]) => `${nameOf(seat)} ${many}`)
    .join(', ');
  return draws === 0 ? t('web.rematch.score', { score }) : t('web.rematch.score.drawn', { score, draws });
}
