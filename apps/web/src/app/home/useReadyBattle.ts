/** Begins battles that are ready at one tap. */
import { useSavedBattles } from '../../battle/index.ts';
import type { ReadyBattle } from '../../rulesets/rulesetManifest.ts';
import { useStart } from './useStart.ts';

interface Ready {
  readonly busy: boolean;
  readonly go: ReturnType<typeof useStart>['go'];
  /** `alone`: against the computer, else two at one screen. */
  readonly begin: (ruleset: string, battle: ReadyBattle, alone: boolean) => Promise<void>;
}

export function useReadyBattle(): Ready {
  const { busy, go } = useStart();
  const battles = useSavedBattles();
  const begin: Ready['begin'] = (ruleset, { scenario, mine, sides, setUp, against = 'captain' }, alone) =>
    go(async () => {
      const seats = Object.fromEntries(
        sides.map((seat) => [seat, !alone || seat === mine ? ('human' as const) : against]),
      );
      const begun = await battles.start({ ruleset, scenario, seats });
      if (begun) await setUp?.();
      return begun;
    });
  return { busy, go, begin };
}
