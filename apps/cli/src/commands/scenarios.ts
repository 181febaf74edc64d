/** `drumhead scenarios`: what can be played; one of them as a file; the form of such files. */
import { rulesets, scenarioName } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { SCENARIO_KIND } from '../formats.ts';
import { scenarioNamed } from '../scenarios.ts';
import { table } from '../statistics.ts';
import type { Say } from '../translate.ts';

interface Options {
  readonly json?: boolean;
  readonly schema?: boolean;
}

export function addScenarios(program: Command, say: Say): void {
  program
    .command('scenarios')
    .description(say('cli.scenarios'))
    .argument('[id]', say('cli.scenarios.id'))
    .option('--schema', say('cli.scenarios.schema'))
    .option('--json', say('cli.option.json'))
    .action((id: string | undefined, options: Options) => {
      if (options.schema) console.log(JSON.stringify(SCENARIO_KIND.schema(), null, 2));
      else if (id === undefined) list(options, say);
      else console.log(JSON.stringify(scenarioNamed(say, id, undefined).setup, null, 2));
    });
}

function list(options: Options, say: Say): void {
  const all = rulesets.flatMap((ruleset) =>
    ruleset.scenarios.map((id) => ({ ruleset: ruleset.id, scenario: id, name: scenarioName(ruleset.id, id, say) })),
  );
  if (options.json) console.log(JSON.stringify(all, null, 2));
  else console.log(table(all.map(({ ruleset, scenario, name }) => [ruleset, scenario, name])));
}
