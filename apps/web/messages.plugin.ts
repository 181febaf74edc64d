/**
 * Messages by language: `virtual:messages/<bundle>/<language>` is a module with one language of one bundle, so that a
 * reader fetches his own alone; `virtual:message-bundles/<language>` lists those of a language as lazy imports, and
 * `virtual:messages` leads to the list of each language. The sources are written with all whole languages side by side:
 * messages under their keys, rule references in lists of chapters. What a language that is begun lacks is English.
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allLanguages, isWhole, type Language, type Messages } from '@drumhead/content';
import { begunTexts, textsIn, type Texts } from '@drumhead/content/begun';
import type { Plugin } from 'vite';
import type { MessageBundles } from './src/i18n/messageBundles.ts';

const ROOT = new URL('../../', import.meta.url);
const RULESETS = new URL('./src/rulesets/', import.meta.url);

async function allBundles(): Promise<MessageBundles> {
  const lists = [
    new URL('./src/i18n/messageBundles.ts', import.meta.url),
    ...readdirSync(RULESETS).map((name) => new URL(`${name}/messageBundles.ts`, RULESETS)),
  ].filter((url) => existsSync(url));
  const all: Record<string, MessageBundles[string]> = {};
  for (const url of lists) {
    const { messageBundles } = (await import(url.href)) as { readonly messageBundles: MessageBundles };
    for (const [name, sources] of Object.entries(messageBundles)) all[name] = [...(all[name] ?? []), ...sources];
  }
  return all;
}

/** The same data with every `{ en, it }` in it replaced by the text in one language. */
function inLanguage(data: unknown, language: Language, begun: Texts): unknown {
  if (Array.isArray(data)) return data.map((one) => inLanguage(one, language, begun));
  if (typeof data !== 'object' || data === null) return data;
  if (allLanguages.filter(isWhole).every((whole) => whole in data)) {
    const { en, [language]: text = begun[en] ?? en } = data as Readonly<Record<string, string>> & {
      readonly en: string;
    };
    return text;
  }
  return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, inLanguage(one, language, begun)]));
}

const LIST = /^virtual:message-bundles\/(\w+)$/;
const NAME = /^virtual:messages\/([\w-]+)\/(\w+)$/;
const ALL = 'virtual:messages';
/** What every visit needs, before any list. */
const FIRST = ['page', 'web-home-pages'];

const lazily = (entries: readonly (readonly [name: string, module: string])[]): string =>
  `{\n${entries.map(([name, module]) => `'${name}': () => import('${module}'),`).join('\n')}\n}`;

const leadingToAll = (): string => {
  const first = FIRST.flatMap((bundle) => allLanguages.map((language) => `${bundle}/${language}`));
  const lists = allLanguages.map((language) => [language, `virtual:message-bundles/${language}`] as const);
  return (
    `export const firstBundles = ${lazily(first.map((name) => [name, `virtual:messages/${name}`]))};\n` +
    `export const bundlesIn = ${lazily(lists)};`
  );
};

export function messages(): Plugin {
  let reading: Promise<MessageBundles> | undefined;
  return {
    name: 'drumhead-messages',
    resolveId: (id) => (id === ALL || LIST.test(id) || NAME.test(id) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith('\0')) return null;
      if (id.slice(1) === ALL) return leadingToAll();
      const bundles = await (reading ??= allBundles());
      const [, listed] = LIST.exec(id.slice(1)) ?? [];
      if (listed !== undefined) {
        const names = Object.keys(bundles).filter((name) => name !== 'page');
        return `export const bundles = ${lazily(names.map((name) => [name, `virtual:messages/${name}/${listed}`]))};`;
      }
      const [, bundle = '', language = ''] = NAME.exec(id.slice(1)) ?? [];
      const sources = bundles[bundle];
      if (!sources) return null;
      const found: unknown[] = [];
      for (const [file, name] of sources) {
        const url = new URL(file, ROOT);
        this.addWatchFile(fileURLToPath(url));
        found.push(((await import(url.href)) as Record<string, unknown>)[name] ?? {});
      }
      const reader = language as Language;
      const begun = await begunTexts(reader);
      const texts = Array.isArray(found[0])
        ? inLanguage(found.flat(), reader, begun)
        : textsIn(reader, Object.assign({}, ...found) as Messages, begun);
      // Text, not an object: JSON is read faster than code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
    },
  };
}
