import { describe, expect, it } from 'vitest';
import {
  anything,
  checkSchema,
  choice,
  constant,
  defaulted,
  described,
  dictionary,
  fits,
  flag,
  list,
  nullable,
  number,
  oneOrMore,
  pair,
  read,
  record,
  type Schema,
  tagged,
  text,
  whole,
} from './schema.ts';

const SHAPES: Readonly<Record<string, Schema>> = {
  whole: whole(-2, 5),
  number: number(-2, 5),
  flag,
  constant: constant('a'),
  choice: choice(['a', 'b']),
  text: text(3, '[a-z]+'),
  list: list(whole(0, 3), 1, 3),
  pairs: list(whole(0, 3), 2, 4, 2),
  pair: pair(flag),
  nullable: nullable(whole(0, 1)),
  record: record({ x: whole(0, 1) }, {}),
  choosing: record({ x: whole(0, 1) }, { a: flag, b: flag }, ['a', 'b']),
};

const NUMBERS = [-3, -2, 0, 0.5, 1, 5, 6, Number.NaN, Number.POSITIVE_INFINITY, -0];
const WORDS = ['a', 'b', 'c', 'abcd', '', true, false, null, undefined];
const LISTS = [[], [0], [0, 4], [1, 2, 3], [0, 1, 2, 3], [0.5], ['0'], [true, false], [true]];
const RECORDS = [
  {},
  { x: 0 },
  { x: 2 },
  { x: 0, y: 0 },
  { x: 0, a: true },
  { x: 0, a: true, b: true },
  { x: 0, a: 1 },
  { a: true },
  () => 0,
];
const VALUES: readonly unknown[] = [...NUMBERS, ...WORDS, ...LISTS, ...RECORDS];

describe('what fits', () => {
  it.each(Object.keys(SHAPES))('%s: as the check with words says', (name) => {
    const shape = SHAPES[name] as Schema;
    expect(VALUES.map((value) => fits(value, shape))).toEqual(VALUES.map((value) => checkSchema(value, shape, '', [])));
    expect(VALUES.some((value) => fits(value, shape))).toBe(true);
  });
});

describe('defaults, tags and lists of one', () => {
  const unit = tagged('arm', [
    record({ arm: constant('foot'), men: defaulted(whole(1, 9), 4) }, {}),
    described(record({ arm: constant('guns'), loaded: defaulted(flag, true) }, {}), 'A battery'),
  ]);
  const shape = record({ units: oneOrMore(unit, 1, 2), more: defaulted(dictionary(3), {}) }, { note: anything });

  it('fill in what is left out, wherever it is', () => {
    expect(read({ units: [{ arm: 'foot' }, { arm: 'guns', loaded: false }] }, shape)).toEqual({
      ok: true,
      value: {
        units: [
          { arm: 'foot', men: 4 },
          { arm: 'guns', loaded: false },
        ],
        more: {},
      },
    });
    expect(read({ units: { arm: 'guns' }, note: 1 }, shape)).toEqual({
      ok: true,
      value: { units: { arm: 'guns', loaded: true }, more: {}, note: 1 },
    });
  });

  it.each([
    [{ units: [] }, 'units engine.problem.listLength'],
    [{ units: { arm: 'horse' } }, 'units.arm engine.problem.notOneOf'],
    [{ units: { men: 3 } }, 'units.arm engine.problem.notOneOf'],
    [{ units: 7 }, 'units engine.problem.notRecord'],
    [{ units: [{ arm: 'foot', men: 0 }] }, 'units[0].men engine.problem.outOfRange'],
    [{ units: { arm: 'foot' }, more: { long: 1, longer: 1 } }, 'more engine.problem.textLength'],
    [{ units: { arm: 'foot' }, more: [] }, 'more engine.problem.notRecord'],
  ])('name the place of a fault in %j', (value, fault) => {
    const found = read(value, shape);
    expect(found.ok ? [] : found.problems.map(({ path, reason }) => `${path} ${reason}`)).toEqual([fault]);
  });
});
