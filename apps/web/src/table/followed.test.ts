import { describe, expect, it } from 'vitest';
import { areaAround, centred, fitted, toScreen } from './camera.ts';
import { followed, withMostOf, withTargets } from './followed.ts';

const table = { width: 1800, height: 1200 };
const view = { width: 1000, height: 800 };

describe('what happens is followed', () => {
  const phone = { width: 390, height: 600 };
  /** Under a line of 50 pixels. */
  const free = { left: 0, top: 50, width: 390, height: 550 };
  const near = { kept: null, closest: 1.6 };
  const start = centred({ x: 200, y: 200 }, 1, table, phone);
  const places = [0, 300, 900, 1500, 1800].flatMap((x) => [0, 400, 1200].map((y) => ({ x, y })));

  it('comes into the free part of the window from wherever one looks', () => {
    for (const from of places)
      for (const to of places) {
        const area = areaAround([from, to]);
        const seen = followed(start, area ?? never(), free, table, phone, near);
        for (const place of [from, to]) {
          const { x, y } = toScreen(seen, place);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(390);
          expect(y).toBeGreaterThanOrEqual(50);
          expect(y).toBeLessThanOrEqual(600);
        }
        expect(seen.scale).toBeLessThanOrEqual(1.6);
      }
  });

  it('moves nothing while it is well in sight, nor where the whole table is shown', () => {
    const here = { minX: 190, maxX: 210, minY: 190, maxY: 210 };
    expect(followed(start, here, free, table, phone, near)).toBe(start);
    const whole = fitted(table, view, 4);
    const edge = { minX: 2, maxX: 20, minY: 600, maxY: 620 };
    expect(followed(whole, edge, { left: 0, top: 0, ...view }, table, view, near)).toBe(whole);
    // On a phone the whole table is too small for that.
    expect(followed(fitted(table, phone, 4), edge, free, table, phone, near).scale).toBe(1.6);
  });

  it('keeps the zoom of the reader in their own turn, unless it would not fit', () => {
    const here = { minX: 800, maxX: 830, minY: 600, maxY: 610 };
    expect(followed(start, here, free, table, phone, { kept: 3, closest: 1.6 }).scale).toBe(3);
    expect(followed(start, here, free, table, phone, { kept: 0.7, closest: 1.6 }).scale).toBe(0.7);
    const wide = { minX: 100, maxX: 1700, minY: 600, maxY: 610 };
    expect(followed(start, wide, free, table, phone, { kept: 0.7, closest: 1.6 }).scale).toBeLessThan(0.3);
  });
});

describe('one’s own view when the turn of others is over', () => {
  const free = { left: 0, top: 50, width: 390, height: 500 };
  const own = centred({ x: 300, y: 300 }, 0.8, table, { width: 390, height: 600 });

  it('stays as it is while most of the pieces that may be used are in the free part of the window', () => {
    const places = [
      { x: 300, y: 300 },
      { x: 350, y: 330 },
      { x: 1700, y: 1100 },
    ];
    expect(withMostOf(places, own, free, table)).toBe(own);
  });

  it('shows more of one’s own than the view had, all of them where they fit large enough', () => {
    const wings = [100, 300, 500, 700].flatMap((x) => [200, 500].map((y) => ({ x, y })));
    const close = centred({ x: 700, y: 500 }, 2.6, table, { width: 390, height: 600 });
    const shown = ({ x, y }: { x: number; y: number }) =>
      x > 0 && x < 390 && y > free.top && y < free.top + free.height;
    const count = (view: typeof own) => wings.filter((place) => shown(toScreen(view, place))).length;
    expect(count(close)).toBe(1);
    expect(count(withMostOf(wings, close, free, table))).toBe(wings.length);
    const apart = wings.map(({ x, y }) => ({ x: 2 * x, y: 2 * y }));
    const seen = withMostOf(apart, close, free, table, 0.5);
    expect(seen.scale).toBeCloseTo(0.4);
    expect(apart.filter((place) => shown(toScreen(seen, place))).length).toBeGreaterThan(3);
  });

  it('begins below what is over the head of the window, where the end of the table would lie under it', () => {
    const opening = centred({ x: 300, y: 0 }, 0.8, table, { width: 390, height: 600 });
    expect(toScreen(opening, { x: 300, y: 0 }).y).toBeLessThan(free.top);
    expect(toScreen(withMostOf([], opening, free, table), { x: 300, y: 0 }).y).toBeGreaterThanOrEqual(free.top);
    const elsewhere = centred({ x: 300, y: 600 }, 0.8, table, { width: 390, height: 600 });
    expect(withMostOf([], elsewhere, free, table)).toBe(elsewhere);
  });

  it('shows them together where none is, with one’s own zoom if it can', () => {
    const near = [0, 200, 300].map((x) => ({ x: 1400 + x, y: 1100 }));
    const to = withMostOf(near, own, free, table);
    expect(to.scale).toBe(own.scale);
    for (const place of near) expect(toScreen(to, place).x).toBeLessThanOrEqual(390);
  });

  it('brings out a line that lies under what is over the head of the window, but for one who is before it', () => {
    const [left, top] = [-own.x / own.scale, -own.y / own.scale];
    const line = [60, 100, 140, 180].map((x) => ({ x: left + x / own.scale, y: top + 40 / own.scale }));
    const before = { x: left + 120 / own.scale, y: top + 200 / own.scale };
    const to = withMostOf([...line, before], own, free, table);
    for (const place of line) expect(toScreen(to, place).y).toBeGreaterThanOrEqual(free.top);
    const [flank] = line;
    const beside = { x: before.x + 20, y: before.y };
    if (flank) expect(withMostOf([flank, before, beside], own, free, table)).toBe(own);
  });

  it('shows some of them large enough where they stand too far apart', () => {
    const wings = [100, 1700].map((x) => ({ x, y: 1150 }));
    const to = withMostOf(wings, own, free, table);
    expect(to.scale).toBeCloseTo(0.8 * 0.42);
    const seen = wings.map((place) => toScreen(to, place)).filter(({ x }) => x >= 0 && x <= 390);
    expect(seen.length).toBe(1);
  });

  it('brings targets in beside the one that acts, the nearest first, as long as they can be told apart', () => {
    const actor = { x: 300, y: 300 };
    const [near, far] = [
      { x: 300, y: 700 },
      { x: 1700, y: 1100 },
    ];
    const seen = withTargets(actor, [far, near], own, free, table);
    for (const place of [actor, near]) {
      const { x, y } = toScreen(seen, place);
      expect(x > 0 && x < 390 && y > free.top && y < free.top + free.height).toBe(true);
    }
    expect(toScreen(seen, far).x).toBeGreaterThan(390);
    expect(withTargets(actor, [], own, free, table)).toBe(own);
    expect(withTargets(actor, [far], own, free, table)).toBe(own);
  });
});

function never(): never {
  throw new Error('two places have an area');
}
