import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkRoll,
  seededRandomInt,
  type DiceRequest,
  type Pending,
  scriptedDice,
  type Seed,
  seededDice,
} from '../index.ts';

const D6 = [1, 2, 3, 4, 5, 6];
const AVERAGE = [2, 3, 3, 4, 4, 5];

function asked(...counts: readonly number[]): Pending {
  const dice = counts.map(
    (count, i): DiceRequest => ({ what: `dice.${i}`, owner: null, count, faces: i % 2 === 0 ? D6 : AVERAGE }),
  );
  return { seat: 'dice', decision: 'roll', rule: 'TEST-DICE-1', dice };
}

const roll = (...faces: readonly unknown[]): unknown => ({ type: 'roll', faces });

describe('seeded dice', () => {
  test('the first rolls of these seeds stay what they are: records and tests go by them', () => {
    const first = (seed: Seed): string => (seededDice(seed).roll(asked(12)).faces[0] ?? []).join('');
    expect([first(0), first(1), first(-1), first('Borodino'), first(2 ** 53 - 1)].join(' ')).toMatchInlineSnapshot(
      `"535431154352 166656612162 136566341126 433312343136 214331454551"`,
    );
    expect(chooserTen(1).join('')).toMatchInlineSnapshot(`"2522424011"`);
  });

  test('the same seed gives the same dice, another seed others', () => {
    const rolls = (seed: Seed): string => {
      const dice = seededDice(seed);
      return JSON.stringify([dice.roll(asked(6, 2)), dice.roll(asked(6, 2))]);
    };
    expect(rolls(5)).toBe(rolls(5));
    expect(new Set([5, 6, -5, '5', 5 + 2 ** 32, 'a', 'b'].map(rolls)).size).toBe(7);
  });

  test('go on where a record stops', () => {
    const whole = seededDice('on');
    for (let i = 0; i < 7; i++) whole.roll(asked(3));
    expect(seededDice('on', 7).roll(asked(9))).toEqual(whole.roll(asked(9)));
  });

  test('always answer so that the roll is accepted', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.nat({ max: 20 }), { maxLength: 5 }), (seed, counts) => {
        const pending = asked(...counts);
        expect(checkRoll(pending.dice ?? [], seededDice(seed).roll(pending))).toBeNull();
      }),
    );
  });

  test('each face falls as often as the others: one stream, many streams, neighbouring seeds, an Average die', () => {
    const one = count(seededDice(1).roll(asked(60_000)).faces[0] ?? [], 6);
    const dice = seededDice(2);
    const many = count(
      Array.from({ length: 60_000 }, () => dice.roll(asked(1)).faces[0]?.[0] ?? 0),
      6,
    );
    const seeds = count(
      Array.from({ length: 60_000 }, (_, seed) => seededDice(seed).roll(asked(1)).faces[0]?.[0] ?? 0),
      6,
    );
    // chi-squared with 5 degrees of freedom: 20.5 is passed once in 1000.
    for (const faces of [one, many, seeds]) expect(chiSquared(faces)).toBeLessThan(20.5);
    const average = count(seededDice(3).roll(asked(0, 60_000)).faces[1] ?? [], 6);
    expect([average[0], average[5]]).toEqual([0, 0]);
    for (const [face, part] of [
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 1],
    ] as const)
      expect(Math.abs((average[face] ?? 0) / 10_000 - part)).toBeLessThan(0.06);
  });

  test('a roll does not depend on the roll before: pairs of rolls are even too', () => {
    const dice = seededDice(4);
    const pairs = Array.from(
      { length: 72_000 },
      () => 1 + 6 * ((dice.roll(asked(1)).faces[0]?.[0] ?? 1) - 1) + ((dice.roll(asked(1)).faces[0]?.[0] ?? 1) - 1),
    );
    // 35 degrees of freedom: 66.6 is passed once in 1000.
    expect(chiSquared(count(pairs, 36))).toBeLessThan(66.6);
  });

  test('a seed that is no whole number, and a seat that needs no dice, are programming errors', () => {
    expect(() => seededDice(0.5)).toThrow(/seed/);
    expect(() => seededDice(Number.NaN)).toThrow(/seed/);
    expect(() => seededDice(1).roll({ seat: 'red', decision: 'move', rule: 'TEST-MOVE-1' })).toThrow(/red/);
  });
});

describe('scripted dice', () => {
  test('fall as told over several rolls', () => {
    const dice = scriptedDice([6, 1, 4, 2, 3]);
    expect(dice.roll(asked(2, 1))).toEqual(roll([6, 1], [4]));
    expect(dice.roll(asked(0, 2))).toEqual(roll([], [2, 3]));
    expect(() => dice.roll(asked(1))).toThrow(/dice\.0 needs 1 faces, 0 of 5 are left/);
  });
});

describe('a chooser', () => {
  test('chooses evenly and within bounds', () => {
    const choose = seededRandomInt('even');
    expect(
      chiSquared(
        count(
          Array.from({ length: 50_000 }, () => 1 + choose(5)),
          5,
        ),
      ),
    ).toBeLessThan(18.5);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (n) =>
        ((one) => Number.isInteger(one) && one >= 0 && one < n)(choose(n)),
      ),
    );
    expect(choose(1)).toBe(0);
  });

  test('has nothing to choose among nothing', () => {
    for (const n of [0, -1, Number.NaN]) expect(() => seededRandomInt(1)(n)).toThrow(/nothing to choose/);
  });

  test('is not the dice of the same seed', () => {
    const dice = seededDice(1).roll(asked(10)).faces[0];
    expect(chooserTen(1).map((one) => one + 1)).not.toEqual(dice);
  });
});

describe('a roll is checked (KERNEL-DICE)', () => {
  const requests = asked(2, 1).dice ?? [];

  test.each<readonly [string, unknown, string, Record<string, unknown>]>([
    ['no command', null, 'engine.dice.shape', {}],
    ['a text', 'roll', 'engine.dice.shape', {}],
    ['another command', { type: 'move' }, 'engine.dice.shape', {}],
    ['no faces', { type: 'roll' }, 'engine.dice.shape', {}],
    ['faces that are no list', { type: 'roll', faces: 6 }, 'engine.dice.shape', {}],
    ['a handful too few', roll([1, 2]), 'engine.dice.handfuls', { wanted: 2, given: 1 }],
    ['a handful too many', roll([1, 2], [3], []), 'engine.dice.handfuls', { wanted: 2, given: 3 }],
    ['a handful that is no list', roll(5, [3]), 'engine.dice.shape', { handful: 1, what: 'dice.0' }],
    ['a face too few', roll([1], [3]), 'engine.dice.count', { handful: 1, what: 'dice.0', wanted: 2, given: 1 }],
    ['a face too many', roll([1, 2], [3, 3]), 'engine.dice.count', { handful: 2, what: 'dice.1', wanted: 1, given: 2 }],
    [
      'a seven',
      roll([1, 7], [3]),
      'engine.dice.face',
      { handful: 1, what: 'dice.0', die: 2, face: 7, faces: '1, 2, 3, 4, 5, 6' },
    ],
    ['a float', roll([1.5, 2], [3]), 'engine.dice.face', { die: 1, face: 1.5 }],
    ['NaN', roll([1, Number.NaN], [3]), 'engine.dice.face', { die: 2, face: 'NaN' }],
    ['a text for a face', roll(['1', 2], [3]), 'engine.dice.face', { face: '1' }],
    ['a list for a face', roll([[1], 2], [3]), 'engine.dice.face', { face: 'object' }],
    ['a hole', roll(new Array(2), [3]), 'engine.dice.face', { face: 'undefined' }],
    [
      'a six on an Average die',
      roll([1, 2], [6]),
      'engine.dice.face',
      { handful: 2, die: 1, face: 6, faces: '2, 3, 4, 5' },
    ],
  ])('%s', (_name, command, reason, facts) => {
    const refusal = checkRoll(requests, command);
    expect(refusal).toMatchObject({ rule: 'KERNEL-DICE', reason, facts });
  });

  test('a field that no roll has', () => {
    expect(checkRoll(requests, { type: 'roll', faces: [[6, 1], [5]], note: 'x' })).toEqual({
      rule: 'KERNEL-COMMAND',
      reason: 'engine.command.field',
      facts: { command: 'roll', field: 'note', fields: 'faces' },
    });
  });

  test('true faces pass', () => {
    expect(checkRoll(requests, roll([6, 1], [5]))).toBeNull();
    expect(checkRoll([], roll())).toBeNull();
  });
});

function chooserTen(seed: Seed): readonly number[] {
  const choose = seededRandomInt(seed);
  return Array.from({ length: 10 }, () => choose(6));
}

function count(values: readonly number[], most: number): readonly number[] {
  const counts = new Array<number>(most).fill(0);
  for (const value of values) counts[value - 1] = (counts[value - 1] ?? 0) + 1;
  return counts;
}

function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, one) => sum + one, 0) / counts.length;
  return counts.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0);
}
