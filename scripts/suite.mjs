// npm run suite -- RULESET [POSITION...] [--battles N]: proves that in every position of a rule set's suite (or those named)
// the right orders win more often than the wrong ones: captains play N battles on to their end after each, and after
// every other order that is offered. It writes the figures into the files, and prints them with the best of the others.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { note, ready, stop } from './lib.mjs';

await ready(import.meta.url);

const { values, positionals } = parseArgs({
  options: { battles: { type: 'string', default: '400' } },
  allowPositionals: true,
});
const { knowledgeOf } = await import('@drumhead/rulesets');
const { manifests } = await import('../apps/cli/src/rulesets.ts');
const { proofOf, rivalOf } = await import('../apps/cli/src/suite/proof.ts');
const { readSuitePosition } = await import('../apps/cli/src/suite/suiteFile.ts');
const { suiteNames } = await import('../apps/cli/src/suite/suiteOf.ts');

const [id = '', ...only] = positionals;
const manifest = manifests.find(({ ruleset }) => ruleset.id === id);
if (!manifest) stop(`Which rule set? One of ${manifests.map(({ ruleset }) => ruleset.id).join(', ')}.`, 2);
const battles = Number(values.battles);
if (!Number.isInteger(battles) || battles < 1) stop('--battles is a whole number above 0.', 2);

const strange = only.find((name) => !suiteNames(id).includes(name));
if (strange) stop(`There is no position ${strange}.`, 2);

const thousandths = (share) => Math.round(1000 * share);
for (const name of suiteNames(id)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const file = new URL(`../apps/cli/src/rulesets/${id}/suite/${name}.json`, import.meta.url);
  const { proof: _, position, ...before } = JSON.parse(readFileSync(file, 'utf8'));
  const given = { ...before, position };
  const found = readSuitePosition(given, manifest.ruleset, manifest.orders);
  if (!found.ok) {
    note(`${name}: ${JSON.stringify(found.problems)}`);
    process.exitCode = 1;
    continue;
  }
  const began = process.cpuUsage().user;
  const { right, wrong, error } = proofOf(knowledgeOf(id), found.value, battles);
  const rival = rivalOf(knowledgeOf(id), manifest.orders, found.value, battles);
  const proof = {
    battles,
    right: thousandths(right),
    wrong: thousandths(wrong),
    error: thousandths(error),
    rival: thousandths(rival?.share ?? 0),
  };
  writeFileSync(file, `${JSON.stringify({ ...before, proof, position }, null, 2)}\n`);
  const seconds = ((process.cpuUsage().user - began) / 1e6).toFixed(1);
  const other =
    rival === null ? '' : JSON.stringify(manifest.orders.toPeople(found.value.states.before, rival.command));
  const doubt = proof.right - proof.wrong <= proof.error || proof.rival > proof.right - proof.error ? '  DOUBTFUL' : '';
  console.log(
    `${name}: ${proof.right} against ${proof.wrong} ±${proof.error}, ${proof.rival} ${other} (${seconds} s)${doubt}`,
  );
}
