// npm run luck -- RULESET [--battles N] [--blunders] [--narrow] [--threads N] [--seed S]: is what the account says of the dice
// right? Over battles between captains that nothing was learnt from (those on which `npm run brain` tries its nets; with
// --narrow others, whose captains see a twelfth, in a fraction of the time): the mean luck, which is nothing if no roll is
// priced too high or too low, and how many times less the results vary without it. What was found is kept in .cache/luck:
// the run may be stopped, and asked for more.
import { parseArgs } from 'node:util';
import { note, ready, stop } from './lib.mjs';

await ready(import.meta.url);

const { values, positionals } = parseArgs({
  options: {
    battles: { type: 'string', default: '400' },
    blunders: { type: 'boolean', default: false },
    threads: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'brain' },
    narrow: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { rulesets } = await import('@drumhead/rulesets');
const names = rulesets.map(({ id }) => id);
const [ruleset = ''] = positionals;
if (!names.includes(ruleset)) stop(`Which rule set? One of ${names.join(', ')}.`, 2);
function count(key) {
  const number = Number(values[key]);
  if (!Number.isInteger(number) || number < 1) stop(`--${key} is a whole number above 0.`, 2);
  return number;
}
const plan = {
  ruleset,
  battles: count('battles'),
  threads: count('threads'),
  seed: values.seed,
  narrow: values.narrow,
};
const { blunderFigures, luckFigures } = await import('./luck/luck.ts');
for (const line of await (values.blunders ? blunderFigures : luckFigures)(plan, note)) console.log(line);
