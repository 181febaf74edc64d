import { expect, it } from 'vitest';
import { clockAfter, newClock } from './clock.ts';

const SETTINGS = { kind: 'live', bank: 1000, gain: 100, cap: 2000 } as const;
const line = (awaited: readonly string[], more: object = {}) => ({
  awaited,
  stage: 1,
  rolls: false,
  isTakeBack: false,
  ...more,
});
const begun = clockAfter(newClock(SETTINGS, ['a', 'b'], 0), [], 0, line(['a']));

it('a turn that ends gains time, no more than the cap, and only once however much is taken back', () => {
  const moved = clockAfter(begun, [], 50, line(['b']));
  expect(moved.left).toEqual({ a: 1050, b: 1000 });
  const back = clockAfter(moved, [], 60, line(['a'], { isTakeBack: true }));
  expect(back.left).toEqual({ a: 950, b: 990 });
  const again = clockAfter(back, [], 60, line(['b']));
  expect(again.left).toEqual({ a: 1050, b: 990 });
  const rich = clockAfter({ ...begun, left: { a: 1980, b: 0 } }, [], 0, line(['b']));
  expect(rich.left).toEqual({ a: 2000, b: 0 });
  expect(clockAfter(rich, [], 0, line(['a'], { isTakeBack: true })).left['a']).toBe(1980);
});

it('each gains once in a phase or turn of the battle, and once in its set-up', () => {
  let clock = clockAfter(newClock(SETTINGS, ['a', 'b'], 0), [], 0, line(['a'], { stage: 0 }));
  // Pieces are placed in turn.
  for (const seat of ['b', 'a', 'b', 'a']) clock = clockAfter(clock, [], 0, line([seat], { stage: 0 }));
  expect(clock.left).toEqual({ a: 1100, b: 1100 });
  for (const seat of ['b', 'a', 'b']) clock = clockAfter(clock, [], 0, line([seat], { stage: 1 }));
  expect(clock.left).toEqual({ a: 1200, b: 1200 });
  // What gained nothing gives nothing back.
  clock = clockAfter(clock, [], 0, line(['a'], { isTakeBack: true }));
  expect(clock.left).toEqual({ a: 1200, b: 1200 });
  clock = clockAfter(clock, [], 0, line(['b'], { stage: 2 }));
  expect(clock.left).toEqual({ a: 1300, b: 1200 });
});

it('a roll ends no turn: whoever is still to decide after it gains nothing, and whoever is not gains then', () => {
  const rolling = clockAfter(begun, [], 50, line([], { rolls: true }));
  expect(rolling.left).toEqual({ a: 950, b: 1000 });
  // Nobody's time runs while dice are awaited.
  expect(clockAfter(rolling, [], 80, line(['a'])).left).toEqual({ a: 950, b: 1000 });
  expect(clockAfter(rolling, [], 80, line(['b'])).left).toEqual({ a: 1050, b: 1000 });
});
