import { describe, expect, it } from 'vitest';
import { arcOf, halfOf, type LatticeBox, searchLattice, searchLowest } from './latticeSearch.ts';

const RANGES = [
  { low: -3, high: 40 },
  { low: 7, high: 29 },
];
const strayOf = (box: LatticeBox) => [halfOf(box, 0), halfOf(box, 1)];
const enough = () => ({ boxes: 100_000 });

describe('the search of the lattice', () => {
  it('finds the one point that is allowed, wherever it lies', () => {
    for (let x = -3; x <= 40; x++) {
      for (let y = 7; y <= 29; y++) {
        const at = ([a, b]: readonly number[]) => (a === x && b === y ? [x, y] : null);
        expect(searchLattice(RANGES, { at, strayOf, isHopeless: () => false }, enough())).toEqual([x, y]);
      }
    }
  });

  it('asks every point once at least before it finds none, but for those of hopeless boxes', () => {
    const asked = new Set<string>();
    const at = (point: readonly number[]) => {
      asked.add(point.join());
      return null;
    };
    expect(searchLattice(RANGES, { at, strayOf, isHopeless: () => false }, enough())).toBeNull();
    expect(asked.size).toBe(44 * 23);
    asked.clear();
    const isHopeless = ({ ranges: [x] }: LatticeBox) => (x?.high ?? 0) < 10;
    expect(searchLattice(RANGES, { at, strayOf, isHopeless }, enough())).toBeNull();
    expect([...asked].every((point) => Number(point.split(',')[0]) >= 0)).toBe(true);
    expect(asked.size).toBeGreaterThanOrEqual(31 * 23);
  });

  it('tries a figure that moves nothing at one value', () => {
    const asked: (readonly number[])[] = [];
    const at = (point: readonly number[]) => {
      asked.push(point);
      return null;
    };
    searchLattice(RANGES, { at, strayOf: (box) => [halfOf(box, 0), 0], isHopeless: () => false }, enough());
    expect(new Set(asked.map(([, y]) => y))).toEqual(new Set([18]));
  });

  it('ends with its budget, which several searches may share', () => {
    const at = ([x, y]: readonly number[]) => (x === 40 && y === 29 ? 'corner' : null);
    const search = { at, strayOf, isHopeless: () => false };
    const budget = { boxes: 2000 };
    expect(searchLattice(RANGES, search, budget)).toBe('corner');
    const spent = 2000 - budget.boxes;
    expect(searchLattice(RANGES, search, { boxes: spent })).toBe('corner');
    expect(searchLattice(RANGES, search, { boxes: spent - 1 })).toBeNull();
    const short = { boxes: spent + 1 };
    expect(searchLattice(RANGES, search, short)).toBe('corner');
    expect(searchLattice(RANGES, search, short)).toBeNull();
  });

  it('finds a roomy place before it is lost in the narrow ones', () => {
    // Every point of the left half misses by a hair, the right third is free.
    const wide = [{ low: 0, high: 999_999 }];
    const at = ([x = 0]: readonly number[]) => (x > 700_000 ? x : null);
    const search = { at, strayOf: (box: LatticeBox) => [halfOf(box, 0)], isHopeless: () => false };
    expect(searchLattice(wide, search, { boxes: 10 })).toBeGreaterThan(700_000);
  });

  it('reckons an arc from the facing, a little long', () => {
    const box = { ranges: [{ low: 0, high: 32 }], middle: [16] };
    expect(arcOf(box, 0, 1000)).toBeGreaterThan((1000 * Math.PI) / 180);
    expect(arcOf(box, 0, 1000)).toBeCloseTo((1000 * Math.PI) / 180, 1);
    expect(halfOf({ ranges: [{ low: 0, high: 5 }], middle: [2] }, 0)).toBe(3);
  });
});

describe('the search for the lowest', () => {
  const range = { low: 3, high: 90 };
  const strayOne = (box: LatticeBox) => [halfOf(box, 0)];
  const among = (allowed: readonly number[], asked: number[] = []) => ({
    at: ([n = 0]: readonly number[]) => {
      asked.push(n);
      return allowed.includes(n) ? n : null;
    },
    strayOf: strayOne,
    isHopeless: () => false,
  });

  it('finds the lowest allowed number, and asks nothing that lies higher', () => {
    for (const lowest of [3, 4, 46, 47, 89, 90]) {
      const asked: number[] = [];
      expect(searchLowest(range, among([lowest, 90], asked), enough())).toBe(lowest);
      expect(asked).toEqual(Array.from({ length: lowest - 2 }, (_, i) => 3 + i));
    }
    expect(searchLowest(range, among([2, 91]), enough())).toBeNull();
    expect(searchLowest({ low: 5, high: 4 }, among([4, 5]), enough())).toBeNull();
  });

  it('skips ranges that are refused as a whole', () => {
    const asked: number[] = [];
    const isHopeless = ({ ranges: [one], middle: [middle = 0] }: LatticeBox, [stray = 0]: readonly number[]) =>
      middle + stray < 60 && (one?.high ?? 0) < 60;
    expect(searchLowest(range, { ...among([20, 70], asked), isHopeless }, enough())).toBe(70);
    expect(Math.min(...asked)).toBe(60);
  });

  it('gives up at the end of its budget', () => {
    const budget = { boxes: 1000 };
    expect(searchLowest(range, among([50]), budget)).toBe(50);
    const spent = 1000 - budget.boxes;
    expect(searchLowest(range, among([50]), { boxes: spent })).toBe(50);
    expect(searchLowest(range, among([50]), { boxes: spent - 1 })).toBeNull();
  });
});
