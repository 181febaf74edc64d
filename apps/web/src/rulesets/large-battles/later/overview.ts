/** Both sides at a glance, folded up when the first table appears. */
export { Overview } from '../Overview.tsx';
