/** A battle is read from storage and judged while the page that shows it is still fetched. */
import type { LookedAt, SavedBattles } from '../battle/records/savedBattles.ts';

interface Opening {
  readonly id: string;
  readonly looked: Promise<LookedAt | null>;
}

/** The last one that was begun. */
let newest: Opening | null = null;
/** Begun for a page that has not come yet. */
let ahead: Opening | null = null;

/** What opens it. */
type Opener = Pick<SavedBattles, 'openForReplay' | 'leaveReplay'>;

function begin(battles: Opener, id: string): Opening {
  newest = { id, looked: battles.openForReplay(id) };
  return newest;
}

/** Begins to open the battle that the address of a replay or a report names. */
export function openAhead(battles: Opener, query: string): void {
  ahead = begin(battles, new URLSearchParams(query).get('battle') ?? '');
  // The page that takes it tells of a failure.
  ahead.looked.catch(() => undefined);
}

/** What was begun ahead for this battle, once; else it is opened now. */
export function openForReplay(
  battles: Opener,
  id: string,
): { readonly looked: Opening['looked']; readonly leave: () => void } {
  const opening = ahead?.id === id ? ahead : begin(battles, id);
  ahead = null;
  return {
    looked: opening.looked,
    // A page may leave after the next one has begun to open its battle.
    leave: () => opening === newest && battles.leaveReplay(),
  };
}
