/** Asks the head that plays at every decision of the viewer, and about orders that are about to be given. */
import type { Objection } from '@drumhead/bots';
import type { Command } from '@drumhead/engine';
import { useStore } from 'zustand';
import { useHosted } from '../battle/index.ts';
import { advisedTable } from '../battle/players/playerNames.ts';
import { useObjection, useThoughts } from '../battle/players/useThoughts.ts';
import { tableOf } from '../battle/records/onlineName.ts';
import { useSettings } from '../battle/settings.ts';
import type { Head } from './head.ts';

/**
 * What it says to the decision of the viewer that is open in a state, never to one before. Null, or a state in which the
 * viewer decides nothing: it is not asked.
 */
export function useHead(state: object | null): Head {
  const ruleset = useHosted((h) => h.battle?.ruleset);
  const seat = useHosted((h) => h.viewer);
  const said = useThoughts(useAsks(state) && ruleset ? ruleset : null, state, seat);
  if (said === 'waiting') return 'thinking';
  return said === null || said === 'failed' ? 'silent' : said;
}

/**
 * What it has against this order in this state. It is not asked where the reader wants no hints, and while people play
 * online who did not agree on advice; a puzzle, whose answer it would tell, has no guide.
 */
export function useWarning(state: object | null, order: Command | null): Objection | null {
  const ruleset = useHosted((h) => h.battle?.ruleset);
  const seat = useHosted((h) => h.viewer);
  const table = useHosted((h) => tableOf(h.saved?.id));
  const advised = useStore(advisedTable, (now) => now.table);
  const isWanted = useSettings(({ hints }) => hints === 'shown');
  const isOpen = useAsks(state) && isWanted && (table === null || table === advised);
  return useObjection(isOpen && ruleset ? ruleset : null, state, seat, order);
}

/** Does the viewer decide something in this state, and see it as it is now? */
function useAsks(state: object | null): boolean {
  const ruleset = useHosted((h) => h.battle?.ruleset);
  const seat = useHosted((h) => h.viewer);
  const isBehind = useHosted((h) => h.following.behind);
  return state !== null && !isBehind && ruleset?.pending(state).some((one) => one.seat === seat) === true;
}
