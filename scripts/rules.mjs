// npm run rules [-- --json] [--strict]: which rules of the catalogues are named by a test, and which are not.
// npm run rules -- --prove [RULE SET] [ID...] [--sample N] [--fresh] [--json]: which rules could be broken in the lines
// that carry them, and no test that names them would notice. Names each unnoticed change of the rules asked for by ID.
import { parseArgs } from 'node:util';
import { note, ready, root, stop } from './lib.mjs';
import { changeInWords } from './mutation/change.mjs';

const USAGE = `Usage: npm run rules [-- --json] [--strict]
       npm run rules -- --prove [RULE SET] [ID...] [--sample N] [--fresh] [--json]`;

/** Mutants tried of each rule: with so many the largest rule set takes a quarter of an hour. */
const SAMPLE = 12;

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        prove: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        sample: { type: 'string', default: String(SAMPLE) },
      },
    });
  } catch (error) {
    return stop(`${error.message}\n${USAGE}`, 2);
  }
}

const { values: asked, positionals: names } = options();
const sample = Number(asked.sample);
if (names.length > 0 && !asked.prove) stop(`Unknown option ${names[0]}.\n${USAGE}`, 2);
if (!Number.isInteger(sample) || sample < 1) stop(`--sample ${asked.sample}: a number from 1.\n${USAGE}`, 2);

await ready(import.meta.url);

const { ruleCoverage } = await import('./rule-coverage.ts');
const sets = ruleCoverage(root);
const { json, strict } = asked;
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

function count() {
  if (json) {
    const plain = sets.map(({ name, total, covered, missing, exempt, later }) => [
      name,
      { total, covered: covered.length, missing, exempt, later },
    ]);
    console.log(JSON.stringify(Object.fromEntries(plain), null, 2));
  }

  for (const set of sets) {
    if (set.unknown.length > 0 || (strict && set.missing.length > 0)) failed = true;
    for (const { id, where } of set.unknown) note(`${set.name}: ${id} is no rule of the catalogue (${where})`);
    if (json) continue;
    const { name, total, covered, missing, exempt, later, stale } = set;
    console.log(
      `${name}: ${covered.length} of ${total} rules named by tests, ${exempt.length} exempt, ` +
        `${later.length} left for later, ${missing.length} missing`,
    );
    if (missing.length > 0) console.log(`  missing:\n${short(missing)}`);
    if (later.length > 0) console.log(`  left for later:\n${short(later.map((entry) => entry.id))}`);
    if (stale.length > 0) console.log(`  tested by now, so neither exempt nor for later:\n${short(stale)}`);
  }
}

/** The rule sets asked for, each with the rules asked for; without names all of them, but those that need no test. */
function toProve() {
  const folders = names.filter((name) => sets.some((set) => set.name === name));
  const ids = names.filter((name) => !folders.includes(name));
  const strange = ids.find((id) => !sets.some((set) => set.ids.includes(id)));
  if (strange) stop(`${strange} is no rule set and no rule.\n${USAGE}`, 2);
  return sets
    .map(({ name, prefix, ids: all, exempt }) => {
      const free = new Set(exempt.map(({ id }) => id));
      const whole = folders.includes(name) || names.length === 0;
      return {
        name,
        prefix,
        ids: all.filter((id) => ids.includes(id) || (whole && ids.length === 0 && !free.has(id))),
      };
    })
    .filter((set) => set.ids.length > 0);
}

/** Fewer than half of the changes tried were noticed. */
const isWeak = ({ killed, survived }) => killed.length < survived.length;

/** What nobody noticed of a rule, and what changes nothing. */
function listChanges({ id, survived, same }) {
  for (const { file, line, was, replacement } of survived)
    console.log(`  ${id} not noticed: ${file}:${line} ${changeInWords(was, replacement)}`);
  for (const { file, line, was, replacement, why } of same)
    console.log(`  ${id} changes nothing: ${file}:${line} ${changeInWords(was, replacement)}, ${why}`);
}

async function proveAll() {
  const { prove } = await import('./mutation/prove.mjs');
  const answers = {};
  for (const set of toProve()) {
    const rules = await prove(root, set, { sample, fresh: asked.fresh });
    answers[set.name] = rules;
    const of = (status) => rules.filter((rule) => rule.status === status).map(({ id }) => id);
    const [emptyHanded, notCarried] = [of('empty-handed'), of('not carried')];
    if (emptyHanded.length > 0) failed = true;
    if (json) continue;
    console.log(`${'rule'.padEnd(13)}tests  mutants  met  killed of tried`);
    for (const { id, tests, mutants, met, killed, survived } of rules) {
      const cells = [String(tests).padStart(5), String(mutants).padStart(8), String(met).padStart(4)];
      console.log(`${id.padEnd(13)}${cells.join(' ')}  ${killed.length} of ${killed.length + survived.length}`);
    }
    for (const rule of rules) if (names.includes(rule.id)) listChanges(rule);
    const weak = rules.filter(isWeak).map(({ id }) => id);
    console.log(
      `${set.name}: ${of('proved').length} of ${rules.length} rules proved, ${emptyHanded.length} empty-handed, ` +
        `${notCarried.length} carried by no line`,
    );
    if (weak.length > 0) console.log(`  fewer than half noticed (${weak.length}):\n${short(weak)}`);
    if (emptyHanded.length > 0) console.log(`  empty-handed:\n${short(emptyHanded)}`);
    if (notCarried.length > 0) console.log(`  carried by no line:\n${short(notCarried)}`);
  }
  if (json) console.log(JSON.stringify(answers, null, 2));
}

if (asked.prove) await proveAll();
else count();
process.exitCode = failed ? 1 : 0;
