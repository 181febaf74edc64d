// npm run pack: the one package to install, `drumhead`, as a tarball in artefacts/packages. It holds the library with its
// subpaths, the workspace's packages behind it (as bundled dependencies), and the command. The test kit and the helpers of
// tests stay at home.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ready, root, run, runNode, stop, tool } from './lib.mjs';

await ready(import.meta.url);

const out = join(root, 'artefacts', 'packages');
const built = join(root, 'artefacts', 'build');
const staged = join(out, 'drumhead');
/** For our own tests alone: a package, and a subpath of packages. */
const HOME = { package: 'testkit', subpath: './testing' };

for (const folder of [out, built]) rmSync(folder, { recursive: true, force: true });
mkdirSync(staged, { recursive: true });

const read = (...path) => JSON.parse(readFileSync(join(root, ...path, 'package.json'), 'utf8'));
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

// ---- building

/** Types are written here, and checked by `npm run check`: checked once more they would take twice as long. */
writeJson(join(out, 'tsconfig.json'), {
  extends: '../../tsconfig.node.json',
  compilerOptions: {
    noEmit: false,
    noCheck: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: '../..',
    outDir: '../build',
  },
  include: ['../../packages/*/src/**/*.ts', '../../apps/cli/src/**/*.ts'],
  exclude: ['../../**/*.test.ts'],
});
const compiled = await runNode(tool('typescript7', 'tsc'), ['--pretty', 'false', '-p', join(out, 'tsconfig.json')], {
  capture: true,
});
if (compiled.code !== 0) stop(compiled.output);

// ---- the packages behind the front

const isFolderOrData = (path) => statSync(path).isDirectory() || path.endsWith('.json');

/** The sources of a folder as they were built, with the data beside them. */
function stageFiles(from, source, to, leftOut = /[/\\]testing\.(js|d\.ts)$/) {
  cpSync(from, to, { recursive: true, filter: (path) => !leftOut.test(path) });
  cpSync(source, to, { recursive: true, filter: isFolderOrData });
}

/** `./src/x.ts` as the build made it. */
function exported(path) {
  const file = path.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
}

/** The package file as it is published: without what only the workspace needs. */
function published(given, more = {}) {
  const { private: _, devDependencies: __, ...pack } = given;
  const exports = Object.entries(pack.exports).filter(([at]) => at !== HOME.subpath);
  const isBuilt = ([, path]) => typeof path === 'string';
  const made = exports.map((entry) => [entry[0], isBuilt(entry) ? exported(entry[1]) : entry[1]]);
  return { ...pack, exports: Object.fromEntries(made), engines: { node: '>=20' }, ...more };
}

const inner = readdirSync(join(root, 'packages')).filter((name) => name !== HOME.package && name !== 'drumhead');
for (const name of inner) {
  const folder = join(staged, 'node_modules', '@drumhead', name);
  stageFiles(join(built, 'packages', name, 'src'), join(root, 'packages', name, 'src'), join(folder, 'dist'));
  writeJson(join(folder, 'package.json'), published(read('packages', name)));
}

/** The released rule sets and the frozen players are built already. */
const versions = join(staged, 'node_modules', '@drumhead', 'versions');
const isBuiltOrTold = (path) => statSync(path).isDirectory() || /\.(?:js|d\.ts|txt)$/.test(path);
cpSync(join(root, 'versions'), versions, { recursive: true, filter: isBuiltOrTold });
writeJson(join(versions, 'package.json'), published(read('versions')));

// ---- the front, and the command

const front = read('packages', 'drumhead');
const command = read('apps', 'cli');
stageFiles(join(built, 'packages', 'drumhead', 'src'), join(root, 'packages', 'drumhead', 'src'), join(staged, 'dist'));
stageFiles(join(built, 'apps', 'cli', 'src'), join(root, 'apps', 'cli', 'src'), join(staged, 'cli'), /\.d\.ts$/);
// Workers are named by the address of their source, which no compiler rewrites.
for (const file of readdirSync(join(staged, 'cli'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
)) {
  const path = join(staged, 'cli', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/new URL\('(\.\/\w+)\.ts'/g, "new URL('$1.js'"));
}
mkdirSync(join(staged, 'bin'));
writeFileSync(join(staged, 'bin', 'drumhead.mjs'), "#!/usr/bin/env node\nimport '../cli/main.js';\n");

const bundled = [...inner, 'versions'].map((name) => `@drumhead/${name}`);
const all = [...inner.map((name) => read('packages', name)), command].map((pack) =>
  Object.entries(pack.dependencies ?? {}),
);
const outside = Object.fromEntries(all.flat().filter(([name]) => !name.startsWith('@drumhead/')));
writeJson(
  join(staged, 'package.json'),
  published(front, {
    bin: { drumhead: 'bin/drumhead.mjs' },
    files: ['bin', 'cli', 'dist'],
    dependencies: { ...Object.fromEntries(bundled.map((name) => [name, front.version])), ...outside },
    bundledDependencies: bundled,
  }),
);
cpSync(join(root, 'packages', 'drumhead', 'README.md'), join(staged, 'README.md'));
cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'));

const npm = process.env.npm_execpath;
const [program, ...first] = npm ? [process.env.npm_node_execpath ?? process.execPath, npm] : ['npm'];
const packed = await run(program, [...first, 'pack', '--silent', './drumhead'], { cwd: out, capture: true });
if (packed.code !== 0) stop(packed.output);
rmSync(join(out, 'tsconfig.json'));
for (const file of readdirSync(out).filter((name) => name.endsWith('.tgz')))
  console.log(join('artefacts/packages', file));
