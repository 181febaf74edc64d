import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { facing, normalise, roundOffset, steps, toDegrees, toMm, toWholeDegrees, turnBetween } from './index.ts';

describe('steps and facing steps', () => {
  test('a millimetre is 64 steps, and half a step rounds up', () => {
    expect(steps(1)).toBe(64);
    expect(steps(120)).toBe(7680);
    expect(steps(0.5 / 64)).toBe(1);
    expect(steps(0.49 / 64)).toBe(0);
    expect(Object.is(steps(-0.001), 0)).toBe(true);
    expect(toMm(steps(37.25))).toBe(37.25);
  });

  test('a degree is 16 facing steps, and a full turn is none', () => {
    expect(facing(90)).toBe(1440);
    expect(facing(360)).toBe(0);
    expect(facing(-90)).toBe(4320);
    expect(facing(359.99)).toBe(0);
    expect(toDegrees(facing(22.5))).toBe(22.5);
    expect([facing(359.4), facing(359.6), 0].map(toWholeDegrees)).toEqual([359, 0, 0]);
  });

  test('normalise keeps the direction and lands in 0..5759, never at -0', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), (f) => {
        const n = normalise(f);
        expect(n).toBeGreaterThanOrEqual(0);
        expect(n).toBeLessThan(5760);
        expect(Math.abs((f - n) % 5760)).toBe(0);
      }),
    );
    for (const f of [0, -0, 5760, -5760, 11520]) expect(Object.is(normalise(f), 0)).toBe(true);
    expect(normalise(5759)).toBe(5759);
    expect(normalise(-1)).toBe(5759);
  });

  test('the smallest turn is at most half a turn, and exactly half is clockwise', () => {
    expect(turnBetween(0, 2880)).toBe(2880);
    expect(turnBetween(2880, 0)).toBe(2880);
    expect(turnBetween(0, 2881)).toBe(-2879);
    expect(turnBetween(0, 2879)).toBe(2879);
    expect(turnBetween(5759, 1)).toBe(2);
    expect(turnBetween(1, 5759)).toBe(-2);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5759 }), fc.integer({ min: 0, max: 5759 }), (from, to) => {
        const turn = turnBetween(from, to);
        expect(turn).toBeGreaterThan(-2880);
        expect(turn).toBeLessThanOrEqual(2880);
        expect(normalise(from + turn)).toBe(to);
      }),
    );
  });

  test('offsets round to the nearest step, halves away from zero, so that mirrored offsets round alike', () => {
    expect(roundOffset(2.5)).toBe(3);
    expect(roundOffset(-2.5)).toBe(-3);
    expect(roundOffset(2.4999)).toBe(2);
    expect(roundOffset(-2.4999)).toBe(-2);
    expect(Object.is(roundOffset(-0.2), 0)).toBe(true);
    fc.assert(
      fc.property(fc.double({ min: -300000, max: 300000, noNaN: true }), (offset) => {
        expect(roundOffset(-offset) + roundOffset(offset)).toBe(0);
        expect(Math.abs(roundOffset(offset) - offset)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
