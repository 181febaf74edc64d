/** `drumhead adjudicate`: a situation and its dice in, the outcome with reasons out. */
import {
  adjudicate,
  ADJUDICATIONS,
  adjudicationSchema,
  type AdjudicationKind,
} from '@drumhead/large-battles/adjudicate';
import type { Command } from 'commander';
import { refused, wrongUsage } from '../exit.ts';
import { jsonOf, problemLines, rulesetNamed, textOf } from '../input.ts';
import type { Say } from '../words.ts';

export function addAdjudicate(program: Command, say: Say): void {
  program
    .command('adjudicate')
    .description(say('cli.adjudicate'))
    .argument('<ruleset>', say('cli.adjudicate.ruleset'))
    .argument('<kind>', say('cli.adjudicate.kind', { kinds: ADJUDICATIONS.join(', ') }))
    .argument('[file]', say('cli.adjudicate.file'), '-')
    .option('--schema', say('cli.adjudicate.schema'))
    .option('--json', say('cli.option.json'))
    .action((ruleset: string, kind: string, file: string, options: { schema?: boolean }) => {
      judge(ruleset, kind, file, options.schema === true, say);
    });
}

function judge(rulesetId: string, kind: string, file: string, schema: boolean, say: Say): void {
  const ruleset = rulesetNamed(say, rulesetId);
  if (!(ADJUDICATIONS as readonly string[]).includes(kind)) {
    wrongUsage(say('cli.adjudicate.unknownKind', { kind, ruleset: ruleset.id, kinds: ADJUDICATIONS.join(', ') }));
  }
  if (schema) {
    console.log(JSON.stringify(adjudicationSchema(kind as AdjudicationKind), null, 2));
    return;
  }
  const judged = adjudicate(kind as AdjudicationKind, jsonOf(say, file, textOf(say, file)), say);
  if (judged.ok) {
    console.log(JSON.stringify(judged.value, null, 2));
    return;
  }
  refused(problemLines(say, judged.problems));
}
