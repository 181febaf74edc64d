/** Random names and keys. Of keys only digests are kept. */
import { createHash } from 'node:crypto';
import { text } from '@drumhead/content/schema';
import type { World } from '../world.ts';

type Chance = Pick<World, 'random'>;

/** A name for a table or a battle: 64 bits, safe in addresses. */
export const newName = (chance: Chance): string => chance.random(8).toString('base64url');

/** The key of a seat, or of a session: 128 bits. */
export const newKey = (chance: Chance): string => chance.random(16).toString('base64url');

/** Characters of a key that a page makes: 128 bits and more. */
const LEAST_KEY = 22;

/** A key as somebody gives it. */
export const anyKey = text(60, '[A-Za-z0-9_-]+');

/** Why a key that a page made cannot be the one of its seat; null: it can. */
export const keyFault = (key: string): string | null =>
  key.length < LEAST_KEY ? `next: at least ${LEAST_KEY} characters` : null;

/** What comes of a key that somebody proposed, and leads back to it for nobody; the same each time it is proposed. */
const madeFrom = (key: string, what: string, bytes: number): string =>
  createHash('sha256').update(`drumhead-made-1\n${what}\n${key}`).digest().subarray(0, bytes).toString('base64url');

/** The name of the table that is asked for with this key. */
export const nameFrom = (key: string): string => madeFrom(key, 'table', 8);

/** The key of a seat for which somebody proposed this one, as for others beside it. */
export const keyFrom = (key: string, seat: string): string => madeFrom(key, `seat ${seat}`, 16);

export const newSecret = (chance: Chance): string => chance.random(32).toString('hex');

export function digestOf(key: string): string {
  return createHash('sha256').update(`drumhead-key-1\n${key}`).digest('hex');
}
