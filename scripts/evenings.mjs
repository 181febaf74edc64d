// npm run evenings [-- --from N] [--count N] [--seed N] [--log] [--shrink] [--plan FILE]: simulated evenings of online play
// (tests/evenings), each decided by its seed. What breaks a promise is told with its seed and its plan; `--shrink` makes the
// plan as short as it goes, `--log` prints every event, `--plan FILE` plays a plan that was kept.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ready, root, stop } from './lib.mjs';

await ready(import.meta.url);

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
      },
    }).values;
  } catch (error) {
    return stop(
      `${error.message}\nUsage: npm run evenings [-- --from N] [--count N] [--seed N] [--log] [--shrink] [--plan FILE]`,
      2,
    );
  }
}

const { from, count, seed, plan, log, shrink } = optionsGiven();
const { eveningOf } = await import('../tests/evenings/evening.ts');
const { planOf } = await import('../tests/evenings/plan.ts');
const { shrunk } = await import('../tests/evenings/shrink.ts');
const { storyOf } = await import('../tests/evenings/story.ts');

/** The plans to be played. */
function* plans() {
  if (plan !== undefined) yield JSON.parse(readFileSync(plan, 'utf8'));
  else if (seed !== undefined) yield planOf(Number(seed));
  else for (let one = Number(from); one < Number(from) + Number(count); one++) yield planOf(one);
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

const counts = new Map();
const cpu = process.cpuUsage();
let [evenings, events, hours, broken] = [0, 0, 0, 0];
for (const one of plans()) {
  const outcome = await eveningOf(one, { keepsLog: log });
  evenings += 1;
  events += outcome.events;
  hours += outcome.seconds / 3600;
  for (const [what, times] of outcome.counts) counts.set(what, (counts.get(what) ?? 0) + times);
  if (log) console.log([...outcome.log, `hash ${outcome.hash}`].join('\n'));
  const [first] = outcome.found;
  if (first === undefined) continue;
  broken += 1;
  console.log(`\nSeed ${one.seed} breaks a promise (commit ${commit()}):`);
  for (const { invariant, text } of outcome.found.slice(0, 3)) console.log(`  ${invariant}: ${text}`);
  const shown = shrink ? await shrunk(one, first.invariant) : one;
  console.log(`${storyOf(shown)}\n${JSON.stringify(shown)}`);
}

const { user, system } = process.cpuUsage(cpu);
const minutes = (user + system) / 60e6;
const byName = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
for (const [what, times] of byName) console.log(`${String(times).padStart(9)} ${what}`);
console.log(
  `${evenings} evenings of ${hours.toFixed(1)} h with ${events} events, ${Math.round(evenings / minutes)} in a minute of a processor; ${broken} broke a promise.`,
);
process.exitCode = broken > 0 ? 1 : 0;
