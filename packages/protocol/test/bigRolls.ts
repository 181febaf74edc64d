/** Rolls of many faces, and how far their frequencies are from those of a fair die. */
import { facesOf } from '../src/dice/index.ts';

/** Pearson's statistic of `count` faces of a die with `sides` sides, rolled by this key in handfuls of 50. */
export function chiSquare(key: Uint8Array, sides: number, count: number): number {
  const faces = Array.from({ length: sides }, (_, i) => i);
  const found = new Float64Array(sides);
  for (let roll = 0; roll * 50 < count; roll++) {
    const [handful = []] = facesOf(key, `0.${roll + 1}`, [{ count: Math.min(50, count - roll * 50), faces }]);
    for (const face of handful) found[face] = (found[face] as number) + 1;
  }
  const wanted = count / sides;
  return found.reduce((sum, times) => sum + ((times - wanted) * (times - wanted)) / wanted, 0);
}

/** The value that the statistic of a fair die exceeds once in a million (Wilson and Hilferty). */
export function bound(sides: number): number {
  const k = sides - 1;
  const cube = 1 - 2 / (9 * k) + 4.75 * Math.sqrt(2 / (9 * k));
  return k * cube * cube * cube;
}
