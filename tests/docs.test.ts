import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './workspace.ts';

const DECISIONS = readdirSync(join(ROOT, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
const PAGES = ['README', 'ARCHITECTURE', 'CONTRIBUTING', 'GLOSSARY', 'CHANGELOG', 'tests/golden/README']
  .map((name) => `${name}.md`)
  .concat(DECISIONS);
/** Folders that commands make are not in the repository. */
const MADE = ['.cache', 'artefacts', 'node_modules', 'coverage'];
const TOP = readdirSync(ROOT, { withFileTypes: true })
  .map(({ name }) => name)
  .filter((name) => !MADE.includes(name));

/** Paths from the root that a page names in code, patterns and examples apart. */
function pathsIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, token = '']) => token);
  return code.filter(
    (token) => /^[\w.@/-]+$/.test(token) && token.includes('/') && TOP.includes(token.split('/')[0] ?? ''),
  );
}

/** Links to files of the repository. */
function linksIn(text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[\w-]+)?\)/g)].map(([, link = '']) => link);
  return links.filter((link) => !/^[a-z]+:/.test(link));
}

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');

  it('names files and folders that exist', () => {
    expect(pathsIn(text).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('links to files that exist', () => {
    expect(linksIn(text).filter((link) => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
  });
});

describe('the walks of CONTRIBUTING.md', () => {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');

  it.each([
    ['Wheeling in Large Battles', /LB-MOVE-09/, 'packages/large-battles/src/movement/wheel.ts'],
    ['A volley in the skirmish', /SK-GRP-19/, 'packages/skirmish/src/combat/shooting/volley.ts'],
    ['A rally in Simplicity', /SIP-RAL-\d/, 'packages/simplicity/src/morale/rally.ts'],
    ['The refusal shown', /lb\.refusal\.tooNearFriend/, 'packages/large-battles/src/movement/path/path.ts'],
    ['The drawing of a hill', /function Hill/, 'apps/web/src/table/drawing/Hill.tsx'],
  ])('%s leads to the file', (title, what, file) => {
    const walk = text.split('\n').find((line) => line.startsWith(`**${title}`)) ?? '';
    expect(walk).toContain(`\`${file}\``);
    expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(what);
  });

  it('the rooms named exist in all three rule sets', () => {
    const rooms =
      'state ground turn movement combat morale command victory armies scenarios setup query adjudicate bot text';
    for (const ruleset of ['large-battles', 'skirmish', 'simplicity']) {
      for (const name of rooms.split(' ')) {
        const room = join(ROOT, 'packages', ruleset, 'src', name);
        expect(existsSync(room) && statSync(room).isDirectory(), room).toBe(true);
      }
    }
  });
});
