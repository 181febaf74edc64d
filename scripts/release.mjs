// npm run release -- <patch|minor|major> [--dry-run] [--no-tag]: a new version of everything. Keeps each rule set as one
// built file, raises the version of all packages, closes the change log, commits and tags.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { note, ready, root, run, stop } from './lib.mjs';

const USAGE = 'Usage: npm run release -- <patch|minor|major> [--dry-run] [--no-tag]';
const PARTS = ['major', 'minor', 'patch'];

const args = process.argv.slice(2);
const [part, ...more] = args.filter((arg) => !arg.startsWith('--'));
const strange = args.find((arg) => arg.startsWith('--') && !['--dry-run', '--no-tag'].includes(arg)) ?? more[0];
if (strange) stop(`Unknown option ${strange}.\n${USAGE}`, 2);
if (!PARTS.includes(part)) stop(USAGE, 2);
const dry = args.includes('--dry-run');
const tagged = !args.includes('--no-tag');

await ready(import.meta.url);

const { buildVersions, missingVersions, versionFaults } = await import('./versions.ts');

const read = (file) => readFileSync(join(root, file), 'utf8');
const write = (file, text) => writeFileSync(join(root, file), text);

async function git(...words) {
  const { code, output } = await run('git', words, { capture: true });
  if (code !== 0) stop(`git ${words.join(' ')} failed:\n${output}`);
  return output.trim();
}

const from = JSON.parse(read('package.json')).version;
const numbers = from.split('.').map(Number);
const at = PARTS.indexOf(part);
const to = numbers.map((number, i) => (i < at ? number : i === at ? number + 1 : 0)).join('.');
const tag = `v${to}`;

/** The change log with "Unreleased" closed under the new version. */
function closedLog() {
  const log = read('CHANGELOG.md');
  const [, notes] = /^## \[?Unreleased\]?\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(log) ?? [];
  if (!notes?.trim()) stop('CHANGELOG.md has nothing under "Unreleased": say there what changed.');
  const today = new Date().toISOString().slice(0, 10);
  return log.replace(/^## (\[?)Unreleased(\]?)\n/m, (head) => `${head}\n## [${to}] - ${today}\n`);
}

/** The package files, whose versions and mutual dependencies are all the same. */
function packageFiles() {
  const { workspaces } = JSON.parse(read('package.json'));
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}/${entry.name}`);
  });
  return ['package.json', ...folders.map((folder) => `${folder}/package.json`)];
}

/** Raises our own versions in a package file or in the lock file. */
function raised(file) {
  const json = JSON.parse(read(file));
  const raise = (pack) => {
    if (pack.version === from) pack.version = to;
    for (const field of ['dependencies', 'devDependencies']) {
      for (const name of Object.keys(pack[field] ?? {})) if (name.startsWith('@drumhead/')) pack[field][name] = to;
    }
  };
  raise(json);
  for (const [path, pack] of Object.entries(json.packages ?? {})) if (!path.includes('node_modules/')) raise(pack);
  return `${JSON.stringify(json, null, 2)}\n`;
}

const dirty = await git('status', '--porcelain');
if (dirty) {
  if (!dry) stop(`There are changes that are not committed:\n${dirty}`);
  note('There are changes that are not committed; a release would be refused.');
}
if (await git('tag', '--list', tag)) stop(`There is a tag ${tag} already.`);
const log = closedLog();
note('Replaying the golden records ...');
const faults = await versionFaults();
if (faults.length > 0) stop(faults.join('\n'));

const files = [...packageFiles(), 'package-lock.json'];
const missing = missingVersions();
console.log(`Version ${from} becomes ${to} in ${files.length} files, and in CHANGELOG.md.`);
console.log(
  missing.length > 0 ? `New in versions/: ${missing.join(', ')}.` : 'All rule sets are in versions/ already.',
);
if (dry) {
  console.log(`Then a commit "Release ${to}"${tagged ? ` and the tag ${tag}` : ''}. Nothing was changed.`);
} else {
  await buildVersions().catch((error) => stop(error.message));
  for (const file of files) write(file, raised(file));
  write('CHANGELOG.md', log);
  await git('add', '--', 'versions', 'CHANGELOG.md', ...files);
  await git('commit', '--quiet', '-m', `Release ${to}`);
  if (tagged) await git('tag', '-a', tag, '-m', `Release ${to}`);
  console.log(`Released ${to}.`);
}
