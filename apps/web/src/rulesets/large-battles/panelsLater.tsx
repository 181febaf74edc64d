/** Panels that nobody needs before he has looked at the table: their places are empty until they have been fetched. */
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { comingCard, comingOverview, fetchAhead } from './fetchedLater.ts';
import { useHand } from './store.ts';

const Card = lazy(() => comingCard().then((found) => ({ default: found.Card })));
const comingPreview = () => import('./later/Preview.tsx');
const comingChoices = () => import('./later/Choices.tsx');
const comingGroupPanel = () => import('./later/GroupPanel.tsx');
const PreviewLater = lazy(() => comingPreview().then((found) => ({ default: found.Preview })));
const ChoicesLater = lazy(() => comingChoices().then((found) => ({ default: found.Choices })));
const GroupPanelLater = lazy(() => comingGroupPanel().then((found) => ({ default: found.GroupPanel })));
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

export function Preview(props: ComponentProps<typeof PreviewLater>): ReactNode {
  return (
    <Suspense fallback={null}>
      <PreviewLater {...props} />
    </Suspense>
  );
}

export function Choices(props: ComponentProps<typeof ChoicesLater>): ReactNode {
  return (
    <Suspense fallback={null}>
      <ChoicesLater {...props} />
    </Suspense>
  );
}

export function GroupPanel(props: ComponentProps<typeof GroupPanelLater>): ReactNode {
  return (
    <Suspense fallback={null}>
      <GroupPanelLater {...props} />
    </Suspense>
  );
}

/** Fetches all that comes later, ahead of need. */
export function fetchPanelsAhead(): void {
  fetchAhead();
  for (const coming of [comingChoices(), comingPreview(), comingGroupPanel()]) coming.catch(() => undefined);
}
