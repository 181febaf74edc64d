/** Facts of a message that are message keys themselves, translated before the message is. */
import type { Facts } from '@drumhead/engine';
import { decimal, type Language } from './languages/languages.ts';

/** A key of a rule set's own messages, such as `lb.side.france` or `sip.side.france`. */
const KEY = /^[a-z]{2,3}\.\w/;

/** Translates facts whose values are message keys, alone or several with commas; others stay as they are. */
export function translateFacts(facts: Facts, say: (key: string) => string): Record<string, string | number | boolean> {
  const translated: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(facts)) {
    const isKey = typeof value === 'string' && KEY.test(value);
    translated[name] = isKey
      ? value
          .split(', ')
          .map((one) => say(one))
          .join(', ')
      : value;
  }
  return translated;
}

/** The same facts with a true minus, and with the language's decimal separator. */
export function localizeNumbers(language: Language, facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const written = Object.entries(facts).map(([name, value]) => [name, numberInWords(language, value)]);
  return Object.fromEntries(written) as Record<string, unknown>;
}

/** A modifier with its sign, a true minus; of a language, where it may be no whole number. */
export const signed = (add: number, language: Language = 'en'): string =>
  `${add < 0 ? '−' : '+'}${decimal(String(Math.abs(add)), language)}`;

/** A sum, and the number it begins with, have no plus before them. */
export const unsigned = (add: number, language: Language): string =>
  add < 0 ? signed(add, language) : decimal(String(add), language);

/** What needs no other form stays a number: plurals are chosen by it. */
function numberInWords(language: Language, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  const figures = String(value);
  const written = Number.isInteger(value) ? figures : decimal(figures, language);
  return value >= 0 && written === figures ? value : written.replace('-', '−');
}

/** Splits messages by the beginning of their keys: bundles that are fetched at different times. */
export function splitByPrefix<M>(
  beginning: string,
  messages: Readonly<Record<string, M>>,
): readonly [those: Readonly<Record<string, M>>, others: Readonly<Record<string, M>>] {
  const those: Record<string, M> = {};
  const others: Record<string, M> = {};
  for (const [key, message] of Object.entries(messages)) (key.startsWith(beginning) ? those : others)[key] = message;
  return [those, others];
}
