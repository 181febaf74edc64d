// The bench itself, started by scripts/bench.mjs: runs the comparisons that are named, or all, and reports.
import { parseArgs } from 'node:util';
import { note, stop } from '../scripts/lib.mjs';
import { FULL, runBench } from './harness.ts';
import { comparisons } from './index.ts';
import { besideReleases, readReleases, withRelease, writeReleases } from './releases.ts';
import { benchServer, FULL_SIZES } from './server/index.ts';

const { values, positionals: names } = parseArgs({
  args: process.argv.slice(2),
  options: { keep: { type: 'string' } },
  allowPositionals: true,
});
const known = [...comparisons.map(({ name }) => name), 'server'];
const unknown = names.find((name) => !known.includes(name));
if (unknown) stop(`There is no comparison ${unknown}: ${known.join(', ')}.`, 2);

const chosen = comparisons.filter(({ name }) => names.length === 0 || names.includes(name));
const wantsServer = names.length === 0 || names.includes('server');
const failed = (error) => stop(error.message);
const report = await runBench(chosen, FULL, note).catch(failed);
// Its servers have clients: they take turns as whole processes, not in rounds of one core.
const server = wantsServer ? await benchServer(FULL_SIZES, note).catch(failed) : undefined;
console.log(
  JSON.stringify(
    { ...report, server },
    (_, value) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value),
    2,
  ),
);

const word = { goal: 'reaches the goal', must: 'reaches what it must, not the goal', missed: 'MISSES WHAT IT MUST' };
for (const { name, ratio, figures } of report.comparisons) {
  if (ratio.reached) note(`${name}: 1/${(1 / ratio.median).toFixed(1)} of the reference, ${word[ratio.reached]}`);
  for (const [figure, { median, reached }] of Object.entries(figures)) {
    note(`${name}: ${figure} ${Number(median.toPrecision(3))}${reached ? `, ${word[reached]}` : ''}`);
  }
}
for (const [figure, { median, reached }] of Object.entries(server?.figures ?? {})) {
  note(`server: ${figure} ${Number(median.toPrecision(3))}, ${word[reached]}`);
}

const releases = readReleases();
for (const line of besideReleases(releases, report)) note(line);
if (values.keep !== undefined) writeReleases(withRelease(releases, values.keep, report));
