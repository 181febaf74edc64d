// npm run regret -- RULESET [--positions N] [--battles N] [--samples N] [--seed S]: positions of captains' battles with the
// worth of what may be ordered there, for `drumhead suite --regret`. It writes after each battle, and goes on from there when
// it was stopped.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { note, ready, stop } from './lib.mjs';

await ready(import.meta.url);

const { values, positionals } = parseArgs({
  options: {
    positions: { type: 'string', default: '100' },
    battles: { type: 'string', default: '20' },
    samples: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'regret' },
  },
  allowPositionals: true,
});
const { manifests } = await import('../apps/cli/src/rulesets.ts');
const { regretSet } = await import('../apps/cli/src/suite/regretSet.ts');
const { valuedFile, valuedPositions } = await import('../apps/cli/src/suite/regret.ts');

const [id = ''] = positionals;
const manifest = manifests.find(({ ruleset }) => ruleset.id === id);
if (!manifest) stop(`Which rule set? One of ${manifests.map(({ ruleset }) => ruleset.id).join(', ')}.`, 2);
function count(key) {
  const number = Number(values[key]);
  if (!Number.isInteger(number) || number < 1) stop(`--${key} is a whole number above 0.`, 2);
  return number;
}
const plan = { seed: values.seed, samples: count('samples'), battles: count('battles'), positions: count('positions') };
for (const found of regretSet(manifest, plan, valuedPositions(id))) {
  const [first, ...more] = found.positions.map((one) => JSON.stringify(one));
  const list = [first, ...more].join(',\n');
  writeFileSync(valuedFile(id), `{"seed":"${found.seed}","samples":${found.samples},"positions":[\n${list}\n]}\n`);
  note(`${found.positions.length} positions`);
}
