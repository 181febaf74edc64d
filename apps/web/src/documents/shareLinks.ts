/**
 * Small documents in an address. Today `2.<packed JSON>`; links of the first version, `1.<length>.<base64url of the
 * JSON>`, are still read.
 */
import type { Facts } from '@drumhead/engine';
import { fromBase64url } from '../app/base64url.ts';
import { packed, unpacked } from './packing.ts';

const VERSION = '2';
/** Longer addresses get lost in letters and chats. */
export const MOST_LINK = 8000;

/** A fault of a link or of a file: a message key with its facts. */
export interface Unreadable {
  readonly key: string;
  readonly facts: Facts;
}

export type Read = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: Unreadable };

const unreadable = (key: string, facts: Facts = {}): Read => ({ ok: false, fault: { key, facts } });

/** `words`: what documents of the kind are likely to hold (`linkWords.ts` of each); the same are needed to read it. */
export const linkText = (value: unknown, words: string): string => `${VERSION}.${packed(JSON.stringify(value), words)}`;

/** Reads the text of `linkText`; the content is not checked. Never throws. */
export function readLink(given: string, words: string): Read {
  const text = unwrappedLink(given);
  if (text.length > MOST_LINK) return unreadable('web.papers.link.long', { length: text.length, most: MOST_LINK });
  const [, version, rest = ''] = /^(\d+)\.(.*)$/s.exec(text) ?? [];
  if (version === undefined)
    return unreadable(/^\d*$/.test(text) ? 'web.papers.link.cutShort' : 'web.papers.link.strange');
  if (version === '1') return readFirst(rest);
  if (version !== VERSION) return unreadable('web.papers.link.version', { version, known: VERSION });
  if (rest === '') return unreadable('web.papers.link.cutShort');
  const fault = strangerIn(rest);
  if (fault !== null) return fault;
  try {
    return { ok: true, value: JSON.parse(unpacked(rest, words)) };
  } catch {
    return unreadable('web.papers.link.changed');
  }
}

/** Without what letters and chats put around a link and into it: broken lines, brackets, quotes, full stops. */
function unwrappedLink(given: string): string {
  const whole = given.replace(/=\r?\n|[\s\u00ad\u200b-\u200f\u2060\ufeff]/g, '').replace(/^[<("'“«]+|^3D(?=\d+\.)/, '');
  return whole.replace(/(?:[>)\]}"'’”»*.,;:!?…]|%(?:20|22|29|3E|5D)|&gt;?)+$/i, '');
}

/** What follows the version in a link of the first one. */
function readFirst(rest: string): Read {
  const [, digits, body = ''] = /^(\d+)\.(.*)$/s.exec(rest) ?? [];
  if (digits === undefined) {
    return unreadable(/^\d*$/.test(rest) ? 'web.papers.link.cutShort' : 'web.papers.link.strange');
  }
  const whole = Number(digits);
  const { length } = body;
  if (length < whole) return unreadable('web.papers.link.cut', { length, whole });
  const fault = strangerIn(body);
  if (fault !== null) return fault;
  if (length > whole) return unreadable('web.papers.link.tail', { length, whole });
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64url(body))) };
  } catch {
    return unreadable('web.papers.link.changed');
  }
}

/** The first character that does not belong into a link. */
function strangerIn(body: string): Read | null {
  const at = body.search(/[^\w-]/);
  return at < 0 ? null : unreadable('web.papers.link.character', { at: at + 1, character: body.charAt(at) });
}
