/** One rule for names of people and things: what is seen of a name is all that it is. */

/**
 * Signs that show nothing, turn a line round, or are no characters: control, format, surrogate, private. Not those that
 * Unicode has not assigned: which these are depends on the version that the machine knows.
 */
export const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu;
/** Spaces, and two symbols that are drawn as one: the empty cell of Braille and the note without a head. */
const BLANK = /[\t\n\r\p{Zs}\u2800\u{1d159}]/gu;
/** Letters carry two marks at most: more would climb over the lines around. */
const MANY_MARKS = /(\p{M}{2})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A line as everybody sees it: without signs that show nothing, and with plain spaces. */
export const seenLine = (given: string): string => given.replace(BLANK, ' ').replace(UNSEEN, '');

/** The name as everybody sees it, without spaces around it; empty where nothing of it is seen. */
export function seenName(given: string): string {
  const name = seenLine(given).normalize('NFC').replace(MANY_MARKS, '$1').trim();
  return VISIBLE.test(name) ? name : '';
}

/** The shape of what somebody calls a thing: read as it is seen, and as long as that. */
export const name = (most: number) => ({ is: 'text', most, seen: seenName }) as const;
