// The bench itself, started by scripts/bench.mjs: runs the comparisons that are named, or all, and reports.
import { note, stop } from '../scripts/lib.mjs';
import { FULL, QUICK, runBench } from './harness.ts';
import { comparisons } from './index.ts';
import { benchServer, FULL_SIZES, QUICK_SIZES } from './server/index.ts';

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('-'));
const known = [...comparisons.map(({ name }) => name), 'server'];
const unknown = names.find((name) => !known.includes(name));
if (unknown) stop(`There is no comparison ${unknown}: ${known.join(', ')}.`, 2);

const chosen = comparisons.filter(({ name }) => names.length === 0 || names.includes(name));
const isQuick = args.includes('--quick');
const wantsServer = names.length === 0 || names.includes('server');
const failed = (error) => stop(error.message);
const report = await runBench(chosen, isQuick ? QUICK : FULL, note).catch(failed);
// Its servers have clients: they take turns as whole processes, not in rounds of one core.
const server = wantsServer ? await benchServer(isQuick ? QUICK_SIZES : FULL_SIZES, note).catch(failed) : undefined;
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
