/** Panels that nobody needs before he has looked at the table: their places are empty until they have been fetched. */
import { fetchAhead, fetched } from '../../../panels/lazyComponent.tsx';
import { comingOdds } from './lazyOdds.tsx';
import { useHand } from '../interaction/store.ts';

const comingOverlay = () => import('../drawing/overlay/Overlay.tsx').then((found) => found.Overlay);
const comingCard = () => import('./Card.tsx').then((found) => found.Card);
const comingOverview = () => import('./Overview.tsx').then((found) => found.Overview);
const comingDeployPanel = () => import('./DeployPanel.tsx').then((found) => found.DeployPanel);
const comingDeciding = () => import('./Deciding.tsx').then((found) => found.Deciding);

export const Deciding = fetched(comingDeciding);
export const DeployPanel = fetched(comingDeployPanel);
export const OverviewOfForces = fetched(comingOverview);
export const Overlay = fetched(comingOverlay);
const Card = fetched(comingCard);

/** The card of the piece in the hand, if there is one. */
export const CardOfHand = () => useHand((hand) => hand.selected !== null) && <Card />;

/** Fetches all that comes later, ahead of need. */
export function fetchPanelsAhead(): void {
  fetchAhead(comingOdds, comingOverlay, comingCard, comingOverview, comingDeciding);
}
