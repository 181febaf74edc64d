/** Search for rules by ID or by words in the reader's language. */
import type { ReadChapter, ReadRule, Reference } from './loadReference.ts';

/** Small letters without accents, curled apostrophes straight. */
export function plainly(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();
}

/** The words of a search, plainly. */
export const wordsIn = (asked: string): readonly string[] => plainly(asked).match(/[^\s,;.:!?()«»“”"]+/g) ?? [];

export interface Found {
  readonly rule: ReadRule;
  readonly chapter: ReadChapter;
}

interface Indexed extends Found {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export type Index = readonly Indexed[];

export function indexOf(reference: Reference): Index {
  return reference.flatMap((chapter) =>
    chapter.rules.map((rule) => {
      const id = plainly(rule.id);
      const title = plainly(rule.title);
      return {
        rule,
        chapter,
        id,
        title,
        text: `${id} ${title} ${plainly(rule.clause)} ${plainly(chapter.title)}`,
      };
    }),
  );
}

/**
 * Rules that have every word somewhere: those of that ID first (`move 28` finds the rule with that end), then those with the words in
 * their title, then the others, each in the order of the book.
 */
export function search(index: Index, asked: string): readonly Found[] {
  const words = wordsIn(asked);
  if (words.length === 0) return [];
  const id = words.join('-');
  const rank = (one: Indexed): number => {
    if (one.id === id || one.id.endsWith(`-${id}`)) return 0;
    if (one.id.includes(id)) return 1;
    if (words.every((word) => one.title.includes(word))) return 2;
    return words.every((word) => one.text.includes(word)) ? 3 : 4;
  };
  return index
    .map((one) => ({ one, rank: rank(one) }))
    .filter((ranked) => ranked.rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}
