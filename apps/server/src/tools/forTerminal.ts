/** Words of other people on a terminal: nothing in them may steer it, hide, or turn the line around. */

/** Controls, also those of eight bits; marks of direction and other signs that show nothing; breaks of lines; halves of pairs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;

/** The text with everything that is not seen spelt as an escape, such as \u{202e}. */
export const forTerminal = (text: string): string =>
  text.replace(UNSEEN, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
