/** Texts packed into characters that are safe in addresses, with a check that finds damage. */
import { deflateSync, inflateSync } from 'fflate';
import { fromBase64url, toBase64url } from '../app/base64url.ts';

const CHECK_BYTES = 3;

/** CRC-24 of OpenPGP: any one changed character, and nearly anything else, shows. */
function checkOf(bytes: Uint8Array): Uint8Array {
  let crc = 0xb704ce;
  for (const byte of bytes) {
    crc ^= byte << 16;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x800000 ? (crc << 1) ^ 0x864cfb : crc << 1;
  }
  return Uint8Array.of(crc >> 16, crc >> 8, crc);
}

/** `dictionary`: what the text is likely to hold; the same is needed to unpack it. */
export function packed(text: string, dictionary = ''): string {
  const bytes = new TextEncoder().encode(text);
  const body = deflateSync(bytes, { level: 9, ...dictionaryOf(dictionary) });
  const all = new Uint8Array(body.length + CHECK_BYTES);
  all.set(body);
  all.set(checkOf(bytes), body.length);
  return toBase64url(all);
}

/** Throws where the text is damaged. */
export function unpacked(text: string, dictionary = ''): string {
  const all = fromBase64url(text);
  // A spare bit in the last character would go unnoticed.
  if (toBase64url(all) !== text) throw new Error('damaged');
  const body = all.subarray(0, -CHECK_BYTES);
  const bytes = inflateSync(body, dictionaryOf(dictionary));
  if (checkOf(bytes).some((byte, i) => byte !== all[body.length + i])) throw new Error('damaged');
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

const dictionaryOf = (dictionary: string) =>
  dictionary === '' ? {} : { dictionary: new TextEncoder().encode(dictionary) };
