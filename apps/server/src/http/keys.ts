/** Random names and keys. Of keys only digests are kept. */
import { createHash, randomBytes } from 'node:crypto';

/** A name for a table or a battle: 64 bits, safe in addresses. */
export const newName = (): string => randomBytes(8).toString('base64url');

/** The key of a seat, or of a session: 128 bits. */
export const newKey = (): string => randomBytes(16).toString('base64url');

export const newSecret = (): string => randomBytes(32).toString('hex');

export function digestOf(key: string): string {
  return createHash('sha256').update(`drumhead-key-1\n${key}`).digest('hex');
}
