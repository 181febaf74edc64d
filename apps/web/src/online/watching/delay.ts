/** How late watchers are told of a battle: as it is chosen, and in words. Pure. */
import type { Messages } from '../../i18n/index.ts';
import type { OnlineKey } from '../messages.ts';

/** Minutes that can be chosen; a table made elsewhere may have others. */
export const DELAYS = [0, 5, 15, 60, 240, 1440] as const;
const HOUR = 60;

export function delayInWords({ t, translate }: Pick<Messages<OnlineKey>, 't' | 'translate'>, minutes: number): string {
  if (minutes === 0) return t('web.watch.delay.none');
  return minutes % HOUR > 0
    ? translate('web.watch.delay.minutes', { count: minutes })
    : translate('web.watch.delay.hours', { count: minutes / HOUR });
}
