/** A clock in a test's hand: nothing rings before the test lets time pass. */

export interface Timers {
  readonly now: () => number;
  readonly later: (ms: number, ring: () => void) => () => void;
  /** Everything that is due by then rings, in its turn. */
  readonly pass: (ms: number) => void;
}

export function timersForTests(): Timers {
  let now = 0;
  let timers: { readonly at: number; readonly ring: () => void }[] = [];
  return {
    now: () => now,
    later(ms, ring) {
      const timer = { at: now + ms, ring };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    pass(ms) {
      const until = now + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        now = next.at;
        timers = timers.filter((one) => one !== next);
        next.ring();
      }
      now = until;
    },
  };
}
