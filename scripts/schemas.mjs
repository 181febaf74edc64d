// npm run schemas [-- --check]: writes the JSON schemas of every kind of file from the code that reads them, into the
// folder `schemas` of their packages (`npm run check -- --fix` then formats them). With --check it writes nothing, and names those that are stale.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ready, root, stop } from './lib.mjs';

const args = process.argv.slice(2);
const strange = args.find((arg) => arg !== '--check');
if (strange) stop(`Unknown option ${strange}.\nUsage: npm run schemas [-- --check]`, 2);

await ready(import.meta.url);

const { manifests } = await import('../apps/cli/src/rulesets.ts');
const { envelopeSchema } = await import('@drumhead/content/envelopeSchema');
const { librarySchema } = await import('@drumhead/content/library');
const { recordSchema } = await import('@drumhead/content/recordSchema');

const ofContent = (name) => join('packages', 'content', 'schemas', `${name}.schema.json`);
const schemas = new Map([
  [ofContent('envelope'), envelopeSchema()],
  [ofContent('library'), librarySchema()],
  [ofContent('record'), recordSchema()],
]);
for (const { ruleset, fileKinds } of manifests)
  for (const kind of fileKinds)
    schemas.set(join('packages', ruleset.id, 'schemas', `${nameOf(kind.id, ruleset.id)}.schema.json`), kind.schema());

/** Kinds that several rule sets have bear the name of their own: `simplicity-position`, and `simplicity` for its scenarios. */
function nameOf(id, ruleset) {
  if (id === ruleset) return 'scenario';
  return id.startsWith(`${ruleset}-`) ? id.slice(ruleset.length + 1) : id;
}

const packages = [...new Set([...schemas.keys()].map((path) => path.split(/[\\/]/)[1]))];
const written = packages.flatMap((name) => {
  const folder = join('packages', name, 'schemas');
  return existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((file) => join(folder, file)) : [];
});
const stale = [];
for (const [path, schema] of schemas) {
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  const file = join(root, path);
  // The formatter may have laid it out otherwise.
  const isSame = existsSync(file) && JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))) === JSON.stringify(schema);
  if (isSame) continue;
  stale.push(path);
  if (args.includes('--check')) continue;
  mkdirSync(join(root, 'packages', path.split(/[\\/]/)[1], 'schemas'), { recursive: true });
  writeFileSync(file, text);
}
for (const path of written.filter((one) => !schemas.has(one))) {
  stale.push(path);
  if (!args.includes('--check')) rmSync(join(root, path));
}
for (const path of stale) console.log(args.includes('--check') ? `${path} is stale: npm run schemas writes it` : path);
console.log(`${schemas.size} schemas of files, ${stale.length} ${args.includes('--check') ? 'stale' : 'written'}`);
process.exitCode = args.includes('--check') && stale.length > 0 ? 1 : 0;
