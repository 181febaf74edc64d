import { describe, expect, it } from 'vitest';
import { pushWords } from '../../../serviceWorker.plugin.ts';
import { faultOfAdding } from './channels.ts';
import { hoursBetween, minutesOf, timeOfDay } from './hours.ts';

describe('hours of the day', () => {
  it('are minutes after midnight, also over midnight, where the device is', () => {
    expect([timeOfDay(0), timeOfDay(425), timeOfDay(1439)]).toEqual(['00:00', '07:05', '23:59']);
    expect([minutesOf('07:05'), minutesOf('07:05:30'), minutesOf('')]).toEqual([425, 425, null]);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(hoursBetween('22:00', '07:00')).toEqual({ from: 1320, until: 420, zone: timeZone });
  });

  it('are none where a field is empty, or nothing lies between them', () => {
    expect([hoursBetween('', '07:00'), hoursBetween('07:00', ''), hoursBetween('07:00', '07:00')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

it('why a way was not added depends on the answer of the server', () => {
  expect(faultOfAdding('webhook', 400)).toBe('web.notices.fault.address');
  expect(faultOfAdding('push', 400)).toBe('web.notices.fault.other');
  expect(faultOfAdding('mail', 502)).toBe('web.notices.fault.mail');
  expect(faultOfAdding('mail', 409)).toBe('web.notices.fault.most');
  expect(faultOfAdding('mail', 0)).toBe('web.notices.fault.other');
});

it('the service worker has words for every notice in every language', () => {
  const words = pushWords();
  expect(Object.keys(words)).toEqual(['en', 'it']);
  for (const one of Object.values(words)) expect(Object.keys(one)).toEqual(['turn', 'reminder', 'test']);
});
