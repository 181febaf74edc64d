/** How a rule set speaks of orders and reasons. */
import { useEffect, useState } from 'react';
import type { AnyScreen } from '../battle/screen.ts';
import { useBundleState } from '../i18n/useBundle.ts';
import type { RulesAdvice } from './rulesAdvice.ts';

/** `failed`: the page could not load them, such as without a connection. */
export function useAdviceWords(screen: AnyScreen): RulesAdvice | 'waiting' | 'failed' {
  const [found, setFound] = useState<RulesAdvice | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const hear = (words: RulesAdvice | 'failed'): void => {
      if (isWanted) setFound(words);
    };
    screen
      .guide()
      .then((guide) => guide.advice())
      .then(hear, () => hear('failed'));
    return () => {
      isWanted = false;
    };
  }, [screen]);
  const own = useBundleState(found === null || found === 'failed' ? null : found.bundle);
  if (found === 'failed' || own === 'failed') return 'failed';
  return found === null || own === 'loading' ? 'waiting' : found;
}
