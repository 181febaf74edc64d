// npm run factors -- RULESET [--battles N] [--seed S]: which weights of a captain are wrong. In each battle both captains
// count every term by a factor of their own, drawn at random, so that one run asks about all terms at once. It prints what
// counting a term a quarter more is worth. Battles are kept in .cache/factors: it may be stopped, and asked for more.
import { parseArgs } from 'node:util';
import { note, ready, stop } from './lib.mjs';

await ready(import.meta.url);

const { values, positionals } = parseArgs({
  options: { battles: { type: 'string', default: '400' }, seed: { type: 'string', default: 'factors' } },
  allowPositionals: true,
});
const { rulesets } = await import('@drumhead/rulesets');
const names = rulesets.map(({ id }) => id);
const [ruleset = ''] = positionals;
if (!names.includes(ruleset)) stop(`Which rule set? One of ${names.join(', ')}.`, 2);
const battles = Number(values.battles);
if (!Number.isInteger(battles) || battles < 1) stop('--battles is a whole number above 0.', 2);
const { played } = await import('./factors/battles.ts');
const { slopesOf, told } = await import('./factors/slopes.ts');
const { terms, samples } = played({ ruleset, battles, seed: values.seed }, note);
for (const key of ['score', 'margin']) {
  const slopes = slopesOf(samples.map((sample) => ({ ...sample, found: sample[key] })));
  console.log(`${key}, ${samples.length} battles: a quarter more of`);
  console.log(slopes === null ? '  (too few battles)' : told(terms, slopes).join('\n'));
}
