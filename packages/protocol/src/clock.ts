/**
 * Clocks of a battle: how much time each person has left. They are worked out from the times of the lines, so that any
 * process and any reader of the record comes to the same.
 */
import type { Seat } from '@drumhead/engine';

/**
 * Milliseconds: what each person has at first, gains once in each stage of the battle, and never has more than. A stage is
 * a phase or turn by the count of the rule set; the set-up is one, too, however many pieces are placed in it. The gain comes
 * with the first turn of the person that ends in the stage, so that answers to the enemy's orders make no time.
 */
export interface ClockSettings {
  readonly kind: 'live' | 'turns';
  readonly bank: number;
  readonly gain: number;
  readonly cap: number;
}

/** Milliseconds without a line after which whoever waits for somebody without a clock need wait no longer: two weeks. */
export const LONGEST_SILENCE = 14 * 24 * 3_600_000;

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

/** A clock with what the next line needs. */
export interface RunningClock extends Clock {
  /** People whose turn has not ended: those awaited, or who were before dice were. */
  readonly turn: readonly Seat[];
  /** Milliseconds that each gained with the last turn that ended. */
  readonly gained: Readonly<Record<Seat, number>>;
  /** The stage in which each gained last. */
  readonly gainedIn: Readonly<Record<Seat, number | null>>;
}

/** What a line leads to. */
export interface AfterLine {
  /** People who must decide. */
  readonly awaited: readonly Seat[];
  /** The phase or turn of the battle in which the line was written; 0: its set-up. */
  readonly stage: number;
  /** Dice must be rolled before anybody else goes on. */
  readonly rolls: boolean;
  /** The line takes others back. */
  readonly isTakeBack: boolean;
}

/** A clock that has not begun: it begins with the first line after which people are awaited. */
export function newClock(settings: ClockSettings, people: readonly Seat[], at: number): RunningClock {
  const left = Object.fromEntries(people.map((seat) => [seat, settings.bank]));
  return { settings, left, awaited: [], at, turn: [], gained: {}, gainedIn: {} };
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

/**
 * The clocks after a line at the time `now`. A roll ends nobody's turn, and a turn that is taken back gives back what it
 * gained: else an order and its undo would make time.
 */
export function clockAfter(
  clock: RunningClock,
  pauses: readonly Pause[],
  now: number,
  { awaited, stage, rolls, isTakeBack }: AfterLine,
): RunningClock {
  const { settings, turn } = clock;
  const left: Record<Seat, number> = {};
  const gained: Record<Seat, number> = { ...clock.gained };
  const gainedIn: Record<Seat, number | null> = { ...clock.gainedIn };
  for (const seat of Object.keys(clock.left)) {
    const found = leftAt(clock, pauses, seat, now);
    left[seat] = found;
    if (isTakeBack) {
      if (awaited.includes(seat) && !turn.includes(seat)) {
        left[seat] = found - (gained[seat] ?? 0);
        // It comes again with the turn that is played anew.
        if ((gained[seat] ?? 0) > 0) gainedIn[seat] = null;
        gained[seat] = 0;
      }
    } else if (!rolls && turn.includes(seat) && !awaited.includes(seat)) {
      const gain = (gainedIn[seat] ?? null) === stage ? 0 : settings.gain;
      const after = Math.min(Math.max(settings.cap, found), found + gain);
      left[seat] = after;
      gained[seat] = after - found;
      gainedIn[seat] = stage;
    }
  }
  const next = rolls && !isTakeBack ? [...new Set([...turn, ...awaited])] : awaited;
  return { settings, left, awaited, at: now, turn: next, gained, gainedIn };
}

/** Milliseconds between two lines in which no pause stops the clocks. A line ends the pause before it. */
function running(from: number, to: number, pauses: readonly Pause[]): number {
  const stood = pauses
    .filter((pause) => pause.from >= from && pause.from <= to)
    .reduce((sum, pause) => sum + Math.min(to, pause.until) - pause.from, 0);
  return Math.max(0, to - from - stood);
}
