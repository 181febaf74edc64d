/** Asks the head that plays at every decision of the viewer. */
import { useEffect, useState } from 'react';
import { useHosted } from '../battle/index.ts';
import { adviceFor } from '../battle/players/adviser.ts';
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
  const [found, setFound] = useState<{ readonly state: object; readonly seat: string; readonly head: Head } | null>(
    null,
  );
  useEffect(() => {
    if (!isAsked || !ruleset) return undefined;
    let isOpen = true;
    const hear = (head: Head): void => {
      if (isOpen) setFound({ state, seat, head });
    };
    adviceFor(ruleset, state, seat).then(
      (advice) => hear(advice ?? 'silent'),
      () => hear('silent'),
    );
    return () => {
      isOpen = false;
    };
  }, [isAsked, ruleset, state, seat]);
  return found !== null && found.state === state && found.seat === seat ? found.head : 'thinking';
}
