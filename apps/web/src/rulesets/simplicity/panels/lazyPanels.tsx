/** What nobody needs before he has looked at the table: fetched meanwhile, so that it is there when it is wanted. */
import { fetchAhead, fetched } from '../../../panels/lazyComponent.tsx';
import { useHand } from '../interaction/store.ts';

const comingOverlay = () => import('../drawing/overlay/Overlay.tsx').then((found) => found.Overlay);
const comingCard = () => import('./Card.tsx').then((found) => found.Card);
const comingOverview = () => import('./Overview.tsx').then((found) => found.Overview);
const comingPreview = () => import('./Preview.tsx').then((found) => found.Preview);
const comingOrders = () => import('./OrdersPanel.tsx').then((found) => found.OrdersPanel);
const comingDeploy = () => import('./ComingOnPanel.tsx').then((found) => found.ComingOnPanel);

export const Overlay = fetched(comingOverlay);
export const Overview = fetched(comingOverview);
export const Preview = fetched(comingPreview);
export const OrdersPanel = fetched(comingOrders);
export const ComingOnPanel = fetched(comingDeploy);
const Card = fetched(comingCard);

/** The card of the piece in the hand, if there is one. */
export const CardOfHand = () => useHand((hand) => hand.selected !== null) && <Card />;

export function fetchPanelsAhead(): void {
  fetchAhead(comingOverlay, comingCard, comingOverview, comingPreview, comingOrders, comingDeploy);
}
