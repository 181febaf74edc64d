import { describe, expect, it } from 'vitest';
import { shift, standingBy, stripsFor } from './strips.ts';

const box = (minX: number, minY: number, wide = 2000) => ({ minX, minY, maxX: minX + wide, maxY: minY + wide });

describe('units by the strips they stand on', () => {
  it('names all whose boxes meet another, beyond the edge too, and none that stand elsewhere both ways', () => {
    const strips = stripsFor(40);
    const boxes = Array.from({ length: 40 }, (_, i) => box((i * 7919) % 90_000, (i * 104_729) % 60_000));
    boxes[3] = box(-30_000, 500_000);
    boxes.forEach((one, i) => shift(strips, i, null, one));
    for (const asked of boxes) {
      boxes.forEach((one, i) => {
        const meets =
          one.minX <= asked.maxX && one.maxX >= asked.minX && one.minY <= asked.maxY && one.maxY >= asked.minY;
        const isNamed = (standingBy(strips, i >> 5, asked) & (1 << (i & 31))) !== 0;
        if (meets) expect(isNamed).toBe(true);
        if (isNamed) expect(Math.abs(one.minX - asked.minX) < 3 << 12 || one.minX < 0).toBe(true);
      });
    }
  });

  it('forgets who leaves', () => {
    const strips = stripsFor(2);
    shift(strips, 1, null, box(100, 100));
    expect(standingBy(strips, 0, box(0, 0))).toBe(2);
    shift(strips, 1, box(100, 100), box(30_000, 100));
    expect(standingBy(strips, 0, box(0, 0))).toBe(0);
    expect(standingBy(strips, 0, box(30_000, 0))).toBe(2);
    expect(standingBy(strips, 0, box(30_000, 30_000))).toBe(0);
    shift(strips, 1, box(30_000, 100), null);
    expect(standingBy(strips, 0, box(30_000, 0))).toBe(0);
  });
});
