/** Words of other people on a terminal: nothing in them may steer it, hide, or turn the line around. */
import { UNSEEN } from '@drumhead/engine';

/** The text with everything that is not seen, ends of lines too, spelt as an escape, such as \u{202e}. */
export const forTerminal = (text: string): string =>
  text.replace(UNSEEN, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
