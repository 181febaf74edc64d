// Languages that are begun (packages/content/src/languages): what their files lack, and what is wrong in them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allLanguages, isWhole, LANGUAGES } from '@drumhead/content';
import { baseOf } from '@drumhead/content/begun';
import { factsIn } from '@drumhead/content/translator';
import { holes } from './message-keys.ts';
import { textPairs } from './voice/textPairs.ts';
import type { TextPair } from './voice/patterns.ts';

const FOLDER = 'packages/content/src/languages/begun';

interface Begun {
  readonly name: string;
  readonly texts: number;
  /** By key, the English text of what has no text of its own yet. */
  readonly missing: ReadonlyMap<string, string>;
  readonly faults: readonly string[];
}

/** What a file of texts lacks of these, and what of it is no text of ours. */
export function begunIn(name: string, texts: Readonly<Record<string, unknown>>, pairs: readonly TextPair[]): Begun {
  const english = new Map(pairs.map(({ key, en }) => [key ?? en, en]));
  const bases = new Set([...english.keys()].map(baseOf));
  const faults: string[] = [];
  for (const [key, text] of Object.entries(texts)) {
    const en = english.get(key);
    if (typeof text !== 'string' || text.trim() === '') faults.push(`${name}: ${key} has no text`);
    else if (en === undefined && !bases.has(baseOf(key))) faults.push(`${name}: there is no text ${key}`);
    else if (factsIn(text) === null) faults.push(`${name}: ${key} has braces that hold no fact`);
    else if (en !== undefined && holes(en) !== holes(text))
      faults.push(`${name}: ${key} names other facts than in English (${holes(text)} and ${holes(en)})`);
  }
  const missing = new Map([...english].filter(([key]) => texts[key] === undefined));
  return { name, texts: Object.keys(texts).length, missing, faults };
}

/** Every language that is begun, by its sign. */
export function begunLanguages(root: string): ReadonlyMap<string, Begun> {
  const begun = allLanguages.filter((language) => !isWhole(language)) as readonly string[];
  if (begun.length === 0) return new Map();
  const pairs = textPairs(root);
  const lines: Readonly<Record<string, { readonly name: string }>> = LANGUAGES;
  return new Map(
    begun.map((language) => {
      const path = join(root, FOLDER, `${language}.json`);
      const name = lines[language]?.name ?? language;
      if (existsSync(path)) return [language, begunIn(name, JSON.parse(readFileSync(path, 'utf8')), pairs)];
      return [language, { ...begunIn(name, {}, pairs), faults: [`${name}: there is no ${FOLDER}/${language}.json`] }];
    }),
  );
}
