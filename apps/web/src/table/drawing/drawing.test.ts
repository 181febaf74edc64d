import { describe, expect, it } from 'vitest';
import { grass } from './Ground.tsx';
import { hachures } from './Hill.tsx';
import { houseFaces } from './House.tsx';
import { bars } from './Margin.tsx';
import { stones } from './Rough.tsx';
import { spots } from './Scenery.tsx';
import { boundsOf, type Flat, inside, toBorder } from './shapes.ts';
import { treeBox, treePaths, treesOf } from './trees.ts';
import { clearingsIn } from './Wood.tsx';

/** An L, so that nothing passes that only fits a rectangle. */
const ELL: Flat = [100, 100, 300, 100, 300, 180, 180, 180, 180, 260, 100, 260];

/** Where the strokes of a path begin, and where straight relative ones end. */
function ends(d: string): readonly (readonly [number, number])[] {
  return [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)(?:l(-?[\d.]+) (-?[\d.]+))?/g)].flatMap(([, x, y, dx, dy]) => {
    const [a, b] = [Number(x), Number(y)];
    return [[a, b] as const, ...(dx === undefined ? [] : [[a + Number(dx), b + Number(dy)] as const])];
  });
}

describe('a hill', () => {
  const drawn = hachures(ELL, 14, false, 3);

  it('has hachures that stay within its true outline', () => {
    const all = Object.values(drawn).flatMap(ends);
    expect(all.length).toBeGreaterThan(100);
    for (const [x, y] of all) expect(inside(x, y, ELL) || toBorder(x, y, ELL) < 0.2).toBe(true);
  });

  it('is shaded on the side away from the north-west', () => {
    const middle = (d: string) => {
      const all = ends(d);
      return all.reduce((sum, [x, y]) => sum + x + y, 0) / all.length;
    };
    expect(middle(drawn.shaded)).toBeGreaterThan(middle(drawn.lit));
  });

  it('is always the same, and another hill is not', () => {
    expect(hachures(ELL, 14, false, 3)).toEqual(drawn);
    expect(hachures(ELL, 14, false, 4)).not.toEqual(drawn);
  });
});

describe('a wood', () => {
  const trees = treesOf(ELL, 5, 1, []);

  it('has its trees within its true outline, the farther ones first', () => {
    expect(trees.length).toBeGreaterThan(15);
    for (const { x, y } of trees) expect(inside(x, y, ELL)).toBe(true);
    expect(trees.map(({ y }) => y)).toEqual(trees.map(({ y }) => y).sort((a, b) => a - b));
    expect(treesOf(ELL, 5, 1, [])).toEqual(trees);
  });

  it('thins out around a unit inside, and only there', () => {
    const unit = { x: 140, y: 220, radius: 30 };
    const thinned = treesOf(ELL, 5, 1, [unit]);
    expect(thinned.length).toBeLessThan(trees.length);
    for (const { x, y } of thinned) expect(Math.hypot(x - unit.x, y - unit.y)).toBeGreaterThan(unit.radius * 0.9);
    const far = trees.filter(({ x, y }) => Math.abs(x - unit.x) > 60 || y < unit.y - 60);
    expect(thinned).toEqual(expect.arrayContaining([...far]));
  });

  it('knows who is inside', () => {
    const [within, beyond] = [
      { x: 140, y: 220, radius: 30 },
      { x: 240, y: 240, radius: 30 },
    ];
    expect(clearingsIn(ELL, [within, beyond])).toEqual([within]);
  });

  it('costs a few paths, not some for every tree', () => {
    const { rows } = treePaths(trees);
    expect(rows.length).toBeLessThanOrEqual(Math.ceil(trees.length / 7) * 8);
  });
});

describe('rough ground', () => {
  it('has stones and scrub well within its true outline', () => {
    const { dark, light, scrub } = stones(ELL, 2);
    expect(dark).not.toBe('');
    for (const [x, y] of [...ends(dark), ...ends(light), ...ends(scrub)]) expect(inside(x, y, ELL)).toBe(true);
    expect(stones(ELL, 2).dark).toBe(dark);
  });
});

describe('the table', () => {
  it('has grass on the table alone', () => {
    for (const pale of [0, 1] as const)
      for (const [x, y] of ends(grass(900, 600, pale))) {
        expect(x > 0 && x < 900).toBe(true);
        expect(y > 0 && y < 600).toBe(true);
      }
  });

  it('has bars of one Short, and a shorter one where the edge ends', () => {
    const across = [...bars(400, 240, 80).matchAll(/M(\d+) -9.5h(\d+)/g)].map(([, x, length]) => [
      Number(x),
      Number(length),
    ]);
    expect(across).toEqual([
      [0, 80],
      [160, 80],
      [320, 80],
    ]);
    expect(bars(200, 100, 80)).toContain('M160 -9.5h40');
  });

  it('keeps its lone trees away from all terrain', () => {
    const found = spots(1800, 1200, [ELL], 8, 40, 11);
    expect(found).toHaveLength(8);
    for (const { x, y } of found) expect(inside(x, y, ELL) || toBorder(x, y, ELL) <= 40).toBe(false);
    expect(spots(1800, 1200, [ELL], 8, 40, 11)).toEqual(found);
  });

  it('measures what surrounds a figure', () => {
    expect(boundsOf(ELL)).toEqual({ x: 100, y: 100, width: 200, height: 160 });
  });
});

describe('a house', () => {
  const plan: Flat = [0, 0, 60, 0, 60, 30, 0, 30];

  it('stands on its true plan: its wall begins at the lower edge and rises', () => {
    const { walls } = houseFaces({ points: plan, eaves: 15, ridge: 25 });
    expect(walls).toHaveLength(1);
    expect(walls[0]?.d).toBe('M60 30L0 30L0 15L60 15z');
  });

  it('shows two walls when it is turned, in either order of its corners', () => {
    const turned: Flat = [30, 0, 60, 30, 30, 60, 0, 30];
    const backwards: Flat = [30, 0, 0, 30, 30, 60, 60, 30];
    expect(houseFaces({ points: turned, eaves: 15, ridge: 25 }).walls).toHaveLength(2);
    expect(houseFaces({ points: backwards, eaves: 15, ridge: 25 }).walls).toHaveLength(2);
  });
});

it('a tree and its crown stay within its box, which hardly exceeds them', () => {
  const { left, top, width, height } = treeBox(200, 300, 2);
  const crowns = treePaths([{ x: 200, y: 300, size: 2, tone: 0 }]).rows.slice(1);
  const reach = crowns.flatMap(({ d }) => {
    let [x, y] = /M(-?[\d.]+) (-?[\d.]+)/.exec(d)?.slice(1).map(Number) ?? [];
    // Each lobe bows out by a quarter of its chord at most.
    return [...d.matchAll(/a[\d.]+ [\d.]+ 0 0 1 (-?[\d.]+) (-?[\d.]+)/g)].map(([, dx, dy]) => {
      [x, y] = [(x ?? 0) + Number(dx), (y ?? 0) + Number(dy)];
      return [x, y] as const;
    });
  });
  const [xs, ys] = [reach.map(([x]) => x), reach.map(([, y]) => y)];
  expect(Math.min(...xs)).toBeGreaterThan(left);
  expect(Math.max(...xs)).toBeLessThan(left + width);
  expect(Math.min(...ys)).toBeGreaterThan(top);
  expect(Math.max(...ys)).toBeLessThan(top + height);
  expect(top).toBeGreaterThan(Math.min(...ys) - 20);
});
