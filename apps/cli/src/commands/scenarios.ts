/** `drumhead scenarios`: lists scenarios, prints one as a file, prints the schema of such files. */
import { rulesets, scenarioName, type Translate } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { SCENARIO_KIND } from '../formats.ts';
import { scenarioNamed } from '../scenarios.ts';
import { table } from '../statistics.ts';

interface Options {
  readonly json?: boolean;
  readonly schema?: boolean;
}

export function addScenarios(program: Command, t: Translate): void {
  program
    .command('scenarios')
    .description(t('cli.scenarios'))
    .argument('[id]', t('cli.scenarios.id'))
    .option('--schema', t('cli.scenarios.schema'))
    .option('--json', t('cli.option.json'))
    .action((id: string | undefined, options: Options) => {
      if (options.schema) console.log(JSON.stringify(SCENARIO_KIND.schema(), null, 2));
      else if (id === undefined) list(options, t);
      else console.log(JSON.stringify(scenarioNamed(t, id, undefined).setup, null, 2));
    });
}

function list(options: Options, t: Translate): void {
  const all = rulesets.flatMap((ruleset) =>
    ruleset.scenarios.map((id) => ({ ruleset: ruleset.id, scenario: id, name: scenarioName(ruleset.id, id, t) })),
  );
  if (options.json) console.log(JSON.stringify(all, null, 2));
  else console.log(table(all.map(({ ruleset, scenario, name }) => [ruleset, scenario, name])));
}
