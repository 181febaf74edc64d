/** Lazy panels, prefetched once the table is shown. */
import { type ComponentType, createElement, type ReactNode } from 'react';
import { useBundle } from '../../../i18n/useBundle.ts';
import { prefetch, lazyComponent } from '../../../panels/lazyComponent.tsx';
import { importOdds } from './lazyOdds.tsx';
import { useInteraction } from '../interaction/store.ts';

const importOverlay = () => import('../drawing/overlay/Overlay.tsx').then((found) => found.Overlay);
const importPlaces = () => import('../drawing/terrain/Places.tsx').then((found) => found.Places);
const importCard = () => import('./Card.tsx').then((found) => found.Card);
const importOverview = () => import('./Overview.tsx').then((found) => found.Overview);
const importDeployPanel = () => import('./DeployPanel.tsx').then((found) => found.DeployPanel);
const importDeciding = () => import('./Deciding.tsx').then((found) => found.Deciding);

/** A panel shown once its words are loaded too. */
function worded<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  const Panel = lazyComponent(load);
  return (props) => useBundle('large-battles-deciding-pages') && createElement(Panel, props);
}

export const Deciding = worded(importDeciding);
export const StandingOrdersPanel = worded(() =>
  import('./StandingOrdersPanel.tsx').then((found) => found.StandingOrdersPanel),
);
export const DeployPanel = lazyComponent(importDeployPanel);
export const OverviewOfForces = lazyComponent(importOverview);
export const Overlay = lazyComponent(importOverlay);
export const Places = lazyComponent(importPlaces);
// Its switch of standing orders has words of that bundle, which nothing loads before the first decision.
const Card = worded(importCard);

/** Card of the selected piece, if there is one. */
export const CardOfHand = () => useInteraction((interaction) => interaction.selected !== null) && <Card />;

/** Prefetches the lazy parts. */
export function prefetchPanels(): void {
  prefetch(importOdds, importOverlay, importCard, importPlaces, importOverview, importDeciding);
}
