/** Helpers for drawing: ovals as path data, and a deterministic random number. */
const n = (value: number) => String(Math.round(value * 100) / 100);

/** An oval with half-axes `rx` and `ry`, turned by so many radians. */
export function oval(x: number, y: number, rx: number, ry: number, turn = 0): string {
  const dx = rx * Math.cos(turn);
  const dy = rx * Math.sin(turn);
  const degrees = n((turn * 180) / Math.PI);
  return `M${n(x - dx)} ${n(y - dy)}a${n(rx)} ${n(ry)} ${degrees} 1 1 ${n(2 * dx)} ${n(2 * dy)}a${n(rx)} ${n(ry)} ${degrees} 1 1 ${n(-2 * dx)} ${n(-2 * dy)}z`;
}

/** A number from 0 to 1 that is always the same for the same two numbers. */
export function noise(a: number, b: number): number {
  let h = (Math.imul(a + 101, 0x9e3779b1) ^ Math.imul(b + 7, 0x85ebca6b)) | 0;
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 0x1_0000_0000;
}
