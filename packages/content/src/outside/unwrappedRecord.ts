/** Records that came by mail or through an editor: harmless wrapping taken off, so that damage is all that is refused. */

/** Signs that show nothing, and spaces of all kinds. */
const BLANK = '\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff';
const BEFORE = new RegExp(`^[${BLANK}>]+`);
const BLANKS_BEFORE = new RegExp(`^[${BLANK}]+`);
const IS_BLANK = new RegExp(`[${BLANK}]`);
const HEADER = new RegExp(`^[${BLANK}>]*\\{\\s*"drumhead"\\s*:\\s*"battle"`);
/** A fence of code before a record, with the words before it; and the one behind. */
const OPENING = /^[^{]*(?:`{3,}|~{3,})\w*\r?\n/;
const CLOSING = /^(?:`{3,}|~{3,})$/;

/** Does this text begin as a record does? */
export function isRecordText(text: string): boolean {
  return HEADER.test(text.slice(0, 2000).replace(OPENING, ''));
}

/**
 * The lines of a record as it was written: without marks, signs of quotation, and spaces and blank lines around them, and
 * without the words around fences of code. Lines are counted without all that. A text that needs none of it comes back as
 * it is.
 */
export function unwrappedRecord(text: string): string {
  if (isBare(text)) return text;
  const joined = /=\r?\n/.test(text) && /=3D|=\r?\n[^{]/.test(text) ? unbroken(text) : text;
  const all = joined.replace(OPENING, '').split(/\r\n|\n|\r/);
  const lines = all.map((line) => withoutEnd(line.replace(BEFORE, '')));
  const end = lines.findIndex((line) => CLOSING.test(line));
  const kept = lines.slice(0, end < 0 ? lines.length : end).filter((line) => line !== '');
  return kept.length === 0 ? '' : `${kept.join('\n')}${end >= 0 || /[\r\n]$/.test(text) ? '\n' : ''}`;
}

/** Without signs that show nothing at both ends. */
export const withoutBlanks = (text: string): string => withoutEnd(text.replace(BLANKS_BEFORE, ''));

/** Sign by sign: a pattern would begin again at each sign of a long gap within. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && IS_BLANK.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** No line begins or ends with anything but its own. */
function isBare(text: string): boolean {
  return text.startsWith('{') && !/\r|\n[^{]|[^}\n]\n|=\n/.test(text);
}

/** A text as it was before a mail program broke its long lines (quoted-printable). */
export function unbroken(text: string): string {
  return text.replace(/=\r?\n/g, '').replace(/(?:=[\dA-F]{2})+/g, decoded);
}

/** Bytes of UTF-8; anything else stays as it stands. */
function decoded(bytes: string): string {
  try {
    return decodeURIComponent(bytes.replaceAll('=', '%'));
  } catch {
    return bytes;
  }
}
