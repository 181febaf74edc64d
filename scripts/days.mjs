// npm run days -- RULESET [FOLDER...] [--most N]: positions for the battle of the day, drawn from the records in these folders
// (`npx drumhead simulate --players captain,captain --records FOLDER`). What was drawn before stays, so it may be stopped and
// begun again; without a folder it weighs those that are there anew, and leaves out what no longer holds.
import { parseArgs } from 'node:util';
import { note, ready, stop } from './lib.mjs';

await ready(import.meta.url);

const { values, positionals } = parseArgs({
  options: { most: { type: 'string', default: '60' } },
  allowPositionals: true,
});
const { rulesets } = await import('@drumhead/rulesets');
const names = rulesets.map(({ id }) => id);
const [ruleset = '', ...folders] = positionals;
if (!names.includes(ruleset)) stop(`Which rule set? One of ${names.join(', ')}.`, 2);
const most = Number(values.most);
if (!Number.isInteger(most) || most < 1) stop('--most is a whole number above 0.', 2);
const { drawDays, weighDays } = await import('./days/draw.ts');
console.log(folders.length === 0 ? weighDays(ruleset, note) : await drawDays(ruleset, folders, most, note));
