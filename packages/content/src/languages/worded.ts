/**
 * A name in several languages as one text, to stand where else a message key or a plain name does: in a saved battle, in a
 * list of tables. The translator says it in the language that is spoken.
 */
import { inLanguage, type Worded } from '@drumhead/engine';

/** Such names begin so, and nothing else that is translated does. */
const BEGINNING = '{"';

export const wordedName = (words: Worded): string => JSON.stringify(words);

/** The name in this language, or in another where it has none in this one; null: it is no name in several languages. */
export function wordedIn(name: string, language: string): string | null {
  if (!name.startsWith(BEGINNING)) return null;
  try {
    const words = JSON.parse(name) as Readonly<Record<string, unknown>>;
    return Object.values(words).every((one) => typeof one === 'string') ? inLanguage(words as Worded, language) : null;
  } catch {
    return null;
  }
}
