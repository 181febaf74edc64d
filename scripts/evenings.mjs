// npm run evenings [-- --from N] [--count N] [--seed N] [--log] [--shrink] [--plan FILE]: simulated evenings of online play
// (tests/evenings), each decided by its seed. What breaks a promise is told with its seed and its plan; `--shrink` makes the
// plan as short as it goes, `--log` prints every event, `--plan FILE` plays a plan that was kept, `--minutes N` ends after so
// long, `--plant FAULT` plays until a fault is found that is put into the server on purpose, `--plants` does so for each of
// them, `--twice` plays each seed in another process as well (`--node PATH`: on another Node) and compares, `--postgres` plays
// evenings with real processes, sockets and a PostgreSQL, `--night` plays seeds that nobody has played, on every core for
// twenty minutes or `--minutes`, then twenty evenings on PostgreSQL, and keeps what it found in artefacts/evenings.txt.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ready, root, runNode, stop } from './lib.mjs';

await ready(import.meta.url);

const USAGE =
  'Usage: npm run evenings [-- --from N] [--count N] [--seed N] [--log] [--shrink] [--plan FILE] [--minutes N] [--plant FAULT] [--plants] [--twice [--node PATH]] [--postgres] [--night]';

function optionsGiven() {
  try {
    return parseArgs({
      options: {
        from: { type: 'string', default: '1' },
        count: { type: 'string', default: '100' },
        seed: { type: 'string' },
        plan: { type: 'string' },
        log: { type: 'boolean', default: false },
        shrink: { type: 'boolean', default: false },
        minutes: { type: 'string', default: 'Infinity' },
        plant: { type: 'string' },
        plants: { type: 'boolean', default: false },
        hashes: { type: 'boolean', default: false },
        twice: { type: 'boolean', default: false },
        node: { type: 'string', default: process.execPath },
        postgres: { type: 'boolean', default: false },
        night: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return stop(`${error.message}\n${USAGE}`, 2);
  }
}

const given = optionsGiven();
const { eveningOf } = await import('../tests/evenings/evening.ts');
const { planOf } = await import('../tests/evenings/draw.ts');
const { PLANTS } = await import('../tests/evenings/plants.ts');
const { shrunk } = await import('../tests/evenings/shrink.ts');
const { storyOf } = await import('../tests/evenings/story.ts');

const numbers = ['from', 'count', 'seed', 'minutes'].filter((name) => given[name] !== undefined);
const strange = numbers.find((name) => !(Number(given[name]) >= 0));
if (strange !== undefined) stop(`--${strange} is a number.\n${USAGE}`, 2);
const plant = given.plant === undefined ? {} : PLANTS[given.plant];
if (plant === undefined) stop(`No such fault. There are: ${Object.keys(PLANTS).join(', ')}.`, 2);

/** The plans to be played. */
function* plans() {
  const [from, count] = [Number(given.from), Number(given.count)];
  if (given.plan !== undefined) yield JSON.parse(readFileSync(given.plan, 'utf8'));
  else if (given.seed !== undefined) yield planOf(Number(given.seed));
  else for (let seed = from; seed < from + count; seed++) yield planOf(seed);
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

async function tellOf(plan, found) {
  console.log(`\nSeed ${plan.seed} breaks a promise (commit ${commit()}):`);
  for (const { invariant, text } of found.slice(0, 3)) console.log(`  ${invariant}: ${text}`);
  const shown = given.shrink ? await shrunk(plan, found[0].invariant, { plant }) : plan;
  console.log(`${storyOf(shown)}\n${JSON.stringify(shown)}`);
}

function tellCounts(counts) {
  const byName = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [what, times] of byName) console.log(`${String(times).padStart(9)} ${what}`);
}

async function play() {
  const counts = new Map();
  const cpu = process.cpuUsage();
  const began = performance.now();
  let [evenings, events, hours, broken] = [0, 0, 0, 0];
  for (const plan of plans()) {
    if (performance.now() - began > Number(given.minutes) * 60_000) break;
    const outcome = await eveningOf(plan, { keepsLog: given.log, plant });
    evenings += 1;
    events += outcome.events;
    hours += outcome.seconds / 3600;
    for (const [what, times] of outcome.counts) counts.set(what, (counts.get(what) ?? 0) + times);
    if (given.log) console.log([...outcome.log, `hash ${outcome.hash}`].join('\n'));
    if (outcome.found.length === 0) continue;
    broken += 1;
    await tellOf(plan, outcome.found);
    if (given.plant !== undefined) break;
  }
  const { user, system } = process.cpuUsage(cpu);
  const inMinute = Math.round(evenings / ((user + system) / 60e6));
  tellCounts(counts);
  console.log(
    `${evenings} evenings, ${hours.toFixed(1)} h of play, ${events} events; ${inMinute} evenings in a minute of a processor; ${broken} broke a promise.`,
  );
  return broken === 0 ? 0 : 1;
}

/** Evenings within which a fault that was put there must be found. */
const SOON = 150;

async function playPlants() {
  let missed = 0;
  for (const [name, wrong] of Object.entries(PLANTS)) {
    let [evenings, invariants] = [0, []];
    for (let seed = Number(given.from); evenings < SOON && invariants.length === 0; seed++) {
      evenings += 1;
      const { found } = await eveningOf(planOf(seed), { plant: wrong });
      invariants = [...new Set(found.map(({ invariant }) => invariant))];
    }
    if (invariants.length === 0) missed += 1;
    const what = invariants.length === 0 ? `not found in ${evenings}` : `evening ${evenings}: ${invariants.join(', ')}`;
    console.log(`${what.padEnd(40)} ${name}`);
  }
  return missed === 0 ? 0 : 1;
}

async function* hashes() {
  for (const plan of plans()) yield `${plan.seed} ${(await eveningOf(plan)).hash}`;
}

async function playTwice() {
  const self = fileURLToPath(import.meta.url);
  const seeds = ['--from', given.from, '--count', given.count, '--hashes'];
  const there = execFileSync(given.node, [self, ...seeds], { encoding: 'utf8' })
    .trim()
    .split('\n');
  let alike = 0;
  for await (const line of hashes()) if (there.includes(line)) alike += 1;
  console.log(`${alike} of ${given.count} evenings are the same in another process.`);
  return alike === Number(given.count) ? 0 : 1;
}

async function printHashes() {
  for await (const line of hashes()) console.log(line);
  return 0;
}

/** Evenings with real processes that are played at a time: most of their time they wait. */
const TOGETHER = 5;

async function playOnPostgres() {
  const { playReal } = await import('../tests/evenings/postgres.ts');
  const counts = new Map();
  let [evenings, broken] = [0, 0];
  const seeds = Array.from({ length: Number(given.count) }, (_, i) => Number(given.from) + i);
  await playReal(seeds, TOGETHER, (plan, outcome) => {
    evenings += 1;
    for (const [what, times] of outcome.counts) counts.set(what, (counts.get(what) ?? 0) + times);
    if (outcome.found.length === 0) return;
    broken += 1;
    for (const { invariant, text } of outcome.found.slice(0, 3)) console.log(`  ${invariant}: ${text}`);
    console.log(storyOf(plan));
  });
  tellCounts(counts);
  console.log(`${evenings} evenings on PostgreSQL; ${broken} broke a promise.`);
  return broken === 0 ? 0 : 1;
}

/** Minutes, evenings with real processes, and seeds of each core, of a night. */
const NIGHT = 20;
const REAL = 20;
const APART = 1_000_000;

async function playAtNight() {
  const first = Math.floor(Date.now() / 1000) * 100;
  const cores = Array.from({ length: availableParallelism() }, (_, i) => String(first + i * APART));
  const minutes = given.minutes === 'Infinity' ? String(NIGHT) : given.minutes;
  const rest = ['--count', String(APART), '--minutes', minutes, '--shrink'];
  const self = fileURLToPath(import.meta.url);
  const ended = await Promise.all(cores.map((from) => runNode(self, ['--from', from, ...rest], { capture: true })));
  // What one lock stands in for there is played on the real one as well.
  const real = ['--postgres', '--from', String(first), '--count', String(REAL)];
  ended.push(await runNode(self, real, { capture: true }));
  const text = ended.map(({ output }) => output).join('\n');
  mkdirSync(join(root, 'artefacts'), { recursive: true });
  writeFileSync(join(root, 'artefacts', 'evenings.txt'), text);
  console.log(text);
  return Math.max(...ended.map(({ code }) => code));
}

const chosen = {
  postgres: playOnPostgres,
  night: playAtNight,
  plants: playPlants,
  twice: playTwice,
  hashes: printHashes,
};
const [, run] = Object.entries(chosen).find(([name]) => given[name]) ?? ['', play];
process.exitCode = await run();
