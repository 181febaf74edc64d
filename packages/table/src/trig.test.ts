import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cosine, facingTowards, sine, sineChecksum, sineOfHalves } from './index.ts';

/** Sine of k facing steps, summed in integers with 40 decimals. */
function slowSine(k: number): number {
  const one = BigInt('1'.padEnd(41, '0'));
  const pi = 31415926535897932384626433832795028841971n;
  const x = (BigInt(k) * pi) / 2880n;
  let term = x;
  let sum = x;
  for (let n = 2n; term !== 0n; n += 2n) {
    term = (-term * x * x) / (one * one * n * (n + 1n));
    sum += term;
  }
  return Number((sum * (1n << 100n)) / one) / Number(1n << 100n);
}

describe('sine and cosine', () => {
  test('the corners of the circle are exact and never -0', () => {
    for (const [f, s] of [
      [0, 0],
      [1440, 1],
      [2880, 0],
      [4320, -1],
      [480, 0.5],
      [2400, 0.5],
      [3360, -0.5],
    ] as const) {
      expect(Object.is(sine(f), s)).toBe(true);
      expect(Object.is(cosine(f - 1440), s)).toBe(true);
    }
  });

  test('every symmetry holds bit for bit', () => {
    for (let f = -5760; f < 5760; f += 1) {
      const s = sine(f);
      if (sine(-f) !== -s || sine(2880 - f) !== s || sine(f + 2880) !== -s || sine(f + 5760) !== s) {
        throw new Error(`sine of ${f}`);
      }
      if (cosine(1440 - f) !== s || sine(1440 - f) !== cosine(f) || cosine(-f) !== cosine(f)) {
        throw new Error(`cosine of ${f}`);
      }
      if (Object.is(s, -0) || Object.is(cosine(f), -0)) throw new Error(`-0 at ${f}`);
    }
  });

  test('the table is within two last places of the true sine', () => {
    for (let f = 0; f <= 1440; f += 1) {
      const error = Math.abs(sine(f) - slowSine(f));
      if (error > 2.3e-16) throw new Error(`sine of ${f} is off by ${error}`);
    }
  });

  test('it climbs all the way to the right angle, half steps too, and the half steps agree with it', () => {
    for (let h = 1; h <= 2880; h += 1) {
      if (!(sineOfHalves(h) > sineOfHalves(h - 1))) throw new Error(`no climb at ${h}`);
      if (h % 2 === 0 && sineOfHalves(h) !== sine(h / 2)) throw new Error(`halves differ at ${h}`);
    }
  });

  test('the bits of the table are these, in every engine', () => {
    expect(sineChecksum()).toBe('f9d317fd7cbf6a17');
  });
});

describe('facingTowards', () => {
  test('along the axes and diagonals it is exact, and no direction is up', () => {
    expect(facingTowards(0, 0)).toBe(0);
    expect(facingTowards(0, -7)).toBe(0);
    expect(facingTowards(7, -7)).toBe(720);
    expect(facingTowards(7, 0)).toBe(1440);
    expect(facingTowards(7, 7)).toBe(2160);
    expect(facingTowards(0, 7)).toBe(2880);
    expect(facingTowards(-7, 7)).toBe(3600);
    expect(facingTowards(-7, 0)).toBe(4320);
    expect(facingTowards(-7, -7)).toBe(5040);
    expect(facingTowards(-1, -200000)).toBe(0);
  });

  test('it finds every facing again from its own forward vector', () => {
    for (let f = 0; f < 5760; f += 1) {
      if (facingTowards(sine(f), -cosine(f)) !== f) throw new Error(`not found: ${f}`);
      const far = facingTowards(Math.round(sine(f) * 100000), Math.round(-cosine(f) * 100000));
      if (far !== f) throw new Error(`not found on the lattice: ${f}`);
    }
  });

  test('it agrees with trying all 5760', () => {
    const near = fc.integer({ min: -40, max: 40 });
    const far = fc.integer({ min: -262144, max: 262144 });
    fc.assert(
      fc.property(fc.oneof(fc.tuple(near, near), fc.tuple(far, far), fc.tuple(near, far)), ([dx, dy]) => {
        fc.pre(dx !== 0 || dy !== 0);
        let best = -1;
        let least = Number.POSITIVE_INFINITY;
        for (let f = 0; f < 5760; f += 1) {
          const ahead = dx * sine(f) - dy * cosine(f);
          const beside = Math.abs(dx * cosine(f) + dy * sine(f));
          if (ahead > 0 && beside < least) {
            least = beside;
            best = f;
          }
        }
        expect(facingTowards(dx, dy)).toBe(best);
      }),
      { numRuns: 300 },
    );
  });

  test('on either side of a border between two facings it goes to its own side', () => {
    // The border between facings 0 and 1 has the tangent 0.000545...: 1 to 1833.46.
    expect(facingTowards(1000, -1833460)).toBe(1);
    expect(facingTowards(1000, -1833470)).toBe(0);
    expect(facingTowards(-1000, -1833460)).toBe(5759);
    expect(facingTowards(-1000, -1833470)).toBe(0);
  });
});
