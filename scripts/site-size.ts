// Weighs the built page: what the first table needs, what the pages beside it need, what workers load, and the rest.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { ENDINGS, sizeOnTheWire } from './compressed.ts';

interface Weighed {
  readonly path: string;
  readonly bytes: number;
}

interface Load {
  readonly bytes: number;
  readonly files: readonly Weighed[];
}

/** One entry of vite's manifest: a file, and what it imports at once. Lazy imports are entries of their own. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  /** Built for a worker, which starts beside the page: none of the page's own files. */
  readonly isWorker?: boolean;
}

type Manifest = Readonly<Record<string, Chunk>>;

/** A released version of a rule set, loaded for a record that needs it (by the page, and by the worker that thinks). */
const isVersion = (path: string): boolean => /@\d+-[\w-]{8}\.js$/.test(path);

const isCode = (path: string): boolean => ['.html', '.js', '.css'].includes(extname(path));

/** Words of a page beside the battles, of the reference, of notes: fetched when one of them is opened. */
const isAside = (key: string): boolean => /virtual:messages\/[\w-]+-(pages|reference|notes)\//.test(key);
/** The page's own words, and the lists of all others. */
const isPageWords = (key: string): boolean =>
  key.startsWith('virtual:messages/page/') || key.startsWith('virtual:message-bundles/');
/** The screen or the words of one rule set: the lazy imports that its first table waits for, beside its scenario. */
const rulesetOf = (key: string): string | undefined =>
  /rulesets\/([\w-]+)\/screen\/screen\.ts$/.exec(key)?.[1] ??
  /virtual:messages\/(?!page\/)([\w-]+?)\/\w+$/.exec(isAside(key) ? '' : key)?.[1];
/** The rule set that the file of one scenario belongs to: only the one that is played is fetched. */
const scenarioOf = (key: string): string | undefined => /\/([\w-]+)\/src\/scenarios\/data\/[\w-]+\.ts$/.exec(key)?.[1];
/** A reader fetches the words of his own language alone. */
const languageOf = (path: string): string | undefined => /(?:^|[/\\])messages-(\w+)-[\w-]{8}\.js$/.exec(path)?.[1];

/** Everything that `start` imports at once, and they in turn. */
function reach(manifest: Manifest, start: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const follow = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || reached.has(key)) return;
    reached.add(key);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const key of start) follow(key);
  return reached;
}

/** What an online battle fetches beside a table and the words for it. */
const ONLINE = /\/online\/index\.ts$/;

/** Of several languages only the heaviest counts. */
function ofOneReader(load: Load): Load {
  const weight = new Map<string, number>();
  for (const { path, bytes } of load.files) {
    const language = languageOf(path);
    if (language) weight.set(language, (weight.get(language) ?? 0) + bytes);
  }
  const heaviest = [...weight.entries()].sort(([, a], [, b]) => b - a)[0]?.[0];
  const files = load.files.filter(({ path }) => (languageOf(path) ?? heaviest) === heaviest);
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
}

/**
 * `tables`: per rule set, everything between the address and the first table of it. `online`: what an online battle fetches
 * in addition. `aside`: the pages beside the battle, each fetched when it is opened. Workers, released versions and pictures
 * are weighed apart.
 */
export function sizeOfSite(dist: string): {
  tables: Readonly<Record<string, Load>>;
  online: Load;
  aside: Load;
  workers: Load;
  versions: Load;
  rest: Load;
} {
  const written = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const manifest = Object.fromEntries(Object.entries(written).filter(([, chunk]) => !chunk.isWorker));
  const filesOf = (keys: Iterable<string>): Set<string> => {
    const files = new Set<string>();
    for (const key of keys) {
      const chunk = manifest[key];
      if (chunk) for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    }
    return files;
  };
  const weights = new Map<string, number>();
  const weightOf = (path: string): number => {
    const bytes = weights.get(path) ?? sizeOnTheWire(join(dist, path));
    weights.set(path, bytes);
    return bytes;
  };
  const aboutWeightOf = (path: string): number => sizeOnTheWire(join(dist, path), { about: true });
  const weigh = (paths: Iterable<string>, weight = weightOf): Load => {
    const files = [...paths].map((path) => ({ path, bytes: weight(path) }));
    files.sort((a, b) => b.bytes - a.bytes);
    return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
  };

  const heaviestScenario = (ruleset: string): Load => {
    const scenarios = Object.keys(manifest)
      .filter((key) => scenarioOf(key) === ruleset)
      .map((key) => weigh(filesOf(reach(manifest, [key]))));
    return scenarios.reduce((a, b) => (b.bytes > a.bytes ? b : a), { bytes: 0, files: [] });
  };
  const keys = Object.keys(manifest);
  const start = reach(manifest, ['index.html', ...keys.filter(isPageWords)]);
  const rulesets = [...new Set(keys.map(rulesetOf).filter((name) => name !== undefined))];
  const counted = new Set([...filesOf(start), 'index.html']);
  const tables: Record<string, Load> = {};
  for (const ruleset of rulesets) {
    const own = reach(
      manifest,
      keys.filter((key) => rulesetOf(key) === ruleset),
    );
    const scenario = heaviestScenario(ruleset);
    const files = new Set(['index.html', ...filesOf([...start, ...own]), ...scenario.files.map(({ path }) => path)]);
    for (const file of files) counted.add(file);
    tables[ruleset] = ofOneReader(weigh(files));
  }
  const live = [
    ...filesOf(
      reach(
        manifest,
        keys.filter((key) => ONLINE.test(key)),
      ),
    ),
  ];
  const aside = filesOf(keys.filter((key) => !start.has(key)));
  const all = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/[/\\]\.vite$/.test(entry.parentPath))
    .filter((entry) => !['.map', ...ENDINGS].some((ending) => entry.name.endsWith(ending)))
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
    .filter((path) => existsSync(join(dist, path)));
  const rest = all.filter((path) => !counted.has(path) && !aside.has(path) && !isVersion(path));
  return {
    tables,
    online: weigh(live.filter((path) => !counted.has(path) && path.endsWith('.js'))),
    aside: ofOneReader(weigh([...aside].filter((path) => !counted.has(path) && !isVersion(path)))),
    // No limit is set to these, and they are large.
    workers: weigh(rest.filter(isCode), aboutWeightOf),
    versions: weigh(all.filter(isVersion), aboutWeightOf),
    rest: weigh(
      rest.filter((path) => !isCode(path)),
      aboutWeightOf,
    ),
  };
}
