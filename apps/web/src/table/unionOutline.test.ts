import { describe, expect, it } from 'vitest';
import { unionOutline } from './unionOutline.ts';

const starts = (d: string) =>
  [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
const ends = (d: string) =>
  d
    .split('M')
    .slice(1)
    .map((part) => part.split(/[ A]/).slice(-2).map(Number));

describe('the border of circles together', () => {
  it('keeps a circle by itself whole', () => {
    expect(ends(unionOutline([{ x: 0, y: 0, r: 10 }]))).toEqual([[10, 0]]);
  });

  it('leaves out a circle within another, and one of two that are the same', () => {
    const alone = unionOutline([{ x: 0, y: 0, r: 10 }]);
    expect(
      unionOutline([
        { x: 0, y: 0, r: 10 },
        { x: 1, y: 0, r: 5 },
      ]),
    ).toBe(alone);
    expect(
      unionOutline([
        { x: 0, y: 0, r: 10 },
        { x: 0, y: 0, r: 10 },
      ]),
    ).toBe(alone);
  });

  it('begins and ends every arc on the border, never inside another circle', () => {
    const circles = [
      { x: 0, y: 0, r: 10 },
      { x: 12, y: 0, r: 10 },
      { x: 6, y: 9, r: 10 },
      { x: 60, y: 0, r: 4 },
    ];
    const d = unionOutline(circles);
    const places = [...starts(d), ...ends(d)];
    expect(places.length).toBeGreaterThan(6);
    for (const [x = 0, y = 0] of places)
      expect(Math.min(...circles.map((one) => Math.hypot(x - one.x, y - one.y) - one.r))).toBeGreaterThan(-0.1);
    // The circles cross at (6, -8) above the third one: both arcs meet there.
    expect(places.filter(([x, y]) => x === 6 && y === -8)).toHaveLength(2);
  });
});
