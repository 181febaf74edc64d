/** The text in the bytes of a file, whatever wrote it: in UTF-8 or UTF-16, packed or plain; or what the bytes are instead. */
import { gunzipSync, strFromU8, strToU8, unzipSync } from 'fflate';
import type { ForeignKind } from './foreign.ts';

type TextIn =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly what: ForeignKind | 'empty' | 'binary' | 'packedTooLarge' };

/** What a packed file may hold, in bytes. */
const MOST_UNPACKED = 64 << 20;

/** How kinds of files begin, in hexadecimal digits; a point stands for any. */
const BEGINNINGS: readonly (readonly [RegExp, ForeignKind])[] = [
  [
    /^89504e47|^ffd8ff|^47494638|^424d.{8}0000|^49492a00|^4d4d002a|^52494646.{8}57454250|^00000100|^.{8}6674797061766966|^.{8}6674797068656963/,
    'picture',
  ],
  [/^25504446/, 'pdf'],
  [/^d0cf11e0a1b11ae1/, 'office'],
  [/^377abcaf|^526172211a07|^fd377a585a|^425a68|^28b52ffd/, 'archive'],
  [/^.{8}66747970|^4f676753|^494433|^fff[b3]|^664c6143|^1a45dfa3|^52494646.{8}(?:57415645|41564920)/, 'recording'],
  [/^4d5a|^7f454c46|^cafebabe|^cffaedfe|^53514c69746520666f726d6174/, 'program'],
];

/** Never throws. */
export function textIn(bytes: Uint8Array): TextIn {
  if (bytes.length === 0) return { ok: false, what: 'empty' };
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return unpacked(bytes);
  if (isZip(bytes)) return inArchive(bytes);
  const digits = hex(bytes.subarray(0, 16));
  const found = BEGINNINGS.find(([beginning]) => beginning.test(digits));
  if (found !== undefined) return { ok: false, what: found[1] };
  const text = decoded(bytes);
  if (text === null) return { ok: false, what: 'binary' };
  return text.trim() === '' ? { ok: false, what: 'empty' } : { ok: true, text };
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 9;

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A file packed by gzip: what it holds. */
function unpacked(bytes: Uint8Array): TextIn {
  const at = bytes.length - 4;
  // The last four bytes say how much there is.
  const size =
    at < 14 ? -1 : (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)) >>> 0;
  if (size > MOST_UNPACKED) return { ok: false, what: 'packedTooLarge' };
  try {
    return textIn(gunzipSync(bytes, { out: new Uint8Array(size) }));
  } catch {
    return { ok: false, what: 'archive' };
  }
}

/** What programs put into their zip archives. */
const PARTS: readonly (readonly [RegExp, ForeignKind])[] = [
  [/^word\//, 'word'],
  [/^xl\//, 'excel'],
  [/^ppt\//, 'office'],
  [/^(?:savedGame|savedata)$/, 'vassalSave'],
  [/^(?:buildFile(?:\.xml)?|moduledata)$/, 'vassalModule'],
  [/\.(?:ros|cat|gst|rosz|catz|gstz)$/i, 'battleScribe'],
  [/^META-INF\/container\.xml$/, 'book'],
  [/^META-INF\/manifest\.xml$/, 'openDocument'],
];

/** Left in archives by file managers. */
const CLUTTER = /(?:^|\/)(?:__MACOSX|\.DS_Store|desktop\.ini|Thumbs\.db)|\/$/i;

/** A zip archive: what program wrote it, or, where it holds a single file, the text of that. */
function inArchive(bytes: Uint8Array): TextIn {
  const names: { readonly name: string; readonly size: number }[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push({ name, size: originalSize });
        return false;
      },
    });
    const found = PARTS.find(([part]) => names.some(({ name }) => part.test(name)));
    if (found !== undefined) return { ok: false, what: found[1] };
    const [only, ...others] = names.filter(({ name }) => !CLUTTER.test(name));
    if (only === undefined || others.length > 0) return { ok: false, what: 'archive' };
    if (only.size > MOST_UNPACKED) return { ok: false, what: 'packedTooLarge' };
    const [held] = Object.values(unzipSync(bytes, { filter: ({ name }) => name === only.name }));
    // An archive in an archive is not followed.
    return held === undefined || isZip(held) ? { ok: false, what: 'archive' } : textIn(held);
  } catch {
    return { ok: false, what: 'archive' };
  }
}

/** Signs that no text holds. */
// oxlint-disable-next-line no-control-regex -- they are what it is about
const NO_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

function decoded(bytes: Uint8Array): string | null {
  const wide = widthOf(bytes);
  if (wide !== null) {
    const text = fromUtf16(bytes, wide);
    return NO_TEXT.test(text) ? null : text;
  }
  const body = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
  const text = strFromU8(body);
  if (NO_TEXT.test(text)) return null;
  if (!text.includes('\ufffd') || sameBytes(strToU8(text), body)) return text;
  // Editors of old write one byte a letter.
  const latin = fromWindows1252(body);
  return NO_TEXT.test(latin) || /[\u0080-\u009f]/.test(latin) ? null : latin;
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);

interface Utf16 {
  readonly littleEnd: boolean;
  /** Bytes of the mark before the text. */
  readonly from: number;
}

/** UTF-16 with a mark before it, or without one where every second byte of the beginning is zero. */
function widthOf(bytes: Uint8Array): Utf16 | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { littleEnd: true, from: 2 };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { littleEnd: false, from: 2 };
  const head = bytes.subarray(0, 64);
  const zeros = (odd: number): number => head.filter((byte, at) => at % 2 === odd && byte === 0).length;
  const half = Math.floor(head.length / 2);
  if (half < 2) return null;
  if (zeros(1) >= half * 0.7 && zeros(0) === 0) return { littleEnd: true, from: 0 };
  return zeros(0) >= half * 0.7 && zeros(1) === 0 ? { littleEnd: false, from: 0 } : null;
}

function fromUtf16(bytes: Uint8Array, { littleEnd, from }: Utf16): string {
  const parts: string[] = [];
  for (let at = from; at + 1 < bytes.length; at += 8192) {
    const units: number[] = [];
    for (let i = at; i < at + 8192 && i + 1 < bytes.length; i += 2) {
      const [one, two] = [bytes[i] as number, bytes[i + 1] as number];
      units.push(littleEnd ? one | (two << 8) : two | (one << 8));
    }
    parts.push(String.fromCharCode(...units));
  }
  return parts.join('');
}

/** What Windows writes in the places of 0x80 to 0x9f. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function fromWindows1252(bytes: Uint8Array): string {
  return strFromU8(bytes, true).replace(/[\u0080-\u009f]/g, (sign) => WINDOWS.charAt(sign.charCodeAt(0) - 0x80));
}
