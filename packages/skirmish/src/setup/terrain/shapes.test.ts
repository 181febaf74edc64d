import { isSimple } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import type { Feature } from '../../state/state.ts';
import { apart, boxInside, discAt, gapOf, outlineOf } from './shapes.ts';

const FOOT = 10;

const area = (...points: number[]) => outlineOf({ id: 'wood-1', group: 1, kind: 'wood', points }, FOOT);
const box = (x: number, y: number, width: number, height: number) =>
  area(x, y, x + width, y, x + width, y + height, x, y + height);
const line = (x1: number, y1: number, x2: number, y2: number) =>
  outlineOf({ id: 'fence-1', group: 1, kind: 'fence', x1, y1, x2, y2 }, FOOT);
const tree = (x: number, y: number) => outlineOf({ id: 'tree-1', group: 1, kind: 'tree', x, y }, FOOT);

describe('the outline of an area', () => {
  it.each<[string, number[]]>([
    ['a square', [0, 0, 40, 0, 40, 40, 0, 40]],
    ['a triangle', [0, 0, 40, 0, 20, 50]],
    ['an L', [0, 0, 60, 0, 60, 20, 20, 20, 20, 60, 0, 60]],
    ['a square with a corner in the middle of a side', [0, 0, 20, 0, 40, 0, 40, 40, 0, 40]],
    ['a slanting side with a corner in its middle', [0, 0, 20, 10, 40, 20, 0, 40]],
    ['a spike that returns beside itself', [0, 0, 60, 0, 20, 5, 20, 40, 0, 40]],
  ])('SK-GEO-17 %s is one', (_, points) => expect(isSimple(area(...points).points)).toBe(true));

  it.each<[string, number[]]>([
    ['a bow tie', [0, 0, 40, 40, 40, 0, 0, 40]],
    ['two corners at one place', [0, 0, 40, 0, 40, 0, 40, 40, 0, 40]],
    ['a side that runs back on the one before, along', [0, 0, 40, 0, 20, 0, 20, 40]],
    ['a side that runs back on the one before, down', [0, 0, 0, 40, 0, 20, -40, 20]],
    ['a side that runs back on the one before, slanting', [10, 10, 50, 30, 30, 20, 0, 60]],
    ['the last side running back on the first', [20, 0, 40, 0, 40, 40, 10, 40, 0, 0, 30, 0]],
    ['a corner on another side', [0, 0, 40, 0, 40, 40, 20, 0, 0, 40]],
    ['an outline whose last side crosses the second', [0, 0, 40, 0, 40, 40, 80, 10]],
    ['one point three times', [10, 10, 10, 10, 10, 10]],
    ['a triangle without breadth', [0, 0, 40, 0, 80, 0]],
  ])('SK-GEO-17 %s is none', (_, points) => expect(isSimple(area(...points).points)).toBe(false));

  it('SK-GEO-17 lies in the box of its corners; that of a tree is one foot radius around it', () => {
    expect(area(30, 20, 70, 25, 50, 90).box).toEqual({ minX: 30, minY: 20, maxX: 70, maxY: 90 });
    expect(line(70, 20, 30, 90).box).toEqual({ minX: 30, minY: 20, maxX: 70, maxY: 90 });
    expect(tree(50, 60).box).toEqual({ minX: 40, minY: 50, maxX: 60, maxY: 70 });
  });

  it('SK-TER-13 a box lies inside another, touching it or not', () => {
    const outer = { minX: 0, minY: 0, maxX: 100, maxY: 100 };
    expect(boxInside(outer, outer)).toBe(true);
    expect(boxInside({ ...outer, minX: -1 }, outer)).toBe(false);
    expect(boxInside({ ...outer, minY: -1 }, outer)).toBe(false);
    expect(boxInside({ ...outer, maxX: 101 }, outer)).toBe(false);
    expect(boxInside({ ...outer, maxY: 101 }, outer)).toBe(false);
  });
});

describe('gaps between features', () => {
  const square = box(100, 100, 50, 50);

  it.each<[string, ReturnType<typeof area>, number]>([
    ['a square beside it', box(180, 100, 50, 50), 30],
    ['a square above it', box(100, 10, 50, 50), 40],
    ['a square off its corner', box(180, 190, 50, 50), 50],
    ['a triangle pointing at its side', area(170, 125, 200, 110, 200, 140), 20],
    ['a fence off its corner', line(180, 190, 260, 190), 50],
    ['a fence whose middle is nearest', line(170, 150, 150, 170), Math.sqrt(200)],
    ['a tree, less its foot radius', tree(180, 125), 20],
    ['the base of a model', discAt(125, 190, 15), 25],
    ['a square that touches it', box(150, 100, 50, 50), 0],
    ['a square that overlaps it', box(140, 140, 50, 50), 0],
    ['a cross, no corner of which lies inside', box(80, 120, 90, 10), 0],
    ['a square around it', box(50, 50, 200, 200), 0],
    ['a fence inside it', line(110, 110, 120, 120), 0],
    ['a fence through it', line(50, 125, 300, 125), 0],
    ['a tree inside it', tree(125, 125), 0],
    ['a tree whose rim reaches into it', tree(155, 125), 0],
  ])('SK-TER-11 SK-GEO-17 to %s', (_, other, gap) => {
    expect(gapOf(square, other)).toBeCloseTo(gap, 9);
    expect(gapOf(other, square)).toBeCloseTo(gap, 9);
    // As wide as the gap is far enough, wider is not.
    for (const [one, two] of [
      [square, other],
      [other, square],
    ] as const) {
      if (gap > 0) expect(apart(one, two, Math.floor(gap))).toBe(true);
      expect(apart(one, two, gap + 0.01)).toBe(false);
    }
  });

  it('SK-TER-11 two fences, two trees, and a fence beside the open end of another', () => {
    expect(gapOf(line(0, 0, 40, 0), line(0, 30, 40, 30))).toBe(30);
    expect(gapOf(line(0, 0, 40, 0), line(20, -10, 20, 10))).toBe(0);
    expect(gapOf(line(0, 0, 40, 0), line(70, 40, 100, 40))).toBe(50);
    expect(gapOf(tree(0, 0), tree(50, 0))).toBe(30);
    expect(gapOf(tree(0, 0), tree(15, 0))).toBe(0);
    expect(apart(tree(0, 0), tree(20, 0), 0)).toBe(true);
    expect(apart(tree(0, 0), tree(19, 0), 0)).toBe(false);
    expect(apart(tree(0, 0), tree(0, 0), 0)).toBe(false);
  });

  it('SK-GEO-17 a feature that was bashed away has no outline', () => {
    const gone: Feature = { id: 'building-1', group: 1, kind: 'gone' };
    expect(outlineOf(gone, FOOT).points).toEqual([]);
  });
});
