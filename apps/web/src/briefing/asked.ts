/** The battle that a set-up asks for, on its way through the briefing. It outlives a reload, not the window. */
import { createStore } from 'zustand/vanilla';
import { pageAddress } from '../app/route.ts';
import type { NewBattle } from '../battle/records/savedBattles.ts';

export interface Asked {
  readonly battle: NewBattle;
  /** Everything is set up as suggested, so that the first decision is about the fight. */
  readonly atOnce: boolean;
  /** The battle before a handicap was agreed on; left out: there is none. */
  readonly plain?: NewBattle;
  /** What the rule set is told once the battle has begun, plain data; left out: nobody waits for it. */
  readonly waits?: unknown;
  /** The address at which somebody else's scenario was found, empty for one that was sent; left out: it is one's own. */
  readonly from?: string;
}

const STORED = 'drumhead.briefing';

/** What was stored by this page in this window; null where it is missing or damaged. */
function stored(): Asked | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? 'null');
    const { ruleset, seats } = Object(Object(found).battle) as Partial<NewBattle>;
    return typeof ruleset === 'string' && typeof seats === 'object' && seats !== null ? (found as Asked) : null;
  } catch {
    return null;
  }
}

export const asked = createStore<{ readonly asked: Asked | null }>(() => ({ asked: stored() }));

export function ask(one: Asked): void {
  asked.setState({ asked: one });
  try {
    sessionStorage.setItem(STORED, JSON.stringify(one));
  } catch {
    // Without storage it is asked for again after a reload.
  }
}

export const goToBriefing = (one: Asked): void => {
  ask(one);
  location.hash = pageAddress('any', 'briefing');
};
