/** Which position is played on a day, and with which dice. Pure: whoever asks brings the moment. */
import type { Seat } from '@drumhead/engine';

/** A position of the day as it lies in the build. */
export interface DayPosition {
  readonly ruleset: string;
  /** What the battle that it comes from is called: a message key or plain text. */
  readonly name: string;
  /** The side that is played. */
  readonly seat: Seat;
  /** How the side stands after the best order, from 0 to 1. */
  readonly keep: number;
  /** What there is to keep: so much of that is given away by ending the turn at once. */
  readonly stake: number;
  /** By how much the second-best order falls short, at the analyst's usual budget and at a larger one. */
  readonly gaps: readonly number[];
  /** The states that he read for a plan, at most, by budget. */
  readonly reads: readonly number[];
  /** A position file, with orders where it begins in the middle of something. */
  readonly file: object;
}

/** How many positions there are, by rule set. */
export type DayCounts = Readonly<Record<string, number>>;

const DAY = 24 * 60 * 60 * 1000;

/** The day of a moment in milliseconds since 1970, counted from then: one and the same all over the world. */
export const utcDay = (now: number): number => Math.floor(now / DAY);

/** When a day begins, in milliseconds since 1970. */
export const beginOfDay = (day: number): number => day * DAY;

/** The number of the position of a day, from 1, of so many: each in turn. */
export const positionOn = (day: number, count: number): number => 1 + (day % count);

/** Where a position lies, seen from the folder of all. */
export const positionPath = (ruleset: string, number: number): string =>
  `${ruleset}/${String(number).padStart(2, '0')}.json`;

/** The seed of the dice of a day: the same for everybody. That it may be known helps nobody, since dice do not count. */
export const seedOn = (ruleset: string, day: number): string => `day ${ruleset} ${day}`;
