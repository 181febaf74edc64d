/** The whole rule set: battles from scenario files and from Divisions of the army lists. */
import { cachedCreate, type Ruleset } from '@drumhead/engine';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { isPickUp } from './pickup/format.ts';
import { pickUpScenario } from './pickup/read.ts';
import { SCENARIOS } from './scenario/data/index.ts';
import type { ScenarioFile } from './scenario/format.ts';
import { scenarioBattles } from './scenarioBattles.ts';
import type { State } from './state.ts';

/** Brings the scenarios, and reads pick-up files too: two Divisions of the army lists. */
export const largeBattles: Ruleset<State, Command, Event, ScenarioFile> = {
  ...scenarioBattles,
  scenarios: Object.keys(SCENARIOS),
  scenario: (id) => (Object.hasOwn(SCENARIOS, id) ? (SCENARIOS[id] ?? null) : null),
  create: cachedCreate(SCENARIOS, (setup) => {
    if (!isPickUp(setup)) return scenarioBattles.create(setup);
    const scenario = pickUpScenario(setup);
    return scenario.ok ? scenarioBattles.create(scenario.value) : scenario;
  }),
};
