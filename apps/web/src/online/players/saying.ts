/** What somebody said, in words. */
import { phraseKey, type Said } from '@drumhead/protocol';
import type { MessageKey, Messages } from '../../i18n/index.ts';
import type { OnlineKey } from '../messages.ts';

/** In the language of whoever reads it, where it is a set phrase. */
export function sayingOf(
  { t, translate }: Messages<OnlineKey | MessageKey>,
  { seat, phrase, text = '' }: Said,
  nameOf: (seat: string) => string,
): string {
  const side = seat === null ? t('web.watch.name') : nameOf(seat);
  return t('web.online.said', { side, words: phrase ? translate(phraseKey(phrase)) : text });
}
