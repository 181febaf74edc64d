/** Lazy panels, prefetched once the table is shown. */
import { prefetch, fetched } from '../../../panels/lazyComponent.tsx';
import { importOdds } from './lazyOdds.tsx';
import { useInteraction } from '../interaction/store.ts';

const importOverlay = () => import('../drawing/overlay/Overlay.tsx').then((found) => found.Overlay);
const importCard = () => import('./Card.tsx').then((found) => found.Card);
const importOverview = () => import('./Overview.tsx').then((found) => found.Overview);
const importDeployPanel = () => import('./DeployPanel.tsx').then((found) => found.DeployPanel);
const importDeciding = () => import('./Deciding.tsx').then((found) => found.Deciding);

export const Deciding = fetched(importDeciding);
export const DeployPanel = fetched(importDeployPanel);
export const OverviewOfForces = fetched(importOverview);
export const Overlay = fetched(importOverlay);
const Card = fetched(importCard);

/** Card of the selected piece, if there is one. */
export const CardOfHand = () => useInteraction((interaction) => interaction.selected !== null) && <Card />;

/** Prefetches the lazy parts. */
export function prefetchPanels(): void {
  prefetch(importOdds, importOverlay, importCard, importOverview, importDeciding);
}
