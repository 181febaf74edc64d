/**
 * What binds the dice of a battle before anybody knows a roll: the server's commitment to its secret, and each person's
 * seal over a salt. `docs/decisions/12` says what this proves.
 */
import type { DiceBond, Seat } from '@drumhead/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes of the server's secret, and of a person's salt. */
export const SECRET_BYTES = 32;
export const SALT_BYTES = 16;

/** The server's commitment: 64 hex digits. `secret`: 64 hex digits. */
export function commitmentOf(battle: string, secret: string): string {
  return digest(`drumhead-commit-1\n${battle}\n`, secret);
}

/** What a person sends before its salt: 64 hex digits. `salt`: 32 hex digits. */
export function sealOf(battle: string, seat: Seat, salt: string): string {
  return digest(`drumhead-salt-1\n${battle}\n${seat}\n`, salt);
}

/**
 * The salt that a page gives to the dice of this commitment: 32 hex digits. `own`: 32 hex digits that the page alone ever
 * knows. Where dice begin anew the salts of before may be known, and one that was sealed again would bind nothing.
 */
export function saltFor(own: string, commit: string): string {
  return digest(`drumhead-own-1\n${commit}\n`, own).slice(0, 2 * SALT_BYTES);
}

/** The key that all rolls come from: nobody knows it who lacks the secret, and nobody chose it. */
export function keyOf(battle: string, secret: string, salts: Readonly<Record<Seat, string>>): Uint8Array {
  const lines = Object.keys(salts)
    .sort()
    .map((seat) => `${seat} ${salts[seat]}\n`);
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(`drumhead-dice-1\n${battle}\n${lines.join('')}`));
}

/** The first fault of a bond whose secret is known, or null. */
export function bondFault({ battle, commit, seals, salts }: DiceBond, secret: string): BondFault | null {
  if (commitmentOf(battle, secret) !== commit) return { fault: 'commit' };
  const seats = [...new Set([...Object.keys(seals), ...Object.keys(salts)])].sort();
  const broken = seats.find((seat) => !isSealed(battle, seat, seals, salts));
  return broken === undefined ? null : { fault: 'seal', seat: broken };
}

export type BondFault = { readonly fault: 'commit' } | { readonly fault: 'seal'; readonly seat: Seat };

function isSealed(
  battle: string,
  seat: Seat,
  seals: Readonly<Record<Seat, string>>,
  salts: Readonly<Record<Seat, string>>,
): boolean {
  const salt = Object.hasOwn(salts, seat) ? salts[seat] : undefined;
  return salt !== undefined && Object.hasOwn(seals, seat) && seals[seat] === sealOf(battle, seat, salt);
}

function digest(text: string, hex: string): string {
  return bytesToHex(sha256.create().update(utf8ToBytes(text)).update(bytesOf(hex)).digest());
}

/** A page needs no more than this of hex digits, which whoever gave them has checked. */
function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}
