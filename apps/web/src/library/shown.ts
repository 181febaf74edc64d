/** Which scenarios of a list are wanted, and in which order. Pure. */
import { seemsEven } from '@drumhead/bots';
import { type Card, soughtWords, wordsOf } from '@drumhead/content/library';
import { inLanguage } from '@drumhead/engine';
import { oddsOf } from './cardOdds.ts';

export interface Wanted {
  /** Words that stand in the title, in what it is about or in its author's name; empty: all. */
  readonly words: string;
  /** A rule set; empty: all. */
  readonly ruleset: string;
  readonly rules: '' | 'book' | 'own';
  /** Only those that are even, as far as their battles tell. */
  readonly even: boolean;
  /** Only those that stand in the reader's language. */
  readonly spoken: boolean;
  readonly order: 'listed' | 'title' | 'even' | 'stars';
}

export const ALL: Wanted = { words: '', ruleset: '', rules: '', even: false, spoken: false, order: 'listed' };

const isEven = ({ balance }: Card): boolean => balance !== undefined && seemsEven(oddsOf(balance).verdict);

/** How far the first side is from half at worst; the unknown come last. */
function doubt({ balance }: Card): number {
  if (balance === undefined) return 1;
  const [low, high] = oddsOf(balance).first;
  return Math.max(0.5 - low, high - 0.5);
}

/** `language`: the reader's. */
export function shownOf<C extends Card & { readonly stars?: number }>(
  cards: readonly C[],
  wanted: Wanted,
  language: string,
): readonly C[] {
  const words = soughtWords(wanted.words);
  const found = cards.filter((card) => {
    const { ruleset, own = false, languages = [] } = card;
    if (wanted.ruleset !== '' && ruleset !== wanted.ruleset) return false;
    if (wanted.rules !== '' && own !== (wanted.rules === 'own')) return false;
    if (wanted.even && !isEven(card)) return false;
    if (wanted.spoken && !languages.includes(language)) return false;
    const text = wordsOf(card);
    return words.every((word) => text.includes(word));
  });
  if (wanted.order === 'even') return [...found].sort((a, b) => doubt(a) - doubt(b));
  if (wanted.order === 'stars') return [...found].sort((a, b) => (b.stars ?? 0) - (a.stars ?? 0));
  if (wanted.order === 'listed') return found;
  const nameOf = (card: C): string => inLanguage(card.title, language);
  return [...found].sort((a, b) => nameOf(a).localeCompare(nameOf(b), language));
}
