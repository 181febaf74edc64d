/** Small documents in an address: `1.<length>.<base64url of the JSON>`. */
import type { Facts } from '@drumhead/engine';

const VERSION = '1';
/** Longer addresses get lost in letters and chats. */
export const MOST_LINK = 8000;

/** A fault of a link or of a file: a message key with its facts. */
export interface Unreadable {
  readonly key: string;
  readonly facts: Facts;
}

export type Read = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: Unreadable };

const unreadable = (key: string, facts: Facts = {}): Read => ({ ok: false, fault: { key, facts } });

export function linkText(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const body = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `${VERSION}.${body.length}.${body}`;
}

/** Reads the text of `linkText`; the content is not checked. Never throws. */
export function readLink(text: string): Read {
  if (text.length > MOST_LINK) return unreadable('web.papers.link.long', { length: text.length, most: MOST_LINK });
  const [, version, length, body = ''] = /^(\d+)\.(\d+)\.(.*)$/s.exec(text) ?? [];
  if (version === undefined) {
    return /^\d+(\.\d*)?$/.test(text) || text === ''
      ? unreadable('web.papers.link.cutShort')
      : unreadable('web.papers.link.strange');
  }
  if (version !== VERSION) return unreadable('web.papers.link.version', { version, known: VERSION });
  if (body.length < Number(length))
    return unreadable('web.papers.link.cut', { length: body.length, whole: Number(length) });
  const at = body.search(/[^\w-]/);
  if (at >= 0) return unreadable('web.papers.link.character', { at: at + 1, character: body.charAt(at) });
  if (body.length > Number(length))
    return unreadable('web.papers.link.tail', { length: body.length, whole: Number(length) });
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return unreadable('web.papers.link.changed');
  }
}
