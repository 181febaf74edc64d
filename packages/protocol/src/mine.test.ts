import { expect, it } from 'vitest';
import { byUrgency, type MyBattle, timeLeftOf } from './mine.ts';

const HOUR = 3_600_000;
const settings = { kind: 'turns', bank: 48 * HOUR, gain: 0, cap: 48 * HOUR } as const;

/** A battle at `table`, in which I am France. */
function battle(table: string, waits: readonly string[], since: number | null, left: number | null): MyBattle {
  const clock =
    left === null ? null : { settings, left: { france: left, austria: left }, awaited: waits, at: 0, pause: null };
  const seats = ['france', 'austria'].map((seat) => ({ seat, player: 'person', taken: true, name: null }));
  const names = { ruleset: 'simplicity', scenario: null, naming: {} };
  return { table, battle: table, seat: 'france', ...names, seats, n: 1, waits, since, clock };
}

it('what waits for me comes first, the least time left before all, then the longest wait, whatever the order before', () => {
  const mine = ['france'];
  const theirs = ['austria'];
  const sorted = [
    battle('two hours', mine, 900, 2 * HOUR),
    battle('a day', mine, 100, 24 * HOUR),
    battle('long', mine, 100, null),
    battle('shorter', mine, 200, null),
    battle('same', mine, 200, null),
    battle('not begun', mine, null, null),
    battle('their hour', theirs, 500, HOUR),
    battle('their', theirs, 1, null),
  ];
  // "same" comes before "shorter" by its name.
  [sorted[3], sorted[4]] = [sorted[4] as MyBattle, sorted[3] as MyBattle];
  const wanted = sorted.map(({ table }) => table);
  for (let turn = 0; turn < sorted.length; turn++) {
    const turned = [...sorted.slice(turn), ...sorted.slice(0, turn)];
    expect(byUrgency(turned, 0).map(({ table }) => table)).toEqual(wanted);
    expect(byUrgency(turned.reverse(), 0).map(({ table }) => table)).toEqual(wanted);
  }
});

it('the clock that counts is one’s own where one must decide, else theirs, and a pause stops it', () => {
  const one = battle('t', ['france', 'austria'], 0, 5 * HOUR);
  const clock = { ...one.clock, left: { france: 5 * HOUR, austria: HOUR } } as NonNullable<MyBattle['clock']>;
  expect(timeLeftOf({ ...one, clock }, HOUR)).toBe(4 * HOUR);
  const theirs = { ...one, waits: ['austria'], clock: { ...clock, awaited: ['austria'] } };
  expect(timeLeftOf(theirs, HOUR / 2)).toBe(HOUR / 2);
  const paused = { ...theirs.clock, pause: { from: 0, until: HOUR } };
  expect(timeLeftOf({ ...theirs, clock: paused }, HOUR / 2)).toBe(HOUR);
  expect(timeLeftOf({ ...one, clock: null }, HOUR)).toBe(Number.POSITIVE_INFINITY);
});
