import { clockMessages } from './messages.ts';
import type { ClockNews } from '@drumhead/protocol';
import { describe, expect, it } from 'vitest';
import type { Messages } from '../../i18n/index.ts';
import {
  clockInWords,
  clockSettings,
  FIRST_CLOCKS,
  isLow,
  isWholeChoice,
  pauseInWords,
  timeInWords,
  timeLeft,
  untilTick,
  wholeNumber,
} from './time.ts';
import type { ClockKey } from './messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const t = (key: ClockKey, facts: Readonly<Record<string, unknown>> = {}): string =>
  clockMessages[key].en.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name]));
const words = { t, translate: t as never, language: 'en' } as Messages<ClockKey>;

const NEWS: ClockNews = {
  settings: { kind: 'live', bank: HOUR, gain: 0, cap: HOUR },
  left: { france: HOUR, austria: 2 * HOUR },
  awaited: ['france'],
  at: 1000,
  pause: null,
};

describe('a clock that is set', () => {
  it('is told to the server in milliseconds, and never capped below what each has first', () => {
    expect(clockSettings(FIRST_CLOCKS.none)).toBeNull();
    expect(clockSettings({ kind: 'live', bank: 45, gain: 30, cap: 0 })).toEqual({
      kind: 'live',
      bank: 45 * MINUTE,
      gain: 30_000,
      cap: DAY,
    });
    expect(clockSettings({ kind: 'turns', bank: 7, gain: 24, cap: 3 })).toEqual({
      kind: 'turns',
      bank: 7 * DAY,
      gain: DAY,
      cap: 7 * DAY,
    });
  });

  it('is read out as it was set', () => {
    const turns = clockSettings(FIRST_CLOCKS.turns);
    expect(turns && clockInWords(words, turns)).toBe(
      'By turns: days each 7, hours gained with each turn 24, days at most 14',
    );
  });
});

describe('time left', () => {
  it('runs for whoever is awaited alone, and stands still in a pause', () => {
    expect(timeLeft(NEWS, 'france', 1000 + MINUTE)).toBe(59 * MINUTE);
    expect(timeLeft(NEWS, 'austria', 1000 + MINUTE)).toBe(2 * HOUR);
    const paused = { ...NEWS, pause: { from: 1000, until: 1000 + 10 * MINUTE } };
    expect(timeLeft(paused, 'france', 1000 + 9 * MINUTE)).toBe(HOUR);
    expect(timeLeft(paused, 'france', 1000 + 11 * MINUTE)).toBe(59 * MINUTE);
  });

  it.each([
    [-5, 'time is up'],
    [1, '0:01'],
    [65_000, '1:05'],
    [2 * HOUR + 10 * MINUTE, '2 h 10 min'],
    [3 * DAY + 4 * HOUR, '3 d 4 h'],
  ])('of %d ms is shown as %s', (left, shown) => {
    expect(timeInWords(words, left)).toBe(shown);
  });

  it('is low in the last minute of a live battle, and in the last quarter by turns', () => {
    expect([isLow(NEWS.settings, MINUTE), isLow(NEWS.settings, MINUTE - 1)]).toEqual([false, true]);
    // Whoever begins with a minute is not warned at once.
    const quick = { ...NEWS.settings, bank: MINUTE };
    expect([isLow(quick, MINUTE), isLow(quick, MINUTE / 4 - 1)]).toEqual([false, true]);
    const turns = { kind: 'turns', bank: 8 * DAY, gain: 0, cap: 8 * DAY } as const;
    expect([isLow(turns, 2 * DAY), isLow(turns, 2 * DAY - 1)]).toEqual([false, true]);
  });

  it('stands still for minutes, hours or days, as it was asked for', () => {
    const translate = (key: string, facts: object = {}) => `${key} ${Object.values(facts).join()}`;
    expect([15, 60, 1440, 20_160, 1800].map((minutes) => pauseInWords({ translate }, minutes))).toEqual([
      'web.clock.pause.minutes 15',
      'web.clock.pause.hours 1',
      'web.clock.pause.days 1',
      'web.clock.pause.days 14',
      'web.clock.pause.hours 30',
    ]);
  });

  it('changes each second in the last hour alone', () => {
    expect([untilTick([3 * HOUR]), untilTick([3 * HOUR, MINUTE]), untilTick([-1])]).toEqual([15_000, 1000, 15_000]);
  });
});

describe('a number of a clock', () => {
  it.each([
    ['1', 1],
    [' 60 ', 60],
    ['0', Number.NaN],
    ['61', Number.NaN],
    ['1.5', Number.NaN],
    ['-3', Number.NaN],
    ['ten', Number.NaN],
    ['', Number.NaN],
  ])('typed as %j is %d', (typed, number) => {
    expect(wholeNumber(typed, 1, 60)).toBe(number);
  });

  it('that is none bars the table until it is put right', () => {
    expect(isWholeChoice(FIRST_CLOCKS.turns)).toBe(true);
    expect(isWholeChoice({ ...FIRST_CLOCKS.turns, gain: wholeNumber('x', 0, 9) })).toBe(false);
  });
});
