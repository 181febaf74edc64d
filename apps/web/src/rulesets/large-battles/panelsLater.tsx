/** Panels that nobody needs before he has looked at the table: their places are empty until they have been fetched. */
import { lazy, type ReactNode, Suspense } from 'react';
import { comingCard, comingOverview } from './fetchedLater.ts';
import { useHand } from './store.ts';

const Card = lazy(() => comingCard().then((found) => ({ default: found.Card })));
const Overview = lazy(() => comingOverview().then((found) => ({ default: found.Overview })));

/** The card of the piece in the hand, if there is one. */
export function CardOfHand(): ReactNode {
  const held = useHand((hand) => hand.selected !== null);
  return (
    held && (
      <Suspense fallback={null}>
        <Card />
      </Suspense>
    )
  );
}

export function OverviewOfForces(): ReactNode {
  return (
    <Suspense fallback={null}>
      <Overview />
    </Suspense>
  );
}
