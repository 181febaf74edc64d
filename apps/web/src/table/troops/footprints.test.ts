import { describe, expect, it } from 'vitest';
import { measuredLine, type Place } from './footprints.ts';

const at = (x: number): Place => ({ x, y: 100, facing: 0, width: 60, depth: 30 });
const point = (x: number) => ({ x, y: 100 });

describe('the free stick', () => {
  it('measures from edge to edge between two footprints, from point to point on the ground and within one footprint', () => {
    expect(measuredLine(at(100), at(300), point(110), point(290)).gap).toBe(140);
    expect(measuredLine(at(100), null, point(110), point(290)).gap).toBe(180);
    expect(measuredLine(at(100), at(100), point(80), point(120)).gap).toBe(40);
  });
});
