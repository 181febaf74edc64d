/** What is to be played, as the options ask for it. */
import type { AnyRuleset, Seat } from '@drumhead/engine';
import { refused, wrongUsage } from './exit.ts';
import { problemLines } from './input.ts';
import { manifests } from './rulesets.ts';
import { scenarioNamed } from './scenarios.ts';
import type { Setups } from './setups.ts';
import type { Say } from './translate.ts';

export interface SetupOptions {
  readonly scenario?: string;
  readonly ruleset?: string;
  readonly seed: string;
}

/** The battles that the options ask for, or wrong usage. */
export function setupsFor(options: SetupOptions, say: Say): Setups {
  const { scenario } = options;
  const sources = manifests.flatMap(({ battleSources }) => battleSources);
  const [source, ...others] = sources.filter((one) => one.asked(options));
  if (others.length > 0 || (source === undefined) === (scenario === undefined)) {
    const known = ['--scenario', ...sources.map((one) => one.options)].join(', ');
    return wrongUsage(say('cli.simulate.one', { known }));
  }
  return source?.setups(options, say) ?? ofScenario(scenario ?? '', options, say);
}

function ofScenario(id: string, options: SetupOptions, say: Say): Setups {
  const { ruleset, setup: given } = scenarioNamed(say, id, options.ruleset);
  const setup = manifests.reduce<unknown>((now, manifest) => manifest.scenarioWith?.(now, options, say) ?? now, given);
  return { ruleset, title: id, seats: seatsOf(ruleset, setup, say), setupOf: () => setup };
}

function seatsOf(ruleset: AnyRuleset, setup: unknown, say: Say): readonly Seat[] {
  const made = ruleset.create(setup);
  return made.ok ? ruleset.seats(made.value) : refused(problemLines(say, made.problems));
}
