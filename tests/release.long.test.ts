import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfWorkspace, type Ended, run } from './workspace.ts';

const RULESET = 'packages/simplicity/src/ruleset.ts';

let folder = '';
const file = (...path: string[]): string => join(folder, ...path);
const read = (...path: string[]): string => readFileSync(file(...path), 'utf8');
const node = (...args: string[]): Ended => run(folder, process.execPath, args);
const drumhead = (...args: string[]): Ended => node('apps/cli/bin/drumhead.mjs', ...args);
const release = (...args: string[]): Ended => node('scripts/release.mjs', ...args);

function git(...args: string[]): string {
  const { status, out, err } = run(folder, 'git', args);
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${err}`);
  return out.trim();
}

function commit(subject: string): void {
  git('add', '--all');
  git('commit', '--quiet', '-m', subject);
}

function replace(path: string, what: RegExp, by: string): void {
  const text = read(path);
  expect(text).toMatch(what);
  writeFileSync(file(path), text.replace(what, by));
}

/** The record of one battle between computer players, by the rules as they are in the scratch copy. */
function played(into: string, seed: string): string {
  const how = `--scenario windmill-ridge --players random,steady --games 1 --threads 1 --seed ${seed}`;
  const made = drumhead('simulate', ...how.split(' '), '--records', file(into));
  expect(made.err).toBe('');
  const name = readdirSync(file(into)).find((one) => one.includes(`-${seed}-`)) as string;
  return file(into, name);
}

const headerOf = (path: string): { readonly rulesVersion: number } =>
  JSON.parse(readFileSync(path, 'utf8').split('\n', 1)[0] as string) as { readonly rulesVersion: number };

beforeAll(() => {
  folder = copyOfWorkspace();
  mkdirSync(file('artefacts'));
  for (const version of readdirSync(file('tests/golden'), { withFileTypes: true })) {
    if (!version.isDirectory()) continue;
    // The shortest record of each version is enough to see that rules changed: a release replays all several times.
    const records = readdirSync(file('tests/golden', version.name)).map((name) =>
      file('tests/golden', version.name, name),
    );
    const [, ...longer] = records.sort((a, b) => statSync(a).size - statSync(b).size);
    for (const record of longer) rmSync(record);
  }
  // As before the first release.
  for (const name of readdirSync(file('versions'))) if (name.includes('@')) rmSync(file('versions', name));
  writeFileSync(file('versions/index.js'), 'export const versions = {};\n');
  writeFileSync(file('versions/checksums.json'), '{}\n');
  replace('CHANGELOG.md', /^## \[Unreleased\][\s\S]*/m, '## [Unreleased]\n\n- Everything.\n');
  git('init', '--quiet', '--initial-branch=main');
  commit('Begin');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a release', { timeout: 240_000 }, () => {
  let record = '';
  let half = '';
  const present = (): number => Number(/^ {2}version: (\d+)/m.exec(read(RULESET))?.[1]);
  let before = 0;

  it('is refused where something is not committed', () => {
    writeFileSync(file('stray.txt'), 'stray');
    const { status, err } = release('minor');
    expect(status).toBe(1);
    expect(err).toContain('stray.txt');
    rmSync(file('stray.txt'));
  });

  it('keeps each rule set as one built file, raises all versions, closes the change log, commits and tags', () => {
    before = present();
    const version = (JSON.parse(read('package.json')) as { readonly version: string }).version;
    const [major, minor] = version.split('.').map(Number) as [number, number];
    const next = `${major}.${minor + 1}.0`;
    const dry = release('minor', '--dry-run');
    expect(dry).toMatchObject({ status: 0 });
    expect(dry.out).toContain(`becomes ${next}`);
    expect(git('status', '--porcelain')).toBe('');

    const made = release('minor');
    expect(made.err).not.toContain('failed');
    expect(made.status).toBe(0);
    expect(git('tag')).toBe(`v${next}`);
    expect(git('status', '--porcelain')).toBe('');
    expect(readdirSync(file('versions'))).toContain(`simplicity@${before}.js`);
    for (const folder of ['.', 'packages/engine', 'apps/cli', 'versions']) {
      expect(JSON.parse(read(folder, 'package.json'))).toMatchObject({ version: next });
    }
    expect(JSON.parse(read('packages/rulesets/package.json'))).toMatchObject({
      dependencies: { '@drumhead/engine': next },
    });
    expect(read('CHANGELOG.md')).toMatch(
      new RegExp(`## \\[Unreleased\\]\\n\\n## \\[${next}\\] - \\d{4}-\\d\\d-\\d\\d`),
    );
    expect(read('package-lock.json')).not.toContain(`"@drumhead/engine": "${version}"`);
    record = played('artefacts', 'begun');
    half = file('artefacts/half.battle.jsonl');
    const lines = readFileSync(record, 'utf8').trimEnd().split('\n');
    writeFileSync(half, `${lines.slice(0, Math.ceil(lines.length / 2)).join('\n')}\n`);
  });

  it('is refused where rules changed and kept their version', () => {
    // SIP-MOV-1: line infantry slows down.
    replace('packages/simplicity/src/state/unitTables.ts', /(\bline: \{[^}]*rate: cm\()10\)/, '$16)');
    replace('CHANGELOG.md', /^## \[Unreleased\]\n/m, '## [Unreleased]\n\n- Line infantry moves 6 cm.\n');
    commit('Slow down');
    const { status, err } = release('patch');
    expect(status).toBe(1);
    expect(err).toContain('The rules of simplicity changed: raise its version.');
  });

  it('takes changed rules with a new version and golden records of it', () => {
    replace(RULESET, /^ {2}version: \d+/m, `  version: ${before + 1}`);
    commit('Raise the version');
    expect(release('patch').err).toContain(`no golden records of simplicity@${before + 1}`);
    for (const seed of ['one', 'two']) expect(node('scripts/golden.ts', played('artefacts/new', seed)).err).toBe('');
    commit('Keep golden records of it');
    const made = release('patch');
    expect(made.err).not.toContain('changed');
    expect(made.status).toBe(0);
    expect(readdirSync(file('versions')).filter((name) => name.startsWith('simplicity@'))).toEqual([
      `simplicity@${before}.js`,
      `simplicity@${before + 1}.js`,
    ]);
  });

  it('leaves a battle begun before it to the command line: it opens, replays and is played on by its own rules', () => {
    expect(present()).toBe(before + 1);
    for (const path of [record, half]) {
      const check = drumhead('check', path);
      expect(check).toMatchObject({ status: 0 });
      expect(check.err).toContain(`version ${before}`);
    }
    const replayed = drumhead('replay', half);
    expect(replayed.status).toBe(0);
    expect(replayed.out.split('\n').length).toBeGreaterThan(20);
    const end = file('artefacts/end.battle.jsonl');
    expect(drumhead('play-on', half, '--players', 'steady,steady', '--record', end)).toMatchObject({ status: 0 });
    expect(headerOf(end).rulesVersion).toBe(before);
    expect(readFileSync(end, 'utf8').split('\n').length).toBeGreaterThan(readFileSync(half, 'utf8').split('\n').length);
    expect(drumhead('check', end)).toMatchObject({ status: 0 });
  });

  it('leaves it to the page: it opens, is taken up again and is played on by its own rules, also by the computer', async () => {
    const page = run(folder, process.execPath, [file('tests/fixtures/playOnAtThePage.ts'), half]);
    expect(page.err).toBe('');
    const said = JSON.parse(page.out) as {
      opened: number;
      resumed: number;
      end: number;
      version: number;
      bot: boolean;
    };
    expect(said).toMatchObject({ opened: before, resumed: before, version: before, bot: true });
    expect(said.end).toBeGreaterThan(readFileSync(half, 'utf8').trimEnd().split('\n').length);
  });

  it('refuses records of a version that was never released', () => {
    const path = file('artefacts/older.battle.jsonl');
    const text = readFileSync(half, 'utf8').replace(`"rulesVersion":${before}`, `"rulesVersion":${before + 7}`);
    writeFileSync(path, text);
    const { status, err } = drumhead('check', path);
    expect(status).toBe(1);
    expect(err).toContain(`${before + 7}`);
  });
});
