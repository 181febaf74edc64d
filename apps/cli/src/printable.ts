/** Names come from files of strangers: nothing printed here moves the cursor, colours the screen or turns a line round. */

// oxlint-disable-next-line no-control-regex -- they are what it is about
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** Control characters as JSON spells them, so that JSON stays the same data; line ends and tabs remain. */
export const printable = (text: string): string =>
  text.replace(UNPRINTABLE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The same for a name within a line, which it must not break. */
export const printableName = (name: string): string => printable(name.replaceAll(/[\n\t]/g, ' '));
