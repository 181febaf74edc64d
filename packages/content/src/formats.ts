/**
 * Formats of facts in messages. `{{ordinal, nth}}` is “2nd” in English and “2” in Italian;
 * `{{unit, verb(one: advances; many: advance)}}` is “2nd Line advances”, but “Light Dragoons advance”;
 * `{{side, named(one: Vince; many: Vincono)}}` is “Vince la Francia”, but “Vincono i Ranger”.
 */

const SUFFIXES: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** A number as an ordinal: “2nd” in English, “2” in Italian, where regiments and battalions have plain numbers. */
export function nth(value: unknown, language: string | undefined): string {
  const number = Number(value);
  if (language !== 'en') return String(value);
  const suffix = Math.trunc(number / 10) % 10 === 1 ? undefined : SUFFIXES[number % 10];
  return `${number}${suffix ?? 'th'}`;
}

/**
 * Is the name of a unit a plural, such as “Light Dragoons” or “Dragoni leggeri”? A battalion (“I/Guards”) is not. A number
 * before the name changes nothing (“8° ussari”), an article decides (“l’8° ussari”). Several units, listed with the place
 * of each in brackets, are.
 */
export function isPlural(name: string, language: string | undefined): boolean {
  if (/[,;]/.test(name.replace(/\([^)]*\)/g, '')) && name.endsWith(')')) return true;
  const words = (/^[^,(]*/.exec(name)?.[0] ?? '').trim().split(' ');
  if (words.some((word) => word.includes('/'))) return false;
  if (language === 'it') {
    const article = /^(?:(i|gli|le) |(?:il|lo|la) |l’)/.exec(name);
    if (article) return article[1] !== undefined;
    const noun = words[0]?.endsWith('°') ? words[1] : words.find((word) => /^\p{Lu}\p{Ll}/u.test(word));
    return /(?:i|Guardie|Jäger|Grenzer|Caçadores|Voluntarios|Rifles)$/.test(noun ?? '');
  }
  return /[^s]s$/.test(words.at(-1) ?? '') && words.at(-1) !== 'Corps';
}

/** A name and its verb, in the number of the name. */
export function verb(name: unknown, language: string | undefined, forms: Readonly<Record<string, unknown>>): string {
  return `${String(name)} ${String(isPlural(String(name), language) ? forms['many'] : forms['one'])}`;
}

/** Names of sides that have an article in Italian, by their first word: powers, armies, bands, table edges. */
const ARTICLES: readonly (readonly [article: string, words: RegExp])[] = [
  ['la ', /^(?:Francia|Gran Bretagna|Spagna|Prussia|Russia|Nuova Francia|Prima|Seconda)\b/],
  ['l’', /^(?:Austria|Armata|Esercito)\b/],
  ['il ', /^(?:Primo|Secondo) esercito\b/],
  ['i ', /^(?:Regolari britannici|Provinciali|Ranger|Guerrieri)\b/],
];

/** A verb before the name of a side, in its number; the name with its Italian article, unless it is a player’s own. */
export function named(name: unknown, language: string | undefined, forms: Readonly<Record<string, unknown>>): string {
  const text = String(name);
  const article = language === 'it' ? ARTICLES.find(([, words]) => words.test(text))?.[0] : undefined;
  return `${String(forms[article === 'i ' ? 'many' : 'one'])} ${article ?? ''}${text}`;
}

type Format = (value: unknown, language: string, forms: Readonly<Record<string, string>>) => string;

/** The formats by their names in messages. */
export const FORMATS: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['nth', nth],
  ['verb', verb],
  ['named', named],
]);
