/** What an online battle needs while it is played: one part, fetched for the first of them. */
export { OnlineBar } from './players/OnlineBar.tsx';
export { resumeOnline } from './session/online.ts';
