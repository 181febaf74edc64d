import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '../draw/places.ts';
import { distanceOf, fitted, marked, pixelAt, pulled, stretched, transformOf } from './place.ts';

const table = { width: 1800, height: 1200 };
const start = fitted('sha256-abcd', { width: 1600, height: 1000 }, table);
const place = fc.tuple(fc.integer({ min: 0, max: 1800 }), fc.integer({ min: 0, max: 1200 }));

/** Where a pixel lies, as SVG has it. */
function lies(underlay: typeof start, [x, y]: Place): Place {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transformOf(underlay).slice(7, -1).split(' ').map(Number);
  return [a * x + c * y + e, b * x + d * y + f];
}

describe('a picture under the table', () => {
  it('lies in the middle at first, as large as there is room', () => {
    const corners = [lies(start, [0, 0]), lies(start, [1600, 1000])].flat();
    [0, 37.5, 1800, 1162.5].forEach((want, i) => expect(Math.abs((corners[i] ?? 0) - want)).toBeLessThan(3));
  });

  it('has its marks where they are', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        fc.pre(Math.hypot(a[0] - b[0], a[1] - b[1]) > 5);
        const one = pulled(pulled(start, 'a', a), 'b', b);
        lies(one, one.a.px).forEach((value, i) => expect(value).toBeCloseTo(a[i] as number, 6));
        lies(one, one.b.px).forEach((value, i) => expect(value).toBeCloseTo(b[i] as number, 6));
        const back = lies(one, pixelAt(one, [700, 300]));
        expect([Math.round(back[0]), Math.round(back[1])]).toEqual([700, 300]);
      }),
    );
  });

  it('stays where it lies when a mark names another place of it', () => {
    const one = marked(start, 'a', [300, 900]);
    expect(one.a.mm).toEqual([300, 900]);
    const [before, after] = [lies(start, [800, 500]), lies(one, [800, 500])];
    expect(Math.hypot(before[0] - after[0], before[1] - after[1])).toBeLessThan(3);
  });

  it('stays where it lies where both marks would be one, or a mark would be beside it', () => {
    expect(marked(start, 'a', start.b.mm)).toBe(start);
    expect(pulled(start, 'b', start.a.mm)).toBe(start);
    expect(marked(start, 'b', [-400, 600])).toBe(start);
  });

  it('moves by the first mark and grows to a distance', () => {
    const moved = pulled(start, 'a', [500, 650]);
    expect(distanceOf(moved)).toBe(distanceOf(start));
    expect([distanceOf(stretched(moved, 242)), stretched(moved, 242).a]).toEqual([242, moved.a]);
  });
});
