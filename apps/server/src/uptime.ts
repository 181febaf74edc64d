/** Since when the server stands, and when it did before: while it does not, nobody can give an order. */
import type { World } from './world.ts';
import { GAP, type Uptime, type UptimeStorage } from './storage/uptimeRows.ts';

/** Milliseconds between two notes. */
const NOTES = GAP / 2.5;

export interface Standing {
  /** Milliseconds of the time since `at` in which the server stood. */
  stoodSince(at: number): number;
  /** Notes that it stands. */
  note(): Promise<void>;
  /** The note that is overdue, as after a sleep of the machine: clocks are right after it. Null: there is none. */
  overdue(): Promise<void> | null;
  /** Notes how long it stood. */
  close(): Promise<void>;
}

/** `slept`: is told of each note that was overdue, as pauses of clocks may have come with it. */
export async function standingOn(
  storage: UptimeStorage,
  now: () => number,
  world: Pick<World, 'every'>,
  report: (what: string, error: unknown) => void,
  slept: () => void,
): Promise<Standing> {
  let times = await storage.noteUptime(now(), true);
  let noted = now();
  const isOverdue = (at: number): boolean => at - noted > GAP;
  const note = async (): Promise<void> => {
    const at = now();
    const isLate = isOverdue(at);
    times = await storage.noteUptime(at);
    noted = at;
    if (isLate) slept();
  };
  const tried = (): Promise<void> =>
    note().catch((error: unknown) => report('the server did not note that it stands', error));
  const stop = world.every(NOTES, () => void tried());
  return {
    // A machine that slept noted nothing meanwhile.
    stoodSince: (at) => stoodWithin([...times, { began: noted, last: Math.min(now(), noted + GAP) }], at),
    note,
    overdue: () => (isOverdue(now()) ? tried() : null),
    close: () => {
      stop();
      return tried();
    },
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
