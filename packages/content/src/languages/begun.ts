/**
 * Texts of a language that is begun: `begun/<language>.json` holds as many as there are, by message key; a text without a
 * key, such as a rule of the reference, has its English text for a key. English stands in for the others.
 */
import { isWhole, type Language, type Messages } from './languages.ts';

/** Texts of one language by key. */
export type Texts = Readonly<Record<string, string>>;

/** The texts of a language, with the English ones of what it lacks. */
export interface TextsOfLanguage {
  readonly texts: Texts;
  readonly english: Texts;
}

/** The file of a language that is begun; nothing for one that is whole. */
export async function begunTexts(language: Language): Promise<Texts> {
  if (isWhole(language)) return {};
  const file = (await import(`./begun/${language as string}.json`, { with: { type: 'json' } })) as {
    readonly default: Texts;
  };
  return file.default;
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
/** The key of a message, whichever number it is for. */
export const baseOf = (key: string): string => key.replace(PLURAL, '');

/** Messages in one language; `begun` are the texts of its file. */
export function textsIn(language: Language, messages: Messages, begun: Texts): TextsOfLanguage {
  const written = Object.entries(messages);
  if (isWhole(language)) {
    return { texts: Object.fromEntries(written.map(([key, text]) => [key, text[language]])), english: {} };
  }
  // A language has forms of its own for numbers, and other ones than English.
  const bases = new Set(written.map(([key]) => baseOf(key)));
  const texts = Object.fromEntries(Object.entries(begun).filter(([key]) => bases.has(baseOf(key))));
  const english = written.filter(([key]) => texts[key] === undefined).map(([key, text]) => [key, text.en]);
  return { texts, english: Object.fromEntries(english) as Texts };
}
