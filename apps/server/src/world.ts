/** What the server takes from outside itself: time, timers and chance. A simulation hands in its own. */
import { randomBytes } from 'node:crypto';

/** Ends what was to happen. */
export type Cancel = () => void;

export interface World {
  /** Milliseconds since 1970, by a clock that may be set. */
  now(): number;
  /** Milliseconds that only ever grow. */
  steady(): number;
  /** Once, in `ms` milliseconds; no process goes on for that alone, here and below. */
  after(ms: number, then: () => void): Cancel;
  /** Again and again. */
  every(ms: number, then: () => void): Cancel;
  /** Once all that has come in by now was looked at. */
  soon(): Promise<void>;
  /** So many bytes that nobody can foretell. */
  random(bytes: number): Buffer;
}

/** Of this machine. */
export const REAL: World = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms).unref();
    return () => clearTimeout(timer);
  },
  every(ms, then) {
    const timer = setInterval(then, ms).unref();
    return () => clearInterval(timer);
  },
  soon: () => new Promise(setImmediate),
  random: (bytes) => randomBytes(bytes),
};
