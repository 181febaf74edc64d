/** Lazy panels, prefetched once the table is shown. */
import { prefetch, lazyComponent } from '../../../panels/lazyComponent.tsx';
import { importOdds } from './lazyOdds.tsx';
import { useInteraction } from '../interaction/store.ts';

const importOverlay = () => import('../drawing/overlay/Overlay.tsx').then((found) => found.Overlay);
const importPlaces = () => import('../drawing/terrain/Places.tsx').then((found) => found.Places);
const importCard = () => import('./Card.tsx').then((found) => found.Card);
const importOverview = () => import('./Overview.tsx').then((found) => found.Overview);
const importMorale = () => import('./MoraleBoard.tsx').then((found) => found.MoraleBoard);
const importPreview = () => import('./Preview.tsx').then((found) => found.Preview);
const importOrder = () => import('./OrderPanel.tsx').then((found) => found.OrderPanel);
const importAsked = () => import('./Asked.tsx').then((found) => found.Asked);

export const Overlay = lazyComponent(importOverlay);
export const Places = lazyComponent(importPlaces);
export const Overview = lazyComponent(importOverview);
export const MoraleBoard = lazyComponent(importMorale);
export const Preview = lazyComponent(importPreview);
export const OrderPanel = lazyComponent(importOrder);
export const Asked = lazyComponent(importAsked);
const Card = lazyComponent(importCard);

/** Card of the selected model, if there is one. */
export const CardOfHand = () => useInteraction((interaction) => interaction.selected !== null) && <Card />;

export function prefetchPanels(): void {
  prefetch(
    importOverlay,
    importCard,
    importPlaces,
    importOverview,
    importMorale,
    importPreview,
    importOrder,
    importAsked,
    importOdds,
  );
}
