import { expect, it } from 'vitest';
import { dayId, readDayId } from './dayId.ts';
import { saveScore, readTries, tryBegins, tryIsGone, tryKey } from './savedTries.ts';

it('an id says day, position and rule set; no other puzzle has one', () => {
  const id = { ruleset: 'large-battles', day: 20_786, number: 7 };
  expect(readDayId(dayId(id))).toEqual(id);
  for (const other of ['large-7', 'own-0af3', 'day-', 'day-x-7-simplicity', 'day-20786-simplicity', ''])
    expect(readDayId(other)).toBeNull();
});

it('what is damaged in the browser counts as nothing', () => {
  const good = { battle: 'b', score: 87 };
  for (const text of [null, '', '{', 'null', '7', '[]']) expect(readTries(text)).toEqual({});
  const stored = { 'simplicity 1': good, two: { battle: 7, score: 3 }, three: { battle: 'c', score: 'x' }, four: null };
  expect(readTries(JSON.stringify(stored))).toEqual({ 'simplicity 1': good });
});

/** The tries as a page that is opened now would read them. */
const store = new Map<string, string>();
const saved = () => readTries(store.get('drumhead.days') ?? null);

it('the first try of a day counts, and no other', () => {
  globalThis.localStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
  } as Storage;
  const key = tryKey('simplicity', 20_786);
  tryBegins(key, 'first');
  tryBegins(key, 'second');
  saveScore(key, 'second', 99);
  expect(saved()[key]).toEqual({ battle: 'first', score: null });
  saveScore(key, 'first', 60);
  saveScore(key, 'first', 95);
  expect(saved()[key]).toEqual({ battle: 'first', score: 60 });
  // A first try that was deleted unfinished is none; a score stays.
  tryIsGone(key, 'first');
  expect(saved()[key]?.score).toBe(60);
  const other = tryKey('skirmish', 20_786);
  tryBegins(other, 'third');
  tryIsGone(other, 'third');
  saveScore(other, 'third', 50);
  expect(saved()[other]).toEqual({ battle: '', score: null });
  tryBegins(other, 'fourth');
  saveScore(other, 'fourth', 40);
  expect(saved()[other]).toEqual({ battle: 'fourth', score: 40 });
});
