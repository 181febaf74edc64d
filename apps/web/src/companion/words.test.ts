import { startI18n } from '@drumhead/content/translator';
import { engineMessages } from '@drumhead/content';
import { kindMessages, toldTableMessages, toldMessages } from '@drumhead/content/told';
import { largeBattlesMessages } from '@drumhead/large-battles/messages';
import { simplicityMessages } from '@drumhead/simplicity/messages';
import { skirmishMessages } from '@drumhead/skirmish/messages';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/index.ts';
import { CONFIG as largeBattles } from '../rulesets/large-battles/pages/companion.tsx';
import { messageBundles as largeBattlesBundles } from '../rulesets/large-battles/messageBundles.ts';
import { CONFIG as simplicity } from '../rulesets/simplicity/pages/companion.tsx';
import { messageBundles as simplicityBundles } from '../rulesets/simplicity/messageBundles.ts';
import { CONFIG as skirmish } from '../rulesets/skirmish/pages/companion.tsx';
import { messageBundles as skirmishBundles } from '../rulesets/skirmish/messageBundles.ts';
import { companionMessages } from './messages.ts';
import { controlOf, plain, type Schema } from './schemaForm.ts';
import { wordsOf } from './words.ts';

type Bundle = Readonly<Record<string, { readonly en: string; readonly it: string }>>;

async function bundle([file, name]: readonly [string, string]): Promise<Bundle> {
  const url = new URL(`../../../../${file}`, import.meta.url).href;
  return ((await import(/* @vite-ignore */ url)) as Record<string, Bundle>)[name] ?? {};
}

const SETS = [
  [largeBattles, largeBattlesMessages, largeBattlesBundles['large-battles-companion-pages']],
  [skirmish, skirmishMessages, skirmishBundles['skirmish-companion-pages']],
  [simplicity, simplicityMessages, simplicityBundles['simplicity-companion-pages']],
] as const;

describe.each(SETS)('words of the pages for a real table', (config, messages, files = []) => {
  it.each(['en', 'it'] as const)(`${config.ruleset}: every kind, field and choice has them (%s)`, async (language) => {
    const fields = await Promise.all(files.map(bundle));
    const all: Bundle = Object.assign(
      {},
      engineMessages,
      messages,
      toldMessages,
      toldTableMessages,
      kindMessages,
      companionMessages,
      ...fields,
    );
    const texts = Object.fromEntries(Object.entries(all).map(([key, text]) => [key, text[language]]));
    const { translate } = messagesIn(startI18n(language, texts));
    const words = wordsOf(config, { translate });
    const wordless: string[] = [];
    const walk = (schema: Schema, name: string, around: string): void => {
      const of = plain(schema);
      for (const choice of [...(of.enum ?? []), ...(of.const === undefined ? [] : [String(of.const)])])
        if (words.choice(choice, name, around) === choice) wordless.push(`${around}.${name} ${choice}`);
      for (const inner of [of.items, ...(of.oneOf ?? [])]) if (inner) walk(inner, name, around);
      for (const [field, inner] of Object.entries(of.properties ?? {})) {
        if (words.field(field, name).label === field) wordless.push(`${name}.${field}`);
        walk(inner, field, name);
      }
    };
    const { judge, ruleset } = config;
    for (const kind of judge.kinds.filter((one) => !judge.tableKinds.includes(one))) {
      const schema = judge.schema(kind) as Schema;
      walk(schema, kind, '');
      expect(controlOf(schema, kind, '')).toBe('record');
      if (words.kind(kind) === kind) wordless.push(kind);
      const told = `told.kind.${ruleset}.${kind}`;
      if (translate(told) === told) wordless.push(told);
    }
    for (const kind of [...config.common, ...Object.keys(config.shown)]) expect(judge.kinds).toContain(kind);
    // English names of the data are words of their own.
    expect(wordless.filter((one) => language === 'it' || !/ [a-z]+$/.test(one))).toEqual([]);
  });
});
