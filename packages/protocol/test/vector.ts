/** The test vector of the dice. */
const bytes = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => (from + i).toString(16).padStart(2, '0')).join('');

export const BATTLE = 'b4ttl3';
export const SECRET = bytes(0, 32);
export const SALTS = { france: bytes(0xa0, 16), britain: bytes(0xb0, 16) };
