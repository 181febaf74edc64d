/** What nobody needs before he has looked at the table: fetched meanwhile, so that it is there when it is wanted. */
import type { Overlay } from './Overlay.tsx';
import type * as Odds from './later/Odds.tsx';

export const comingOdds = (): Promise<typeof Odds> => import('./later/Odds.tsx');
export const comingOverlay = (): Promise<{ readonly Overlay: typeof Overlay }> => import('./later/overlay.ts');

/** Fetches all of it ahead of need; what cannot be had now is asked for again when it is wanted. */
export function fetchAhead(): void {
  for (const coming of [comingOdds(), comingOverlay()]) coming.catch(() => undefined);
}
