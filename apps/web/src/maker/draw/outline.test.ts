import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blob, chanceOf, type Chance, drawnBy, FINGER, MOUSE, winding } from './hands.ts';
import { crossing, outlineOf, ribbon, simpleRing, withFewer, withMore } from './outline.ts';
import { areaOf, at, distanceTo, type Place, type Places } from './places.ts';

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;

/** Millimetres between an outline and the one that was meant, both ways, in the mean. */
function off(one: Places, two: Places, closed: boolean): number {
  const samples = (places: Places): Places => {
    const sides = closed ? places.length : places.length - 1;
    return Array.from({ length: sides * 4 }, (_, i): Place => {
      const [[ax, ay], [bx, by]] = [at(places, Math.floor(i / 4)), at(places, Math.floor(i / 4) + 1)];
      return [ax + ((bx - ax) * (i % 4)) / 4, ay + ((by - ay) * (i % 4)) / 4];
    });
  };
  const there = samples(one).map((place) => distanceTo(place, two, closed));
  const back = two.map((place) => distanceTo(place, one, closed));
  const mean = (all: readonly number[]): number => all.reduce((sum, value) => sum + value, 0) / all.length;
  return (mean(there) + mean(back)) / 2;
}

const KINDS: readonly (readonly [string, (chance: Chance) => Places, boolean, number, number])[] = [
  ['wood', (chance) => blob(chance, 70, 0.22), true, 14, 2.5],
  ['hill', (chance) => blob(chance, 170, 0.25), true, 18, 4],
  ['road', (chance) => winding(chance, 1200, 0.45), false, 12, 3],
  ['river', (chance) => winding(chance, 1800, 0.9), false, 24, 4],
];

describe('a stroke', () => {
  it.each(KINDS)('of a %s leaves few points, near what the hand meant', (_, make, closed, most, near) => {
    for (const hand of [MOUSE, FINGER]) {
      const chance = chanceOf(`hand ${most}`);
      const errors: number[] = [];
      for (let i = 0; i < 7; i++) {
        const truth = make(chance);
        const stroke = drawnBy(chance, hand, truth, closed);
        const points = outlineOf(stroke, { closed, most, scale: hand.scale }) ?? [];
        expect(points.length).toBeLessThanOrEqual(most);
        expect(points.flat().every(Number.isInteger)).toBe(true);
        if (closed) {
          expect(crossing(points)).toBeNull();
          expect(Math.abs(areaOf(points) / areaOf(stroke) - 1)).toBeLessThan(0.02);
        }
        errors.push(off(points, truth, closed));
      }
      expect(median(errors)).toBeLessThan(near);
    }
  });

  it('of a fast hand has few samples, and the same form', () => {
    const stroke: Places = [
      [300, 300],
      [400, 280],
      [500, 300],
      [520, 400],
      [400, 460],
      [300, 420],
      [300, 300],
    ];
    const points = outlineOf(stroke, { closed: true, most: 14, scale: 0.7 }) ?? [];
    expect(off(points, stroke, true)).toBeLessThan(4);
  });

  const place = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }));
  const scribble = fc.array(place, { minLength: 1, maxLength: 40 });

  it('that is a scribble is an area that crosses itself nowhere, or nothing', () => {
    fc.assert(
      fc.property(scribble, (stroke) => {
        const points = outlineOf(stroke, { closed: true, most: 14, scale: 1 });
        if (points === null) return;
        expect(points.length).toBeGreaterThanOrEqual(3);
        expect(points.length).toBeLessThanOrEqual(14);
        expect([crossing(points), areaOf(points) > 0]).toEqual([null, true]);
      }),
      { numRuns: 100 },
    );
  });

  it('can be given more points and fewer, and stays an area', () => {
    fc.assert(
      fc.property(scribble, fc.boolean(), (stroke, closed) => {
        const points = closed ? simpleRing(stroke) : stroke;
        if (points.length < 3 || (closed && areaOf(points) === 0)) return;
        const more = withMore(points, closed);
        expect(more).toHaveLength(points.length + 1);
        const fewer = withFewer(points, closed);
        if (closed) expect(crossing(fewer)).toBeNull();
        else expect([at(fewer, 0), at(fewer, -1)]).toEqual([at(points, 0), at(points, -1)]);
      }),
      { numRuns: 100 },
    );
  });

  it('of water becomes its two banks', () => {
    const chance = chanceOf('banks');
    for (let i = 0; i < 12; i++) {
      const stroke = drawnBy(chance, FINGER, winding(chance, 600, 0.6), false);
      const line = outlineOf(stroke, { closed: false, most: 24, scale: 1 }) ?? [];
      const banks = ribbon(line, 24);
      expect(crossing(banks)).toBeNull();
      // The ends lie on the outline itself.
      for (const bend of line.slice(1, -1)) expect(distanceTo(bend, banks, true)).toBeGreaterThan(4);
    }
  });
});
