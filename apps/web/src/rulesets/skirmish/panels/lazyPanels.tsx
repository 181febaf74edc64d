/** What nobody needs before he has looked at the table: fetched meanwhile, so that it is there when it is wanted. */
import { fetchAhead, fetched } from '../../../panels/lazyComponent.tsx';
import { comingOdds } from './lazyOdds.tsx';
import { useHand } from '../interaction/store.ts';

const comingOverlay = () => import('../drawing/overlay/Overlay.tsx').then((found) => found.Overlay);
const comingCard = () => import('./Card.tsx').then((found) => found.Card);
const comingOverview = () => import('./Overview.tsx').then((found) => found.Overview);
const comingMorale = () => import('./MoraleBoard.tsx').then((found) => found.MoraleBoard);
const comingPreview = () => import('./Preview.tsx').then((found) => found.Preview);
const comingOrder = () => import('./OrderPanel.tsx').then((found) => found.OrderPanel);
const comingDice = () => import('./DicePanel.tsx').then((found) => found.DicePanel);

export const Overlay = fetched(comingOverlay);
export const Overview = fetched(comingOverview);
export const MoraleBoard = fetched(comingMorale);
export const Preview = fetched(comingPreview);
export const OrderPanel = fetched(comingOrder);
export const DicePanel = fetched(comingDice);
const Card = fetched(comingCard);

/** The card of the model in the hand, if there is one. */
export const CardOfHand = () => useHand((hand) => hand.selected >= 0) && <Card />;

export function fetchPanelsAhead(): void {
  fetchAhead(
    comingOverlay,
    comingCard,
    comingOverview,
    comingMorale,
    comingPreview,
    comingOrder,
    comingDice,
    comingOdds,
  );
}
