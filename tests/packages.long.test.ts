import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium, provideChromium } from './browser/chromium.ts';
import { type Ended, ROOT, run } from './workspace.ts';

const STAGED = join(ROOT, 'artefacts', 'packages');
const OLDEST = 20;

let project = '';
/** Programs of the library's own pages: the README's, and one of each doc comment, by name. */
const programs = new Map<string, string>();

/** npm, as it was started itself; by itself it is no program that Windows could start. */
function npm(folder: string, ...args: readonly string[]): Ended {
  const script = process.env['npm_execpath'];
  return script === undefined ? run(folder, 'npm', args) : run(folder, process.execPath, [script, ...args]);
}

const must = (ended: Ended): Ended => {
  if (ended.status !== 0) throw new Error(`${ended.out}\n${ended.err}`);
  return ended;
};

const FRONT = join(ROOT, 'packages', 'drumhead');
const EXAMPLE = /@example\n((?:[ \t]*\*.*\n)*?)[ \t]*\*\/\n(?:export )?(?:async )?(?:function|const) (\w+)/g;

/** The examples of the doc comments in a file, by the name of what they show. */
function examplesIn(file: string): readonly (readonly [string, string])[] {
  return [...readFileSync(file, 'utf8').matchAll(EXAMPLE)].map(([, comment = '', name = '']) => {
    const lines = comment.split('\n').map((line) => line.replace(/^[ \t]*\* ?/, ''));
    return [name, lines.filter((line) => !line.startsWith('```')).join('\n')];
  });
}

/** Every file under the sources of a package, tests apart. */
function sources(name: string): readonly string[] {
  const folder = join(ROOT, 'packages', name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
}

/** A program of the project that runs others one after the other, for a start takes half a second, and tells what each said. */
const RUNNER = `
  const said = {};
  let now;
  process.stdout.write = (text) => ((now.out += text), true);
  const write = process.stderr.write.bind(process.stderr);
  process.stderr.write = (text) => ((now.err += text), write(text));
  for (const path of process.argv.slice(2)) {
    now = said[path] = { out: '', err: '' };
    await import(path);
    // What it left waiting has its turn before the next one.
    await new Promise((done) => setTimeout(done));
  }
  const { writeFileSync } = await import('node:fs');
  writeFileSync(1, JSON.stringify(said));
`;

/** What programs print that are run one after the other; throws where one throws. */
function printed(folder: string, node: string, files: readonly string[]): Readonly<Record<string, Printed>> {
  const runner = join(folder, 'runner.mjs');
  writeFileSync(runner, RUNNER);
  return JSON.parse(must(run(folder, node, [runner, ...files])).out) as Readonly<Record<string, Printed>>;
}

interface Printed {
  readonly out: string;
  readonly err: string;
}

/** The functions that the front exports, as a program outside finds them. */
async function publicFunctions(): Promise<readonly string[]> {
  const { exports } = JSON.parse(readFileSync(join(FRONT, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const names: string[] = [];
  for (const [subpath, file] of Object.entries(exports)) {
    const module = (await import(join(FRONT, file))) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(module)) {
      if (typeof value === 'function') names.push(`${subpath.replace('.', 'drumhead')} ${name}`);
    }
  }
  return names;
}

/** Node 20: the system's, or the one on npm, fetched for this test alone. */
function oldNode(): string | null {
  const major = (node: string): number => Number(/^v(\d+)/.exec(run(project, node, ['--version']).out)?.[1] ?? 0);
  for (const node of ['/usr/bin/node', '/usr/local/bin/node']) {
    if (existsSync(node) && major(node) === OLDEST) return node;
  }
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join(project, 'node-20');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline', `${name}@${OLDEST}`);
  const node = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(node) && major(node) === OLDEST ? node : null;
}

beforeAll(() => {
  must(run(ROOT, process.execPath, ['scripts/pack.mjs']));
  project = mkdtempSync(join(tmpdir(), 'drumhead-empty-'));
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  const tarballs = readdirSync(STAGED).filter((name) => name.endsWith('.tgz'));
  const files = tarballs.map((name) => join(STAGED, name));
  must(npm(project, 'install', '--no-audit', '--no-fund', '--prefer-offline', ...files));

  programs.set('readme', /```ts\n(.*?)```/s.exec(readFileSync(join(FRONT, 'README.md'), 'utf8'))?.[1] ?? '');
  for (const name of ['drumhead', 'odds', 'skirmish']) {
    for (const file of sources(name)) {
      for (const [shown, text] of examplesIn(file)) {
        const subpath = /from 'drumhead\/([\w-]+)';/.exec(text)?.[1] ?? '';
        programs.set(shown === 'adjudicate' ? `${shown}-${subpath}` : shown, text);
      }
    }
  }
  // The tournament of the README takes minutes: here it is one pair, cut short.
  const short = (text: string): string => text.replace('pairs: 20', 'pairs: 1, cap: 60');
  for (const [name, text] of programs) writeFileSync(join(project, `${name}.ts`), short(text));
  const compilerOptions = {
    strict: true,
    target: 'ES2022',
    module: 'NodeNext',
    lib: ['ES2022', 'DOM'],
    types: [],
    outDir: 'built',
  };
  writeFileSync(
    join(project, 'setup.ts'),
    `import { begin, type Result } from 'drumhead';
     import { type ScenarioFile, simplicity } from 'drumhead/simplicity';
     const ready = simplicity.scenario('windmill-ridge');
     // Some ready battles stand in the file of all games, with their briefing around the set-up.
     const own: ScenarioFile | null = ready && 'setup' in ready ? ready.setup : ready;
     if (own) begin(simplicity, { ...own, limit: 10 });
     // @ts-expect-error: a scenario has a limit that is a number
     if (own) own.limit.trim();
     // @ts-expect-error: a result has no value until it is looked at
     export const turn = (result: Result<number>) => result.value;\n`,
  );
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
}, 240_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the package, installed in an empty project', { timeout: 240_000 }, () => {
  function runsProgramsOn(node: string): void {
    const said = printed(
      project,
      node,
      [...programs.keys()].map((name) => `./built/${name}.js`),
    );
    expect(Object.keys(said)).toHaveLength(programs.size);
    for (const [name, { out, err }] of Object.entries(said)) {
      expect([name, err]).toEqual([name, '']);
      expect([name, out.trim() === '']).toEqual([name, false]);
    }
  }

  it('is one tarball', () => {
    expect(readdirSync(STAGED).filter((name) => name.endsWith('.tgz'))).toHaveLength(1);
  });

  it('holds built code with its types and a README, and no tests or helpers of tests', () => {
    const files = readdirSync(join(project, 'node_modules', 'drumhead'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.test\.|testing\.|testkit|(?<!\.d)\.ts$/.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']));
    expect(files.filter((file) => file.endsWith('.d.ts')).length).toBeGreaterThan(100);
    // Its files hold a library of others.
    const kept = join(project, 'node_modules/drumhead/node_modules/@drumhead/versions/licences.txt');
    expect(readFileSync(kept, 'utf8')).toMatch(
      /^## pure-rand - [\d.]+ \(MIT\)\n\n(?=[^#]*Permission is hereby granted)/m,
    );
  });

  it('has an example for every public function', async () => {
    const without = (await publicFunctions()).filter((path) => {
      const [subpath = '', name = ''] = path.split(' ');
      return !programs.has(name) && !programs.has(`${name}-${subpath.split('/')[1]}`);
    });
    expect(without).toEqual([]);
  });

  it('gives types that the examples, the README and a set-up of one’s own pass', () => {
    const compiler = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
    expect(must(run(project, process.execPath, [compiler, '--pretty', 'false'])).out).toBe('');
  });

  it('says in 25 lines what a player, odds and a battle in sentences take', () => {
    const lines = (programs.get('readme') ?? '').split('\n').filter((line) => line.trim() !== '');
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.length).toBeLessThanOrEqual(25);
  });

  it('runs the examples and the README on this Node', () => {
    expect(Number(process.versions.node.split('.')[0])).toBeGreaterThanOrEqual(24);
    runsProgramsOn(process.execPath);
  });

  it('runs them, and the command, on Node 20', ({ skip }) => {
    const node = oldNode();
    if (node === null) {
      console.warn(`NOT TESTED on Node ${OLDEST}: there is none on this machine, and none could be fetched.`);
      return skip();
    }
    runsProgramsOn(node);
    const command = join(project, 'node_modules/drumhead/bin/drumhead.mjs');
    const simulated = must(
      run(project, node, [
        command,
        ...'simulate --scenario windmill-ridge --players recruit,recruit --games 2 --json'.split(' '),
      ]),
    );
    expect(JSON.parse(simulated.out)).toMatchObject({ games: 2 });
  });

  it('plays a battle in a browser', async () => {
    const bundle = await rolldown({ input: join(project, 'built/readBattle.js'), platform: 'browser', cwd: project });
    const { output } = await bundle.generate({ format: 'es', codeSplitting: false });
    await bundle.close();
    const [{ code, imports }] = output;
    expect(imports).toEqual([]);
    expect(code).not.toMatch(/\bprocess\.|\brequire\(|["']node:|\bBuffer\./);
    const found = provideChromium();
    if (!('path' in found)) {
      console.warn(`NOT RUN in a browser, only searched for APIs of Node: ${found.reason}.`);
      return;
    }
    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      const said = page.waitForEvent('console', { timeout: 60_000 });
      const failed = new Promise<never>((_, reject) => page.once('pageerror', reject));
      await page.setContent(`<script type="module">${code.replaceAll('</script', '<\\/script')}</script>`);
      const onNode = must(run(project, process.execPath, ['built/readBattle.js'])).out;
      expect((await Promise.race([said, failed])).text()).toBe(onNode.trim());
    } finally {
      await browser.close();
    }
  });
});

describe('the READMEs of the packages behind it', { timeout: 240_000 }, () => {
  it('run their examples in the workspace', () => {
    const folder = join(ROOT, 'artefacts', 'readmes');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const behind = readdirSync(join(ROOT, 'packages')).filter((name) => name !== 'drumhead' && name !== 'testkit');
    const files = [...behind.map((name) => join('packages', name)), 'versions'].map((path) => {
      const text = /```js\n(.*?)```/s.exec(readFileSync(join(ROOT, path, 'README.md'), 'utf8'))?.[1] ?? '';
      expect([path, text === '']).toEqual([path, false]);
      const name = `./${path.replaceAll(/[/\\]/g, '-')}.mjs`;
      writeFileSync(join(folder, name), text);
      return name;
    });
    const said = printed(folder, process.execPath, files);
    expect(Object.keys(said)).toHaveLength(files.length);
    for (const [name, { err }] of Object.entries(said)) expect([name, err]).toEqual([name, '']);
  });
});
