// The process that npm run rules -- --prove starts: loads a rule set and the tests that name its rules, and switches
// mutants on, one at a time. It says what it is about to try before it tries it: whoever started it ends it when a
// mutant makes a test run for ever, and starts it again without that mutant.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';

const STAND_IN = new URL('./vitest.mjs', import.meta.url).href;
/** Tests that take longer than this are not asked again and again (milliseconds). */
const SLOW = 3000;

/** Message keys prove no rule. */
const messageKeys = {
  shouldIgnore(path) {
    const text = path.isTemplateLiteral()
      ? path.node.quasis[0].value.raw
      : path.isStringLiteral()
        ? path.node.value
        : '';
    return /^(lb|sk|sip|engine)\./.test(text) ? 'a message key' : undefined;
  },
};

/** Words in quotes that are rules are as good as any code. Without other words nothing works, and any test sees it. */
const RULE_ID = /^[A-Z]+-[A-Z]+-\d+/;

/** Numbers are half of a rule, and Stryker leaves them alone: each becomes the next one. */
const nextNumber = {
  name: 'Number',
  *mutate(path) {
    const isKey = path.key === 'key' && !path.parent.computed;
    if (path.isNumericLiteral() && !isKey) yield { type: 'NumericLiteral', value: path.node.value + 1 };
  },
};

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** The source files with all their mutants in them, each to be switched on by its number. Kept while no file changes. */
async function instrumented(files, kept) {
  // Stryker leaves alone what is `as const`: many a table of the rules.
  const plain = (text) => text.replace(/ as const\b/g, (found) => ' '.repeat(found.length));
  const list = files.map((name) => ({ name, mutate: true, content: plain(readFileSync(name, 'utf8')) }));
  const own = readFileSync(fileURLToPath(import.meta.url), 'utf8');
  const key = createHash('sha256')
    .update(JSON.stringify([own, list]))
    .digest('hex');
  if (existsSync(kept)) {
    const known = JSON.parse(readFileSync(kept, 'utf8'));
    if (known.key === key) return known;
  }
  // The list of mutators is no part of the package's interface; there is no other way to add one.
  const { allMutators } = await import(
    new URL('./mutators/mutate.js', import.meta.resolve('@stryker-mutator/instrumenter')).href
  );
  allMutators.push(nextNumber);
  const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} };
  const options = { ignorers: [messageKeys], excludedMutations: [], plugins: null, noHeader: false };
  const { files: changed, mutants } = await new Instrumenter(silent).instrument(list, options);
  const result = { key, sources: Object.fromEntries(changed.map(({ name, content }) => [name, content])), mutants };
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(result));
  return result;
}

/** Where in the text of a file something lies that Stryker places by line and column. */
function placeIn(text) {
  const starts = [0];
  for (const line of text.split('\n')) starts.push(starts.at(-1) + line.length + 1);
  return ({ line, column }) => starts[line] + column;
}

/** A change that changes nothing: a comment beside the code says why. */
const isSame = ({ statusReason }) => statusReason?.startsWith('same:') ?? false;

/**
 * By rule, the mutants within the lines that carry it, in groups that are tried until one is noticed: words come last,
 * and a whole file counts only where nothing narrower holds a mutant. Those that change nothing stand apart.
 */
function mutantsOf(carriers, mutants) {
  const byFile = Map.groupBy(
    mutants.filter((mutant) => mutant.status !== 'Ignored' || isSame(mutant)),
    ({ fileName }) => fileName,
  );
  const placed = new Map();
  for (const [file, list] of byFile) {
    const text = readFileSync(file, 'utf8');
    const place = placeIn(text);
    const at = (mutant) => ({ mutant, from: place(mutant.location.start), to: place(mutant.location.end) });
    for (const each of list) each.was = text.slice(place(each.location.start), place(each.location.end));
    const isWord = ({ mutant }) => mutant.mutatorName === 'StringLiteral' && !RULE_ID.test(mutant.was.slice(1));
    placed.set(
      file,
      list.map(at).map((each) => ({ ...each, word: isWord(each) })),
    );
  }
  const within = (places) => {
    const found = new Set();
    for (const { file, from, to } of places) {
      for (const each of placed.get(file) ?? []) if (each.from >= from && each.to <= to) found.add(each);
    }
    const same = [...found].map(({ mutant }) => mutant).filter(isSame);
    const others = [...found].filter(({ mutant }) => !isSame(mutant));
    const groups = [others.filter(({ word }) => !word), others.filter(({ word }) => word)]
      .filter((group) => group.length > 0)
      .map((group) => group.map(({ mutant }) => mutant));
    return { groups, same };
  };
  return Object.entries(carriers).map(([id, places]) => {
    const narrow = within(places.filter(({ wholeFile }) => !wholeFile));
    return [id, narrow.groups.length > 0 ? narrow : within(places.filter(({ wholeFile }) => wholeFile))];
  });
}

/** So many of them, always the same ones, from all over. */
function sampled(mutants, count) {
  const draw = ({ fileName, location, replacement }) =>
    createHash('sha256')
      .update(JSON.stringify([fileName.split(/[\\/]/).at(-1), location, replacement]))
      .digest('hex');
  return mutants
    .map((mutant) => [draw(mutant), mutant])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, count)
    .map(([, mutant]) => mutant);
}

const describeMutant = ({ id, fileName, location, was, replacement, statusReason }) => ({
  id,
  fileName,
  location,
  was,
  replacement,
  statusReason,
});

const board = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});
const send = (message) => new Promise((resolve) => process.send(message, resolve));

/** Why the test fails, or null. */
async function failure(test) {
  try {
    await test.run();
    return null;
  } catch (error) {
    return String(error?.message ?? error) || 'failed';
  }
}

/** From now on modules are loaded with their mutants, and tests note themselves down. */
function hook(sources) {
  const byUrl = new Map(Object.entries(sources).map(([name, text]) => [pathToFileURL(name).href, text]));
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'vitest' ? { url: STAND_IN, shortCircuit: true } : next(specifier, context),
    load: (url, context, next) =>
      byUrl.has(url) ? { format: 'module-typescript', source: byUrl.get(url), shortCircuit: true } : next(url, context),
  });
}

/** By rule, the tests whose titles name it; `broken`, did a file of tests fail to load? */
async function loadTests({ root, tests: files, pattern, statically: quiet }) {
  const { begin, preparations, tests } = await import(STAND_IN);
  let broken = false;
  for (const file of files) {
    begin(file);
    try {
      await import(pathToFileURL(join(root, file)).href);
    } catch (error) {
      broken = true;
      if (!quiet) await send({ type: 'note', text: `${file} cannot be loaded: ${error.message}` });
    }
  }
  for (const prepare of preparations) await prepare();
  const named = new Map();
  for (const test of tests) {
    for (const id of new Set(test.title.match(new RegExp(pattern, 'g')) ?? [])) {
      named.set(id, [...(named.get(id) ?? []), test]);
    }
  }
  return { named, broken };
}

/** Does a test fail with this mutant on since the beginning? */
async function tryTable({ id, slow }, named) {
  for (const test of named.get(id) ?? []) {
    if (!slow.includes(test.name) && (await failure(test)) !== null) return test.name;
  }
  return null;
}

/** Runs tests once without a change: how long each takes, and how often it meets which mutant. Kept by test file. */
async function measure(tests, { root, kept }, key) {
  const file = kept.replace(/\.json$/, '.coverage.json');
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const known = before.key === key ? before.known : {};
  const hashes = new Map();
  const keyOf = (test) => {
    if (!hashes.has(test.file)) hashes.set(test.file, hashOf(readFileSync(join(root, test.file), 'utf8')));
    return `${hashes.get(test.file)} ${test.name}`;
  };
  const fresh = tests.filter((test) => known[keyOf(test)] === undefined);
  if (fresh.length > 20) await send({ type: 'note', text: `${fresh.length} tests are run once without a change` });
  for (const test of fresh) {
    board.mutantCoverage.perTest = {};
    board.currentTestId = test.name;
    const begun = performance.now();
    const why = await failure(test);
    const took = performance.now() - begun;
    board.currentTestId = undefined;
    known[keyOf(test)] = { why, took, met: board.mutantCoverage.perTest[test.name] ?? {} };
  }
  if (fresh.length > 0) writeFileSync(file, JSON.stringify({ key, known }));
  for (const test of tests) {
    const { why, took, met } = known[keyOf(test)];
    if (why !== null) await send({ type: 'note', text: `${test.name} fails without a change: ${why.split('\n')[0]}` });
    Object.assign(test, { took, met, usable: why === null && took < SLOW });
  }
}

const meets = (test, mutant) => test.met[mutant.id] !== undefined;

/** The first of these tests that fails with the mutant on, or null. */
async function killerOf(mutant, tests) {
  for (const test of tests) {
    if (!meets(test, mutant)) continue;
    await send({ type: 'trying', mutant: mutant.id, test: test.name });
    // A loop that meets the mutant a hundred times as often as without it is taken for endless.
    Object.assign(board, { activeMutant: mutant.id, hitCount: 0, hitLimit: 100 * test.met[mutant.id] });
    const why = await failure(test);
    Object.assign(board, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    if (why !== null) return test.name;
  }
  return null;
}

/**
 * Tries mutants of one rule on the tests that name it, quick ones first; words where nothing else was noticed. Mutants
 * in tables, met at loading alone, are left to whoever started this.
 */
async function tryRule(id, { groups, same }, tests, { sample, endless }, atLoading) {
  const asked = tests.filter((test) => test.usable).sort((a, b) => a.took - b.took);
  const isMet = (mutant) => asked.some((test) => meets(test, mutant));
  const isTable = (mutant) => atLoading[mutant.id] !== undefined && !isMet(mutant);
  const reached = groups.filter((group) => group.some((mutant) => isMet(mutant) || isTable(mutant)));
  const counted = { mutants: 0, met: 0, killed: [], survived: [], static: [], same: same.map(describeMutant) };
  for (const group of reached.length > 0 ? reached : groups.slice(0, 1)) {
    const met = group.filter(isMet);
    counted.mutants += group.length;
    counted.met += met.length;
    for (const mutant of sampled(met, sample)) {
      const by = endless[mutant.id] ?? (await killerOf(mutant, asked));
      if (by === null) counted.survived.push(describeMutant(mutant));
      else counted.killed.push({ ...describeMutant(mutant), by });
    }
    counted.static.push(...sampled(group.filter(isTable), sample).map(describeMutant));
    if (counted.killed.length > 0) break;
  }
  const slow = tests.filter((test) => !test.usable).map(({ name }) => name);
  await send({ type: 'rule', id, tests: tests.length, slow, ...counted });
}

/** Proves what the parent asks for, and ends. */
async function prove(task) {
  const { key, sources, mutants } = await instrumented(task.files, task.kept);
  hook(sources);
  const { statically } = task;
  if (statically) board.activeMutant = statically.mutant;
  const { named, broken } = await loadTests(task);
  if (statically) {
    // Data that cannot even be read prove no rule.
    if (!broken) await send({ type: 'static', killer: await tryTable(statically, named) });
    process.exit(0);
  }
  // Copied, for what runs from now on is counted too.
  const atLoading = structuredClone(board.mutantCoverage?.static ?? {});
  const wanted = new Set(Object.keys(task.carriers).flatMap((id) => named.get(id) ?? []));
  await measure([...wanted], task, key);
  for (const [id, found] of mutantsOf(task.carriers, mutants)) {
    await tryRule(id, found, named.get(id) ?? [], task, atLoading);
  }
  process.exit(0);
}

process.once('message', (task) => void prove(task));
