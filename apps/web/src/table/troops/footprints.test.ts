import { describe, expect, it } from 'vitest';
import { measuredLine, nearestPiece, type Place } from './footprints.ts';
import { clearOfMen } from './handles.ts';

const at = (x: number): Place => ({ x, y: 100, facing: 0, width: 60, depth: 30 });
const point = (x: number) => ({ x, y: 100 });

describe('the free stick', () => {
  it('measures from edge to edge between two footprints, from point to point on the ground and within one footprint', () => {
    expect(measuredLine(at(100), at(300), point(110), point(290)).gap).toBe(140);
    expect(measuredLine(at(100), null, point(110), point(290)).gap).toBe(180);
    expect(measuredLine(at(100), at(100), point(80), point(120)).gap).toBe(40);
  });
});

describe('the piece under the pointer', () => {
  const unit = { piece: 'unit', place: at(100) };
  const base = { piece: 'base', place: { ...at(118), width: 20, depth: 20 }, bonus: 2 };
  const found = (x: number, reach = 10) => nearestPiece([unit, base], point(x), reach, () => 0);

  it('is the one whose middle is meant, where a small one lies over a large one', () => {
    expect([found(100), found(118), found(128)]).toEqual(['unit', 'base', 'base']);
    expect(found(105)).toBe('unit');
  });

  it('may be small and a little aside', () => {
    expect(nearestPiece([base], point(140), 5, () => 0)).toBeNull();
    expect(nearestPiece([base], point(132), 5, () => 0)).toBe('base');
  });
});

describe('handles', () => {
  it('are clear of the men, who stand up the page', () => {
    expect(clearOfMen(10, 0)).toBe(40);
    expect(clearOfMen(10, 0, 2)).toBe(70);
    expect(clearOfMen(10, 180)).toBe(10);
    expect(clearOfMen(10, 90)).toBeCloseTo(10);
  });
});
