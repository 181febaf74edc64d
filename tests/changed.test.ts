import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { baseOf, changedLines, changesSince, knownTests, rulesOfLines } from '../scripts/changed/changes.ts';
import { choose } from '../scripts/changed/choose.ts';
import { coverageMapOf } from '../scripts/changed/coverageMap.ts';
import { isBrowserTest, isLong, isSource, isTest } from '../scripts/changed/paths.ts';
import { TABLE } from '../scripts/changed/table.ts';
import { ROOT } from './workspace.ts';

/** IDs of no rule set, put together so that this file names no rule. */
const rule = (number: number): string => `XY-A-${number}`;

describe('tests chosen for a change', () => {
  const test = (path: string, ...rules: number[]) => ({ path, rules: rules.map(rule) });
  const tests = [
    test('packages/xy/src/movement/move.test.ts', 1),
    test('packages/xy/src/movement/path/path.test.ts', 3),
    test('packages/xy/src/combat/fire.test.ts', 1, 2),
    test('packages/xy/src/turn/turn.test.ts'),
    test('packages/xy/src/all.long.test.ts', 1),
    test('tests/browser/xy.test.ts', 1),
  ];
  const chosen = (path: string, rules: number[] = [], map = {}, table: typeof TABLE = []) => {
    const { tests: found, left } = choose([{ path, rules: rules.map(rule) }], tests, map, table);
    return { tests: [...found.keys()].sort(), left };
  };

  it('are those of the room, and of no other folder', () => {
    expect(chosen('packages/xy/src/movement/wheel.ts').tests).toEqual(['packages/xy/src/movement/move.test.ts']);
  });

  it('are those of the room above, as far as the source goes, where a folder has none', () => {
    expect(chosen('packages/xy/src/movement/far/away/jump.ts').tests).toEqual([
      'packages/xy/src/movement/move.test.ts',
    ]);
    expect(chosen('packages/xy/src/other/jump.ts').tests).toEqual([]);
  });

  it('are those that name a changed rule; a long one is left to npm test, and said', () => {
    expect(chosen('packages/xy/src/other/jump.ts', [1])).toEqual({
      tests: ['packages/xy/src/combat/fire.test.ts', 'packages/xy/src/movement/move.test.ts'],
      left: ['packages/xy/src/all.long.test.ts'],
    });
  });

  it('are those that the map names, if they are still there', () => {
    const map = { 'packages/xy/src/other/jump.ts': ['packages/xy/src/turn/turn.test.ts', 'gone.test.ts'] };
    expect(chosen('packages/xy/src/other/jump.ts', [], map).tests).toEqual(['packages/xy/src/turn/turn.test.ts']);
  });

  it('are long and browser tests by the table alone', () => {
    const run = ['packages/xy/src/all.long.test.ts', 'tests/browser/xy.test.ts'];
    expect(chosen('packages/xy/src/other/jump.ts', [], {}, [{ under: 'packages/xy/', run }]).tests).toEqual(run);
    expect(chosen('packages/xy/src/other/jump.ts', [], {}, [{ under: 'packages/z/', run }]).tests).toEqual([]);
  });

  it('are those that changed themselves, whatever they name', () => {
    expect(chosen('packages/xy/src/all.long.test.ts', [2]).tests).toEqual(['packages/xy/src/all.long.test.ts']);
  });
});

describe('rules of changed lines', () => {
  const text = [
    `/** The head: ${rule(9)}. */`,
    "import { a } from './a.ts';",
    '',
    `/** ${rule(1)}: this far. */`,
    'const far = 10;',
    '',
    'export function f() {',
    `  if (far > 3) return no('${rule(2)}');`,
    '  return a;',
    '}',
  ].join('\n');
  const of = (line: number) => rulesOfLines(text, [[line, line]], ['XY']);

  it('are those that the lines carry, by the same reading as the proof of rules', () => {
    expect(of(5)).toEqual([rule(1)]);
    expect(of(8)).toEqual([rule(2)]);
  });

  it('are those of the head of the file where no narrower one is met', () => {
    expect(of(9)).toEqual([rule(9)]);
  });

  it('come from the hunks of a diff, before and after', () => {
    expect(changedLines('@@ -3 +3,2 @@ f\n-a\n+b\n+c\n@@ -10,0 +12 @@\n+d\n@@ -20,2 +21,0 @@\n-e\n-f\n')).toEqual({
      before: [
        [3, 3],
        [20, 21],
      ],
      after: [
        [3, 4],
        [12, 12],
      ],
    });
  });
});

describe('changes read from git', () => {
  let folder = '';
  const git = (...args: string[]): void => {
    const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'drumhead-changed-'));
    git('init', '--quiet', '--initial-branch=main');
    write('packages/xy/catalogue.json', JSON.stringify([{ id: rule(1) }]));
    write('packages/xy/src/move.ts', `/** ${rule(1)} */\nconst far = 10;\n\n/** ${rule(2)} */\nconst near = 1;\n`);
    write('packages/xy/src/move.test.ts', `it('${rule(1)} goes', () => { expect(1).toBe(1); });`);
    git('add', '--all');
    git('commit', '--quiet', '-m', 'Begin');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are those since the branch left main, committed, uncommitted and unknown to git', () => {
    git('checkout', '--quiet', '-b', 'own');
    write('packages/xy/src/move.ts', `/** ${rule(1)} */\nconst far = 12;\n\n/** ${rule(2)} */\nconst near = 1;\n`);
    git('commit', '--quiet', '--all', '-m', 'Go farther');
    write('packages/xy/src/wheel.ts', '// new\n');
    const base = baseOf(folder, null);
    expect(changesSince(folder, base ?? '')).toEqual([
      { path: 'packages/xy/src/move.ts', rules: [rule(1)] },
      { path: 'packages/xy/src/wheel.ts', rules: [] },
    ]);
    expect(knownTests(folder)).toEqual([{ path: 'packages/xy/src/move.test.ts', rules: [rule(1)] }]);
    expect(baseOf(folder, 'nowhere')).toBeNull();
  });

  it('know the rules of lines that are gone', () => {
    write('packages/xy/src/move.ts', `/** ${rule(1)} */\nconst far = 10;\n`);
    expect(changesSince(folder, 'HEAD')).toEqual([{ path: 'packages/xy/src/move.ts', rules: [rule(2)] }]);
  });
});

describe('the coverage map', () => {
  it('names the narrowest tests elsewhere that together run all functions which those beside a file do not', () => {
    const file = 'packages/xy/src/movement/move.ts';
    const measured = [
      { test: 'packages/xy/src/movement/move.test.ts', ran: { [file]: [1] } },
      { test: 'packages/xy/src/narrow.test.ts', ran: { [file]: [1, 2] } },
      { test: 'packages/xy/src/wide.test.ts', ran: { [file]: [1, 2, 3], 'packages/xy/src/a.ts': [1, 2, 3] } },
      { test: 'packages/xy/src/wider.test.ts', ran: { [file]: [1, 2, 3], 'packages/xy/src/a.ts': [1, 2, 3, 4] } },
    ];
    expect(coverageMapOf(measured)[file]).toEqual(['packages/xy/src/narrow.test.ts', 'packages/xy/src/wide.test.ts']);
  });

  it('is kept, and most of what it names is there', () => {
    const map = JSON.parse(readFileSync(join(ROOT, 'scripts/changed/coverageMap.json'), 'utf8')) as Record<
      string,
      string[]
    >;
    const named = Object.entries(map).flatMap(([file, tests]) => [file, ...tests]);
    const gone = named.filter((path) => !existsSync(join(ROOT, path)));
    // Else it is time for `node scripts/changed/measure.mjs`.
    expect(gone.length).toBeLessThan(named.length / 10);
    expect(Object.keys(map).every(isSource)).toBe(true);
    expect(
      Object.values(map)
        .flat()
        .every((path) => isTest(path) && !isLong(path) && !isBrowserTest(path)),
    ).toBe(true);
  });
});

it('the table names tests that are there', () => {
  const gone = TABLE.flatMap(({ run }) => run).filter((path) => !existsSync(join(ROOT, path)));
  expect(gone).toEqual([]);
});
