/** Battles that are ready at one tap, and the beginning of those that explain themselves. */
import { useSavedBattles } from '../../battle/index.ts';
import type { Asked } from '../../briefing/asked.ts';
import type { ReadyBattle } from '../../rulesets/rulesetManifest.ts';
import { useStart } from './useStart.ts';

interface Ready {
  readonly busy: boolean;
  readonly go: ReturnType<typeof useStart>['go'];
  /** Begins a guided battle, without a briefing. `alone`: against the computer, else two at one screen. */
  readonly begin: (ruleset: string, battle: ReadyBattle, alone: boolean) => Promise<void>;
}

/** `alone`: against the computer, else two at one screen. */
export function askedOf(ruleset: string, ready: ReadyBattle, alone: boolean): Asked {
  const { scenario, mine, sides, atOnce = false, against = 'captain' } = ready;
  const seats = sides.map((seat) => [seat, !alone || seat === mine ? ('human' as const) : against]);
  return { battle: { ruleset, scenario, seats: Object.fromEntries(seats) }, atOnce };
}

export function useReadyBattle(): Ready {
  const { busy, go } = useStart();
  const battles = useSavedBattles();
  const begin: Ready['begin'] = (ruleset, ready, alone) =>
    go(() => battles.start(askedOf(ruleset, ready, alone).battle));
  return { busy, go, begin };
}
