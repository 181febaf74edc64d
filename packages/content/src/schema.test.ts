import { describe, expect, it } from 'vitest';
import {
  checkSchema,
  choice,
  constant,
  fits,
  flag,
  list,
  nullable,
  number,
  pair,
  record,
  type Schema,
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
