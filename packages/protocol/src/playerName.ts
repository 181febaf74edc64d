/** What a player wants to be called: read alike by page and server. Pure. */

/** Letters of a name. */
export const LONGEST_NAME = 24;

/** Letters, digits and a few signs, with at most two marks on each; nothing invisible, no markup, no change of direction. */
const SOUND = /^[\p{L}\p{N}]\p{M}{0,2}(?:[\p{L}\p{N} .,'’_-]\p{M}{0,2})*$/u;

/** Letters that show nothing are letters all the same. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** The name as everybody sees it, without spaces around it; null where it is none. */
export function playerName(given: string): string | null {
  const name = given.normalize('NFC').replace(/\s+/g, ' ').trim();
  return [...name].length <= LONGEST_NAME && SOUND.test(name) && !INVISIBLE.test(name) ? name : null;
}
