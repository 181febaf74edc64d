/** What is to be played, as the options ask for it. */
import type { AnyRuleset, Seat } from '@drumhead/engine';
import { type ArmyOptions, ofArmyFiles } from './rulesets/simplicity/armyBattles.ts';
import {
  type DivisionOptions,
  divisionNamed,
  ofArmies,
  ofDivisions,
  type PickUpOptions,
} from './rulesets/large-battles/divisionBattles.ts';
import { refused, wrongUsage } from './exit.ts';
import { problemLines, scenarioNamed } from './input.ts';
import type { Setups } from './setups.ts';
import { ofSquads } from './rulesets/skirmish/squadBattles.ts';
import type { Say } from './translate.ts';

export interface SetupOptions extends DivisionOptions, Omit<Partial<ArmyOptions>, 'seed'> {
  readonly scenario?: string;
  readonly divisionA?: string;
  readonly divisionB?: string;
  readonly armies?: boolean;
  readonly squads?: string;
  readonly skirmish?: string;
  readonly limit?: string;
  readonly terrain?: string;
}

/** The battles that the options ask for, or wrong usage. */
export function setupsFor(options: SetupOptions, say: Say): Setups {
  const divisions = options.divisionA !== undefined || options.divisionB !== undefined;
  const { squads, army } = options;
  const kinds = [
    options.scenario !== undefined,
    divisions,
    options.armies === true,
    squads !== undefined,
    army !== undefined,
  ];
  const asked = kinds.filter(Boolean).length;
  if (asked !== 1) return wrongUsage(say('cli.simulate.one'));
  if (options.scenario !== undefined) return ofScenario(options.scenario, options, say);
  if (options.armies === true) return ofArmies(options, say);
  if (squads !== undefined) return ofSquads({ ...options, squads }, say);
  if (army !== undefined) return ofArmyFiles({ ...options, army }, say);
  const { divisionA, divisionB } = options;
  if (divisionA === undefined || divisionB === undefined) return wrongUsage(say('cli.simulate.bothDivisions'));
  return ofDivisions(divisionNamed(divisionA, say), divisionNamed(divisionB, say), options, say);
}

function ofScenario(id: string, options: SetupOptions, say: Say): Setups {
  if (options.scale !== undefined || options.deployment !== undefined) wrongUsage(say('cli.simulate.fixed'));
  const { ruleset, setup: given } = scenarioNamed(say, id, options.ruleset);
  const setup = withSwitches(given, options);
  return { ruleset, title: id, seats: seatsOf(ruleset, setup, say), setupOf: () => setup };
}

/** Optional rules that were asked for are played beside those of the file. */
function withSwitches(setup: unknown, { grandBattery, wornUnits }: PickUpOptions): unknown {
  if (grandBattery !== true && wornUnits !== true) return setup;
  const file = setup as { readonly switches?: object };
  const switches = { ...(grandBattery ? { grandBattery } : {}), ...(wornUnits ? { wornUnits } : {}) };
  return { ...file, switches: { ...file.switches, ...switches } };
}

function seatsOf(ruleset: AnyRuleset, setup: unknown, say: Say): readonly Seat[] {
  const made = ruleset.create(setup);
  return made.ok ? ruleset.seats(made.value) : refused(problemLines(say, made.problems));
}
