import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMAND_LIMITS, plainCopy } from '../index.ts';

const kept = (value: unknown): unknown => {
  const plain = plainCopy(value, COMMAND_LIMITS);
  if (!plain.ok) throw new Error(plain.reason);
  return plain.value;
};

const nested = (depth: number): unknown => (depth === 0 ? 1 : { deeper: nested(depth - 1) });

test('plain data is copied: equal, and nobody else can change it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      const text = JSON.stringify(value);
      fc.pre(!/"(?:__proto__|constructor|prototype)":/.test(text));
      expect(JSON.stringify(kept(value))).toBe(text);
    }),
  );
  const command = { type: 'move', to: { x: 1 } };
  const copy = kept(command);
  command.to.x = 2;
  expect(copy).toEqual({ type: 'move', to: { x: 1 } });
});

test('it is made as JSON would have it', () => {
  const copy = kept({ a: undefined, zero: -0, list: [-0] }) as { readonly zero: number };
  expect(Object.keys(copy)).toEqual(['zero', 'list']);
  expect(Object.is(copy.zero, 0)).toBe(true);
});

describe('what is not plain data is refused with the place', () => {
  const trap = {
    get x(): number {
      throw new Error('trap');
    },
  };
  const revoked = Proxy.revocable([], {});
  revoked.revoke();
  test.each<readonly [string, unknown, string, Record<string, unknown>]>([
    ['NaN', { to: { x: Number.NaN } }, 'engine.plain.number', { path: 'to.x', number: 'NaN' }],
    ['an infinity', [1, [Number.POSITIVE_INFINITY]], 'engine.plain.number', { path: '[1][0]', number: 'Infinity' }],
    ['undefined', undefined, 'engine.plain.kind', { path: '', kind: 'undefined' }],
    ['a hole', { list: new Array(3) }, 'engine.plain.kind', { path: 'list[0]', kind: 'undefined' }],
    ['a function', { a: { b: () => 0 } }, 'engine.plain.kind', { path: 'a.b', kind: 'function' }],
    ['a bigint', [1n], 'engine.plain.kind', { kind: 'bigint' }],
    ['a class', { when: new Date(0) }, 'engine.plain.kind', { path: 'when', kind: 'class' }],
    ['a map', new Map(), 'engine.plain.kind', { kind: 'class' }],
    [
      'an own __proto__',
      JSON.parse('{"a":{"__proto__":{"admin":true}}}'),
      'engine.plain.key',
      { path: 'a.__proto__', key: '__proto__' },
    ],
    ['a constructor', { constructor: 1 }, 'engine.plain.key', { key: 'constructor' }],
    ['a prototype', [{ prototype: {} }], 'engine.plain.key', { path: '[0].prototype' }],
    ['a getter that throws', trap, 'engine.plain.kind', { path: 'x', kind: 'trap' }],
    ['a dead proxy', { a: revoked.proxy }, 'engine.plain.kind', { path: 'a', kind: 'trap' }],
    ['too deep', nested(9), 'engine.plain.deep', { limit: 8 }],
    ['endlessly deep', ((loop: { me?: unknown }) => (loop.me = loop))({}), 'engine.plain.deep', { limit: 8 }],
    ['a long text', { text: 'x'.repeat(65_536) }, 'engine.plain.large', { path: 'text', limit: 65_536 }],
    ['a long list', new Array(20_000).fill(0), 'engine.plain.large', {}],
    ['many keys', Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`k${i}`, 1])), 'engine.plain.large', {}],
    ['a long key', { ['k'.repeat(70_000)]: 1 }, 'engine.plain.large', { path: 'k'.repeat(40) }],
  ])('%s', (_name, value, reason, facts) => {
    const plain = plainCopy(value, COMMAND_LIMITS);
    expect(plain).toMatchObject({ ok: false, reason, facts });
  });

  test('one level less is not too deep', () => {
    expect(kept(nested(8))).toEqual(nested(8));
  });

  test('whatever it is, nothing is thrown', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withSet: true,
          withTypedArray: true,
          withSparseArray: true,
          withNullPrototype: true,
          withBoxedValues: true,
        }),
        (value) => {
          const plain = plainCopy(value, COMMAND_LIMITS);
          return !plain.ok || JSON.stringify(plain.value) !== undefined;
        },
      ),
    );
  });
});
