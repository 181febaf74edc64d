/** Messages of the game on the printed sheets. */
import type { InEveryLanguage } from '@drumhead/content';
import { skirmishMessages } from '../messages/index.ts';

export function messageOf(key: string): InEveryLanguage {
  const words = skirmishMessages[key];
  if (words === undefined) throw new Error(`no words for ${key}`);
  return words;
}
