/**
 * Words by language: `virtual:words/<book>/<language>` is a module with one language of one book, so that a reader
 * fetches his own alone. The books are written with all languages side by side.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type Book = Readonly<Record<string, Readonly<Record<string, string>>>>;

const BOOKS: Readonly<Record<string, readonly (readonly [file: string, name: string])[]>> = {
  page: [
    ['../../packages/engine/src/messages.ts', 'engineMessages'],
    ['./src/i18n/messages.ts', 'messages'],
  ],
  'large-battles': [['../../packages/large-battles/src/messages.ts', 'tableMessages']],
  'large-battles-pages': [['../../packages/large-battles/src/messages.ts', 'asideMessages']],
};

const NAME = /^virtual:words\/([\w-]+)\/(\w+)$/;

export function words(): Plugin {
  return {
    name: 'drumhead-words',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    async load(id) {
      const [, book = '', language = ''] = NAME.exec(id.slice(1)) ?? [];
      const sources = id.startsWith('\0') ? BOOKS[book] : undefined;
      if (!sources) return null;
      const said: Record<string, string> = {};
      for (const [file, name] of sources) {
        const url = new URL(file, import.meta.url);
        this.addWatchFile(fileURLToPath(url));
        const found = ((await import(url.href)) as Record<string, Book>)[name] ?? {};
        for (const [key, all] of Object.entries(found)) said[key] = all[language] ?? '';
      }
      // Text, not an object: JSON is read faster than code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(said))});`;
    },
  };
}
