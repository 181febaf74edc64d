import { createHash, createHmac } from 'node:crypto';
import { D6 } from '@drumhead/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bound, chiSquare } from '../../test/bigRolls.ts';
import { BATTLE, SALTS, SECRET } from '../../test/vector.ts';
import { bondFault, commitmentOf, facesOf, keyOf, rollNames, sealOf } from './index.ts';

/** Faces in the long run: `DRUMHEAD_FACES=10000000 npx vitest run packages/protocol/src/dice`. */
const FACES = Number(process.env['DRUMHEAD_FACES'] ?? 60_000);

const hex = (key: Uint8Array): string => Buffer.from(key).toString('hex');
const key = keyOf(BATTLE, SECRET, SALTS);

describe('the test vector', () => {
  it('commits, seals and makes the key', () => {
    expect(commitmentOf(BATTLE, SECRET)).toMatch(/^00f73eb832a72a4e/);
    expect(sealOf(BATTLE, 'france', SALTS.france)).toMatch(/^f9bacf4c39ee5c3e/);
    expect(hex(key)).toMatch(/^26083a0e6d7a0f5b/);
  });

  it('rolls', () => {
    const roll = (name: string, ...counts: readonly number[]) =>
      facesOf(
        key,
        name,
        counts.map((count) => ({ count, faces: D6 })),
      )
        .map((faces) => faces.join(''))
        .join(' ');
    expect(roll('0.1', 5, 1)).toBe('12266 1');
    expect(roll('0.2', 3)).toBe('555');
    expect(roll('1.2', 3)).toBe('466');
  });

  it('is what the hash functions of Node make of it', () => {
    const bytes = (given: string) => Buffer.from(given, 'hex');
    const h = (...parts: readonly (string | Buffer)[]) =>
      parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
    expect(commitmentOf(BATTLE, SECRET)).toBe(h('drumhead-commit-1\nb4ttl3\n', bytes(SECRET)));
    expect(sealOf(BATTLE, 'britain', SALTS.britain)).toBe(
      h('drumhead-salt-1\nb4ttl3\nbritain\n', bytes(SALTS.britain)),
    );
    const said = `drumhead-dice-1\nb4ttl3\nbritain ${SALTS.britain}\nfrance ${SALTS.france}\n`;
    expect(hex(key)).toBe(createHmac('sha256', bytes(SECRET)).update(said).digest('hex'));
    const block = createHmac('sha256', key).update('0.1.0').digest();
    expect(facesOf(key, '0.1', [{ count: 3, faces: D6 }])[0]).toEqual(
      [...block]
        .filter((byte) => byte < 252)
        .slice(0, 3)
        .map((byte) => (byte % 6) + 1),
    );
  });
});

describe('dice', () => {
  it('do not depend on the order in which people sat down', () => {
    const { france, britain } = SALTS;
    expect(keyOf(BATTLE, SECRET, { britain, france })).toEqual(key);
    expect(keyOf(BATTLE, SECRET, { britain: france, france: britain })).not.toEqual(key);
  });

  it.each([2, 3, 6, 10, 100, 256])(
    `of %i sides are fair (${FACES} faces)`,
    (sides) => {
      expect(chiSquare(key, sides, FACES)).toBeLessThan(bound(sides));
    },
    3_600_000,
  );

  it('pass over bytes that would favour low faces', () => {
    // Of 100 sides bytes from 200 on are passed over: taken as they are, faces 0 to 55 would come half as often again.
    const [rolled = []] = facesOf(key, '0.1', [{ count: 4000, faces: Array.from({ length: 100 }, (_, i) => i) }]);
    expect(rolled.filter((face) => face < 56).length).toBeLessThan(2400);
  });

  it('with no side or more than a byte holds are a fault of the program', () => {
    expect(() => facesOf(key, '0.1', [{ count: 1, faces: [] }])).toThrow(RangeError);
    expect(() => facesOf(key, '0.1', [{ count: 1, faces: Array.from({ length: 257 }, () => 1) }])).toThrow(RangeError);
    expect(facesOf(key, '0.1', [{ count: 2, faces: [7] }])).toEqual([[7, 7]]);
  });
});

describe('a bond', () => {
  const commit = commitmentOf(BATTLE, SECRET);
  const seals = { france: sealOf(BATTLE, 'france', SALTS.france), britain: sealOf(BATTLE, 'britain', SALTS.britain) };
  const bond = { battle: BATTLE, commit, seals, salts: SALTS };

  it('is kept by the secret and the salts it was made of', () => {
    expect(bondFault(bond, SECRET)).toBeNull();
  });

  it.each([
    ['another secret', bond, SECRET.replace('00', '01'), { fault: 'commit' }],
    ['another battle', { ...bond, battle: 'other' }, SECRET, { fault: 'commit' }],
    [
      'another salt',
      { ...bond, salts: { ...SALTS, france: SALTS.britain } },
      SECRET,
      { fault: 'seal', seat: 'france' },
    ],
    [
      'the seal of another seat',
      { ...bond, seals: { ...seals, britain: seals.france } },
      SECRET,
      { fault: 'seal', seat: 'britain' },
    ],
    ['a salt too few', { ...bond, salts: { france: SALTS.france } }, SECRET, { fault: 'seal', seat: 'britain' }],
    ['a seal too few', { ...bond, seals: { france: seals.france } }, SECRET, { fault: 'seal', seat: 'britain' }],
  ])('is broken by %s', (_name, given, secret, fault) => {
    expect(bondFault(given as typeof bond, secret)).toEqual(fault);
  });
});

describe('names of rolls', () => {
  const order = (unit: number) => ({ seat: 'france', command: { type: 'fire', unit } as never });
  const roll = (...faces: readonly number[]) => ({ seat: 'dice', command: { type: 'roll', faces: [faces] } as never });

  it('count the rolls that stand, and the take-backs over dice', () => {
    const names = rollNames();
    expect(names.next()).toBe('0.1');
    names.order(order(1), false);
    names.takeBack(0);
    names.order(order(2), false);
    expect(names.next()).toBe('0.1');
    names.order(roll(3), true);
    expect(names.next()).toBe('0.2');
    names.takeBack(0);
    names.order(order(5), false);
    expect(names.next()).toBe('1.1');
  });

  it('stay where the same orders are given again, however their fields are written, and no longer', () => {
    const names = rollNames();
    names.order(order(1), false);
    expect(names.next()).toBe('0.1');
    names.order(roll(3), true);
    names.order(order(2), false);
    expect(names.next()).toBe('0.2');
    names.order(roll(4), true);
    names.takeBack(0);
    names.order({ seat: 'france', command: { unit: 1, type: 'fire' } as never }, false);
    expect(names.next()).toBe('0.1');
    names.order(roll(3), true);
    names.order(order(9), false);
    expect(names.next()).toBe('1.2');
    names.order(roll(6), true);
    names.takeBack(2);
    // A third time down the first way: still no second try.
    names.order(order(2), false);
    expect(names.next()).toBe('0.2');
  });

  it('are never given to two rolls', () => {
    const moves = fc.array(
      fc.oneof(fc.nat({ max: 2 }), fc.constant('roll' as const), fc.integer({ min: -4, max: -1 })),
    );
    fc.assert(
      fc.property(moves, (list) => {
        const names = rollNames();
        const paths = new Map<string, string>();
        const ways: string[] = [''];
        for (const move of list) {
          const way = ways.at(-1) as string;
          if (move === 'roll') {
            const name = names.next();
            expect(paths.get(name) ?? way).toBe(way);
            paths.set(name, way);
            // The faces are those of the name.
            names.order(roll(Number(name.replace('.', ''))), true);
            ways.push(`${way} ${name}`);
          } else if (move >= 0) {
            names.order(order(move), false);
            ways.push(`${way} ${move}`);
          } else {
            ways.length = Math.max(1, ways.length + move);
            names.takeBack(ways.length - 1);
          }
        }
      }),
    );
  });
});
