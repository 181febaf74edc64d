/** The session of a browser: a cookie that no script can read. */
import type { World } from '../world.ts';
import { digestOf, newKey } from './keys.ts';

const COOKIE = 'drumhead';
/** Seconds: longer than battles by turns last. */
const LASTS = 400 * 24 * 3600;

/** The digest of the session in a Cookie header; null if there is none. */
export function sessionIn(cookies: string | undefined): string | null {
  for (const part of (cookies ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && value !== undefined && /^[\w-]{22}$/.test(value)) return digestOf(value);
  }
  return null;
}

/** A new session, and the Set-Cookie header for it. */
export function newSession(isSecure: boolean, world: World): { readonly session: string; readonly cookie: string } {
  const key = newKey(world);
  const flags = `Path=/; Max-Age=${LASTS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { session: digestOf(key), cookie: `${COOKIE}=${key}; ${flags}` };
}
