/**
 * Time that never jumps. The clock of a machine is set back and forth, by its owner or by the net; time for battles goes on
 * with the steady clock of the machine instead, and comes slowly to the other one where the two differ.
 */
import type { World } from './world.ts';

export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Do the clocks agree, so that somebody's time may be said to be up? */
  isSure(): boolean;
}

/** A difference of so many milliseconds is none. */
const TOLERANCE = 2000;
/** Of each millisecond that passes so much is gained or lost until the clocks agree again. */
const SLEW = 1 / 20;
/** Clocks that have differed for so long will go on to: the steady one is right. Milliseconds. */
const PATIENCE = 3_600_000;

export function timeOn(world: Pick<World, 'now' | 'steady'>): Time {
  let last = world.steady();
  let time = world.now();
  /** The difference when it was looked at last, and since when, by the steady clock, the clocks differ. */
  let difference = 0;
  let since: number | null = null;

  function look(): void {
    const at = world.steady();
    const passed = Math.max(0, at - last);
    last = at;
    time += passed;
    const found = world.now() - time;
    // A clock that was set again begins to differ anew.
    if (Math.abs(found - difference) > TOLERANCE) since = at;
    time += Math.sign(found) * Math.min(Math.abs(found), passed * SLEW);
    difference = world.now() - time;
    if (Math.abs(difference) <= TOLERANCE) since = null;
  }

  return {
    now() {
      look();
      return Math.round(time);
    },
    isSure() {
      look();
      return since === null || last - since >= PATIENCE;
    },
  };
}
