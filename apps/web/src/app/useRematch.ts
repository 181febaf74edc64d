/** Plays a battle again, by way of its briefing where it has one. */
import { useBegin } from '../briefing/useBegin.ts';
import { useSavedBattles } from '../battle/index.ts';
import type { LookedAt } from '../battle/records/savedBattles.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import { useStart } from './home/useStart.ts';
import { isTold, rematchOf } from './rematch.ts';

interface Rematch {
  readonly busy: boolean;
  /** It could not be begun. */
  readonly failed: boolean;
  readonly again: (ended: Pick<LookedAt, 'saved' | 'battle'>, seats?: SavedBattle['seats']) => void;
}

export function useRematch(): Rematch {
  const { start } = useSavedBattles();
  const { busy: starts, failed: startFailed, go } = useStart();
  const { busy: begins, failed: beginFailed, begin } = useBegin();
  const again: Rematch['again'] = ({ saved, battle }, seats) => {
    const next = rematchOf(saved, battle, seats);
    void (isTold(saved) ? begin({ battle: next, atOnce: false }) : go(() => start(next)));
  };
  return { busy: starts || begins, failed: startFailed || beginFailed, again };
}
