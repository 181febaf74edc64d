/** CONTRIBUTING says which files to open. What it says is held here against the source. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sources } from '../scripts/sources.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CONTRIBUTING = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');

/** The text under a heading, or under a line in bold within it. */
function section(heading: string, part?: string): string {
  const [, all = ''] = CONTRIBUTING.split(`\n## ${heading}\n`);
  const [whole = ''] = all.split('\n## ');
  if (part === undefined) return whole;
  const [, rest = ''] = whole.split(`\n**${part}:**\n`);
  return rest.split(/\n(?:\*\*|(?=[A-Z]))/)[0] ?? '';
}

/** The files that the numbered steps of a recipe begin with. */
const filesOf = (recipe: string): readonly string[] =>
  [...recipe.matchAll(/^\d+\. (?:[A-Z][^`\n]* )?`([^`]+\.\w+)`/gm)].map(([, file = '']) => file).sort();

/** Source files, tests left out, by their path. */
const files = ['packages', 'apps'].flatMap((folder) =>
  [...sources(join(ROOT, folder))]
    .map((path) => relative(ROOT, path).split('\\').join('/'))
    .filter((path) => /\/src\/.*\.tsx?$/.test(path) && !path.includes('.test.')),
);

/** Those whose code names something: not in a comment, and not as part of a longer name. */
function filesNaming(name: string): readonly string[] {
  const named = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
  const code = (path: string) => readFileSync(join(ROOT, path), 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  return files.filter((path) => named.test(code(path))).sort();
}

describe('“Add a scenario” names every file that names a scenario', () => {
  // The last of each rule set. Those of a book are rules of the reference as well; a new one is not.
  const LAST = [
    ['Large Battles', 'raab'],
    ['Simplicity', 'puente-viejo'],
    ['Skirmish', 'shakos-three-players'],
  ] as const;

  it.each(LAST)('%s', (ruleset, scenario) => {
    const recipe = filesOf(section('Add a scenario', ruleset))
      .map((file) => file.replace('<scenario>', scenario))
      .sort();
    expect(recipe.length).toBeGreaterThan(1);
    expect(recipe.length).toBeLessThanOrEqual(4);
    expect(filesNaming(scenario).filter((path) => !path.includes('/text/reference/'))).toEqual(recipe);
  });
});

describe('“Add a language” names every file that names a language', () => {
  it('its line, and its texts', () => {
    const [line, texts, ...more] = filesOf(section('Add a language'));
    expect([line, texts, more]).toEqual([
      'packages/content/src/languages/begun/<sign>.json',
      'packages/content/src/languages/languages.ts',
      [],
    ]);
    // The name of a language stands in the list alone: whatever offers it reads it there.
    expect(filesNaming('Italiano')).toEqual([texts]);
    expect(filesNaming('it-IT')).toEqual([texts]);
  });
});

describe('“Add a weapon” names every file that knows a weapon', () => {
  it('by its key, or by its name where the rules list the weapons', () => {
    const test = 'packages/skirmish/src/armies/points.test.ts';
    const recipe = filesOf(section('Add a weapon'));
    const knowing = files.filter((path) => /warClub'?: |war club/.test(readFileSync(join(ROOT, path), 'utf8')));
    expect(recipe.length).toBeLessThanOrEqual(5);
    expect(recipe).toEqual([...knowing, test].sort());
    expect(readFileSync(join(ROOT, test), 'utf8')).toContain('warClub: ');
  });
});

describe('“Add a notice channel” names every file that knows a channel', () => {
  it('by its kind, or by the key of a text', () => {
    const recipe = filesOf(section('Add a notice channel'));
    const knowing = files.filter((path) =>
      /'webhook'|webhook: |\.webhook'/.test(readFileSync(join(ROOT, path), 'utf8')),
    );
    expect(recipe.length).toBeLessThanOrEqual(4);
    expect(recipe).toEqual([...knowing].sort());
  });
});
