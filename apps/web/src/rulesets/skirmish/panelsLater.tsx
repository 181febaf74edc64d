/** What nobody needs before he has looked at the table: fetched meanwhile, so that it is there when it is wanted. */
import { fetchAhead, fetched } from '../../panels/fetched.tsx';
import { comingOdds } from './oddsLater.tsx';
import { useHand } from './store.ts';

const comingOverlay = () => import('./later/overlay/Overlay.tsx').then((found) => found.Overlay);
const comingCard = () => import('./later/Card.tsx').then((found) => found.Card);
const comingOverview = () => import('./later/Overview.tsx').then((found) => found.Overview);
const comingMorale = () => import('./later/MoraleBoard.tsx').then((found) => found.MoraleBoard);
const comingPreview = () => import('./later/Preview.tsx').then((found) => found.Preview);
const comingOrder = () => import('./later/OrderPanel.tsx').then((found) => found.OrderPanel);
const comingDice = () => import('./later/DicePanel.tsx').then((found) => found.DicePanel);

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
