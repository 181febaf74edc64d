/** `drumhead adjudicate`: a situation and its dice in, the outcome with reasons out. */
import type { Command } from 'commander';
import { refused, wrongUsage } from '../exit.ts';
import { jsonOf, problemLines, rulesetNamed, textOf } from '../input.ts';
import type { Judge } from '../rulesetManifest.ts';
import { manifests } from '../rulesets.ts';
import type { Say } from '../translate.ts';

export function addAdjudicate(program: Command, say: Say): void {
  program
    .command('adjudicate')
    .description(say('cli.adjudicate'))
    .argument(
      '<ruleset>',
      say('cli.adjudicate.ruleset', { known: manifests.map(({ ruleset }) => ruleset.id).join(', ') }),
    )
    .argument('<kind>', say('cli.adjudicate.kind', { kinds: kindsOfAll() }))
    .argument('[file]', say('cli.adjudicate.file'), '-')
    .option('--schema', say('cli.adjudicate.schema'))
    .option('--json', say('cli.option.json'))
    .action((ruleset: string, kind: string, file: string, options: { schema?: boolean }) => {
      const judge = judgeOf(ruleset, kind, say);
      const told = options.schema === true ? judge.schema(kind) : judgedOf(judge, kind, file, say);
      console.log(JSON.stringify(told, null, 2));
    });
}

/** The kinds of every rule set, with its name. */
function kindsOfAll(): string {
  return manifests.map(({ ruleset, judge }) => `${ruleset.id}: ${judge.kinds.join(', ')}`).join('; ');
}

/** The judge of a rule set for situations of this kind, or wrong usage. */
export function judgeOf(ruleset: string, kind: string, say: Say): Judge {
  const { id } = rulesetNamed(say, ruleset);
  const judge = manifests.find((manifest) => manifest.ruleset.id === id)?.judge;
  if (judge?.kinds.includes(kind)) return judge;
  const kinds = judge?.kinds.join(', ') ?? '';
  return wrongUsage(say('cli.adjudicate.unknownKind', { kind, ruleset: id, kinds }));
}

/** The outcome of a situation in a file (`-`: standard input), or every fault of it told with its place. */
export function judgedOf(judge: Judge, kind: string, file: string, say: Say): object {
  const judged = judge.adjudicate(kind, jsonOf(say, file, textOf(say, file)), say);
  return judged.ok ? judged.value : refused(problemLines(say, judged.problems));
}
