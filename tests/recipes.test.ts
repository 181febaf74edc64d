/** CONTRIBUTING says which files to open. What it says is held here against the source. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Messages } from '@drumhead/content';
import { largeBattlesMessages } from '@drumhead/large-battles/messages';
import { CHANNEL_KINDS } from '@drumhead/protocol';
import { rulesets, scenarioName } from '@drumhead/rulesets';
import { simplicityMessages } from '@drumhead/simplicity/messages';
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

describe('“Add a rule set” asks for what every rule set has', () => {
  const BESIDE = ['catalogue.json', 'exempt.json', 'not-yet-covered.json', 'README.md', 'src/conformance.long.test.ts'];

  it.each(rulesets.map(({ id, version }) => [id, version] as const))('%s', (id, version) => {
    const wanted = [
      ...BESIDE.map((file) => `packages/${id}/${file}`),
      ...['cli', 'web'].map((app) => `apps/${app}/src/rulesets/${id}/manifest.ts`),
    ];
    expect(wanted.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(globSync(`tests/golden/${id}@${version}/*`, { cwd: ROOT }).length).toBeGreaterThanOrEqual(20);
    const replaying = globSync('tests/golden*.long.test.ts', { cwd: ROOT });
    const isReplayed = (file: string) => readFileSync(join(ROOT, file), 'utf8').includes(`('${id}'`);
    expect(replaying.filter(isReplayed)).not.toEqual([]);
    for (const list of ['packages/rulesets/package.json', 'apps/cli/package.json', 'apps/web/package.json'])
      expect(readFileSync(join(ROOT, list), 'utf8')).toContain(`"@drumhead/${id}"`);
  });
});

describe('pages that no compiler reads', () => {
  const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

  // Of the skirmish it names kinds of games, not each.
  it('README names every scenario', () => {
    const messages: Messages = { ...largeBattlesMessages, ...simplicityMessages };
    const titles = rulesets
      .filter(({ id }) => id !== 'skirmish')
      .flatMap(({ id, scenarios }) => scenarios.map((one) => scenarioName(id, one, (key) => messages[key]?.en ?? key)))
      .map((title) => `*${title.split(', ')[0] ?? ''}*`);
    expect(titles.length).toBeGreaterThan(7);
    expect(titles.filter((title) => !read('README.md').includes(title))).toEqual([]);
  });

  it.each(CHANNEL_KINDS)(
    'the glossary, the README of the server and the test of notices name the channel %s',
    (kind) => {
      expect(/^\| channel \|.*$/m.exec(read('GLOSSARY.md'))?.[0]).toContain(kind);
      const notices = read('apps/server/README.md').split('\n## Notices\n')[1]?.split('\n## ')[0];
      expect(notices?.toLowerCase()).toContain(kind);
      expect(read('apps/server/src/notices.test.ts')).toContain(`kind: '${kind}'`);
    },
  );
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
