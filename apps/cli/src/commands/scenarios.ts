/** `drumhead scenarios`: what can be played. */
import { rulesets } from '@drumhead/rulesets';
import { scenarioName } from '@drumhead/rulesets/words';
import type { Command } from 'commander';
import { table } from '../statistics.ts';
import type { Say } from '../words.ts';

export function addScenarios(program: Command, say: Say): void {
  program
    .command('scenarios')
    .description(say('cli.scenarios'))
    .option('--json', say('cli.option.json'))
    .action((options: { json?: boolean }) => {
      const list = rulesets.flatMap((ruleset) =>
        ruleset.scenarios.map((id) => ({ ruleset: ruleset.id, scenario: id, name: scenarioName(ruleset.id, id, say) })),
      );
      if (options.json) console.log(JSON.stringify(list, null, 2));
      else console.log(table(list.map(({ ruleset, scenario, name }) => [ruleset, scenario, name])));
    });
}
