/** What an invariant is, and what several of them ask. */
import type { Device, Ordered } from './device.ts';
import type { Evening } from './gathering.ts';
import type { SentNotice } from './outside.ts';
import type { DurableLine } from './store.ts';

/** It says what is broken, or nothing. Each is asked at its moment. */
export interface Invariant {
  readonly name: string;
  readonly promise: string;
  /** Lines were committed. */
  readonly committed?: (evening: Evening, lines: readonly DurableLine[]) => string | undefined;
  /** An order has its answer; once more at the end. */
  readonly answered?: (evening: Evening, order: Ordered) => string | undefined;
  /** Something leaves for a page of this seat. */
  readonly sent?: (evening: Evening, seat: string, text: string) => string | undefined;
  /** A notice arrived. */
  readonly noticed?: (evening: Evening, notice: SentNotice) => string | undefined;
  /** Somebody looks at his page. */
  readonly looked?: (evening: Evening, device: Device) => string | undefined;
  /** Play has ended, and nothing has healed yet. */
  readonly waited?: (evening: Evening) => string | undefined;
  /** Two minutes after the last fault. */
  readonly healed?: (evening: Evening) => string | undefined;
  /** The battle has gone on after that, and nothing was broken so far. */
  readonly ended?: (evening: Evening) => Promise<string | undefined>;
}

/** Milliseconds. */
export const SECOND = 1000;
/** Milliseconds in which every process notices a new link: two looks, and the way. */
export const PUT_OUT = 10 * SECOND;

/** What a page shows. */
export const stateOf = (device: Device) => device.session?.store.getState();

/** What is broken in the first of them where something is. */
export function firstOf<T>(list: readonly T[], say: (one: T) => string | undefined): string | undefined {
  for (const one of list) {
    const said = say(one);
    if (said !== undefined) return said;
  }
  return undefined;
}
