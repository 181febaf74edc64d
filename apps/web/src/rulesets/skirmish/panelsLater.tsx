/** Panels that nobody needs before he has looked at the table: their places are empty until they have been fetched. */
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { comingOdds } from './oddsLater.tsx';

const comingPreview = () => import('./later/Preview.tsx');
const comingOrder = () => import('./later/OrderPanel.tsx');
const comingDice = () => import('./later/DicePanel.tsx');
const PreviewLater = lazy(() => comingPreview().then((found) => ({ default: found.Preview })));
const OrderLater = lazy(() => comingOrder().then((found) => ({ default: found.OrderPanel })));
const DiceLater = lazy(() => comingDice().then((found) => ({ default: found.DicePanel })));

export function Preview(props: ComponentProps<typeof PreviewLater>): ReactNode {
  return (
    <Suspense fallback={null}>
      <PreviewLater {...props} />
    </Suspense>
  );
}

export function OrderPanel(props: ComponentProps<typeof OrderLater>): ReactNode {
  return (
    <Suspense fallback={null}>
      <OrderLater {...props} />
    </Suspense>
  );
}

export function DicePanel(props: ComponentProps<typeof DiceLater>): ReactNode {
  return (
    <Suspense fallback={null}>
      <DiceLater {...props} />
    </Suspense>
  );
}

/** Fetches all that comes later, ahead of need; what cannot be had now is asked for again when it is wanted. */
export function fetchPanelsAhead(): void {
  for (const coming of [comingPreview(), comingOrder(), comingDice(), comingOdds()]) coming.catch(() => undefined);
}
