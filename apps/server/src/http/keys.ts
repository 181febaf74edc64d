/** Random names and keys. Of keys only digests are kept. */
import { createHash } from 'node:crypto';
import type { World } from '../world.ts';

type Chance = Pick<World, 'random'>;

/** A name for a table or a battle: 64 bits, safe in addresses. */
export const newName = (chance: Chance): string => chance.random(8).toString('base64url');

/** The key of a seat, or of a session: 128 bits. */
export const newKey = (chance: Chance): string => chance.random(16).toString('base64url');

export const newSecret = (chance: Chance): string => chance.random(32).toString('hex');

export function digestOf(key: string): string {
  return createHash('sha256').update(`drumhead-key-1\n${key}`).digest('hex');
}
