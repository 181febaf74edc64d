import { describe, expect, it } from 'vitest';
import { cosine, overlapsDeeper, overlapsQuadDeeper, passage, passageOver, polygonOf, quadOf, sine } from './index.ts';

const SIZE = { width: 200, depth: 100 };
const square = [1000, 1000, 1400, 1000, 1400, 1400, 1000, 1400];

describe('passage', () => {
  it('is the stretch on which a footprint overlaps a polygon on its straight way', () => {
    const q = quadOf({ x: 1200, y: 2000, facing: 0 }, SIZE);
    // Its front is at 1950: it enters at 1400 after 550, and its rear leaves at 1000 after 1050.
    expect(passage(q, 0, -1, 2000, square, 0)).toEqual({ from: 550, to: 1050 });
    expect(passage(q, 0, -1, 2000, square, 32)).toEqual({ from: 582, to: 1018 });
    expect(passage(q, 0, -1, 550, square, 0)).toBeNull();
    expect(passage(q, 0, -1, 551, square, 0)).toEqual({ from: 550, to: 551 });
    expect(passage(q, 0, 1, 5000, square, 0)).toBeNull();
  });

  it('slides along a border without meeting it', () => {
    const q = quadOf({ x: 900, y: 2000, facing: 0 }, SIZE);
    expect(passage(q, 0, -1, 2000, square, 0)).toBeNull();
    const deeper = quadOf({ x: 932, y: 2000, facing: 0 }, SIZE);
    expect(passage(deeper, 0, -1, 2000, square, 32)).toBeNull();
    expect(passage(deeper, 0, -1, 2000, square, 31)).not.toBeNull();
  });

  it('does not care which way round the polygon is given', () => {
    const back = [1000, 1400, 1400, 1400, 1400, 1000, 1000, 1000];
    const q = quadOf({ x: 1200, y: 2000, facing: 300 }, SIZE);
    expect(passage(q, 0.6, -0.8, 3000, back, 10)).toEqual(passage(q, 0.6, -0.8, 3000, square, 10));
  });

  it('tells of a footprint that stands whether it overlaps by more than so much', () => {
    const other = polygonOf(quadOf({ x: 1000, y: 1000, facing: 0 }, SIZE));
    const q = quadOf({ x: 1168, y: 1000, facing: 0 }, SIZE);
    expect(overlapsDeeper(q, other, 31)).toBe(true);
    expect(overlapsDeeper(q, other, 32)).toBe(false);
    expect(overlapsDeeper(quadOf({ x: 1200, y: 1000, facing: 0 }, SIZE), other, 0)).toBe(false);
  });

  it('finds over another footprint, bit for bit, what it finds over its corners', () => {
    const start = quadOf({ x: 1000, y: 1000, facing: 0 }, SIZE);
    let met = 0;
    for (let facing = 0; facing < 5760; facing += 37) {
      const other = quadOf({ x: 1000 + ((facing * 7) % 500), y: 700 + ((facing * 13) % 600), facing }, SIZE);
      const direction = (facing * 5) % 5760;
      const ux = sine(direction);
      const uy = -cosine(direction);
      const found = passageOver(start, ux, uy, 400, other, 3);
      if (found !== null) met += 1;
      expect(found).toEqual(passage(start, ux, uy, 400, polygonOf(other), 3));
      expect(overlapsQuadDeeper(start, other, 3)).toBe(overlapsDeeper(start, polygonOf(other), 3));
    }
    expect(met).toBeGreaterThan(20);
  });
});
