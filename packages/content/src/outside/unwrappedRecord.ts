/** Records that came by mail or through an editor: harmless wrapping taken off, so that damage is all that is refused. */

/** Signs that show nothing, and spaces of all kinds. */
const BLANK = '\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff';
const BEFORE = new RegExp(`^[${BLANK}>]+`);
const BEHIND = new RegExp(`[${BLANK}]+$`);
const HEADER = new RegExp(`^[${BLANK}>]*\\{\\s*"drumhead"\\s*:\\s*"battle"`);
/** Fences of code around the whole. */
const FENCE = /^(?:`{3,}|~{3,})\w*$/;

/** Does this text begin as a record does? */
export function isRecordText(text: string): boolean {
  return HEADER.test(text.slice(0, 2000).replace(/^[^{]*(?:`{3,}|~{3,})\w*\r?\n/, ''));
}

/**
 * The lines of a record as it was written: without marks, signs of quotation, and spaces and blank lines around them. Lines
 * keep their numbers, unless blank lines stood among them. A text that needs none of it comes back as it is.
 */
export function unwrappedRecord(text: string): string {
  if (isBare(text)) return text;
  const joined = /=\r?\n/.test(text) && /=3D|=\r?\n[^{]/.test(text) ? unbroken(text) : text;
  const lines = joined.split(/\r\n|\n|\r/).map((line) => line.replace(BEFORE, '').replace(BEHIND, ''));
  const kept = lines.filter((line) => line !== '' && !FENCE.test(line));
  return kept.length === 0 ? '' : `${kept.join('\n')}${/[\r\n]$/.test(text) ? '\n' : ''}`;
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
