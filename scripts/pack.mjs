// npm run pack: builds every package that is of use outside (JavaScript and type declarations) into artefacts/packages, and
// packs each as a tarball there. The test kit stays at home: it is for our own tests.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ready, root, run, runNode, stop, tool } from './lib.mjs';

await ready(import.meta.url);

const out = join(root, 'artefacts', 'packages');
const built = join(root, 'artefacts', 'build');
const HOME = ['testkit'];

for (const folder of [out, built]) rmSync(folder, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const EMIT =
  '--noEmit false --declaration --rewriteRelativeImportExtensions --rootDir packages --outDir artefacts/build';
const compiled = await runNode(
  tool('typescript7', 'tsc'),
  ['--pretty', 'false', '-p', 'tsconfig.packages.json', ...EMIT.split(' ')],
  { capture: true },
);
if (compiled.code !== 0) stop(compiled.output);

const read = (...path) => JSON.parse(readFileSync(join(root, ...path, 'package.json'), 'utf8'));
const names = readdirSync(join(root, 'packages')).filter((name) => !HOME.includes(name));

/** The package file as it is published: without what only the workspace needs. */
function published(pack, more) {
  const { private: _, devDependencies: __, ...kept } = pack;
  return { ...kept, engines: { node: '>=20' }, ...more };
}

/** `./src/x.ts` as the build made it. */
function exported(path) {
  const file = path.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
}

const isFolderOrData = (path) => statSync(path).isDirectory() || path.endsWith('.json');

function stage(name) {
  const folder = join(out, name);
  const pack = read('packages', name);
  cpSync(join(built, name, 'src'), join(folder, 'dist'), { recursive: true });
  // Data that is read when it is wanted: texts of languages that are begun.
  cpSync(join(root, 'packages', name, 'src'), join(folder, 'dist'), { recursive: true, filter: isFolderOrData });
  const exports = Object.fromEntries(Object.entries(pack.exports).map(([at, path]) => [at, exported(path)]));
  finish(folder, published(pack, { exports, files: ['dist'] }), join(root, 'packages', name));
}

/** The released rule sets are built already. */
function stageVersions() {
  const folder = join(out, 'versions');
  const from = join(root, 'versions');
  mkdirSync(folder);
  const files = readdirSync(from).filter((file) => /\.(?:js|d\.ts|txt)$/.test(file));
  for (const file of files) cpSync(join(from, file), join(folder, file));
  finish(folder, published(read('versions'), { files: ['*.js', '*.d.ts', 'licences.txt'] }), from);
}

function finish(folder, pack, from) {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(pack, null, 2)}\n`);
  if (!existsSync(join(from, 'README.md'))) stop(`${pack.name} has no README.md.`);
  cpSync(join(from, 'README.md'), join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

for (const name of names) stage(name);
stageVersions();
const npm = process.env.npm_execpath;
const [program, ...first] = npm ? [process.env.npm_node_execpath ?? process.execPath, npm] : ['npm'];
const folders = [...names, 'versions'].map((name) => `./${name}`);
const packed = await run(program, [...first, 'pack', '--silent', ...folders], { cwd: out, capture: true });
if (packed.code !== 0) stop(packed.output);
for (const file of readdirSync(out).filter((name) => name.endsWith('.tgz')))
  console.log(join('artefacts/packages', file));
