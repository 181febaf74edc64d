/** Messages in the reader's language, the same as in the page. */
import { addFormats, localizeNumbers, engineMessages } from '@drumhead/content';
import {
  chanceMessages,
  decisionMessages,
  kindMessages,
  toldMessages,
  toldTableMessages,
} from '@drumhead/content/told';
import type { Translate } from '@drumhead/rulesets';
import i18next, { type i18n } from 'i18next';
import { cliMessages } from './messages.ts';
import { printableName } from './printable.ts';
import { manifests } from './rulesets.ts';

export type Language = 'en' | 'it';

const ALL: Readonly<Record<string, Readonly<Record<Language, string>>>> = Object.assign(
  {},
  cliMessages,
  chanceMessages,
  decisionMessages,
  kindMessages,
  toldMessages,
  toldTableMessages,
  engineMessages,
  ...manifests.flatMap(({ messages }) => messages),
);

function resource(language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(ALL).map(([key, i18n]) => [key, i18n[language]]));
}

export async function translatorFor(language: Language): Promise<Translate> {
  const i18n: i18n = i18next.createInstance();
  await i18n.init({
    lng: language,
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { en: { translation: resource('en') }, it: { translation: resource('it') } },
  });
  addFormats(i18n);
  // A name in the place of a key is no text of ours: nothing in it is looked up.
  return (key, facts = {}) =>
    i18n.t(printableName(key), { ...localizeNumbers(language, withPrintableNames(facts)), nest: false });
}

function withPrintableNames(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? printableName(fact) : fact]),
  );
}

/** The language asked for before the command line is read: `--lang it`, else DRUMHEAD_LANG, else English. */
export function languageOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const given =
    at < 0 ? env['DRUMHEAD_LANG'] : (args[at] as string).includes('=') ? (args[at] as string).slice(7) : args[at + 1];
  return given === 'it' ? 'it' : 'en';
}
