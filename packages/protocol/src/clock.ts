/**
 * Clocks of a battle: how much time each person has left. They are worked out from the times of the lines, so that any
 * process and any reader of the record comes to the same.
 */
import type { Seat } from '@drumhead/engine';

/** Milliseconds: what each person has at first, gains with a turn that ends, and never has more than. */
export interface ClockSettings {
  readonly kind: 'live' | 'turns';
  readonly bank: number;
  readonly gain: number;
  readonly cap: number;
}

/** The clocks stand still from `from` until `until`, or until the next line; milliseconds since 1970. */
export interface Pause {
  readonly from: number;
  readonly until: number;
}

export interface Clock {
  readonly settings: ClockSettings;
  /** Milliseconds left to each person at the time `at`. */
  readonly left: Readonly<Record<Seat, number>>;
  /** People whose time runs. */
  readonly awaited: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A clock that has not begun: it begins with the first line after which people are awaited. */
export function newClock(settings: ClockSettings, people: readonly Seat[], at: number): Clock {
  return { settings, left: Object.fromEntries(people.map((seat) => [seat, settings.bank])), awaited: [], at };
}

/** Milliseconds left to a seat at the time `now`; below 0 its flag has fallen. */
export function leftAt({ left, awaited, at }: Clock, pauses: readonly Pause[], seat: Seat, now: number): number {
  const before = left[seat] ?? 0;
  return awaited.includes(seat) ? before - running(at, now, pauses) : before;
}

/** When the flag of a seat falls, milliseconds since 1970; null where its time does not run. */
export function fallsAt({ left, awaited, at }: Clock, pauses: readonly Pause[], seat: Seat): number | null {
  if (!awaited.includes(seat)) return null;
  let falls = at + (left[seat] ?? 0);
  for (const { from, until } of pauses) if (from >= at && from < falls) falls += until - from;
  return falls;
}

/** The pause that stops the clocks at the time `now`, if no line comes. */
export function pauseAt({ at }: Clock, pauses: readonly Pause[], now: number): Pause | null {
  return pauses.find(({ from, until }) => from >= at && from <= now && now < until) ?? null;
}

/** The clocks after a line at the time `now`, after which these people are awaited. */
export function clockAfter(clock: Clock, pauses: readonly Pause[], now: number, awaited: readonly Seat[]): Clock {
  const { settings, left } = clock;
  const next = Object.keys(left).map((seat) => {
    const found = leftAt(clock, pauses, seat, now);
    const hasMoved = clock.awaited.includes(seat) && !awaited.includes(seat);
    return [seat, hasMoved ? Math.min(Math.max(settings.cap, found), found + settings.gain) : found] as const;
  });
  return { settings, left: Object.fromEntries(next), awaited, at: now };
}

/** Milliseconds between two lines in which no pause stops the clocks. A line ends the pause before it. */
function running(from: number, to: number, pauses: readonly Pause[]): number {
  const stood = pauses
    .filter((pause) => pause.from >= from && pause.from <= to)
    .reduce((sum, pause) => sum + Math.min(to, pause.until) - pause.from, 0);
  return Math.max(0, to - from - stood);
}
