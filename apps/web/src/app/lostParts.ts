/** Parts of the page that were asked for and did not come, where nobody waits to say so: a tap that would do nothing. */

/** Calls back for each of them. Whoever fetches a part ahead, or says himself that it did not come, is left alone. */
export function heedLostParts(tell: () => void): void {
  const lost = new WeakSet<Error>();
  addEventListener('vite:preloadError', (event) => {
    if ('payload' in event && event.payload instanceof Error) lost.add(event.payload);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && lost.has(reason)) tell();
  });
}
