/** `drumhead check`: is this file sound, and if not, what is wrong with it and where? */
import type { Command } from 'commander';
import { refused, wrongUsage } from '../exit.ts';
import { FILE_KINDS, kindOf } from '../formats.ts';
import { manifests } from '../rulesets.ts';
import { jsonOf, problemLines, rulesetNamed, textOf } from '../input.ts';
import { recordIn } from '../records.ts';
import type { Say } from '../translate.ts';

interface Options {
  readonly ruleset: string;
  readonly schema?: string;
  readonly json?: boolean;
}

const KINDS = FILE_KINDS.map(({ id }) => id).join(', ');

export function addCheck(program: Command, say: Say): void {
  program
    .command('check')
    .description(say('cli.check'))
    .argument('[file]', say('cli.check.file'))
    .option('--schema <kind>', say('cli.check.schema', { kinds: KINDS }))
    .option('--ruleset <id>', say('cli.option.ruleset'), manifests[0].ruleset.id)
    .option('--json', say('cli.option.json'))
    .action(async (file: string | undefined, options: Options) => {
      if (options.schema !== undefined) printSchema(options.schema, say);
      else if (file === undefined) wrongUsage(say('cli.check.noFile'));
      else await check(file, options, say);
    });
}

function printSchema(id: string, say: Say): void {
  const kind = FILE_KINDS.find((one) => one.id === id);
  if (kind === undefined) return wrongUsage(say('cli.error.choice', { name: '--schema', known: KINDS, given: id }));
  console.log(JSON.stringify(kind.schema(), null, 2));
}

async function check(file: string, options: Options, say: Say): Promise<void> {
  const text = textOf(say, file);
  if (file.endsWith('.jsonl') || /^\s*\{\s*"drumhead"\s*:\s*"battle"/.test(text.slice(0, 200))) {
    return checkRecord(file, text, options, say);
  }
  const ruleset = rulesetNamed(say, options.ruleset);
  const value = jsonOf(say, file, text);
  const kind = kindOf(value);
  const problems = kind.problems(value, ruleset);
  if (problems.length === 0) {
    if (options.json) console.log(JSON.stringify({ sound: true, kind: kind.id }));
    else console.log(say(`cli.check.sound.${kind.id}`, { file }));
    return;
  }
  if (options.json) console.log(JSON.stringify({ sound: false, kind: kind.id, problems }, null, 2));
  refused(problemLines(say, problems));
}

async function checkRecord(file: string, text: string, options: Options, say: Say): Promise<void> {
  const { battle, cut } = await recordIn(file, text, say);
  const { count, hash } = battle;
  if (options.json)
    console.log(JSON.stringify({ sound: true, kind: 'record', commands: count, hash, cut: cut?.line ?? null }));
  else console.log(say('cli.check.recordSound', { file, count, hash }));
}
