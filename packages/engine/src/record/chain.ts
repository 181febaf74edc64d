/**
 * The chain over the lines of a record: SHA-256, each link over the link before it and one line, as they stand in the
 * file. `docs/decisions/04` says what it proves.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The first link; `header` is the first line of the record without its newline. */
export function chainOfHeader(header: string): string {
  return digest(`drumhead-record-2\n${header}`);
}

/** The next link, 64 hex digits; `line` has no newline. */
export function chainOn(chain: string, line: string): string {
  return digest(chain + line);
}

function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
