/** Lazy panels, prefetched once the table is shown. */
import { prefetch, lazyComponent } from '../../../panels/lazyComponent.tsx';
import { useInteraction } from '../interaction/store.ts';

const importOverlay = () => import('../drawing/overlay/Overlay.tsx').then((found) => found.Overlay);
const importPlaces = () => import('../drawing/terrain/Places.tsx').then((found) => found.Places);
const importCard = () => import('./Card.tsx').then((found) => found.Card);
const importOverview = () => import('./Overview.tsx').then((found) => found.Overview);
const importPreview = () => import('./Preview.tsx').then((found) => found.Preview);
const importOrders = () => import('./OrdersPanel.tsx').then((found) => found.OrdersPanel);
const importGathered = () => import('./GatheredPanel.tsx').then((found) => found.GatheredPanel);
const importDeploy = () => import('./ComingOnPanel.tsx').then((found) => found.ComingOnPanel);

export const Overlay = lazyComponent(importOverlay);
export const Places = lazyComponent(importPlaces);
export const Overview = lazyComponent(importOverview);
export const Preview = lazyComponent(importPreview);
export const OrdersPanel = lazyComponent(importOrders);
export const GatheredPanel = lazyComponent(importGathered);
export const ComingOnPanel = lazyComponent(importDeploy);
const Card = lazyComponent(importCard);

/** Card of the selected piece, if there is one. */
export const CardOfHand = () => useInteraction((interaction) => interaction.selected !== null) && <Card />;

export function prefetchPanels(): void {
  prefetch(
    importOverlay,
    importCard,
    importPlaces,
    importOverview,
    importPreview,
    importOrders,
    importGathered,
    importDeploy,
  );
}
