// The checks are only worth something if they catch something: each finds what is planted in a small workspace.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageFaults } from '../scripts/message-keys.ts';
import { ruleCoverage } from '../scripts/rule-coverage.ts';
import { tool } from '../scripts/lib.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'drumhead-checks-'));
const ROOMS = [
  'table',
  'engine',
  'odds',
  'content',
  'testkit',
  'bots',
  'protocol',
  'rulesets',
  'large-battles',
  'skirmish',
];
/** Rule names in pieces, so that this file names no rule. */
const rule = (number: string): string => ['XY', 'MOVE', number].join('-');
/** Of a book without a catalogue. */
const elsewhere = (number: string): string => ['ZZ', 'MOVE', number].join('-');

const PLANTED: Readonly<Record<string, string>> = {
  'packages/engine/src/upward.ts': "import { x } from '@drumhead/table';\nexport const y = x;",
  'packages/odds/src/node.ts': "import { join } from 'node:path';\nexport const y = join('a');",
  'packages/table/src/app.ts': "import { x } from '../../../apps/web/src/main.ts';\nexport const y = x;",
  'packages/large-battles/src/sister.ts': "import { x } from '@drumhead/skirmish';\nexport const y = x;",
  'packages/skirmish/src/door.ts': "import { x } from '../../engine/src/index.ts';\nexport const y = x;",
  'packages/bots/src/rules.ts': "import { x } from '@drumhead/large-battles';\nexport const y = x;",
  'packages/protocol/src/rules.ts': "import { x } from '@drumhead/rulesets';\nexport const y = x;",
  'packages/rulesets/src/mind.ts': "import { x } from '@drumhead/bots';\nexport const y = x;",
  'packages/table/src/two.ts': "import { x } from '@drumhead/odds';\nexport const y = x;",
  'packages/odds/src/two.ts': "import { x } from '@drumhead/engine';\nexport const y = x;",
  'packages/skirmish/src/kit.ts': "import { x } from '@drumhead/testkit';\nexport const y = x;",
  'packages/skirmish/src/kit.test.ts': "import { x } from '@drumhead/testkit';\nexport const y = x;",
  'packages/skirmish/src/sister.test.ts': "import { x } from '@drumhead/bots';\nexport const y = x;",
  'packages/table/src/round.ts': "import { other } from './about.ts';\nexport const y = other;",
  'packages/table/src/about.ts': "import { y } from './round.ts';\nexport const other = () => y;",
  'packages/table/src/kind.ts': "import type { Other } from './other.ts';\nexport type Kind = Other;",
  'packages/table/src/other.ts': "import type { Kind } from './kind.ts';\nexport type Other = Kind[];",
  'packages/table/src/lost.ts': "import { gone } from './gone.ts';\nexport const y = gone;",
  'packages/odds/src/shipped.ts': "import { t } from './some.test.ts';\nexport const y = t;",
  'packages/odds/src/some.test.ts': 'export const t = 1;',
  'apps/server/src/battles/socket.ts': "import { x } from '../live/socket.ts';\nexport const y = x;",
  'apps/server/src/live/socket.ts': "import { DatabaseSync } from 'node:sqlite';\nexport const x = DatabaseSync;",
  'apps/web/src/main.ts': "import { x } from '@drumhead/engine';\nexport const y = x;",
  'apps/web/src/old.ts': "import { x } from '@drumhead/versions';\nexport const y = x;",
  'packages/engine/src/chance.ts': `
    export const chance = Math.random();
    export const wave = Math.sin(1);
    export const power = 2 ** 3;
    export const now = Date.now();
    export const { tan } = Math;
    export const root = globalThis;
    export const word = 'a'.localeCompare('b');
    export const fine = Math.floor(Math.sqrt(2)) + [{ Date: 1 }].length;`,
  'apps/web/src/figures.tsx': `
    /** ${elsewhere('10')}. A turn in degrees. */
    const MOST_TURN = 45;
    const FROM = { foot: 2, horse: 3 }; // ${elsewhere('11')}
    /** Half of them (${elsewhere('12')}). */
    export function breaksAt(units: number): number {
      return Math.ceil(units / 2);
    }
    export const told = { key: 'wins', rule: '${elsewhere('13')}', facts: { lead: 3 } };
    export const row = (
      <p>
        {12 * 1.5} <Link rule="${elsewhere('14')}" /> <circle r={12} />
      </p>
    );
    /** A stroke of the pen. */
    const WIDTH = 4;
    /** ${elsewhere('15')}: two at least, and the last of them. */
    export const last = (list: number[]): number => (list.length > 2 ? list.slice(-2)[1] ?? 0 : 1) + WIDTH + FROM.foot;
    export const turn = MOST_TURN;`,
  'apps/web/src/closed.tsx': `
    export const row = (busy, state, full, why) => (
      <fieldset>
        <button disabled={busy} /> <button disabled={state === 'busy'} />
        <button disabled={full} />
        <input disabled />
        <button disabled={busy || full} />
        <Choice disabled={why !== null} />
        <button aria-disabled={full} />
        <button aria-disabled={full} aria-describedby={why} />
      </fieldset>
    );`,
  'packages/engine/src/chance.test.ts': 'export const allowed = Math.random();',
  'apps/server/src/hours.ts': `import { createHash, randomBytes } from 'node:crypto';
export const now = Date.now();
export const today = new Date();
export const given = new Date(0);
setTimeout(() => performance.now(), 5);
export const key = [createHash('sha256'), randomBytes(1), Math.random(), AbortSignal.timeout(9)];
export const old = { Date: { now: 1 } }.Date.now;
export const { now: same } = Date;
export const hidden = [Math['random'](), Date(5), await import('node:timers'), process.getBuiltinModule('crypto')];
export const unknown = await import(String(key));
export const apart = [Date.UTC(2020, 1), Math.max(1, 2), process.env['A'], old instanceof Date];
`,
};

function write(path: string, text: string): void {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text);
}

function run(script: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: place, encoding: 'utf8' });
  return stdout + stderr;
}

beforeAll(() => {
  for (const name of ROOMS) {
    write(`packages/${name}/src/index.ts`, 'export const x = 1;');
    const manifest = {
      name: `@drumhead/${name}`,
      version: '0.1.0',
      type: 'module',
      exports: { '.': './src/index.ts' },
    };
    write(`packages/${name}/package.json`, JSON.stringify(manifest));
    mkdirSync(join(place, 'node_modules/@drumhead'), { recursive: true });
    symlinkSync(join(place, 'packages', name), join(place, 'node_modules/@drumhead', name), 'dir');
  }
  write('versions/index.js', 'export const x = 1;');
  write('versions/package.json', JSON.stringify({ name: '@drumhead/versions', type: 'module', exports: './index.js' }));
  symlinkSync(join(place, 'versions'), join(place, 'node_modules/@drumhead/versions'), 'dir');
  write('package.json', JSON.stringify({ name: 'planted', type: 'module', workspaces: ['packages/*', 'apps/*'] }));
  write('apps/web/package.json', JSON.stringify({ name: 'web', type: 'module' }));
  for (const [path, text] of Object.entries(PLANTED)) write(path, text);
  for (const file of ['.dependency-cruiser.cjs', '.oxlintrc.json', 'knip.json', 'scripts/lint']) {
    cpSync(join(root, file), join(place, file), { recursive: true });
  }
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('the walls', () => {
  it('stand between all rooms', () => {
    const found = run(
      tool('dependency-cruiser', 'depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'apps',
    )
      .split('\n')
      .flatMap((line) => /^ *error (\S+): (\S+)/.exec(line)?.slice(1).join(' ') ?? [])
      .sort();
    expect(found).toEqual(
      [
        'engine-imports-no-other-package packages/engine/src/upward.ts',
        'table-imports-no-other-package packages/table/src/two.ts',
        'odds-imports-no-other-package packages/odds/src/two.ts',
        'packages-import-no-node packages/odds/src/node.ts',
        'packages-import-no-app packages/table/src/app.ts',
        'rule-sets-import-engine-table-odds-content packages/large-battles/src/sister.ts',
        'rule-sets-import-engine-table-odds-content packages/skirmish/src/kit.ts',
        'tests-alone-import-the-test-kit packages/skirmish/src/kit.ts',
        'tests-of-a-package-import-the-test-kit packages/skirmish/src/sister.test.ts',
        'by-the-front-door packages/skirmish/src/door.ts',
        'bots-imports-engine packages/bots/src/rules.ts',
        'protocol-imports-engine-and-content packages/protocol/src/rules.ts',
        'the-list-imports-engine-content-and-rule-sets packages/rulesets/src/mind.ts',
        'the-list-alone-imports-released-versions apps/web/src/old.ts',
        'battles-know-no-network apps/server/src/battles/socket.ts',
        'storage-alone-speaks-sql apps/server/src/live/socket.ts',
        'no-circle packages/table/src/about.ts',
        'no-circle packages/table/src/kind.ts',
        'nothing-missing packages/table/src/lost.ts',
        'no-test-in-the-product packages/odds/src/shipped.ts',
      ].sort(),
    );
  });
});

describe('the lint', () => {
  it('forbids what differs between machines, in the product and not in tests', () => {
    const lines = run(tool('oxlint'), '--format=unix', 'packages').split('\n');
    const found = lines.filter((line) => line.includes('same-bits'));
    const at = found.map((line) => Number(/chance\.ts:(\d+)/.exec(line)?.[1])).sort((a, b) => a - b);
    expect(at).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('forbids figures under the name of a rule in the apps, and neither drawings nor counts', () => {
    const lines = run(tool('oxlint'), '--format=unix', 'apps').split('\n');
    const found = lines.flatMap(
      (line) => /figures\.tsx:(\d+):\d+: ([\d.]+) stands/.exec(line)?.slice(1).join(': ') ?? [],
    );
    expect(found).toEqual(['3: 45', '4: 2', '4: 3', '7: 2', '9: 3', '12: 12', '12: 1.5']);
  });

  it('forbids a closed control that does not say why, unless the page is busy', () => {
    const lines = run(tool('oxlint'), '--format=unix', 'apps').split('\n');
    const found = lines.filter((line) => line.includes('closed-with-reason'));
    const at = found.map((line) => Number(/closed\.tsx:(\d+)/.exec(line)?.[1])).sort((a, b) => a - b);
    expect(at).toEqual([5, 6, 7, 8, 9]);
  });

  it('forbids the server clocks, timers and chance but by its World', () => {
    const lines = run(tool('oxlint'), '--format=unix', 'apps/server').split('\n');
    const found = lines.flatMap((line) =>
      line.includes('one-world') ? (/hours\.ts:(\d+)/.exec(line)?.[1] ?? []) : [],
    );
    expect(found.sort()).toEqual(['1', '10', '2', '3', '5', '5', '6', '6', '8', '9', '9', '9', '9']);
  });
});

describe('the search for dead code', () => {
  it('finds files and exports that nobody uses', () => {
    write('packages/table/src/index.ts', "import { used } from './used.ts';\nexport const x = used;");
    write('packages/table/src/used.ts', 'export const used = 1;\nexport const idle = 2;');
    const found = run(tool('knip'), '--no-progress', '--no-config-hints', '--include', 'files,exports');
    expect(found).toMatch(/^packages\/table\/src\/lost\.ts/m);
    expect(found).toMatch(/^idle +packages\/table\/src\/used\.ts/m);
    expect(found).not.toMatch(/^used /m);
  });
});

describe('the list of rules', () => {
  it('finds rules without a test, and names that are no rule', () => {
    const row = (number: string) => ({ id: rule(number), chapter: '1', title: 'a', page: '1', status: 'given' });
    const catalogue = ['01', '02', '03', '04', '05'].map(row);
    write('packages/skirmish/catalogue.json', JSON.stringify(catalogue));
    write('packages/skirmish/exempt.json', JSON.stringify([{ id: rule('03'), why: 'a definition' }]));
    write(
      'packages/skirmish/not-yet-covered.json',
      JSON.stringify(['01', '04'].map((n) => ({ id: rule(n), why: 'next' }))),
    );
    write('packages/skirmish/src/a.test.ts', `it('${rule('01')} moves', () => { expect(1).toBe(1); });`);
    write('packages/skirmish/src/rules.ts', `// ${rule('02')}\n/* ${rule('99')} */`);
    const [set] = ruleCoverage(place);
    expect(set).toEqual({
      name: 'skirmish',
      prefix: 'XY',
      total: 5,
      ids: catalogue.map(({ id }) => id),
      covered: [rule('01')],
      missing: [rule('02'), rule('05')],
      exempt: [{ id: rule('03'), why: 'a definition' }],
      later: [{ id: rule('04'), why: 'next' }],
      stale: [rule('01')],
      unknown: [{ id: rule('99'), where: 'packages/skirmish/src/rules.ts:2' }],
    });
  });

  it('takes no excuse without a reason', () => {
    write('packages/skirmish/exempt.json', JSON.stringify([{ id: rule('03'), why: ' ' }]));
    expect(() => ruleCoverage(place)).toThrow(/without a reason/);
  });
});

describe('the messages', () => {
  it('are written in every language, with the same facts, and used', () => {
    expect(messageFaults(place)).toEqual({ keys: 0, faults: [] });
    write(
      'packages/skirmish/src/messages.ts',
      `export const messages = {
        'sk.good': { en: 'Good: ' + '{{n}}', it: 'Bene: {{n}}' },
        'sk.kind.a': { en: 'A', it: 'A' },
        'sk.many_one': { en: 'one', it: 'uno' },
        'sk.many_other': { en: '{{count}} many', it: '{{count}} molti' },
        'sk.idle': { en: 'Idle', it: 'Pigro' },
        'sk.half': { en: 'Half' },
        'sk.unused': { en: 'Unused', it: 'Superfluo' },
        'sk.apart': { en: 'By {{n}}', it: 'Di {{m}}' },
      };`,
    );
    write(
      'packages/skirmish/src/speak.ts',
      `export const said = (kind: string) => ['sk.good', \`sk.kind.\${kind}\`, 'sk.many', 'sk.half', 'sk.apart',
        'sk.gone', \`sk.no.\${kind}\`, 'skirmish.not.a.key', './sk.ts', 'sk'];`,
    );
    write('packages/skirmish/src/speak.test.ts', "export const wrong = 'sk.nowhere';");
    // A released version keeps its messages, though no source names them any more; its log is told by the present rules.
    write('versions/skirmish@1.js', "export const said = ['sk.idle', 'sk.former', 'sk.event.former'];");
    const { keys, faults } = messageFaults(place);
    expect(keys).toBe(8);
    expect([...faults].sort()).toEqual([
      'packages/skirmish/src/messages.ts:7: sk.half has no it text',
      'packages/skirmish/src/messages.ts:8: nothing uses sk.unused',
      'packages/skirmish/src/messages.ts:9: sk.apart names other facts in each language (n and m)',
      'packages/skirmish/src/speak.ts:2: there is no message like sk.no.…',
      'packages/skirmish/src/speak.ts:2: there is no message sk.gone',
      'versions/skirmish@1.js:1: there is no message sk.former',
    ]);
  });
});

describe('types', () => {
  it('are checked by lint, each file in the world that includes it', () => {
    for (const world of ['', '.packages', '.node', '.web', '.reach']) {
      cpSync(join(root, `tsconfig${world}.json`), join(place, `typed/tsconfig${world}.json`));
    }
    for (const name of ['@types', 'vite'])
      symlinkSync(join(root, 'node_modules', name), join(place, 'node_modules', name));
    const files = ['packages/engine/src/typed.ts', 'tests/typed.ts', 'apps/web/src/typed.ts', 'tests/reach/typed.ts'];
    const text = "export const a: number = 'a';\nexport const b = document;\nexport const c = process;";
    for (const file of files) write(`typed/${file}`, text);
    const lines = run(tool('oxlint'), '--type-aware', '--type-check', '--format=unix', 'typed').split('\n');
    const faultsOf = (file: string): readonly string[] =>
      lines.flatMap((line) => (line.includes(`/${file}:`) ? (/:(\d+):\d+: .*TS\d+/.exec(line)?.[1] ?? []) : []));
    // Nowhere a wrong type; packages know neither browser nor Node, tests no browser, the page no Node.
    expect(files.map((file) => [...faultsOf(file)].sort())).toEqual([['1', '2', '3'], ['1', '2'], ['1', '3'], ['1']]);
  });
});
