/**
 * Time that never jumps. The clock of a machine is set back and forth, by its owner or by the net; time for battles goes on
 * with the steady clock of the machine instead, and comes slowly to the other one where the two differ.
 */

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

/** `wall`: milliseconds since 1970, which may jump; `steady`: milliseconds that only ever grow. */
export function timeOn(wall: () => number, steady: () => number): Time {
  let last = steady();
  let time = wall();
  /** The difference when it was looked at last, and since when, by the steady clock, the clocks differ. */
  let difference = 0;
  let since: number | null = null;

  function look(): void {
    const at = steady();
    const passed = Math.max(0, at - last);
    last = at;
    time += passed;
    const found = wall() - time;
    // A clock that was set again begins to differ anew.
    if (Math.abs(found - difference) > TOLERANCE) since = at;
    time += Math.sign(found) * Math.min(Math.abs(found), passed * SLEW);
    difference = wall() - time;
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
