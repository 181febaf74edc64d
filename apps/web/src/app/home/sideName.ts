/** Names of sides where the messages of their rule set are not loaded. */
import type { Messages } from '../../i18n/index.ts';

/**
 * A side by the name of its set-up: plain, or a message key whose like the front page has; else by its id. Two sides of
 * one nation have numbers or letters behind their ids.
 */
export function sideName(seat: string, given: string | undefined, translate: Messages['translate']): string {
  const [, id = seat, number = ''] = /^(.+?)-(\d+|[ab])$/.exec(seat) ?? [];
  const isKey = given === undefined || /^[a-z]+(\.[\w-]+)+$/.test(given);
  if (!isKey) return given;
  const [, key] = /\.(?:side|roster)\.(.+)$/.exec(given ?? '') ?? [];
  const known = translate(`web.side.${key ?? id}`, { defaultValue: '' });
  return known === '' ? seat : `${known} ${number.toUpperCase()}`.trim();
}
