/** Time left, as it is set and as it is shown. Pure; all times in milliseconds. */
import type { Seat } from '@drumhead/engine';
import { type ClockNews, type ClockSettings, leftAt } from '@drumhead/protocol';
import type { Messages } from '../../i18n/index.ts';
import type { ClockKey } from './messages.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A live clock may gain as much as anybody plays in a day. */
const LIVE_CAP = DAY;

/** A clock as a person sets it: minutes and seconds live, days and hours by turns. */
export interface ClockChoice {
  readonly kind: 'none' | ClockSettings['kind'];
  readonly bank: number;
  readonly gain: number;
  /** Days, by turns alone. */
  readonly cap: number;
}

/** What is proposed first for each kind. */
export const FIRST_CLOCKS: Readonly<Record<ClockChoice['kind'], ClockChoice>> = {
  none: { kind: 'none', bank: 0, gain: 0, cap: 0 },
  live: { kind: 'live', bank: 45, gain: 30, cap: 0 },
  turns: { kind: 'turns', bank: 7, gain: 24, cap: 14 },
};

/** What somebody typed as a whole number from `least` to `most`; NaN where it is none. */
export function wholeNumber(typed: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return number >= least && number <= most ? number : Number.NaN;
}

/** False while a field holds no number that fits. */
export const isWholeChoice = ({ bank, gain, cap }: ClockChoice): boolean => !Number.isNaN(bank + gain + cap);

/** What the server is told; null: no clock. */
export function clockSettings({ kind, bank, gain, cap }: ClockChoice): ClockSettings | null {
  switch (kind) {
    case 'none':
      return null;
    case 'live':
      return { kind, bank: bank * MINUTE, gain: gain * SECOND, cap: Math.max(LIVE_CAP, bank * MINUTE) };
    case 'turns':
      return { kind, bank: bank * DAY, gain: gain * HOUR, cap: Math.max(cap, bank) * DAY };
  }
}

/** The settings in words. */
export function clockInWords({ t }: Messages<ClockKey>, { kind, bank, gain, cap }: ClockSettings): string {
  return kind === 'live'
    ? t('web.clock.told.live', { bank: Math.round(bank / MINUTE), gain: Math.round(gain / SECOND) })
    : t('web.clock.told.turns', {
        bank: Math.round(bank / DAY),
        gain: Math.round(gain / HOUR),
        cap: Math.round(cap / DAY),
      });
}

/** Time left to a seat at the time `now` of the server; 0 or less: its flag has fallen. */
export function timeLeft(news: ClockNews, seat: Seat, now: number): number {
  return leftAt(news, news.pause === null ? [] : [news.pause], seat, now);
}

/**
 * The last quarter of the time of days, of which the server reminds people, too; live at most the last minute, which is all
 * that some have at first.
 */
export function isLow({ kind, bank }: ClockSettings, left: number): boolean {
  return left < (kind === 'live' ? Math.min(MINUTE, bank / 4) : bank / 4);
}

/** Minutes of the pauses that can be asked for: of a live battle an evening at most. */
export const PAUSES: Readonly<Record<ClockSettings['kind'], readonly number[]>> = {
  live: [5, 15, 30, 60, 180],
  turns: [60, 360, 1440, 4320, 10_080, 20_160],
};
/** The one that is proposed first. */
export const FIRST_PAUSE: Readonly<Record<ClockSettings['kind'], number>> = { live: 15, turns: 1440 };

/** Such as 4:05, 2 h 10 min or 3 d 4 h. */
export function timeInWords({ t }: Messages<ClockKey>, left: number): string {
  if (left <= 0) return t('web.clock.up');
  if (left < HOUR) {
    // A clock that shows 0:00 has ended.
    const seconds = Math.ceil(left / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const minutes = Math.floor(left / MINUTE);
  const hours = Math.floor(minutes / 60);
  return left < DAY
    ? t('web.clock.hours', { hours, minutes: minutes % 60 })
    : t('web.clock.days', { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** A pause of so many minutes, such as 15 minutes, 6 hours or 14 days. */
export function pauseInWords({ translate }: Pick<Messages<ClockKey>, 'translate'>, minutes: number): string {
  if (minutes % 60 > 0) return translate('web.clock.pause.minutes', { count: minutes });
  const hours = minutes / 60;
  return hours < 24 || hours % 24 > 0
    ? translate('web.clock.pause.hours', { count: hours })
    : translate('web.clock.pause.days', { count: hours / 24 });
}

/** Milliseconds until a shown time looks different: each second of the last hour, else each quarter of a minute. */
export function untilTick(lefts: readonly number[]): number {
  return lefts.some((left) => left > 0 && left < HOUR + MINUTE) ? SECOND : MINUTE / 4;
}
