import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandomInt, hashCache, hashOf, scramble } from '../index.ts';

const json = (): fc.Arbitrary<unknown> => fc.jsonValue({ maxDepth: 4 });

/** The same data with the keys of every object in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, turned(part)]),
  );
}

test.each<readonly [unknown, string]>([
  [null, '92a5278c6159f9ee'],
  [true, '6b552b89c4acfb7d'],
  [false, '518bbb87ff53762b'],
  [0, 'f1c61c438c0c2674'],
  [1, '81d90ab2c1e17b63'],
  [-1, '0a8935f4b6beb9cd'],
  [0.5, '466f48d8c5cdfbd3'],
  [-1e300, '1c56799eaac78627'],
  ['', '5611492082c95210'],
  ['drumhead', '2d53ec39acea5edf'],
  ['Città', 'af78fcc79a560412'],
  [[], '43f41e0df26dc106'],
  [{}, '0e27363881f16f39'],
  [[1, 2, 3], 'ae4b51e3eb13fd64'],
  [{ a: 1, b: [true, null] }, 'a0318a1efd0d18bb'],
  [{ unit: { x: 115200, y: 38400.25, formation: 'line' } }, '31b034a9b67e62dd'],
])('records keep these hashes for ever: %j', (value, hash) => {
  expect(hashOf(value)).toBe(hash);
});

describe('what does not matter', () => {
  test('the order of keys', () => {
    fc.assert(fc.property(json(), (value) => hashOf(turned(value)) === hashOf(value)));
  });

  test('a JSON round trip', () => {
    fc.assert(fc.property(json(), (value) => hashOf(JSON.parse(JSON.stringify(value))) === hashOf(value)));
  });

  test('the sign of zero, left-out properties, and whether an object has a prototype', () => {
    expect(hashOf([-0, { a: 1, b: undefined }])).toBe(hashOf([0, { a: 1 }]));
    expect(hashOf(Object.assign(Object.create(null), { a: 1 }))).toBe(hashOf({ a: 1 }));
  });

  test('a cache, also when it is used again', () => {
    const cache = hashCache();
    fc.assert(
      fc.property(json(), json(), (one, other) => {
        const whole = { one, parts: [one, other, one] };
        const hash = hashOf(whole);
        expect(hashOf(whole, cache)).toBe(hash);
        expect(hashOf({ ...whole }, cache)).toBe(hash);
      }),
    );
  });
});

describe('what matters', () => {
  test('everything else: values that differ as JSON differ as hashes', () => {
    fc.assert(
      fc.property(json(), json(), (one, other) => {
        const same = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
        expect(hashOf(one) === hashOf(other)).toBe(same);
      }),
      { numRuns: 500 },
    );
  });

  test('values that look alike', () => {
    const alike: readonly unknown[] = [
      0,
      1,
      -1,
      0.5,
      -0.5,
      1e300,
      5e-324,
      2 ** 31,
      -(2 ** 31),
      2 ** 32,
      2 ** 53 - 1,
      0.1 + 0.2,
      0.3,
      '',
      '0',
      '1',
      'null',
      'a',
      'A',
      'ab',
      'ba',
      '\u0000',
      '\u0000\u0000',
      true,
      false,
      null,
      [],
      {},
      [[]],
      [{}],
      [0],
      [0, 0],
      ['a', 'b'],
      ['b', 'a'],
      ['ab'],
      [['a'], 'b'],
      [['a', 'b']],
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      { ab: 1 },
      { a: { b: 1 } },
      { a: 1 },
      { a: null },
      { a: [] },
      { a: {} },
      { a: 1, b: 1 },
      { b: 1 },
      { x: 1, y: 2, z: 3 },
      { x: 1, y: 3, z: 2 },
      { x: 2, y: 1, z: 3 },
      { x: 2, y: 3, z: 1 },
      { x: 3, y: 1, z: 2 },
      { x: 3, y: 2, z: 1 },
    ];
    expect(new Set(alike.map((value) => hashOf(value))).size).toBe(alike.length);
  });

  test('small changes of a state: no two of 100,000 hashes are alike in both halves, and halves collide as chance has it', () => {
    const whole = new Set<string>();
    const halves = [new Set<string>(), new Set<string>()];
    let made = 0;
    for (let x = 0; x < 100; x++) {
      for (let y = 0; y < 100; y++) {
        for (let k = 0; k < 10; k++) {
          const hash = hashOf({
            units: [
              { x, y, facing: k },
              { x: y, y: x, facing: k + 1 },
            ],
            phase: x % 3,
          });
          whole.add(hash);
          halves[0]?.add(hash.slice(0, 8));
          halves[1]?.add(hash.slice(8));
          made++;
        }
      }
    }
    expect(whole.size).toBe(made);
    // n^2 / 2^33 = 1.2 expected in each half.
    for (const half of halves) expect(made - half.size).toBeLessThan(12);
  });

  test('one bit of a number moves about half of the bits of the hash', () => {
    const choose = seededRandomInt(1);
    let moved = 0;
    const tries = 2000;
    for (let i = 0; i < tries; i++) {
      const value = choose(2 ** 31);
      moved += bitsApart(hashOf({ at: [value] }), hashOf({ at: [value ^ (1 << choose(31))] }));
    }
    expect(moved / tries).toBeGreaterThan(31);
    expect(moved / tries).toBeLessThan(33);
  });

  test('scrambling loses nothing', () => {
    const seen = new Set(Array.from({ length: 50_000 }, (_, i) => scramble(i * 20_011)));
    expect(seen.size).toBe(50_000);
  });
});

describe('what is not plain data is a programming error', () => {
  test.each<readonly [string, unknown]>([
    ['NaN', Number.NaN],
    ['an infinity', [Number.NEGATIVE_INFINITY]],
    ['undefined', undefined],
    ['undefined in an array', [1, undefined]],
    ['a hole', new Array(1)],
    ['a function', { a: () => 0 }],
    ['a symbol', Symbol('a')],
    ['a bigint', 1n],
    ['a date', new Date(0)],
    ['a map', { deep: [new Map()] }],
    ['a class', new (class Unit {})()],
    ['a typed array', new Uint8Array(2)],
  ])('%s', (_name, value) => {
    expect(() => hashOf(value)).toThrow(/not plain data/);
    expect(() => hashOf(value, hashCache())).toThrow(/not plain data/);
  });
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return {
    entries: Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  };
}

function bitsApart(one: string, other: string): number {
  let bits = 0;
  for (let i = 0; i < 16; i += 8) {
    let rest = Number.parseInt(one.slice(i, i + 8), 16) ^ Number.parseInt(other.slice(i, i + 8), 16);
    for (; rest !== 0; rest &= rest - 1) bits++;
  }
  return bits;
}
