/** Texts that stand more than once: plain terms are shared (packages/content/src/terms.ts). */
import type { TextPair } from './patterns.ts';

/**
 * Messages that repeat a text in both languages and share no term: mostly two that agree by chance, in rooms that know
 * nothing of each other. It only ever falls.
 */
export const MOST_REPEATS = 317;

interface Repeats {
  /** Messages that say what a term says, without it, and that term. */
  readonly writtenTerms: readonly { readonly where: string; readonly key: string; readonly term: string }[];
  /** Messages by text, where several have the same one. */
  readonly groups: readonly (readonly TextPair[])[];
  /** Messages that could go. */
  readonly count: number;
}

/** What is repeated among these texts. */
export function repeats(pairs: readonly TextPair[]): Repeats {
  const said = ({ en, it }: TextPair): string => JSON.stringify([en, it]);
  const terms = new Map(pairs.flatMap((pair) => (pair.term === undefined ? [] : [[said(pair), pair.term]])));
  const groups = new Map<string, TextPair[]>();
  const writtenTerms: Repeats['writtenTerms'][number][] = [];
  for (const pair of pairs) {
    const { key, where, term } = pair;
    if (key === undefined || term !== undefined) continue;
    const shared = terms.get(said(pair));
    if (shared !== undefined) writtenTerms.push({ where, key, term: shared });
    const group = groups.get(said(pair));
    if (group) group.push(pair);
    else groups.set(said(pair), [pair]);
  }
  const several = [...groups.values()].filter(({ length }) => length > 1).sort((a, b) => b.length - a.length);
  return { writtenTerms, groups: several, count: several.reduce((sum, { length }) => sum + length - 1, 0) };
}
