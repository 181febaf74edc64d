import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bases,
  cornersOf,
  facings,
  placed,
  poses,
  poseUnder,
  quadFromCorners,
  quads,
  quadUnder,
  shapeUnder,
  sharesBySeparation,
  SYMMETRIES,
  symmetries,
} from '../test/tables.ts';
import {
  bearing,
  cosine,
  isAhead,
  movedQuad,
  polygonOf,
  type Quad,
  quadFromBox,
  quadOf,
  sine,
  stripMeets,
  turnBetween,
} from './index.ts';

describe('the strip straight ahead', () => {
  const owner = quadFromBox(0, 0, 100, 20);

  test('touching a side line or the front line is not enough, a step over is; behind and beside never', () => {
    const target = quadFromBox(0, 0, 50, 10);
    for (const [x, y, meets] of [
      [-50, -500, false],
      [-49, -500, true],
      [100, -500, false],
      [99, -500, true],
      [20, -10, true],
      [20, 0, false],
      [20, -1, true],
      [-50, -10, false],
      [-49, -1, true],
      [-49, 0, false],
      [20, 100, false],
      [200, -5, false],
      [20, -99999, true],
    ] as const) {
      expect(stripMeets(owner, movedQuad(target, x, y))).toBe(meets);
    }
  });

  test('a slanted target beside the strip whose box reaches in does not meet it', () => {
    const slanted = quadOf({ x: -500, y: -500, facing: 720 }, { width: 1500, depth: 40 });
    expect(slanted.maxX).toBeGreaterThan(0);
    // Its right end lies below the front line, its left end outside the left line.
    const past = movedQuad(slanted, 300, 420);
    expect([past.minY < 0, past.maxX > 0]).toEqual([true, true]);
    expect(stripMeets(owner, past)).toBe(false);
    expect(stripMeets(owner, movedQuad(slanted, 300, 420 - 700))).toBe(true);
  });

  test('exact: as a strip longer than the table, by separating lines in big integers', () => {
    fc.assert(
      fc.property(quads, quads, (p, q) => {
        const front = [p.bx - p.ax, p.by - p.ay] as const;
        const depth = [p.ax - p.dx, p.ay - p.dy] as const;
        const wide = front[0] * front[0] + front[1] * front[1] >= depth[0] * depth[0] + depth[1] * depth[1];
        const [fx, fy] = wide ? [front[1] * 999, -front[0] * 999] : [depth[0] * 999, depth[1] * 999];
        const strip = [p.ax, p.ay, p.ax + fx, p.ay + fy, p.bx + fx, p.by + fy, p.bx, p.by];
        expect(stripMeets(p, q)).toBe(sharesBySeparation(strip, polygonOf(q), false));
      }),
      { numRuns: 600 },
    );
  });

  test('exact at its slanted borders: a target along a side line or the front line is out, a step in is in', () => {
    fc.assert(
      fc.property(quads, fc.constantFrom('left', 'right', 'front'), (p, border) => {
        const [ex, ey] = [p.bx - p.ax, p.by - p.ay];
        let [fx, fy] = [p.ax - p.dx, p.ay - p.dy];
        if (ex * ex + ey * ey >= fx * fx + fy * fy) [fx, fy] = [ey, -ex];
        // As wide as the front and once forward, then slid to lie along the border from outside.
        const ahead = quadFromCorners(p.ax + fx, p.ay + fy, p.bx + fx, p.by + fy, p.ax, p.ay);
        const [outX, outY] = border === 'left' ? [-ex, -ey] : border === 'right' ? [ex, ey] : [-fx, -fy];
        const target = movedQuad(ahead, outX, outY);
        const [inX, inY] = Math.abs(outX) >= Math.abs(outY) ? [-Math.sign(outX), 0] : [0, -Math.sign(outY)];
        expect(stripMeets(p, target)).toBe(false);
        expect(stripMeets(p, movedQuad(target, inX, inY))).toBe(true);
        expect(stripMeets(p, movedQuad(target, -inX, -inY))).toBe(false);
      }),
      { numRuns: 400 },
    );
  });

  test('a front corner on a slanted target touches it and no more, in every turn and naming of the target', () => {
    for (const symmetry of SYMMETRIES) {
      for (const by of [0, 1, 2, 3]) {
        const slanted = quadFromCorners(80, -60, 160, 0, 20, 20);
        // Its left edge, from (20, 20) to (80, -60), runs past the front right corner at (50, -20).
        const front = shapeUnder(symmetry, quadFromCorners(0, -20, 50, -20, 0, 0), 0);
        const [inX, inY] = placed(symmetry, -1, 0);
        const target = shapeUnder(symmetry, slanted, by);
        const strip = (t: Quad): boolean => stripMeets(front, t);
        // Ahead of the corner the target leans away to the right: the strip's side line meets it nowhere.
        expect(strip(target)).toBe(false);
        expect(strip(movedQuad(target, inX, inY))).toBe(true);
      }
    }
  });

  test('a corner on a side line, from beside, is out, a step in is in: in every turn and naming', () => {
    for (const symmetry of SYMMETRIES) {
      for (const by of [0, 1, 2, 3]) {
        const front = shapeUnder(symmetry, quadFromCorners(0, 0, 100, 0, 0, 20), 0);
        for (const [shape, x] of [
          [quadFromCorners(100, -300, 160, -380, 180, -240), -1], // leftmost at its corner a, on the right line
          [quadFromCorners(-80, -240, -60, -360, -20, -230), 1],
        ] as const) {
          const touching = movedQuad(shape, x < 0 ? 100 - shape.minX : -shape.maxX, 0);
          const target = shapeUnder(symmetry, touching, by);
          const [inX, inY] = placed(symmetry, x, 0);
          expect(stripMeets(front, target)).toBe(false);
          expect(stripMeets(front, movedQuad(target, inX, inY))).toBe(true);
        }
      }
    }
  });

  test('true to the unrounded facing, but for the few steps the rounding of corners may tilt it', () => {
    let decided = 0;
    fc.assert(
      fc.property(bases, quads, ({ pose, size }, target) => {
        const [s, c] = [sine(pose.facing), cosine(pose.facing)];
        const seen = cornersOf(target).map(([x, y]): [number, number] => [
          (x - pose.x) * c + (y - pose.y) * s,
          (x - pose.x) * s - (y - pose.y) * c - size.depth / 2,
        ]);
        const farthest = Math.max(...seen.map(([, ahead]) => ahead), 0);
        const slack = 3 + (1.5 * farthest) / Math.max(size.width, size.depth);
        const meets = (by: number): boolean => {
          let left = seen;
          left = clipped(left, ([right]) => right + size.width / 2 - by);
          left = clipped(left, ([right]) => size.width / 2 - by - right);
          left = clipped(left, ([, ahead]) => ahead - by);
          return left.length > 0;
        };
        if (meets(slack)) {
          decided += 1;
          expect(stripMeets(quadOf(pose, size), target)).toBe(true);
        } else if (!meets(-slack)) {
          decided += 1;
          expect(stripMeets(quadOf(pose, size), target)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
    expect(decided).toBeGreaterThan(350);
  });

  test('it turns and mirrors with the table', () => {
    fc.assert(
      fc.property(bases, bases, symmetries, (one, other, symmetry) => {
        const here = stripMeets(quadOf(one.pose, one.size), quadOf(other.pose, other.size));
        expect(stripMeets(quadUnder(symmetry, one), quadUnder(symmetry, other))).toBe(here);
      }),
      { numRuns: 300 },
    );
  });
});

/** The part of a polygon where `inside` is positive, by Sutherland and Hodgman. */
function clipped(polygon: [number, number][], inside: (p: [number, number]) => number): [number, number][] {
  return polygon.flatMap((p, i) => {
    const before = polygon[(i + polygon.length - 1) % polygon.length] as [number, number];
    const [s, t] = [inside(before), inside(p)];
    const kept: [number, number][] = [];
    if (s > 0 !== t > 0) {
      const share = s / (s - t);
      kept.push([before[0] + (p[0] - before[0]) * share, before[1] + (p[1] - before[1]) * share]);
    }
    if (t > 0) kept.push(p);
    return kept;
  });
}

describe('ahead and bearing', () => {
  test('on the line through the centre is not ahead, a step before it is', () => {
    const pose = { x: 10, y: 10, facing: 0 };
    expect(isAhead(pose, 500, 10)).toBe(false);
    expect(isAhead(pose, 500, 9)).toBe(true);
    expect(isAhead(pose, 500, 11)).toBe(false);
    expect(isAhead({ ...pose, facing: 1440 }, 10, -500)).toBe(false);
    expect(isAhead({ ...pose, facing: 1440 }, 11, -500)).toBe(true);
    expect(isAhead({ ...pose, facing: 720 }, 20, 20)).toBe(false);
    expect(isAhead({ ...pose, facing: 720 }, 20, 19)).toBe(true);
    expect(isAhead({ ...pose, facing: 720 }, 20, 21)).toBe(false);
    expect(isAhead(pose, 10, 10)).toBe(false);
  });

  test('the bearing is the turn to the point: right is positive, straight behind half a turn', () => {
    const pose = { x: 0, y: 0, facing: 1440 };
    expect(bearing(pose, 100, 0)).toBe(0);
    expect(bearing(pose, 0, 100)).toBe(1440);
    expect(bearing(pose, 0, -100)).toBe(-1440);
    expect(bearing(pose, -100, 0)).toBe(2880);
    fc.assert(
      fc.property(poses, facings, (at, way) => {
        const x = at.x + Math.round(sine(way) * 90000);
        const y = at.y - Math.round(cosine(way) * 90000);
        expect(bearing(at, x, y)).toBe(turnBetween(at.facing, way));
      }),
    );
  });

  test('ahead turns and mirrors with the table', () => {
    fc.assert(
      fc.property(poses, poses, symmetries, (pose, point, symmetry) => {
        const [x, y] = placed(symmetry, point.x, point.y);
        expect(isAhead(poseUnder(symmetry, pose), x, y)).toBe(isAhead(pose, point.x, point.y));
      }),
    );
  });
});
