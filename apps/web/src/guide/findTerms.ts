/** Finds the terms of a game in a text. Pure. */

export interface Forms {
  readonly id: string;
  /** Ways it is written; the longest one that fits is taken. */
  readonly forms: readonly string[];
}

/** A part of a text: plain, or a term as it is written there. */
export type Part = string | { readonly id: string; readonly text: string };

/** Before a term that is a box of its own in its line: an elided article stays with it. */
const WORD_JOINER = '\u2060';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/**
 * The parts of a text in order. Each term is marked once, where it first stands. A form with a capital is found as it is
 * written, since “fuori combattimento” is not the value of a model; other forms in any case.
 */
export function termsIn(text: string, terms: readonly Forms[]): readonly Part[] {
  const ids = new Map(terms.flatMap(({ id, forms }) => forms.map((form) => [form, id] as const)));
  if (ids.size === 0) return [text];
  const longestFirst = [...ids.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const parts: Part[] = [];
  const marked = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const id = ids.get(match[0]) ?? ids.get(match[0].toLowerCase());
    // The article of “L’attaccante” is no stick.
    const isElided = match[0].length === 1 && text[match.index + 1] === '’';
    if (id === undefined || marked.has(id) || isElided) continue;
    marked.add(id);
    if (match.index > from) parts.push(joined(text.slice(from, match.index)));
    parts.push({ id, text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

const joined = (before: string): string => (before.endsWith('’') ? before + WORD_JOINER : before);
