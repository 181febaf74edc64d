/** Advice for a seat in a state, with the words for it, once both are there. */
import type { Advice } from '@drumhead/bots';
import type { AnyRuleset, Seat } from '@drumhead/engine';
import { useThoughts } from '../battle/players/useThoughts.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { useBundleState } from '../i18n/useBundle.ts';
import type { RulesAdvice } from './rulesAdvice.ts';
import { useAdviceWords } from './useAdviceWords.ts';

/** What advice is asked about. */
export interface AskedAbout {
  readonly screen: AnyScreen;
  /** The rules that the battle was begun under. */
  readonly ruleset: AnyRuleset;
  readonly state: unknown;
  readonly seat: Seat;
}

export interface LoadedAdvice {
  readonly advice: Advice | null;
  readonly words: RulesAdvice;
}

/** `failed`: the page could not load what it needs, such as without a connection. */
export function useAdvice({ screen, ruleset, state, seat }: AskedAbout): LoadedAdvice | 'waiting' | 'failed' {
  const advice = useThoughts(ruleset, state, seat);
  const words = useAdviceWords(screen);
  const shared = useBundleState('web-advice-pages');
  if (advice === 'failed' || words === 'failed' || shared === 'failed') return 'failed';
  if (advice === 'waiting' || words === 'waiting' || shared === 'loading') return 'waiting';
  return { advice, words };
}
