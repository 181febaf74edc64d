/** The card of the piece in the hand: no hand holds any when the first table appears. */
export { Card } from '../Card.tsx';
