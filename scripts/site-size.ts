// Weighs the built page: what its HTML leads to, what its workers load, and the rest.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { compressed } from './site.ts';

interface Weighed {
  readonly path: string;
  readonly bytes: number;
}

interface Load {
  readonly bytes: number;
  readonly files: readonly Weighed[];
}

const isCode = (path: string): boolean => ['.html', '.js', '.css'].includes(extname(path));

/** Built files that a built file names, workers apart from what is imported, at once or later. */
function named(dist: string, path: string): { imported: string[]; workers: string[] } {
  const text = readFileSync(join(dist, path), 'utf8');
  const imported: string[] = [];
  const workers: string[] = [];
  for (const match of text.matchAll(/["'`](\.{0,2}\/?[\w./-]+\.(?:js|css))["'`]/g)) {
    const name = match[1] ?? '';
    const found = [join(dirname(path), name), name.replace(/^\.?\//, '')].find((at) => existsSync(join(dist, at)));
    if (!found || found === path) continue;
    const worker = /(Worker\s*\(|serviceWorker\.register\s*\()[^;]{0,60}$/.test(text.slice(0, match.index));
    (worker ? workers : imported).push(found);
  }
  return { imported, workers };
}

/** Words come by language, and a reader fetches his own alone: only the heaviest language counts. */
function ofOneReader(load: Load): Load {
  const weight = new Map<string, number>();
  const languageOf = (path: string) => /(?:^|[/\\])words-(\w+)-[\w-]{8}\.js$/.exec(path)?.[1];
  for (const { path, bytes } of load.files) {
    const language = languageOf(path);
    if (language) weight.set(language, (weight.get(language) ?? 0) + bytes);
  }
  const heaviest = [...weight.entries()].sort(([, a], [, b]) => b - a)[0]?.[0];
  const files = load.files.filter(({ path }) => (languageOf(path) ?? heaviest) === heaviest);
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
}

/** Everything of the page counts, loaded at once or later; workers and pictures are weighed apart. */
export async function sizeOfSite(dist: string): Promise<{ page: Load; workers: Load; rest: Load }> {
  const page = new Set<string>();
  const workers = new Set<string>();
  const follow = (path: string, into: Set<string>): void => {
    if (into.has(path)) return;
    into.add(path);
    const next = named(dist, path);
    for (const found of next.imported) follow(found, into);
    for (const found of next.workers) follow(found, workers);
  };
  follow('index.html', page);
  const all = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.map'))
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)));
  const rest = all.filter((path) => !page.has(path) && !workers.has(path));
  // Code that nothing seems to lead to is counted with the page: better too much than too little.
  for (const path of rest) if (isCode(path)) page.add(path);

  const weigh = async (paths: Iterable<string>): Promise<Load> => {
    const files = await Promise.all(
      [...paths].map(async (path) => ({ path, bytes: await compressed(readFileSync(join(dist, path)), path) })),
    );
    files.sort((a, b) => b.bytes - a.bytes);
    return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
  };
  return {
    page: ofOneReader(await weigh(page)),
    workers: await weigh([...workers].filter((path) => !page.has(path))),
    rest: await weigh(rest.filter((path) => !isCode(path))),
  };
}
