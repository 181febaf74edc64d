/** Panels that nobody needs before he has looked at the table: their places are empty until they have been fetched. */
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

/** The card of the piece in the hand, if there is one. */
export const CardOfHand = () => useInteraction((interaction) => interaction.selected !== null) && <Card />;

/** Fetches all that comes later, ahead of need. */
export function prefetchPanels(): void {
  prefetch(importOdds, importOverlay, importCard, importOverview, importDeciding);
}
