/**
 * Messages by language: `virtual:messages/<bundle>/<language>` is a module with one language of one bundle, so that a
 * reader fetches his own alone; `virtual:message-bundles/<language>` lists those of a language as lazy imports. The
 * sources are written with all languages side by side: messages under their keys, rule references in lists of chapters.
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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
function inLanguage(data: unknown, language: string): unknown {
  if (Array.isArray(data)) return data.map((one) => inLanguage(one, language));
  if (typeof data !== 'object' || data === null) return data;
  if ('en' in data && 'it' in data) return (data as Record<string, unknown>)[language] ?? '';
  return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, inLanguage(one, language)]));
}

const LIST = /^virtual:message-bundles\/(\w+)$/;
const NAME = /^virtual:messages\/([\w-]+)\/(\w+)$/;

export function messages(): Plugin {
  const reading = allBundles();
  return {
    name: 'drumhead-messages',
    resolveId: (id) => (LIST.test(id) || NAME.test(id) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith('\0')) return null;
      const bundles = await reading;
      const [, listed] = LIST.exec(id.slice(1)) ?? [];
      if (listed !== undefined) {
        const names = Object.keys(bundles).filter((name) => name !== 'page');
        const entries = names.map((name) => `'${name}': () => import('virtual:messages/${name}/${listed}'),`);
        return `export const bundles = {\n${entries.join('\n')}\n};`;
      }
      const [, bundle = '', language = ''] = NAME.exec(id.slice(1)) ?? [];
      const sources = bundles[bundle];
      if (!sources) return null;
      const found: unknown[] = [];
      for (const [file, name] of sources) {
        const url = new URL(file, ROOT);
        this.addWatchFile(fileURLToPath(url));
        found.push(inLanguage(((await import(url.href)) as Record<string, unknown>)[name] ?? {}, language));
      }
      const texts: unknown = found.length === 1 ? found[0] : Object.assign({}, ...found);
      // Text, not an object: JSON is read faster than code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
    },
  };
}
