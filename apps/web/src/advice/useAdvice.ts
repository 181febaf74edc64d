/** Advice for a seat in a state, with the words for it, once both are there. */
import type { Advice } from '@drumhead/bots';
import type { AnyRuleset, Seat } from '@drumhead/engine';
import { useEffect, useState } from 'react';
import { adviceFor } from '../battle/players/adviser.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { useBundleState } from '../i18n/useBundle.ts';
import type { RulesAdvice } from './rulesAdvice.ts';

/** What advice is asked about. */
export interface AskedAbout {
  readonly screen: AnyScreen;
  /** The rules that the battle was begun under. */
  readonly ruleset: AnyRuleset;
  readonly state: unknown;
  readonly seat: Seat;
}

export interface Told {
  readonly advice: Advice | null;
  readonly words: RulesAdvice;
}

/** `failed`: the page could not load what it needs, such as without a connection. */
export function useAdvice({ screen, ruleset, state, seat }: AskedAbout): Told | 'waiting' | 'failed' {
  const [found, setFound] = useState<{ readonly state: unknown; readonly told: Told | 'failed' } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (told: Told | 'failed'): void => {
      if (isWanted) setFound({ state, told });
    };
    const words = screen.guide().then((guide) => guide.advice());
    Promise.all([adviceFor(ruleset, state, seat), words]).then(
      ([advice, told]) => show({ advice, words: told }),
      () => show('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [screen, ruleset, state, seat]);
  const told = found !== null && found.state === state ? found.told : null;
  const own = useBundleState(told === null || told === 'failed' ? 'web-advice-pages' : told.words.bundle);
  const shared = useBundleState('web-advice-pages');
  if (told === 'failed' || own === 'failed' || shared === 'failed') return 'failed';
  return told === null || own === 'loading' || shared === 'loading' ? 'waiting' : told;
}
