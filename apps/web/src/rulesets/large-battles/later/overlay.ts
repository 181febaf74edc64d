/** What is in the hand, drawn over the table: nothing is, when the first table appears. */
export { Overlay } from '../Overlay.tsx';
