/** Lazy panels, prefetched once the table is shown. */
import { prefetch, lazyComponent } from '../../../panels/lazyComponent.tsx';
import { importOdds } from './lazyOdds.tsx';
import { useInteraction } from '../interaction/store.ts';

const importOverlay = () => import('../drawing/overlay/Overlay.tsx').then((found) => found.Overlay);
const importPlaces = () => import('../drawing/terrain/Places.tsx').then((found) => found.Places);
const importCard = () => import('./Card.tsx').then((found) => found.Card);
const importOverview = () => import('./Overview.tsx').then((found) => found.Overview);
const importDeployPanel = () => import('./DeployPanel.tsx').then((found) => found.DeployPanel);
const importDeciding = () => import('./Deciding.tsx').then((found) => found.Deciding);

export const Deciding = lazyComponent(importDeciding);
export const StandingOrdersPanel = lazyComponent(() =>
  import('./StandingOrdersPanel.tsx').then((found) => found.StandingOrdersPanel),
);
export const DeployPanel = lazyComponent(importDeployPanel);
export const OverviewOfForces = lazyComponent(importOverview);
export const Overlay = lazyComponent(importOverlay);
export const Places = lazyComponent(importPlaces);
const Card = lazyComponent(importCard);

/** Card of the selected piece, if there is one. */
export const CardOfHand = () => useInteraction((interaction) => interaction.selected !== null) && <Card />;

/** Prefetches the lazy parts. */
export function prefetchPanels(): void {
  prefetch(importOdds, importOverlay, importCard, importPlaces, importOverview, importDeciding);
}
