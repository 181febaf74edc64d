/** Asks the head that plays at every decision of the viewer. */
import { useHosted } from '../battle/index.ts';
import { useThoughts } from '../battle/players/useThoughts.ts';
import type { Head } from './head.ts';

/**
 * What it says to the decision of the viewer that is open in a state, never to one before. Null, or a state in which the
 * viewer decides nothing: it is not asked.
 */
export function useHead(state: object | null): Head {
  const ruleset = useHosted((h) => h.battle?.ruleset);
  const seat = useHosted((h) => h.viewer);
  const isBehind = useHosted((h) => h.following.behind);
  const isAsked = state !== null && !isBehind && ruleset?.pending(state).some((one) => one.seat === seat) === true;
  const said = useThoughts(isAsked ? ruleset : null, state, seat);
  if (said === 'waiting') return 'thinking';
  return said === null || said === 'failed' ? 'silent' : said;
}
