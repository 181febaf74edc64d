/**
 * Files that only whoever has the key reads: compressed, then AES-256-GCM under a key made from a passphrase by scrypt. The file
 * is `drumhead-sealed-1\n`, 16 bytes of salt, 12 of nonce, the text, and 16 bytes that show whether anything was changed.
 */
import { createCipheriv, createDecipheriv, scryptSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { World } from '../world.ts';

const BEGINNING = Buffer.from('drumhead-sealed-1\n');
const [SALT, NONCE, TAG] = [16, 12, 16];
const CIPHER = 'aes-256-gcm';
const HEAD = BEGINNING.length + SALT + NONCE;

/** Costs a tenth of a second and 32 MB: nobody tries many passphrases. */
const keyFrom = (passphrase: string, salt: Buffer): Buffer =>
  scryptSync(passphrase, salt, 32, { N: 1 << 15, r: 8, p: 1, maxmem: 1 << 26 });

/** What is written to `from` goes to `into`, sealed; resolves once all of it is there. */
export async function seal(
  from: Readable,
  into: Writable,
  passphrase: string,
  chance: Pick<World, 'random'>,
): Promise<void> {
  const [salt, nonce] = [chance.random(SALT), chance.random(NONCE)];
  const cipher = createCipheriv(CIPHER, keyFrom(passphrase, salt), nonce);
  const framed = new Transform({
    transform: (piece: Buffer, _encoding, done) => done(null, piece),
    flush: (done) => done(null, cipher.getAuthTag()),
  });
  framed.push(Buffer.concat([BEGINNING, salt, nonce]));
  await pipeline(from, createGzip(), cipher, framed, into);
}

/**
 * The text of a file, sealed or not. Of a sealed one what was read counts only once the end was reached: it throws there where
 * anything was changed, and at once where the key is missing.
 */
export async function opened(file: string, passphrase: string | null): Promise<Readable> {
  const handle = await open(file, 'r');
  const head = Buffer.alloc(HEAD);
  const { size } = await handle.stat();
  await handle.read(head, 0, HEAD, 0);
  const tag = Buffer.alloc(TAG);
  const isSealed = head.subarray(0, BEGINNING.length).equals(BEGINNING);
  if (isSealed && size >= HEAD + TAG) await handle.read(tag, 0, TAG, size - TAG);
  await handle.close();
  if (!isSealed) return createReadStream(file);
  if (passphrase === null) throw new Error('the file is sealed: DRUMHEAD_BACKUP_KEY opens it');
  const salt = head.subarray(BEGINNING.length, BEGINNING.length + SALT);
  const key = keyFrom(passphrase, salt);
  const decipher = createDecipheriv(CIPHER, key, head.subarray(BEGINNING.length + SALT)).setAuthTag(tag);
  const text = new PassThrough();
  pipeline(
    createReadStream(file, { start: HEAD, end: Math.max(HEAD, size - TAG - 1) }),
    decipher,
    createGunzip(),
    text,
  ).catch(() => text.destroy(new Error('the file was changed, or sealed with another key')));
  return text;
}
