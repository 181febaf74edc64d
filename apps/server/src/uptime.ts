/** Since when the server stands, and when it did before: while it does not, nobody can give an order. */
import { GAP, type Uptime, type UptimeStorage } from './storage/uptimeRows.ts';

/** Milliseconds between two notes. */
const NOTES = 60_000;

export interface Standing {
  /** Milliseconds of the time since `at` in which the server stood. */
  stoodSince(at: number): number;
  /** Notes that it stands. */
  note(): Promise<void>;
  close(): void;
}

export async function standingOn(
  storage: UptimeStorage,
  now: () => number,
  report: (what: string, error: unknown) => void,
): Promise<Standing> {
  let times = await storage.noteUptime(now());
  let noted = now();
  const note = async (): Promise<void> => {
    const at = now();
    times = await storage.noteUptime(at);
    noted = at;
  };
  const timer = setInterval(() => {
    note().catch((error: unknown) => report('the server did not note that it stands', error));
  }, NOTES);
  timer.unref();
  return {
    // A machine that slept noted nothing meanwhile.
    stoodSince: (at) => stoodWithin([...times, { began: noted, last: Math.min(now(), noted + GAP) }], at),
    note,
    close: () => clearInterval(timer),
  };
}

/** Milliseconds after `at` that lie within one or more of these times, which begin one after another. */
function stoodWithin(times: readonly Uptime[], at: number): number {
  let counted = at;
  let sum = 0;
  for (const { began, last } of times) {
    sum += Math.max(0, last - Math.max(began, counted));
    counted = Math.max(counted, last);
  }
  return sum;
}
