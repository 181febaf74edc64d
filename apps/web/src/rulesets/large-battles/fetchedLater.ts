/** What nobody needs before he has looked at the table: fetched meanwhile, so that it is there when it is wanted. */
import type { Card } from './Card.tsx';
import type { Overlay } from './Overlay.tsx';
import type { Overview } from './Overview.tsx';
import type * as Odds from './later/Odds.tsx';

export const comingOdds = (): Promise<typeof Odds> => import('./later/Odds.tsx');
export const comingOverlay = (): Promise<{ readonly Overlay: typeof Overlay }> => import('./later/overlay.ts');

export const comingCard = (): Promise<{ readonly Card: typeof Card }> => import('./later/card.ts');
export const comingOverview = (): Promise<{ readonly Overview: typeof Overview }> => import('./later/overview.ts');

/** Fetches all of it ahead of need; what cannot be had now is asked for again when it is wanted. */
export function fetchAhead(): void {
  for (const coming of [comingOdds(), comingOverlay(), comingCard(), comingOverview()]) coming.catch(() => undefined);
}
