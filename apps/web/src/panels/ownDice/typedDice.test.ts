import { describe, expect, it } from 'vitest';
import { byHandful, NO_DICE, openHandful, type TypedDice, wanted, withFace, withoutLast } from './typedDice.ts';

const D6 = [1, 2, 3, 4, 5, 6];
const requests = [
  { what: 'a', owner: 'red', count: 2, faces: D6 },
  { what: 'b', owner: 'blue', count: 3, faces: D6 },
  { what: 'c', owner: 'red', count: 1, faces: [2, 3, 3, 4, 4, 5] },
];
const typed = [true, false, true];
const tapped = (...faces: readonly number[]): TypedDice =>
  faces.reduce((dice, face) => withFace(dice, face, requests, typed), NO_DICE);

describe('dice that are tapped in', () => {
  it('fill the handfuls of the people in order, and leave out those of the machine', () => {
    expect(wanted(requests, typed)).toBe(3);
    expect(openHandful(tapped(6), requests, typed)).toBe(0);
    expect(openHandful(tapped(6, 1), requests, typed)).toBe(2);
    expect(openHandful(tapped(6, 1, 4), requests, typed)).toBeNull();
    expect(byHandful(tapped(6, 1, 4), requests, typed)).toEqual([[6, 1], [], [4]]);
  });

  it('take no face that the die does not have, and none too many', () => {
    expect(tapped(6, 1, 6)).toEqual(tapped(6, 1));
    expect(tapped(6, 1, 4, 5)).toEqual(tapped(6, 1, 4));
  });

  it('can be changed one by one, and undone from the last', () => {
    const changing = { ...tapped(6, 1, 4), changing: 1 };
    expect(withFace(changing, 3, requests, typed)).toEqual(tapped(6, 3, 4));
    expect(withoutLast(changing)).toEqual(tapped(6, 1, 4));
    expect(withoutLast(tapped(6, 1, 4))).toEqual(tapped(6, 1));
    // The others stay in their handfuls.
    expect(byHandful(tapped(6, 1, 4), requests, typed, 0)).toEqual([[1], [], [4]]);
    expect(byHandful(tapped(6, 1, 4), requests, typed, 2)).toEqual([[6, 1], [], []]);
  });
});
