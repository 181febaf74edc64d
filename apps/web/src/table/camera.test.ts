import { describe, expect, it } from 'vitest';
import {
  areaAround,
  AROUND_TABLE,
  centred,
  CLOSEST,
  type Extent,
  fitted,
  framed,
  middleAmong,
  opened,
  panned,
  resized,
  showing,
  toScreen,
  toWorld,
  zoomed,
} from './camera.ts';
import { bearingName } from './bearings.ts';

const table = { width: 1800, height: 1200 };
const view = { width: 1000, height: 800 };
/** Nothing lies over the window. */
const whole = (size: Extent) => ({ left: 0, top: 0, ...size });

describe('the camera', () => {
  const camera = fitted(table, view, 10);

  it('shows the whole table in the middle', () => {
    const [a, b] = [toScreen(camera, { x: 0, y: 0 }), toScreen(camera, { x: 1800, y: 1200 })];
    // The margin of the map is shown too.
    expect(a.x - 22 * camera.scale).toBeCloseTo(10);
    expect(b.x + 22 * camera.scale).toBeCloseTo(990);
    expect(a.y).toBeCloseTo(800 - b.y);
  });

  it('converts to the screen and back', () => {
    const back = toWorld(camera, toScreen(camera, { x: 123, y: 456 }));
    expect(back.x).toBeCloseTo(123);
    expect(back.y).toBeCloseTo(456);
  });

  it('keeps the point under the pointer when it zooms', () => {
    const at = { x: 400, y: 300 };
    const before = toWorld(camera, at);
    const after = toWorld(zoomed(camera, 2, at, table, view), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('opens on what matters alone where that is known, else a large window on the whole table', () => {
    const all = { minX: 100, minY: 100, maxX: 1700, maxY: 1100 };
    const stage = { minX: 800, minY: 500, maxX: 900, maxY: 540 };
    const phone = { width: 390, height: 270 };
    const near = opened({ area: all, about: null, stage }, table, phone);
    expect(near.scale).toBe(1.6);
    expect(toScreen(near, { x: 850, y: 520 })).toEqual({ x: 195, y: 135 });
    expect(opened({ area: all, about: null }, table, phone).scale).toBeLessThan(0.5);
    const wide = opened({ area: all, about: null, stage }, table, view);
    expect(wide.scale).toBeGreaterThan(opened({ area: all, about: null }, table, view).scale);
    // With more room around it.
    for (const x of [stage.minX - 100, stage.maxX + 100]) {
      const at = toScreen(wide, { x, y: 520 }).x;
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(view.width);
    }
  });

  it('moves to places that are out of sight, at the same scale where they fit', () => {
    const near = centred({ x: 400, y: 400 }, 1, table, { width: 400, height: 300 });
    const size = { width: 400, height: 300 };
    const area = (...places: readonly { x: number; y: number }[]) => areaAround(places) ?? expect.unreachable();
    expect(showing(near, area({ x: 380, y: 380 }, { x: 420, y: 420 }), table, whole(size))).toBe(near);
    const moved = showing(near, area({ x: 700, y: 500 }, { x: 800, y: 600 }), table, whole(size));
    expect(moved.scale).toBe(1);
    expect(toScreen(moved, { x: 750, y: 550 })).toEqual({ x: 200, y: 150 });
    const both = showing(near, area({ x: 300, y: 200 }, { x: 1500, y: 1000 }), table, whole(size));
    expect(both.scale).toBeLessThan(1);
    for (const [place, least] of [
      [{ x: 300, y: 200 }, 0],
      [{ x: 1500, y: 1000 }, 0],
    ] as const) {
      const at = toScreen(both, place);
      expect(Math.min(at.x, at.y, size.width - at.x, size.height - at.y)).toBeGreaterThan(least);
    }
  });

  it('keeps what is pointed at in sight when a panel takes room from the table', () => {
    const [tall, low] = [
      { width: 390, height: 430 },
      { width: 390, height: 265 },
    ];
    const camera = centred({ x: 700, y: 600 }, 0.5, table, tall);
    const area = { minX: 650, maxX: 750, minY: 580, maxY: 760 };
    const stays = resized(camera, tall, low, table);
    const cut = toScreen(stays, { x: 700, y: 760 });
    expect(cut.y).toBeGreaterThan(265);
    const shown = showing(stays, area, table, whole(low));
    expect(shown.scale).toBe(0.5);
    expect(toScreen(shown, { x: 700, y: 580 }).y).toBeGreaterThanOrEqual(44);
    expect(toScreen(shown, { x: 700, y: 760 }).y).toBeLessThanOrEqual(265 - 44);
    // Under a line that lies over the head of the table nothing is in sight.
    const under = showing(stays, area, table, { ...whole(low), top: 50, height: 215 });
    expect(toScreen(under, { x: 700, y: 580 }).y).toBeGreaterThanOrEqual(50);
    expect(toScreen(under, { x: 700, y: 760 }).y).toBeLessThanOrEqual(265);
  });

  it('moves nothing where a panel below takes room, as long as what stood in the middle is in sight', () => {
    const sizes = [430, 330, 265, 240, 430].map((height) => ({ width: 390, height }));
    const camera = centred({ x: 700, y: 600 }, 0.5, table, sizes[0] ?? view);
    const places = sizes.map((size) => toScreen(resized(camera, sizes[0] ?? view, size, table), { x: 700, y: 600 }).y);
    expect(places.map(Math.round)).toEqual([215, 215, 215, 204, 215]);
    // A window that turns keeps its middle.
    const turned = resized(camera, sizes[0] ?? view, { width: 640, height: 300 }, table);
    expect(toScreen(turned, { x: 700, y: 600 })).toEqual({ x: 320, y: 150 });
  });

  it('limits the zoom and keeps the table in sight', () => {
    expect(zoomed(camera, 1000, { x: 0, y: 0 }, table, view).scale).toBe(CLOSEST);
    expect(zoomed(camera, 0.001, { x: 0, y: 0 }, table, view).scale).toBeGreaterThan(0.3);
    const gone = panned(camera, 99_999, -99_999, table, view);
    expect(toWorld(gone, { x: 500, y: 400 }).x).toBeGreaterThanOrEqual(0);
    expect(toWorld(gone, { x: 500, y: 400 }).y).toBeLessThanOrEqual(1200);
  });

  it('shows a place in the middle, but no bare cloth beside the table', () => {
    expect(toScreen(centred({ x: 900, y: 600 }, 2, table, view), { x: 900, y: 600 })).toEqual({ x: 500, y: 400 });
    const corner = centred({ x: 1790, y: 10 }, 2, table, view);
    expect(toScreen(corner, { x: 1822, y: -22 })).toEqual({ x: 1000, y: 0 });
  });

  it('frames an area', () => {
    const close = framed({ minX: 100, minY: 100, maxX: 300, maxY: 200 }, view, 20, 2);
    expect(close.scale).toBe(2);
    expect(toScreen(close, { x: 200, y: 150 })).toEqual({ x: 500, y: 400 });
  });
});

describe('the opening view', () => {
  const around = (points: readonly (readonly [number, number])[]) => {
    const area = areaAround(points.map(([x, y]) => ({ x, y })));
    if (!area) throw new Error('There are troops.');
    return area;
  };

  it('shows the own troops first where there is no room for all', () => {
    const places = [
      { x: 700, y: 40 },
      { x: 900, y: 60 },
    ];
    const area = around([
      [700, 40],
      [1000, 1150],
    ]);
    expect(middleAmong([])).toBeNull();
    const flat = { width: 1800, height: 300 };
    const camera = opened({ area, about: middleAmong(places) }, table, flat);
    for (const place of places) {
      const { x, y } = toScreen(camera, place);
      expect([x > 0, x < flat.width, y > 0, y < flat.height]).toEqual([true, true, true, true]);
    }
  });

  it('shows the whole table with its margin where units can be told apart on it, if the troops stand wide apart', () => {
    const wide = around([
      [0, 200],
      [1800, 400],
    ]);
    expect(opened({ area: wide, about: null }, table, view)).toEqual(fitted(table, view, AROUND_TABLE));
    // Else no cloth lies beside it, and all troops are in sight.
    const area = around([
      [400, 200],
      [700, 400],
    ]);
    const camera = opened({ area, about: null }, table, view);
    const [from, to] = [toScreen(camera, { x: 0, y: 0 }), toScreen(camera, { x: 1800, y: 1200 })];
    const edge = 1e-6 + 22 * camera.scale;
    expect([from.x <= edge, from.y <= edge, to.x >= 1000 - edge, to.y >= 800 - edge]).not.toContain(false);
    for (const x of [400, 700])
      for (const y of [200, 400]) {
        const at = toScreen(camera, { x, y });
        expect([at.x > 0, at.y > 0, at.x < 1000, at.y < 800]).not.toContain(false);
      }
  });

  it('shows the troops, and no bare cloth where the whole table would be too small', () => {
    const small = { width: 700, height: 560 };
    const area = around([
      [500, 300],
      [1300, 900],
    ]);
    const camera = opened({ area, about: null }, table, small);
    for (const [x, y] of [
      [500, 300],
      [1300, 900],
    ] as const) {
      const at = toScreen(camera, { x, y });
      expect(at.x > 0 && at.x < small.width && at.y > 0 && at.y < small.height).toBe(true);
    }
    expect(toScreen(camera, { x: 0, y: -22 }).y).toBeLessThanOrEqual(0.5);
    expect(toScreen(camera, { x: 0, y: 1222 }).y).toBeGreaterThanOrEqual(small.height - 0.5);
  });

  it('shows all troops even where they stand at the edges', () => {
    const area = around([
      [40, 40],
      [1760, 1160],
    ]);
    const left = toScreen(opened({ area, about: null }, table, view), { x: 40, y: 40 });
    const right = toScreen(opened({ area, about: null }, table, view), { x: 1760, y: 1160 });
    expect(left.x).toBeGreaterThan(0);
    expect(right.x).toBeLessThan(view.width);
  });

  it('shows what the decision is about where all troops would be too small', () => {
    const phone = { width: 390, height: 420 };
    const area = around([
      [100, 100],
      [1700, 1100],
    ]);
    const camera = opened({ area, about: { x: 1300, y: 300 } }, table, phone);
    expect(toScreen(camera, { x: 1300, y: 300 }).x).toBeCloseTo(195);
    expect(camera.scale).toBeGreaterThan(0.4);
  });

  it('shows single men large enough on a phone, upright and on its side, the own ones first', () => {
    const square = { width: 610, height: 610 };
    const area = around([
      [150, 60],
      [460, 550],
    ]);
    const own = { x: 300, y: 520 };
    for (const phone of [
      { width: 390, height: 430 },
      { width: 640, height: 340 },
      { width: 320, height: 260 },
    ]) {
      const camera = opened({ area, about: own, legible: 1.2 }, square, phone);
      const { x, y } = toScreen(camera, own);
      expect(camera.scale).toBeGreaterThanOrEqual(1.2);
      expect(x > 0 && x < phone.width && y > 0 && y < phone.height).toBe(true);
    }
    // At a desk the whole table is large enough, or the troops on it.
    const desk = { width: 820, height: 850 };
    expect(opened({ area, about: own, legible: 1.2 }, square, desk)).toEqual(
      opened({ area, about: own }, square, desk),
    );
  });

  it('knows when there are no troops yet', () => {
    expect(areaAround([])).toBeNull();
  });
});

describe('bearings', () => {
  it.each([
    [0, 'n'],
    [22, 'n'],
    [23, 'ne'],
    [180, 's'],
    [-90, 'w'],
    [359, 'n'],
  ])('%d degrees is %s', (degrees, wind) => {
    expect(bearingName(degrees)).toBe(`web.wind.${wind}`);
  });
});
