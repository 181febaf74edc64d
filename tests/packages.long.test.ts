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
let names: string[] = [];

const must = (ended: Ended): Ended => {
  if (ended.status !== 0) throw new Error(`${ended.out}\n${ended.err}`);
  return ended;
};

/** The example of a package's README. */
function example(name: string): string {
  const readme = readFileSync(join(STAGED, name, 'README.md'), 'utf8');
  return /```js\n(.*?)```/s.exec(readme)?.[1] ?? '';
}

const major = (node: string): number => Number(/^v(\d+)/.exec(run(project, node, ['--version']).out)?.[1] ?? 0);

/** Node 20: the system's, or the one on npm, fetched for this test alone. */
function oldNode(): string | null {
  for (const node of ['/usr/bin/node', '/usr/local/bin/node']) {
    if (existsSync(node) && major(node) === OLDEST) return node;
  }
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join(project, 'node-20');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', `${name}@${OLDEST}`]);
  const node = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(node) && major(node) === OLDEST ? node : null;
}

beforeAll(() => {
  must(run(ROOT, process.execPath, ['scripts/pack.mjs']));
  names = readdirSync(STAGED)
    .filter((name) => !name.endsWith('.tgz'))
    .sort();
  project = mkdtempSync(join(tmpdir(), 'drumhead-empty-'));
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  const tarballs = readdirSync(STAGED).filter((name) => name.endsWith('.tgz'));
  const files = tarballs.map((name) => join(STAGED, name));
  must(run(project, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...files]));
  for (const name of names)
    for (const ending of ['mjs', 'ts']) writeFileSync(join(project, `${name}.${ending}`), example(name));
}, 240_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the packages, installed in an empty project', { timeout: 240_000 }, () => {
  it('hold built code with its types and a README, and no tests', () => {
    const all = 'bots content engine large-battles odds protocol rulesets simplicity skirmish table versions';
    expect(names).toEqual(all.split(' '));
    for (const name of names) {
      const files = readdirSync(join(project, 'node_modules', '@drumhead', name), {
        recursive: true,
        encoding: 'utf8',
      });
      expect(files.filter((file) => /\.test\.|(?<!\.d)\.ts$/.test(file))).toEqual([]);
      expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']));
      expect(files.some((file) => file.endsWith('.d.ts'))).toBe(true);
      expect(example(name)).not.toBe('');
    }
    // Its files hold a library of others.
    const licences = readFileSync(join(project, 'node_modules/@drumhead/versions/licences.txt'), 'utf8');
    expect(licences).toMatch(/^## pure-rand - [\d.]+ \(MIT\)\n\n(?=[^#]*Permission is hereby granted)/m);
  });

  it('play the examples of their READMEs on this Node', () => {
    expect(Number(process.versions.node.split('.')[0])).toBeGreaterThanOrEqual(24);
    for (const name of names) expect(must(run(project, process.execPath, [`${name}.mjs`])).err).toBe('');
  });

  it('play them on Node 20', ({ skip }) => {
    const node = oldNode();
    if (node === null) {
      console.warn(`NOT TESTED on Node ${OLDEST}: there is none on this machine, and none could be fetched.`);
      return skip();
    }
    for (const name of names) expect(must(run(project, node, [`${name}.mjs`])).err).toBe('');
  });

  it('give types that the examples and a set-up of one’s own pass', () => {
    writeFileSync(
      join(project, 'setup.ts'),
      `import { begin } from '@drumhead/engine';
       import { type ScenarioFile, simplicity } from '@drumhead/simplicity';
       const own: ScenarioFile | null = simplicity.scenario('windmill-ridge');
       if (own) begin(simplicity, { ...own, limit: 10 });
       // @ts-expect-error: a scenario has a limit that is a number
       if (own) own.limit.trim();\n`,
    );
    const options = {
      strict: true,
      noEmit: true,
      target: 'ES2022',
      module: 'NodeNext',
      lib: ['ES2022', 'DOM'],
      types: [],
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
    const compiler = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
    expect(must(run(project, process.execPath, [compiler, '--pretty', 'false'])).out).toBe('');
  });

  it('play a battle in a browser', async () => {
    const bundle = await rolldown({ input: join(project, 'engine.mjs'), platform: 'browser', cwd: project });
    const { output } = await bundle.generate({ format: 'es' });
    await bundle.close();
    expect(output).toHaveLength(1);
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
      const onNode = must(run(project, process.execPath, ['engine.mjs'])).out;
      const count = (await Promise.race([said, failed])).text().split(' ')[0];
      expect(count).toBe(onNode.split(' ')[0]);
    } finally {
      await browser.close();
    }
  });
});
