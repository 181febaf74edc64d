/** The battles that options ask for. */
import { type AnyRuleset, begin, rulesSetup, type Seat, withRulesSetup } from '@drumhead/engine';
import { refused, wrongUsage } from './exit.ts';
import { problemLines } from './input.ts';
import { manifests } from './rulesets.ts';
import { scenarioNamed } from './scenarios.ts';
import type { Setups } from './setups.ts';
import type { Translate } from '@drumhead/rulesets';

export interface SetupOptions {
  readonly scenario?: string;
  readonly ruleset?: string;
  readonly seed: string;
}

/** The battles that the options ask for, or wrong usage. */
export function setupsFor(options: SetupOptions, t: Translate): Setups {
  const { scenario } = options;
  const sources = manifests.flatMap(({ battleSources }) => battleSources);
  const [source, ...others] = sources.filter((one) => one.asked(options));
  if (others.length > 0 || (source === undefined) === (scenario === undefined)) {
    const known = ['--scenario', ...sources.map((one) => one.options)].join(', ');
    return wrongUsage(t('cli.simulate.one', { known }));
  }
  return source?.setups(options, t) ?? ofScenario(scenario ?? '', options, t);
}

function ofScenario(id: string, options: SetupOptions, t: Translate): Setups {
  const { ruleset, setup: given } = scenarioNamed(t, id, options.ruleset);
  const inner = manifests.reduce<unknown>(
    (now, manifest) => manifest.scenarioWith?.(now, options, t) ?? now,
    rulesSetup(given),
  );
  const setup = withRulesSetup(given, inner);
  return { ruleset, title: id, seats: seatsOf(ruleset, setup, t), setupOf: () => setup };
}

function seatsOf(ruleset: AnyRuleset, setup: unknown, t: Translate): readonly Seat[] {
  const made = begin(ruleset, setup);
  return made.ok ? ruleset.seats(made.value.state) : refused(problemLines(t, made.problems));
}
