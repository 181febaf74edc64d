/** What a captain thinks of a decision, as it is asked for while it is shown. */
import type { Advice } from '@drumhead/bots';
import type { AnyRuleset, Seat } from '@drumhead/engine';
import { useEffect, useState } from 'react';
import { adviceFor } from './adviser.ts';

type Said = Advice | null | 'failed';

/**
 * Of this seat in this state, never of one before. Without a rule set nobody is asked. `failed`: the page could not load
 * what it needs, such as without a connection.
 */
export function useThoughts(ruleset: AnyRuleset | null, state: unknown, seat: Seat): Said | 'waiting' {
  const [found, setFound] = useState<{ readonly state: unknown; readonly seat: Seat; readonly said: Said } | null>(
    null,
  );
  useEffect(() => {
    if (ruleset === null) return undefined;
    let isWanted = true;
    const hear = (said: Said): void => {
      if (isWanted) setFound({ state, seat, said });
    };
    adviceFor(ruleset, state, seat).then(hear, () => hear('failed'));
    return () => {
      isWanted = false;
    };
  }, [ruleset, state, seat]);
  return found !== null && found.state === state && found.seat === seat ? found.said : 'waiting';
}
