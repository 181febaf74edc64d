/** What a player wants to be called: read alike by page and server. Pure. */

import { seenName } from '@drumhead/engine';

/** Letters of a name. */
export const LONGEST_NAME = 24;

/** Letters, digits and a few signs, with at most two marks on each; nothing invisible, no markup, no change of direction. */
const SOUND = /^[\p{L}\p{N}]\p{M}{0,2}(?:[\p{L}\p{N} .,'’_-]\p{M}{0,2})*$/u;

/** The name as everybody sees it, without spaces around it; null where it is none. */
export function playerName(given: string): string | null {
  const name = given.normalize('NFC').replace(/\s+/g, ' ').trim();
  return [...name].length <= LONGEST_NAME && SOUND.test(name) && seenName(name) === name ? name : null;
}
