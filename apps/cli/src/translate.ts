/** Messages in the reader's language, by the same translator as in the page. */
import { engineMessages, isLanguage, type Language, type Messages } from '@drumhead/content';
import { balanceMessages, playerMessages } from '@drumhead/content/balance';
import { begunTexts, textsIn } from '@drumhead/content/begun';
import {
  chanceMessages,
  decisionMessages,
  kindMessages,
  toldMessages,
  toldTableMessages,
} from '@drumhead/content/told';
import { storyMessages } from '@drumhead/content/story';
import { outsideMessages } from '@drumhead/content/outside';
import { addTexts, startI18n, translateIn } from '@drumhead/content/translator';
import type { Translate } from '@drumhead/rulesets';
import { battleMessages } from './battleMessages.ts';
import { cliMessages } from './messages.ts';
import { printableName } from './printable.ts';
import { manifests } from './rulesets.ts';

const ALL: Messages = Object.assign(
  {},
  cliMessages,
  battleMessages,
  balanceMessages,
  playerMessages,
  chanceMessages,
  decisionMessages,
  kindMessages,
  toldMessages,
  toldTableMessages,
  outsideMessages,
  storyMessages,
  engineMessages,
  ...manifests.flatMap(({ messages }) => messages),
);

export async function translatorFor(language: Language): Promise<Translate> {
  const i18n = startI18n(language, {});
  addTexts(i18n, language, textsIn(language, ALL, await begunTexts(language)));
  const translate = translateIn(i18n);
  return (key, facts = {}) => translate(printableName(key), withPrintableNames(facts));
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
  return isLanguage(given) ? given : 'en';
}
