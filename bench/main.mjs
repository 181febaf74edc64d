// The bench itself, started by scripts/bench.mjs: runs the comparisons that are named, or all, and reports.
import { note, stop } from '../scripts/lib.mjs';
import { FULL, QUICK, runBench } from './harness.ts';
import { comparisons } from './index.ts';

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('-'));
const unknown = names.find((name) => !comparisons.some((comparison) => comparison.name === name));
if (unknown)
  stop(`There is no comparison ${unknown}: ${comparisons.map(({ name }) => name).join(', ') || 'none yet'}.`, 2);

const chosen = comparisons.filter(({ name }) => names.length === 0 || names.includes(name));
const report = await runBench(chosen, args.includes('--quick') ? QUICK : FULL, note).catch((error) =>
  stop(error.message),
);
console.log(
  JSON.stringify(report, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value), 2),
);

for (const { name, ratio, figures } of report.comparisons) {
  const word = { goal: 'reaches the goal', must: 'reaches what it must, not the goal', missed: 'MISSES WHAT IT MUST' };
  if (ratio.reached) note(`${name}: 1/${(1 / ratio.median).toFixed(1)} of the reference, ${word[ratio.reached]}`);
  for (const [figure, { median, reached }] of Object.entries(figures)) {
    note(`${name}: ${figure} ${Number(median.toPrecision(3))}${reached ? `, ${word[reached]}` : ''}`);
  }
}
