/** `drumhead adjudicate`: a situation and its dice in, the outcome with reasons out. */
import { type Judge, tell, textIf, withStepLines } from '@drumhead/content/told';
import type { Command } from 'commander';
import { refused, wrongUsage } from '../exit.ts';
import { inWords } from '../inWords.ts';
import { problemLines, rulesetNamed, valueOf } from '../input.ts';
import { manifests } from '../rulesets.ts';
import type { Translate } from '@drumhead/rulesets';

interface Options {
  readonly schema?: boolean;
  readonly json?: boolean;
  readonly words?: boolean;
}

export function addAdjudicate(program: Command, t: Translate): void {
  program
    .command('adjudicate')
    .description(t('cli.adjudicate'))
    .argument(
      '[ruleset]',
      t('cli.adjudicate.ruleset', { known: manifests.map(({ ruleset }) => ruleset.id).join(', ') }),
    )
    .argument('[kind]', t('cli.adjudicate.kind'))
    .argument('[file]', t('cli.adjudicate.file'), '-')
    .option('--schema', t('cli.adjudicate.schema'))
    .option('--words', t('cli.adjudicate.words'))
    .option('--json', t('cli.option.json'))
    .addHelpText('after', () => `\n${kindsText(t)}\n\n${t('cli.adjudicate.example')}`)
    .action((ruleset: string | undefined, kind: string | undefined, file: string, options: Options) => {
      if (options.schema === true) console.log(JSON.stringify(schemaOf(ruleset, kind, t), null, 2));
      else if (ruleset === undefined || kind === undefined) wrongUsage(`${t('cli.adjudicate.which')}\n${kindsText(t)}`);
      else console.log(answer(judgeOf(ruleset, kind, t), kind, file, options, t));
    });
}

/** Sentences for people on a terminal, data for programs. */
function answer(judge: Judge, kind: string, file: string, options: Options, t: Translate): string {
  const outcome = judgedOf(judge, kind, file, t);
  const people = options.words === true || (options.json !== true && process.stdout.isTTY);
  if (!people) return JSON.stringify(inWords(outcome, t), null, 2);
  return tell(t, withStepLines(judge, outcome, t), judge.oddsKinds.includes(kind) ? judge.odds(outcome) : []);
}

/** The schema of a kind; without one, of all kinds of the rule set, or of all rule sets. */
function schemaOf(ruleset: string | undefined, kind: string | undefined, t: Translate): unknown {
  if (ruleset !== undefined && kind !== undefined) return judgeOf(ruleset, kind, t).schema(kind);
  const asked = ruleset === undefined ? null : rulesetNamed(t, ruleset).id;
  const found = manifests.filter((manifest) => asked === null || manifest.ruleset.id === asked);
  const schemas = found.map(({ ruleset: { id }, judge }) => [
    id,
    Object.fromEntries(judge.kinds.map((one) => [one, judge.schema(one)])),
  ]);
  return asked === null ? Object.fromEntries(schemas) : schemas[0]?.[1];
}

/** What can be judged in each rule set, a line for each kind. */
function kindsText(t: Translate): string {
  return manifests
    .map(({ ruleset: { id }, judge }) => {
      const wide = Math.max(...judge.kinds.map(({ length }) => length));
      const lines = judge.kinds.map((kind) => `  ${kind.padEnd(wide)}  ${textIf(t, `told.kind.${id}.${kind}`) ?? ''}`);
      return [`${id}: ${textIf(t, `told.game.${id}`) ?? ''}`.trimEnd(), ...lines.map((line) => line.trimEnd())].join(
        '\n',
      );
    })
    .join('\n');
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
  const judged = judge.adjudicate(kind, valueOf(t, file, ['position']), t);
  return judged.ok ? judged.value : refused(problemLines(t, judged.problems));
}
