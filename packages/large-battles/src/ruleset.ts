/** The whole rule set: battles from scenario files and from Divisions of the army lists. */
import type { EnvelopeAround, Ruleset } from '@drumhead/engine';
import { beginAt, isPosition } from './adjudicate/table/positionFile.ts';
import type { Command } from './state/commands.ts';
import type { Event } from './state/events.ts';
import { isPickUp } from './setup/pickUp/format.ts';
import { pickUpScenario } from './setup/pickUp/read.ts';
import { rules } from './setup/pickUp/rules.ts';
import { correctionFault } from './query/correctionFault.ts';
import { SCENARIO_FILES, SCENARIOS } from './scenarios/data/index.ts';
import type { ScenarioFile } from './scenarios/format.ts';
import { scenarioBattles } from './scenarios/scenarioBattles.ts';
import type { State } from './state/state.ts';
import { scripted } from './scenarios/scripted.ts';
import { usePickUpRules } from './turn/pickUp.ts';

usePickUpRules(rules);

const READY = { ...SCENARIOS, ...SCENARIO_FILES };

/** With the scenarios of the rule set; also reads pick-up files, two Divisions of the army lists, and position files. */
export const largeBattles: Ruleset<State, Command, Event, ScenarioFile | EnvelopeAround<ScenarioFile>> = {
  ...scenarioBattles,
  correctionFault,
  scripted,
  scenarios: Object.keys(READY),
  scenario: (id) => (Object.hasOwn(READY, id) ? (READY[id] ?? null) : null),
  // LB-GEN-10: ready-made and historical battles are scenarios, pick-up games are set up from armies.
  create(setup) {
    if (isPosition(setup)) return beginAt(setup);
    if (!isPickUp(setup)) return scenarioBattles.create(setup);
    const scenario = pickUpScenario(setup);
    return scenario.ok ? scenarioBattles.create(scenario.value) : scenario;
  },
};
