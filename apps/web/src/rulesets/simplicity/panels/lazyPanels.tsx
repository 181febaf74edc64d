/** Lazy panels, prefetched once the table is shown. */
import { prefetch, fetched } from '../../../panels/lazyComponent.tsx';
import { useInteraction } from '../interaction/store.ts';

const importOverlay = () => import('../drawing/overlay/Overlay.tsx').then((found) => found.Overlay);
const importCard = () => import('./Card.tsx').then((found) => found.Card);
const importOverview = () => import('./Overview.tsx').then((found) => found.Overview);
const importPreview = () => import('./Preview.tsx').then((found) => found.Preview);
const importOrders = () => import('./OrdersPanel.tsx').then((found) => found.OrdersPanel);
const importDeploy = () => import('./ComingOnPanel.tsx').then((found) => found.ComingOnPanel);

export const Overlay = fetched(importOverlay);
export const Overview = fetched(importOverview);
export const Preview = fetched(importPreview);
export const OrdersPanel = fetched(importOrders);
export const ComingOnPanel = fetched(importDeploy);
const Card = fetched(importCard);

/** Card of the selected piece, if there is one. */
export const CardOfHand = () => useInteraction((interaction) => interaction.selected !== null) && <Card />;

export function prefetchPanels(): void {
  prefetch(importOverlay, importCard, importOverview, importPreview, importOrders, importDeploy);
}
