import { describe, expect, it } from 'vitest';
import { arcOf, halfOf, type LatticeBox, searchLattice } from './latticeSearch.ts';

const RANGES = [
  { low: -3, high: 40 },
  { low: 7, high: 29 },
];
const strayOf = (box: LatticeBox) => [halfOf(box, 0), halfOf(box, 1)];

describe('the search of the lattice', () => {
  it('finds the one point that is allowed, wherever it lies', () => {
    for (let x = -3; x <= 40; x++) {
      for (let y = 7; y <= 29; y++) {
        const at = ([a, b]: readonly number[]) => (a === x && b === y ? [x, y] : null);
        expect(searchLattice(RANGES, { at, strayOf, isHopeless: () => false })).toEqual([x, y]);
      }
    }
  });

  it('asks every point once at least before it finds none, but for those of hopeless boxes', () => {
    const asked = new Set<string>();
    const at = (point: readonly number[]) => {
      asked.add(point.join());
      return null;
    };
    expect(searchLattice(RANGES, { at, strayOf, isHopeless: () => false })).toBeNull();
    expect(asked.size).toBe(44 * 23);
    asked.clear();
    const isHopeless = ({ ranges: [x] }: LatticeBox) => (x?.high ?? 0) < 10;
    expect(searchLattice(RANGES, { at, strayOf, isHopeless })).toBeNull();
    expect([...asked].every((point) => Number(point.split(',')[0]) >= 0)).toBe(true);
    expect(asked.size).toBeGreaterThanOrEqual(31 * 23);
  });

  it('tries a figure that moves nothing at one value', () => {
    const asked: (readonly number[])[] = [];
    const at = (point: readonly number[]) => {
      asked.push(point);
      return null;
    };
    searchLattice(RANGES, { at, strayOf: (box) => [halfOf(box, 0), 0], isHopeless: () => false });
    expect(new Set(asked.map(([, y]) => y))).toEqual(new Set([18]));
  });

  it('reckons an arc from the facing, a little long', () => {
    const box = { ranges: [{ low: 0, high: 32 }], middle: [16] };
    expect(arcOf(box, 0, 1000)).toBeGreaterThan((1000 * Math.PI) / 180);
    expect(arcOf(box, 0, 1000)).toBeCloseTo((1000 * Math.PI) / 180, 1);
    expect(halfOf({ ranges: [{ low: 0, high: 5 }], middle: [2] }, 0)).toBe(3);
  });
});
