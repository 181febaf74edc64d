import { describe, expect, it } from 'vitest';
import { CLOSEST, fitted, framed, panned, toScreen, toWorld, zoomed } from './camera.ts';
import { bearingName } from './bearings.ts';

const table = { width: 1800, height: 1200 };
const view = { width: 1000, height: 800 };

describe('the camera', () => {
  const camera = fitted(table, view, 10);

  it('shows the whole table in the middle', () => {
    const [a, b] = [toScreen(camera, { x: 0, y: 0 }), toScreen(camera, { x: 1800, y: 1200 })];
    expect(a.x).toBeCloseTo(10);
    expect(b.x).toBeCloseTo(990);
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

  it('limits the zoom and keeps the table in sight', () => {
    expect(zoomed(camera, 1000, { x: 0, y: 0 }, table, view).scale).toBe(CLOSEST);
    expect(zoomed(camera, 0.001, { x: 0, y: 0 }, table, view).scale).toBeGreaterThan(0.3);
    const gone = panned(camera, 99_999, -99_999, table, view);
    expect(toWorld(gone, { x: 500, y: 400 }).x).toBeGreaterThanOrEqual(0);
    expect(toWorld(gone, { x: 500, y: 400 }).y).toBeLessThanOrEqual(1200);
  });

  it('frames an area', () => {
    const close = framed({ minX: 100, minY: 100, maxX: 300, maxY: 200 }, view, 20, 2);
    expect(close.scale).toBe(2);
    expect(toScreen(close, { x: 200, y: 150 })).toEqual({ x: 500, y: 400 });
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
