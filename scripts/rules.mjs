// npm run rules [-- --json] [--strict]: which rules of the catalogues are named by a test, and which are not.
import { note, ready, root, stop } from './lib.mjs';

const args = process.argv.slice(2);
const strange = args.find((arg) => arg !== '--json' && arg !== '--strict');
if (strange) stop(`Unknown option ${strange}.\nUsage: npm run rules [-- --json] [--strict]`, 2);

await ready(import.meta.url);

const { ruleCoverage } = await import('./rule-coverage.ts');
const sets = ruleCoverage(root);
const strict = args.includes('--strict');
let failed = false;

/** Lists as `LB-MOVE-01, 02, 05` so that a chapter fits on a line. */
function short(ids) {
  const groups = new Map();
  for (const id of ids) {
    const cut = id.lastIndexOf('-');
    const chapter = id.slice(0, cut);
    groups.set(chapter, [...(groups.get(chapter) ?? []), id.slice(cut + 1)]);
  }
  return [...groups].map(([chapter, numbers]) => `    ${chapter}-${numbers.join(', ')}`).join('\n');
}

if (args.includes('--json')) {
  const plain = sets.map(({ name, total, covered, missing, exempt, later }) => [
    name,
    { total, covered: covered.length, missing, exempt, later },
  ]);
  console.log(JSON.stringify(Object.fromEntries(plain), null, 2));
}

for (const set of sets) {
  if (set.unknown.length > 0 || (strict && set.missing.length > 0)) failed = true;
  for (const { id, where } of set.unknown) note(`${set.name}: ${id} is no rule of the catalogue (${where})`);
  if (args.includes('--json')) continue;
  const { name, total, covered, missing, exempt, later, stale } = set;
  console.log(
    `${name}: ${covered.length} of ${total} rules named by tests, ${exempt.length} exempt, ` +
      `${later.length} left for later, ${missing.length} missing`,
  );
  if (missing.length > 0) console.log(`  missing:\n${short(missing)}`);
  if (later.length > 0) console.log(`  left for later:\n${short(later.map((entry) => entry.id))}`);
  if (stale.length > 0) console.log(`  tested by now, so neither exempt nor for later:\n${short(stale)}`);
}
process.exitCode = failed ? 1 : 0;
