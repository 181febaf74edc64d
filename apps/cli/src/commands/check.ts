/** `drumhead check`: is this file sound? If not, every fault with its place. */
import type { Recognised } from '@drumhead/content/outside';
import { recordSchema } from '@drumhead/content/recordSchema';
import { checkOf, strayRoll } from '@drumhead/engine';
import type { Command } from 'commander';
import { refused, wrongUsage } from '../exit.ts';
import { FILE_KINDS, kindOf, kindOfUnnamed } from '../formats.ts';
import { manifests } from '../rulesets.ts';
import { foundIn, problemLines, refusedFile, rulesetNamed } from '../input.ts';
import { recordIn } from '../records.ts';
import type { Translate } from '@drumhead/rulesets';

interface Options {
  readonly ruleset: string;
  readonly schema?: string;
  readonly json?: boolean;
}

/** Every kind of file that is checked. */
const SCHEMAS = [...FILE_KINDS, { id: 'record', schema: recordSchema }];

const KINDS = SCHEMAS.map(({ id }) => id).join(', ');

export function addCheck(program: Command, t: Translate): void {
  program
    .command('check')
    .description(t('cli.check'))
    .argument('[file]', t('cli.check.file'))
    .option('--schema <kind>', t('cli.check.schema', { kinds: KINDS }))
    .option('--ruleset <id>', t('cli.option.ruleset'), manifests[0].ruleset.id)
    .option('--json', t('cli.option.json'))
    .action(async (file: string | undefined, options: Options) => {
      if (options.schema !== undefined) printSchema(options.schema, t);
      else if (file === undefined) wrongUsage(t('cli.check.noFile'));
      else await check(file, options, t);
    });
}

function printSchema(id: string, t: Translate): void {
  const kind = SCHEMAS.find((one) => one.id === id);
  if (kind === undefined) return wrongUsage(t('cli.error.choice', { name: '--schema', known: KINDS, given: id }));
  console.log(JSON.stringify(kind.schema(), null, 2));
}

async function check(file: string, options: Options, t: Translate): Promise<void> {
  const found = foundIn(t, file);
  if (found.is === 'record') return checkRecord(file, found.text, options, t);
  const ruleset = rulesetNamed(t, options.ruleset);
  const kind = found.is === 'own' ? kindOf(found.format) : found.is === 'json' ? kindOfUnnamed(found.value) : null;
  if (kind === null) return found.is === 'json' ? strange(file, found, t) : refusedFile(t, file, found);
  const { value } = found as Extract<Recognised, { is: 'own' | 'json' }>;
  const problems = kind.problems(value, ruleset);
  if (problems.length === 0) {
    if (options.json) console.log(JSON.stringify({ sound: true, kind: kind.id }));
    else console.log(t(`cli.check.sound.${kind.id}`, { file }));
    return;
  }
  if (options.json) console.log(JSON.stringify({ sound: false, kind: kind.id, problems }, null, 2));
  refused(problemLines(t, problems));
}

/** JSON without a format, and no scenario: perhaps a situation for the judge. */
function strange(file: string, found: Extract<Recognised, { is: 'json' }>, t: Translate): void {
  const uses = manifests.flatMap(({ ruleset, judge }) =>
    judge.kinds
      .filter((kind) => judge.adjudicate(kind, found.value, t).ok)
      .map((kind) => `adjudicate ${ruleset.id} ${kind}`),
  );
  if (uses.length === 0) return refusedFile(t, file, found);
  const reason = t('cli.file.situation', { uses: uses.join(', ') });
  return refused(t('cli.check.file.line', { file, reason }));
}

async function checkRecord(file: string, text: string, options: Options, t: Translate): Promise<void> {
  const { record, battle, cut } = await recordIn(file, text, t);
  const { count, ruleset, state } = battle;
  const hash = checkOf(battle);
  const { seed, orders } = record;
  const hasDiceProof = seed !== undefined && ruleset.outcome(state) !== null;
  const stray = hasDiceProof ? strayRoll(battle, seed) : null;
  if (stray !== null) {
    const line = orders[stray - 1]?.line ?? 1;
    return refused(t('cli.check.file.line', { file, reason: t('cli.check.strayRoll', { line, seed: String(seed) }) }));
  }
  if (options.json) {
    const rules = { ruleset: ruleset.id, rulesVersion: ruleset.version };
    const found = { sound: true, kind: 'record', ...rules, commands: count, hash, cut: cut?.line ?? null };
    console.log(JSON.stringify({ ...found, diceFromSeed: hasDiceProof }));
    return;
  }
  console.log(t('cli.check.recordSound', { file, ruleset: ruleset.id, version: ruleset.version, count, hash }));
  if (hasDiceProof) console.log(t('cli.check.dice', { seed: String(seed) }));
}
