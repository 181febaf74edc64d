/** `drumhead adjudicate`: a situation and its dice in, the outcome with reasons out. */
import type { Command } from 'commander';
import { refused, wrongUsage } from '../exit.ts';
import { inWords } from '../inWords.ts';
import { jsonOf, problemLines, rulesetNamed, textOf } from '../input.ts';
import type { Judge } from '../rulesetManifest.ts';
import { manifests } from '../rulesets.ts';
import type { Translate } from '@drumhead/rulesets';

export function addAdjudicate(program: Command, t: Translate): void {
  program
    .command('adjudicate')
    .description(t('cli.adjudicate'))
    .argument(
      '<ruleset>',
      t('cli.adjudicate.ruleset', { known: manifests.map(({ ruleset }) => ruleset.id).join(', ') }),
    )
    .argument('<kind>', t('cli.adjudicate.kind', { kinds: kindsOfAll() }))
    .argument('[file]', t('cli.adjudicate.file'), '-')
    .option('--schema', t('cli.adjudicate.schema'))
    .option('--json', t('cli.option.json'))
    .action((ruleset: string, kind: string, file: string, options: { schema?: boolean }) => {
      const judge = judgeOf(ruleset, kind, t);
      const answer = options.schema === true ? judge.schema(kind) : inWords(judgedOf(judge, kind, file, t), t);
      console.log(JSON.stringify(answer, null, 2));
    });
}

/** The kinds of every rule set, with its name. */
function kindsOfAll(): string {
  return manifests.map(({ ruleset, judge }) => `${ruleset.id}: ${judge.kinds.join(', ')}`).join('; ');
}

/** The judge of a rule set for situations of this kind, or wrong usage. */
export function judgeOf(ruleset: string, kind: string, t: Translate): Judge {
  const { id } = rulesetNamed(t, ruleset);
  const judge = manifests.find((manifest) => manifest.ruleset.id === id)?.judge;
  if (judge?.kinds.includes(kind)) return judge;
  const kinds = judge?.kinds.join(', ') ?? '';
  return wrongUsage(t('cli.adjudicate.unknownKind', { kind, ruleset: id, kinds }));
}

/** The outcome of a situation in a file (`-`: standard input); refused with every fault and its place. */
export function judgedOf(judge: Judge, kind: string, file: string, t: Translate): object {
  const judged = judge.adjudicate(kind, jsonOf(t, file, textOf(t, file)), t);
  return judged.ok ? judged.value : refused(problemLines(t, judged.problems));
}
