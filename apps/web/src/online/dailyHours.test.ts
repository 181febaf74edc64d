import { describe, expect, it } from 'vitest';
import { hoursAt, hoursBetween, hoursHere, minutesOf, timeOfDay } from './dailyHours.ts';

describe('hours of the day', () => {
  it('are minutes after midnight, also over midnight, where the device is', () => {
    expect([timeOfDay(0), timeOfDay(425), timeOfDay(1439)]).toEqual(['00:00', '07:05', '23:59']);
    expect([minutesOf('07:05'), minutesOf('07:05:30'), minutesOf('')]).toEqual([425, 425, null]);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(hoursBetween('22:00', '07:00')).toEqual({ from: 1320, until: 420, zone: timeZone });
  });

  it('are none where a field is empty, or nothing lies between them', () => {
    const none = [hoursBetween('', '07:00'), hoursBetween('07:00', ''), hoursBetween('07:00', '07:00')];
    expect(none).toEqual([null, null, null]);
  });

  it('are other hours at another place, also over midnight and with half an hour', () => {
    const noon = Date.UTC(2026, 0, 15, 12);
    const rome = { from: 19 * 60, until: 23 * 60 + 30, zone: 'Europe/Rome' };
    expect(hoursAt(rome, 'America/New_York', noon)).toMatchObject({ from: 13 * 60, until: 17 * 60 + 30 });
    expect(hoursAt(rome, 'Asia/Kolkata', noon)).toMatchObject({ from: 23 * 60 + 30, until: 4 * 60 });
  });

  it('are none where the browser knows a place by no such name', () => {
    const [rome, mars] = [hoursBetween('07:00', '09:00'), 'Mars/Olympus'];
    expect(rome && hoursAt({ ...rome, zone: mars }, 'Europe/Rome', 0)).toBeNull();
    expect(rome && hoursAt({ ...rome, zone: 'Europe/Rome' }, mars, 0)).toBeNull();
  });

  it('are those of this device', () => {
    const given = hoursBetween('22:00', '07:00');
    expect(given && hoursHere(given)).toEqual(given);
  });
});
