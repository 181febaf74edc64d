import { FULL_TURN } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../state/commands.ts';
import type { RolledFeature } from '../../state/frames.ts';
import type { Feature } from '../../state/state.ts';
import { bareTable } from './generator.ts';
import { laidBy, lineOf, nextId } from './laying.ts';

// 15 mm: quarters of 300 mm, S 50, L 120, a foot diameter 20.
const MM = 64;
const DEGREE = FULL_TURN / 360;
const GROUP = 7;
const table = bareTable('SDS', 15, 'pickUp');

const area = (...points: number[]): Command => ({
  type: 'layArea',
  points: points.map((mm) => mm * MM),
  elsewhere: false,
});
const square = (x: number, y: number, width = 60, height = 60) =>
  area(x, y, x + width, y, x + width, y + height, x, y + height);
const piece = (x: number, y: number, width: number, degrees = 0, height = 0): Command => ({
  type: 'layFeature',
  laying: { x: x * MM, y: y * MM, width: width * MM, height: height * MM, turn: degrees * DEGREE },
  elsewhere: false,
});

function laid(kind: RolledFeature['kind'], command: Command, features: readonly Feature[] = [], quarter = 0) {
  const rolled: RolledFeature = { kind, count: 3, quarter, mayMove: false, windows: 0 };
  return laidBy({ ...table, features }, rolled, GROUP, command);
}
const why = (...given: Parameters<typeof laid>) => {
  const { refusal } = laid(...given);
  return refusal && `${refusal.rule} ${refusal.reason.replace('sk.refusal.', '')}`;
};
const facts = (...given: Parameters<typeof laid>) => laid(...given).refusal?.facts;

const fence = (id: string, x1: number, y1: number, x2: number, y2: number, group = GROUP): Feature => ({
  id,
  group,
  kind: 'fence',
  x1: x1 * MM,
  y1: y1 * MM,
  x2: x2 * MM,
  y2: y2 * MM,
});
const tree = (x: number, y: number, group = GROUP): Feature => ({
  id: 'tree-1',
  group,
  kind: 'tree',
  x: x * MM,
  y: y * MM,
});

describe('the piece that is laid', () => {
  it('SK-TER-1 is of the kind rolled, and of the next number of its kind', () => {
    expect(why('rough', piece(100, 100, 50))).toBe('SK-TER-1 layOther');
    expect(facts('rough', piece(100, 100, 50))).toEqual({ piece: 'sk.feature.rough' });
    expect(why('lowWalls', square(10, 10))).toBe('SK-TER-1 layOther');
    expect(facts('lowWalls', square(10, 10))).toEqual({ piece: 'sk.feature.lowWall' });
    expect(why('building', square(10, 10))).toBe('SK-TER-1 layOther');
    for (const kind of ['wood', 'rough', 'hill'] as const) {
      expect(laid(kind, square(10, 10)).feature).toMatchObject({ id: `${kind}-1`, group: GROUP, kind });
    }
    const three = [fence('fence-1', 0, 0, 20, 0), fence('fence-2', 0, 0, 20, 0), tree(0, 0)];
    expect(nextId({ features: three }, 'fence')).toBe('fence-3');
    expect(nextId({ features: three }, 'lowWall')).toBe('lowWall-1');
  });

  it('SK-TER-3 a straight piece lies about its centre, turned clockwise', () => {
    const ends = (degrees: number) => {
      const { x1, y1, x2, y2 } = lineOf({ id: 'fence-1', group: 1 }, 'fence', {
        x: 6400,
        y: 3200,
        width: 2000,
        height: 0,
        turn: degrees * DEGREE,
      });
      return [x1, y1, x2, y2];
    };
    expect(ends(0)).toEqual([5400, 3200, 7400, 3200]);
    expect(ends(90)).toEqual([6400, 2200, 6400, 4200]);
    expect(ends(30)).toEqual([5534, 2700, 7266, 3700]);
  });

  it('SK-GEO-17 SK-TER-3 an area has three to twenty corners, and a box from S by S to L by L', () => {
    const round = (corners: number) =>
      area(
        ...Array.from({ length: corners }, (_, i) => {
          const turn = (2 * Math.PI * i) / corners;
          return [150 + Math.round(50 * Math.sin(turn)), 150 - Math.round(50 * Math.cos(turn))];
        }).flat(),
      );
    expect(why('rough', round(3))).toBeNull();
    expect(why('rough', round(20))).toBeNull();
    expect(why('rough', round(21))).toBe('SK-GEO-17 areaCorners');
    expect(why('rough', area(10, 10, 90, 90))).toBe('SK-GEO-17 areaCorners');
    expect(why('rough', area(10, 10, 90, 10, 90, 90, 10))).toBe('SK-GEO-17 areaCorners');
    expect(facts('rough', area(10, 10, 90, 90))).toEqual({ least: 3, most: 20 });
    expect(why('rough', area(10, 10, 90, 90, 90, 10, 10, 90))).toBe('SK-GEO-17 areaCrossed');
    expect(why('rough', square(10, 10, 50, 120))).toBeNull();
    expect(why('rough', square(10, 10, 60, 49))).toBe('SK-TER-3 areaSize');
    expect(facts('rough', square(10, 10, 121, 60))).toEqual({ width: 121, height: 60, least: 50, most: 120 });
  });

  it('SK-TER-3 a tree has no size, a fence no breadth and from one foot diameter to S of length', () => {
    expect(why('trees', piece(100, 100, 0))).toBeNull();
    expect(why('trees', piece(100, 100, 20))).toBe('SK-TER-3 treeSize');
    expect(why('trees', piece(100, 100, 0, 0, 20))).toBe('SK-TER-3 treeSize');
    expect([19, 20, 50, 51].map((length) => why('fences', piece(100, 100, length)))).toEqual([
      'SK-TER-3 lineSize',
      null,
      null,
      'SK-TER-3 lineSize',
    ]);
    expect(why('fences', piece(100, 100, 50, 0, 5))).toBe('SK-TER-3 lineSize');
    expect(facts('fences', piece(100, 100, 51))).toEqual({ length: 51, least: 20, most: 50 });
  });

  it('SK-TER-13 lies in its quarter; the refusal says which', () => {
    expect(why('hill', square(240, 10))).toBeNull();
    expect(why('hill', square(241, 10))).toBe('SK-TER-13 outsideQuarter');
    expect(facts('hill', square(10, 10), [], 2)).toEqual({ piece: 'sk.feature.hill', quarter: 'sk.quarter.2' });
  });
});

describe('features beside others', () => {
  it('SK-TER-11 S from those of other rolls; the refusal gives the gap, rounded down to a tenth', () => {
    const others = [tree(150, 150, 3)];
    // The tree is 10 mm thick.
    expect(why('rough', square(30, 120), others)).toBeNull();
    expect(why('rough', square(30.5, 120), others)).toBe('SK-TER-11 tooNear');
    expect(facts('rough', square(30.55, 120), others)).toEqual({
      piece: 'sk.feature.rough',
      other: 'sk.feature.tree',
      gap: 49.4,
      least: 50,
    });
    const gone: Feature = { id: 'wood-1', group: 3, kind: 'gone' };
    expect(why('rough', square(30, 120), [gone])).toBeNull();
  });

  it('SK-TER-12 trees of one roll may touch, not overlap', () => {
    expect(why('trees', piece(120, 100, 0), [tree(100, 100)])).toBeNull();
    expect(why('trees', piece(119, 100, 0), [tree(100, 100)])).toBe('SK-TER-12 piecesCross');
    expect(facts('trees', piece(119, 100, 0), [tree(100, 100)])).toEqual({
      piece: 'sk.feature.tree',
      other: 'sk.feature.tree',
    });
  });

  it.each<[string, Command, boolean]>([
    ['end to end', piece(175, 100, 50), true],
    ['from one end at a right angle', piece(150, 125, 50, 90), true],
    ['with its end on the middle of the other', piece(125, 125, 50, 90), true],
    ['with the middle at the end of the other', piece(150, 100, 50, 90), true],
    ['in line, apart', piece(185, 100, 50), true],
    ['beside it', piece(125, 101, 50), true],
    ['across where the other would go on', piece(160, 100, 50, 90), true],
    ['where the piece itself would go on to cross', piece(125, 126, 50, 90), true],
    ['across', piece(125, 110, 50, 90), false],
    ['across at a slant', piece(125, 100, 50, 30), false],
    ['on it', piece(125, 100, 50), false],
    ['over its end, in line', piece(165, 100, 50), false],
    ['over its other end, in line', piece(85, 100, 50), false],
  ])('SK-TER-12 a fence %s of a piece of its own roll', (_, command, legal) => {
    const before = fence('fence-1', 100, 100, 150, 100);
    expect(why('fences', command, [before])).toBe(legal ? null : 'SK-TER-12 piecesCross');
  });

  it('SK-TER-12 upright pieces in line may touch, not overlap', () => {
    const before = fence('fence-1', 100, 100, 100, 150);
    expect(why('fences', piece(100, 175, 50, 90), [before])).toBeNull();
    expect(why('fences', piece(100, 165, 50, 90), [before])).toBe('SK-TER-12 piecesCross');
    expect(why('fences', piece(100, 85, 50, 90), [before])).toBe('SK-TER-12 piecesCross');
    expect(why('fences', piece(100, 75, 50, 90), [before])).toBeNull();
  });
});
