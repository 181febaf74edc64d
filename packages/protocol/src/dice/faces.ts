/** The faces of one roll: every number of faces as likely as the others, from the key and the name of the roll alone. */
import type { DiceRequest } from '@drumhead/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The handfuls of a roll in order. `name`: see `rollNames.ts`. */
export function facesOf(
  key: Uint8Array,
  name: string,
  requests: readonly Pick<DiceRequest, 'count' | 'faces'>[],
): readonly (readonly number[])[] {
  const bytes = bytesOf(key, name);
  return requests.map(({ count, faces }) => Array.from({ length: count }, () => faceOf(faces, bytes)));
}

/** A byte from which on the remainders would not be as likely as each other is passed over. */
function faceOf(faces: readonly number[], bytes: Iterator<number, never>): number {
  const { length } = faces;
  if (length < 1 || length > 256) throw new RangeError(`no die has ${length} faces`);
  const limit = 256 - (256 % length);
  for (;;) {
    const { value } = bytes.next();
    if (value < limit) return faces[value % length] as number;
  }
}

function* bytesOf(key: Uint8Array, name: string): Generator<number, never> {
  for (let block = 0; ; block++) yield* hmac(sha256, key, utf8ToBytes(`${name}.${block}`));
}
