/** The battle that is about to be offered online: it goes from its set-up to the page that asks who plays. */
import { pageAddress } from '../../app/route.ts';
import type { NewBattle } from '../../battle/records/savedBattles.ts';

const STORED = 'drumhead.offer';

export interface OfferedBattle extends NewBattle {
  /** Its computer players are proposed, too; else everybody is a person at first. */
  readonly keepsPlayers?: boolean;
}

let held: OfferedBattle | null = null;

/** Goes to the page that offers this battle. */
export function offerOnline(battle: OfferedBattle): void {
  held = battle;
  try {
    sessionStorage.setItem(STORED, JSON.stringify(battle));
  } catch {
    // It is not there after a reload then.
  }
  location.hash = pageAddress('any', 'online');
}

/** What this window offers; null: nothing. */
export function offeredBattle(): OfferedBattle | null {
  if (held !== null) return held;
  try {
    const found = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as OfferedBattle | null;
    return typeof found?.ruleset === 'string' && typeof found.seats === 'object' ? found : null;
  } catch {
    return null;
  }
}
