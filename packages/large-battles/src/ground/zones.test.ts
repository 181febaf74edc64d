import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield } from '../../test/positions.ts';
import { clearOfLateralBands, insideZones, zoneDepth, zoneOf, zonesOf } from './zones.ts';

/** Red (0) has the bottom, blue (1) the top; 1800 x 1200 mm. */
const { field } = battlefield();
const zone = (half: 0 | 1, side: 0 | 1, y: number) => zoneOf(field, half, side, steps(y));
const inside = (half: 0 | 1, zones: readonly number[], from: number, to: number) =>
  insideZones(field, half, zones, steps(from), steps(to));

describe('zones', () => {
  it('LB-GEO-14 three bands of 200 mm in each half on the 15 mm table, zone 1 at the middle line', () => {
    expect(zoneDepth(field)).toBe(steps(200));
    expect([601, 799, 801, 999, 1001, 1199].map((y) => zone(0, 0, y))).toEqual([1, 1, 2, 2, 3, 3]);
    expect([599, 401, 399, 201, 199, 1].map((y) => zone(1, 1, y))).toEqual([1, 1, 2, 2, 3, 3]);
    expect(zone(0, 0, 599)).toBe(0);
    expect(zone(1, 1, 601)).toBe(0);
  });

  it('LB-GEO-14 the zones that are drawn are those that troops count in', () => {
    const drawn = zonesOf(field);
    expect(drawn.map(({ half, zone: n }) => [half, n])).toEqual([
      [1, 3],
      [1, 2],
      [1, 1],
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
    for (const { half, zone: n, minY, maxY } of drawn) expect(zoneOf(field, half, half, (minY + maxY) / 2)).toBe(n);
    expect([drawn[0]?.minY, drawn.at(-1)?.maxY]).toEqual([0, field.height]);
  });

  it('LB-GEO-14 the bands scale with the table', () => {
    const small = battlefield({ width: 1200, height: 800, scale: '6mm' }).field;
    expect([401, 533, 534, 799].map((y) => zoneOf(small, 0, 0, steps(y)))).toEqual([1, 1, 2, 3]);
  });

  it('LB-GEO-16 on a border line a unit counts in the zone nearer its enemy’s baseline', () => {
    // A red unit: its enemy is at the top.
    expect([zone(0, 0, 800), zone(0, 0, 1000), zone(0, 0, 1200)]).toEqual([1, 2, 3]);
    expect([zone(1, 0, 600), zone(1, 0, 400), zone(1, 0, 200), zone(1, 0, 0)]).toEqual([1, 2, 3, 3]);
    expect(zone(0, 0, 600)).toBe(0);
    // A blue unit in the red half: its enemy is at the bottom.
    expect([zone(0, 1, 600), zone(0, 1, 800), zone(0, 1, 1000)]).toEqual([1, 2, 3]);
    expect(zone(1, 1, 600)).toBe(0);
  });

  it('LB-SET-12 LB-GEO-14 wholly inside: to the border and not beyond; zones that meet are one', () => {
    expect(inside(1, [2], 200, 400)).toBe(true);
    expect(inside(1, [2], 199.9, 399)).toBe(false);
    expect(inside(1, [2], 201, 400.1)).toBe(false);
    expect(inside(0, [2], 800, 1000)).toBe(true);
    expect(inside(0, [2], 799, 900)).toBe(false);
    expect(inside(1, [2, 3], 150, 250)).toBe(true);
    expect(inside(1, [3, 1], 150, 250)).toBe(false);
    expect(inside(1, [1, 2, 3], 0, 600)).toBe(true);
    expect(inside(1, [1, 2, 3], 0, 601)).toBe(false);
  });

  it('LB-GEO-15 the lateral bands are as wide as a zone is deep', () => {
    const clear = (from: number, to: number) => clearOfLateralBands(field, steps(from), steps(to));
    expect(clear(200, 1600)).toBe(true);
    expect(clear(199.9, 300)).toBe(false);
    expect(clear(1500, 1600.1)).toBe(false);
  });
});
