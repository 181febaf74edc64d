/** Odds on a button: fetched with the first of them. */
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type * as Odds from './later/odds.tsx';

export const comingOdds = (): Promise<typeof Odds> => import('./later/odds.tsx');
const ShortClashLater = lazy(() => comingOdds().then((found) => ({ default: found.ShortClash })));

export function ShortClash(props: ComponentProps<typeof ShortClashLater>): ReactNode {
  return (
    <Suspense fallback={null}>
      <ShortClashLater {...props} />
    </Suspense>
  );
}
