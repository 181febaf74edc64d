/** Work in steps, so that a worker can tell how far it is, show what it has, and stop. */

/** All steps at once. */
export function finished<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

/** Work inside of other work, all of whose steps count as this one of it. */
export function* within<Step, T>(work: Generator<unknown, T>, step: Step): Generator<Step, T> {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    yield step;
  }
}
