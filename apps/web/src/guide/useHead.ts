/** Asks the head that plays at every decision of the viewer. */
import type { AnyRuleset } from '@drumhead/engine';
import { useEffect, useState } from 'react';
import { useHosted } from '../battle/index.ts';
import { adviceFor } from '../battle/players/adviser.ts';
import type { Head } from './head.ts';

/** Which decision it is about. */
interface Decision {
  readonly ruleset: AnyRuleset;
  readonly state: unknown;
  readonly seat: string;
}

/** What it says to the decision that is open now, never to one before. `wanted`: else it is not asked. */
export function useHead(wanted: boolean): Head {
  const ruleset = useHosted((h) => h.battle?.ruleset);
  const state = useHosted((h) => h.battle?.state);
  const seat = useHosted((h) => h.viewer);
  const asked = useHosted(
    ({ battle, viewer, following }) =>
      battle !== null && !following.behind && battle.ruleset.pending(battle.state).some((one) => one.seat === viewer),
  );
  const [found, setFound] = useState<(Decision & { readonly head: Head }) | null>(null);
  useEffect(() => {
    if (!wanted || !asked || !ruleset) return undefined;
    let isOpen = true;
    const hear = (head: Head): void => {
      if (isOpen) setFound({ ruleset, state, seat, head });
    };
    adviceFor(ruleset, state, seat).then(
      (advice) => hear(advice ?? 'silent'),
      () => hear('silent'),
    );
    return () => {
      isOpen = false;
    };
  }, [wanted, asked, ruleset, state, seat]);
  const isOfNow = found !== null && found.state === state && found.seat === seat && found.ruleset === ruleset;
  return isOfNow ? found.head : 'thinking';
}
