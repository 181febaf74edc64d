/** A world whose time goes on when a test says so: timers come in their order, each with what it does done. */
import { REAL, type World } from '../src/world.ts';

export interface SteppedWorld extends World {
  /** Lets so many milliseconds go by; a timer comes at most once a minute. */
  pass(ms: number): Promise<void>;
  /** Likewise, but the machine sleeps: timers that were due meanwhile come once, when it wakes. */
  sleep(ms: number): Promise<void>;
}

/** Milliseconds: less than the server takes for a sleep. */
const STEP = 60_000;

interface Timer {
  due: number;
  readonly every: number | null;
  readonly come: () => void;
}

export function steppedWorld(begins: number): SteppedWorld {
  let passed = 0;
  const timers = new Set<Timer>();
  const add = (timer: Timer) => {
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  /** What was begun is done once nothing more is to be read from the database. */
  const settle = async (): Promise<void> => {
    for (let turns = 0; turns < 6; turns++) await REAL.soon();
  };
  async function comeDue(until: number): Promise<void> {
    for (;;) {
      const [next] = [...timers].filter(({ due }) => due <= until).sort((a, b) => a.due - b.due);
      if (next === undefined) return;
      if (next.every === null) timers.delete(next);
      else next.due = passed + next.every;
      next.come();
      await settle();
    }
  }
  return {
    ...REAL,
    now: () => begins + passed,
    steady: () => passed,
    after: (ms, come) => add({ due: passed + ms, every: null, come }),
    every: (ms, come) => add({ due: passed + ms, every: ms, come }),
    async pass(ms) {
      for (let left = ms; left > 0; left -= STEP) {
        passed += Math.min(STEP, left);
        await comeDue(passed);
      }
    },
    async sleep(ms) {
      passed += ms;
      await comeDue(passed);
    },
  };
}
