/** The operator's key, and the browsers in which it was given. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { digestOf, newKey } from '../http/keys.ts';
import { type Allowance, allowance } from '../limits.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import type { Acts } from './acts.ts';

/** Tries of one address in an hour. */
const TRIES = 5;
const HOUR = 3_600_000;
/** How long a browser stays in. */
const LASTS = 12 * HOUR;
const COOKIE = 'drumhead-operator';
/** Where the pages are; the cookie goes nowhere else. */
export const OPERATOR_PATH = '/account/operator';

export interface Entrance {
  /** The Set-Cookie header of a browser that is let in; `wrong`, or seconds until another try. */
  enter(key: string, address: string): Promise<{ readonly cookie: string } | 'wrong' | number>;
  isIn(cookies: string | undefined): Promise<boolean>;
  /** Ends it for this browser; the header that takes the cookie away. */
  lock(cookies: string | undefined): Promise<string>;
}

export interface EntranceNeeds {
  readonly key: string;
  readonly storage: Storage;
  readonly acts: Pick<Acts, 'note'>;
  readonly now: () => number;
  readonly world: World;
  readonly isSecure: boolean;
}

/** Two keys are compared in the same time, whatever they have in common. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));

const hashOf = (text: string): Buffer => createHash('sha256').update(`drumhead-operator-1\n${text}`).digest();

function tokenIn(cookies: string | undefined): string | null {
  for (const part of (cookies ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && value !== undefined && /^[\w-]{22}$/.test(value)) return value;
  }
  return null;
}

export function entranceOn({ key, storage, acts, now, world, isSecure }: EntranceNeeds): Entrance {
  const tries: Allowance = allowance(TRIES, HOUR);
  const flags = `Path=${OPERATOR_PATH}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  // Another key lets nobody in who gave the one before.
  const stored = (token: string): string => digestOf(`${token} ${hashOf(key).toString('hex')}`);
  return {
    async enter(given, address) {
      if (!tries.take(address, world.steady())) return Math.ceil(tries.wait(address, world.steady()) / 1000);
      if (!isSame(given, key)) {
        await acts.note('server.act.wrong', {});
        return 'wrong';
      }
      const token = newKey(world);
      await storage.addOperatorSession(stored(token), now() + LASTS, now());
      await acts.note('server.act.enter', {});
      return { cookie: `${COOKIE}=${token}; Max-Age=${LASTS / 1000}; ${flags}` };
    },
    async isIn(cookies) {
      const token = tokenIn(cookies);
      return token !== null && storage.hasOperatorSession(stored(token), now());
    },
    async lock(cookies) {
      const token = tokenIn(cookies);
      if (token !== null) await storage.endOperatorSession(stored(token));
      return `${COOKIE}=; Max-Age=0; ${flags}`;
    },
  };
}
