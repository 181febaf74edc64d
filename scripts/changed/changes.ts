// What differs from the published main, read from git: the files, and the rules that their changed lines carry.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { carriers, namings } from '../mutation/carriers.ts';
import { titlesOfTests } from '../rule-coverage.ts';
import type { Change, KnownTest } from './choose.ts';

const RULE = /\b[A-Z]+-[A-Z]+-\d+\b/g;

/** What a git command says, or null where it fails. */
function git(root: string, ...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout : null;
}

/**
 * The commit to compare with: where this branch left the published main (`origin/main`, else `main`), or left the one
 * asked for. Null where there is no such commit.
 */
export function baseOf(root: string, asked: string | null): string | null {
  for (const name of asked === null ? ['origin/main', 'main'] : [asked]) {
    const base = git(root, 'merge-base', name, 'HEAD');
    if (base !== null) return base.trim();
  }
  return null;
}

/** First and last line, from 1. */
type Lines = readonly [first: number, last: number];

/** The changed lines of a file before and after, from the heads of the hunks of a diff without context. */
export function changedLines(diff: string): { readonly before: readonly Lines[]; readonly after: readonly Lines[] } {
  const before: Lines[] = [];
  const after: Lines[] = [];
  for (const [, b, bCount = '1', a, aCount = '1'] of diff.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)) {
    const add = (to: Lines[], first: number, count: number): void => {
      if (count > 0) to.push([first, first + count - 1]);
    };
    add(before, Number(b), Number(bCount));
    add(after, Number(a), Number(aCount));
  }
  return { before, after };
}

/** The rules that these lines of a text carry or name. A rule that only the head of the file names counts where no narrower one is met. */
export function rulesOfLines(text: string, lines: readonly Lines[], prefixes: readonly string[]): readonly string[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const place = (line: number): number => starts[line - 1] ?? text.length;
  const spans = lines.map(([first, last]) => ({ from: place(first), to: place(last + 1) }));
  const touched = (from: number, to: number): boolean => spans.some((span) => from < span.to && span.from < to);
  const found = prefixes
    .filter((prefix) => text.includes(`${prefix}-`))
    .flatMap((prefix) => [
      ...carriers(text, prefix).filter(({ from, to }) => touched(from, to)),
      ...namings(text, prefix)
        .filter(({ at }) => touched(at, at + 1))
        .map(({ id }) => ({ id, wholeFile: false })),
    ]);
  const narrow = found.filter(({ wholeFile }) => !wholeFile);
  return [...new Set((narrow.length > 0 ? narrow : found).map(({ id }) => id))];
}

/** What the IDs of the rules of each catalogue begin with. */
const prefixesOf = (root: string): readonly string[] =>
  globSync('packages/*/catalogue.json', { cwd: root }).map((file) => {
    const [first] = JSON.parse(readFileSync(join(root, file), 'utf8')) as readonly { readonly id: string }[];
    return first?.id.split('-')[0] ?? file;
  });

/** Everything that differs from this commit, what git does not know yet included. A file that moved counts at both places. */
export function changesSince(root: string, base: string): readonly Change[] {
  const paths = new Set(
    [
      ...(git(root, 'diff', '--name-only', '--no-renames', base) ?? '').split('\n'),
      ...(git(root, 'ls-files', '--others', '--exclude-standard') ?? '').split('\n'),
    ].filter((path) => path !== ''),
  );
  const prefixes = prefixesOf(root);
  return [...paths].sort().map((path) => {
    if (!/\.tsx?$/.test(path)) return { path, rules: [] };
    const { before, after } = changedLines(git(root, 'diff', '-U0', '--no-renames', base, '--', path) ?? '');
    const was = before.length > 0 ? (git(root, 'show', `${base}:${path}`) ?? '') : '';
    const is = after.length > 0 && existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    return {
      path,
      rules: [...new Set([...rulesOfLines(was, before, prefixes), ...rulesOfLines(is, after, prefixes)])],
    };
  });
}

/** All files of tests, with the rules that their titles name. */
export function knownTests(root: string): readonly KnownTest[] {
  const files = globSync(
    ['packages/*/{src,test}/**/*.test.ts', 'apps/*/{src,test}/**/*.test.{ts,tsx}', '{bench,tests}/**/*.test.ts'],
    {
      cwd: root,
      exclude: ['**/node_modules/**'],
    },
  );
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const titles = RULE.test(text) ? titlesOfTests(text, path) : [];
      RULE.lastIndex = 0;
      return { path, rules: [...new Set(titles.flatMap((title) => title.match(RULE) ?? []))] };
    });
}
