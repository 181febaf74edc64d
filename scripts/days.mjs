// npm run days -- RULESET [--battles N] [--most N] [--narrow] [--threads N] [--seed S]: positions for the battle of the day,
// drawn from so many battles between captains, those that `npm run luck` accounts for. What was drawn before stays. What was
// found in a battle is kept in .cache/luck: the run may be stopped, and asked for more. Without --battles it weighs the
// positions that are there anew, and leaves out what no longer holds.
import { parseArgs } from 'node:util';
import { note, ready, stop } from './lib.mjs';

await ready(import.meta.url);

const { values, positionals } = parseArgs({
  options: {
    battles: { type: 'string', default: '' },
    most: { type: 'string', default: '60' },
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
const { drawDays, weighDays } = await import('./days/draw.ts');
if (values.battles === '') console.log(weighDays(ruleset, note));
else {
  const plan = {
    ruleset,
    battles: count('battles'),
    threads: count('threads'),
    seed: values.seed,
    narrow: values.narrow,
  };
  console.log(await drawDays(plan, count('most'), note));
}
