import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bases, cornersOf, facings, facingUnder, placed, poses, poseUnder, sizes, symmetries } from '../test/tables.ts';
import {
  cosine,
  facing,
  frontCentre,
  largestWheel,
  moved,
  type Pose,
  poseFromFrontCentre,
  quadOf,
  sine,
  steps,
  turned,
  wheelChord,
  wheeled,
} from './index.ts';

const line = { width: steps(120), depth: steps(15) };
const column = { width: steps(60), depth: steps(30) };

describe('moving and turning', () => {
  test('forward is up for facing 0, right for 90 degrees', () => {
    const pose: Pose = { x: 100, y: 100, facing: 77 };
    expect(moved(pose, 0, 40)).toEqual({ x: 100, y: 60, facing: 77 });
    expect(moved(pose, 1440, 40)).toEqual({ x: 140, y: 100, facing: 77 });
    expect(moved(pose, 2880, 40)).toEqual({ x: 100, y: 140, facing: 77 });
    expect(moved(pose, 4320, 40)).toEqual({ x: 60, y: 100, facing: 77 });
  });

  test('a move rounds to the nearest step, halves away from the start', () => {
    const pose: Pose = { x: 10, y: 10, facing: 0 };
    expect(moved(pose, 1440, 2.5).x).toBe(13);
    expect(moved(pose, 4320, 2.5).x).toBe(7);
    expect(moved(pose, 1440, 2.49).x).toBe(12);
    fc.assert(
      fc.property(poses, facings, fc.double({ min: 0, max: 20000, noNaN: true }), (from, way, distance) => {
        const to = moved(from, way, distance);
        expect(Math.abs(to.x - from.x - sine(way) * distance)).toBeLessThanOrEqual(0.5000001);
        expect(Math.abs(to.y - from.y + cosine(way) * distance)).toBeLessThanOrEqual(0.5000001);
        expect(to.facing).toBe(from.facing);
      }),
    );
  });

  test('a turn keeps the centre and takes any whole facing', () => {
    expect(turned({ x: 5, y: 6, facing: 7 }, -1)).toEqual({ x: 5, y: 6, facing: 5759 });
  });

  test('the front centre of a line facing up is half its depth above the centre', () => {
    expect(frontCentre({ x: 0, y: 0, facing: 0 }, line)).toEqual({ x: 0, y: -480 });
    expect(frontCentre({ x: 0, y: 0, facing: 1440 }, line)).toEqual({ x: 480, y: 0 });
  });

  test('from pose to front centre and back, step for step', () => {
    fc.assert(
      fc.property(bases, ({ pose, size }) => {
        const front = frontCentre(pose, size);
        expect(poseFromFrontCentre(front.x, front.y, pose.facing, size)).toEqual(pose);
      }),
    );
  });

  test('moves turn and mirror with the table', () => {
    fc.assert(
      fc.property(poses, facings, fc.integer({ min: 0, max: 20000 }), symmetries, (pose, way, distance, symmetry) => {
        expect(moved(poseUnder(symmetry, pose), facingUnder(symmetry, way), distance)).toEqual(
          poseUnder(symmetry, moved(pose, way, distance)),
        );
      }),
    );
  });
});

describe('wheels', () => {
  test('on the left corner by 90 degrees, a line facing up ends facing left, ahead of where it stood', () => {
    const after = wheeled({ x: 0, y: 0, facing: 0 }, line, 'left', facing(90));
    const corners = cornersOf(quadOf(after, line));
    expect(after.facing).toBe(4320);
    // The pivot, front left, stays; the outer corner has gone from (3840, -480) to straight above the pivot.
    expect(corners[0]).toEqual([-3840, -480]);
    expect(corners[1]).toEqual([-3840, -480 - 7680]);
  });

  test('on the right corner backward by 90 degrees, the left corner ends below the pivot', () => {
    const after = wheeled({ x: 0, y: 0, facing: 0 }, line, 'right', -facing(90));
    const corners = cornersOf(quadOf(after, line));
    expect(after.facing).toBe(4320);
    expect(corners[1]).toEqual([3840, -480]);
    expect(corners[0]).toEqual([3840, -480 + 7680]);
  });

  test('the pivot corner never moves a step, and the other goes forward by the chord', () => {
    fc.assert(
      fc.property(bases, fc.boolean(), fc.integer({ min: -1440, max: 1440 }), ({ pose, size }, left, angle) => {
        const before = cornersOf(quadOf(pose, size));
        const after = cornersOf(quadOf(wheeled(pose, size, left ? 'left' : 'right', angle), size));
        const pivot = left ? 0 : 1;
        expect(after[pivot]).toEqual(before[pivot]);
        const [ox, oy] = before[1 - pivot] as [number, number];
        const [nx, ny] = after[1 - pivot] as [number, number];
        const chord = Math.sqrt((nx - ox) * (nx - ox) + (ny - oy) * (ny - oy));
        expect(Math.abs(chord - wheelChord(size, angle))).toBeLessThan(3);
        const ahead = (nx - ox) * sine(pose.facing) - (ny - oy) * cosine(pose.facing);
        if (angle > 200) expect(ahead).toBeGreaterThan(0);
        if (angle < -200) expect(ahead).toBeLessThan(0);
      }),
    );
  });

  test('a wheel and the same wheel back is no move', () => {
    fc.assert(
      fc.property(bases, fc.boolean(), fc.integer({ min: 0, max: 1440 }), ({ pose, size }, left, angle) => {
        const corner = left ? 'left' : 'right';
        expect(wheeled(wheeled(pose, size, corner, angle), size, corner, -angle)).toEqual(pose);
      }),
    );
  });

  test('a mirrored wheel is the other corner', () => {
    fc.assert(
      fc.property(bases, fc.integer({ min: -1440, max: 1440 }), ({ pose, size }, angle) => {
        const mirror = { quarters: 0, mirror: true };
        expect(wheeled(poseUnder(mirror, pose), size, 'right', angle)).toEqual(
          poseUnder(mirror, wheeled(pose, size, 'left', angle)),
        );
      }),
    );
  });

  test('the chord of 60 degrees is the frontage, of 180 twice it, either way', () => {
    expect(wheelChord(line, facing(60))).toBe(line.width);
    expect(wheelChord(line, 2880)).toBe(2 * line.width);
    expect(wheelChord(line, 0)).toBe(0);
    expect(wheelChord(line, -facing(60))).toBe(line.width);
  });

  test('the worked examples: 24.0, 83.6 and 90 degrees', () => {
    expect(largestWheel(line, steps(50), facing(90))).toBe(facing(24));
    expect(largestWheel(column, steps(80), facing(90))).toBe(1337); // 83.5625; the next, 83.625, is over 83.62
    expect(largestWheel(column, steps(120), facing(90))).toBe(facing(90));
  });

  test('a chord of exactly the limit is allowed, a step less is not', () => {
    expect(largestWheel(line, line.width, facing(90))).toBe(facing(60));
    expect(largestWheel(line, line.width - 1, facing(90))).toBe(facing(60) - 1);
    expect(largestWheel(line, 0, facing(90))).toBe(0);
    expect(largestWheel(line, -1, facing(90))).toBe(0);
    expect(largestWheel(line, 1e9, 9999)).toBe(2880);
  });

  test('no larger wheel is allowed than the largest', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 16000 }), fc.integer({ min: 0, max: 2880 }), (size, chord, most) => {
        const angle = largestWheel(size, chord, most);
        expect(wheelChord(size, angle)).toBeLessThanOrEqual(chord);
        if (angle < most) expect(wheelChord(size, angle + 1)).toBeGreaterThan(chord);
      }),
    );
  });

  test('placed and facingUnder of the tests agree: forward vectors turn with the table', () => {
    fc.assert(
      fc.property(facings, symmetries, (f, symmetry) => {
        const turned = facingUnder(symmetry, f);
        expect([sine(turned), -cosine(turned) + 0]).toEqual(placed(symmetry, sine(f), -cosine(f)));
      }),
    );
  });
});
