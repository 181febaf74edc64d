/** What a file is in words, for the page: at most two sentences. */
import { describedFile as describedText } from '@drumhead/content/outside';
import type { Described } from '@drumhead/engine';
import type { InFile } from './fileIn.ts';

export function describedFile(found: InFile): Described {
  if (found.is === 'unread') return { key: 'web.door.unread', facts: {} };
  if (found.is === 'large') return { key: 'web.door.large', facts: { size: found.size, most: found.most } };
  return describedText(found);
}
