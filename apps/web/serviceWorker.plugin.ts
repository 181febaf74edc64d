/**
 * Writes the service worker of a build, with the list of everything the build consists of and a name made from it all:
 * a build that differs in anything has another name.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allLanguages, type Language } from '@drumhead/content';
import { begunTexts, textsIn } from '@drumhead/content/begun';
import type { Plugin } from 'vite';
import { pushMessages } from './src/online/notices/pushMessages.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** For browsers without woff2, which cannot run the page either. */
const OLD_FONT = /\.woff$/;

/** What the host says of itself, and which scenarios it offers, is asked anew; the picture beside a link is for chats. None is kept. */
const NOT_KEPT = ['api/host.json', 'library/index.json', 'pictures/link.jpg'];

/** Files that are copied as they are. */
function publicFiles(): readonly string[] {
  return readdirSync(join(ROOT, 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(ROOT, 'public').length + 1));
}

/** Kinds of notices, as the server names them (apps/server/src/notices/senders.ts). */
const NOTICES = ['turn', 'draw', 'asked', 'reminder', 'claim', 'over', 'goes', 'test'] as const;

/** What the service worker says of a notice: by language, by kind. */
export async function pushWords(): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const wordsIn = async (language: Language) => {
    const { texts, english } = textsIn(language, pushMessages, await begunTexts(language));
    const text = (key: string) => texts[key] ?? english[key] ?? key;
    return [language, Object.fromEntries(NOTICES.map((kind) => [kind, text(`web.push.${kind}`)]))] as const;
  };
  return Object.fromEntries(await Promise.all(allLanguages.map(wordsIn)));
}

export function serviceWorker(): Plugin {
  return {
    name: 'drumhead-service-worker',
    apply: 'build',
    enforce: 'post',
    // Last of all: a module that is nothing but styles loses its script on the way.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.values(bundle).filter(({ fileName }) => !/\.map$|^\.vite\//.test(fileName));
        const copied = publicFiles().map((path) => ({ path, content: readFileSync(join(ROOT, 'public', path)) }));
        const hash = createHash('sha256');
        for (const one of built) hash.update(one.fileName).update(one.type === 'chunk' ? one.code : one.source);
        for (const { path, content } of copied) hash.update(path).update(content);
        const paths = [...built.map(({ fileName }) => fileName), ...copied.map(({ path }) => path)]
          .filter((path) => !OLD_FONT.test(path) && !NOT_KEPT.includes(path.replaceAll('\\', '/')))
          .map((path) => (path === 'index.html' ? '/' : `/${path.replaceAll('\\', '/')}`));
        const source = readFileSync(join(ROOT, 'serviceWorker.js'), 'utf8')
          .replace('%BUILD%', hash.digest('hex').slice(0, 12))
          .replace("['%FILES%']", JSON.stringify(paths.sort()))
          .replace("['%WORDS%']", JSON.stringify(await pushWords()));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
