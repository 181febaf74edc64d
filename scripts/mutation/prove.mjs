// npm run rules -- --prove: does a test that names a rule notice when the lines that carry the rule are changed?
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { note } from '../lib.mjs';
import { sources } from '../sources.ts';
import { carriers as carriersIn } from './carriers.ts';

const PROVER = new URL('./prover.mjs', import.meta.url);
/** A test that says nothing for so long under a mutant runs for ever (milliseconds). */
const PATIENCE = 20_000;
/** Raised when the meaning of what is kept changes. */
const FORMAT = 4;

/** Texts and computer players name rules and decide nothing. */
const NO_RULES = /\/(text|bot)\/|\/testing\.ts$/;

/** Whole battles and random garbage take long, and prove no single rule. */
const NO_PROOF = /(\.long|\/garbage|\/replay)\.test\.ts$/;

const hash = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** By rule, the places of the source that carry it. */
function carriersOf(files, prefix, ids) {
  const places = new Map(ids.map((id) => [id, []]));
  for (const [file, text] of files) {
    for (const { id, from, to, wholeFile } of carriersIn(text, prefix))
      places.get(id)?.push({ file, from, to, wholeFile });
  }
  return places;
}

/** Starts the process that tries mutants; `heard` gets what it says. Gives what it was trying when it had to be ended. */
function run(task, heard) {
  return new Promise((resolve, reject) => {
    const child = fork(PROVER, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    let trying = null;
    let watch;
    const attend = () => {
      clearTimeout(watch);
      if (trying !== null) watch = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    };
    child.on('message', (message) => {
      trying = message.type === 'trying' ? message : null;
      attend();
      if (trying === null) heard(message);
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(watch);
      if (signal === 'SIGKILL' && trying !== null) resolve(trying);
      else if (code === 0) resolve(null);
      else reject(new Error(`the process that tries mutants ended with ${code ?? signal}`));
    });
    child.send(task);
  });
}

/**
 * By rule what its tests noticed. `status`:
 * - `proved`: a test that names the rule fails under at least one mutant in its lines;
 * - `empty-handed`: no test that names it noticed any mutant tried;
 * - `not carried`: no line of the source names the rule, or only lines that hold nothing to change.
 */
export async function prove(root, { name, prefix, ids }, { sample, fresh }) {
  const folder = join(root, 'packages', name, 'src');
  const code = new Map();
  const tests = new Map();
  for (const path of sources(folder)) {
    const file = path.split('\\').join('/');
    const text = readFileSync(path, 'utf8');
    if (!text.includes(`${prefix}-`)) continue;
    if (NO_PROOF.test(file)) continue;
    if (file.endsWith('.test.ts')) tests.set(relative(root, path), text);
    else if (file.endsWith('.ts') && !NO_RULES.test(file)) code.set(path, text);
  }
  const places = carriersOf(code, prefix, ids);
  const naming = (id) => [...tests].filter(([, text]) => new RegExp(`\\b${id}\\b`).test(text));

  const cache = join(root, '.cache', 'prove');
  mkdirSync(cache, { recursive: true });
  const keptFile = join(cache, `${name}.json`);
  const kept = existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, 'utf8')) : {};
  const keyOf = (id) => {
    const files = new Set(places.get(id).map(({ file }) => file));
    return hash([FORMAT, sample, naming(id), [...files].map((file) => [relative(root, file), code.get(file)])]);
  };
  const keep = (id, result) => {
    kept[id] = { key: keyOf(id), result };
    writeFileSync(keptFile, JSON.stringify(kept));
  };

  const uncarried = (tested) => ({ tests: tested, slow: [], mutants: 0, met: 0, killed: [], survived: [], same: [] });
  const results = new Map();
  const untried = [];
  for (const id of ids) {
    if (places.get(id).length === 0) results.set(id, uncarried(naming(id).length));
    else if (!fresh && kept[id]?.key === keyOf(id)) results.set(id, kept[id].result);
    else untried.push(id);
  }

  // Loading and the first run of all tests take their time before the first rule is tried.
  let begun;
  const progress = (done) => {
    const each = (performance.now() - begun) / 60_000 / Math.max(1, done);
    const left = Math.ceil(each * (untried.length - done));
    note(`${name}: ${done} of ${untried.length} rules tried; about ${left} min left`);
  };
  if (untried.length < ids.length)
    note(`${name}: ${ids.length - untried.length} of ${ids.length} rules are known from before`);

  const taskOf = (some) => ({
    root,
    files: [...code.keys()],
    tests: [...new Set(some.flatMap((id) => naming(id).map(([file]) => file)))],
    carriers: Object.fromEntries(some.map((id) => [id, places.get(id)])),
    pattern: `\\b${prefix}-[A-Z]+-\\d+\\b`,
    sample,
    kept: join(cache, `${name}.mutants.json`),
  });

  /** Mutants in tables are met while the rules are loaded: each of them needs a process of its own. */
  const tryTables = async (id, result) => {
    for (const mutant of result.static) {
      const statically = { id, mutant: mutant.id, slow: result.slow };
      let by;
      await run({ ...taskOf([id]), endless: {}, statically }, (message) => {
        if (message.type === 'static') by = message.killer;
      }).catch(() => {});
      if (by === undefined) continue; // what cannot even be loaded proves no rule
      if (by === null) result.survived.push(mutant);
      else result.killed.push({ ...mutant, by });
    }
  };

  const endless = {};
  const tables = [];
  let last = performance.now();
  let rest = untried;
  while (rest.length > 0) {
    const stuck = await run({ ...taskOf(rest), endless }, (message) => {
      if (message.type === 'note') note(message.text);
      if (message.type !== 'rule') return;
      begun ??= performance.now();
      const { type: _, id, ...result } = message;
      results.set(id, result);
      if (result.killed.length === 0 && result.static.length > 0) tables.push(id);
      else keep(id, result);
      if (performance.now() - last > 15_000) {
        last = performance.now();
        progress(untried.filter((each) => results.has(each)).length);
      }
    });
    if (stuck !== null) endless[stuck.mutant] = `${stuck.test} (runs for ever)`;
    rest = rest.filter((id) => !results.has(id));
  }
  for (const [i, id] of tables.entries()) {
    note(`${name}: ${id}, tables ${i + 1} of ${tables.length}`);
    await tryTables(id, results.get(id));
    keep(id, results.get(id));
  }

  return ids.map((id) => {
    const { tests: tested, slow, mutants, met, killed, survived, same } = results.get(id);
    const line = ({ fileName, location, was, replacement, by, statusReason }) => ({
      file: relative(root, fileName).split('\\').join('/'),
      line: location.start.line + 1,
      was,
      replacement,
      by,
      why: statusReason,
    });
    return {
      id,
      status: killed.length > 0 ? 'proved' : mutants === 0 ? 'not carried' : 'empty-handed',
      tests: tested,
      slow,
      mutants,
      met,
      killed: killed.map(line),
      survived: survived.map(line),
      same: same.map(line),
    };
  });
}
