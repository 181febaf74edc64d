/** Names come from files of strangers: nothing printed here moves the cursor, colours the screen or turns a line round. */
import { UNSEEN } from '@drumhead/engine';

/** Signs that show nothing as JSON spells them, so that JSON stays the same data; line ends and tabs remain. */
export const printable = (text: string): string =>
  text.replace(UNSEEN, (sign) => (/[\n\t]/.test(sign) ? sign : spelt(sign)));

const spelt = (sign: string): string =>
  sign.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The same for a name within a line, which it must not break. */
export const printableName = (name: string): string => printable(name.replaceAll(/[\n\t]/g, ' '));
