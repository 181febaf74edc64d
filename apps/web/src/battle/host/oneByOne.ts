/** Runs pieces of work one after another, whatever becomes of each. `onBusy`: is anything still to be done? */
export function oneByOne(onBusy: (busy: boolean) => void): <T>(work: () => Promise<T>) => Promise<T> {
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return <T>(work: () => Promise<T>): Promise<T> => {
    waiting += 1;
    onBusy(true);
    const next = line.then(work, work).finally(() => {
      waiting -= 1;
      // The work may have queued more work.
      queueMicrotask(() => queueMicrotask(() => onBusy(waiting > 0)));
    });
    line = next.catch(() => undefined);
    return next;
  };
}
