/** The whole rule set: battles from scenario files and from position files. */
import { type EnvelopeAround, notFromPositions, type Ruleset } from '@drumhead/engine';
import { beginAt, isPosition } from './position/index.ts';
import { SCENARIO_FILES } from './scenarios/files/index.ts';
import type { ScenarioFile } from './scenarios/scenarioFile.ts';
import { correctionFault } from './query/correctionFault.ts';
import type { Command } from './state/commands.ts';
import type { Event } from './state/events.ts';
import { simplicity as table } from './ruleset.ts';
import { scripted } from './scenarios/scripted.ts';
import type { State } from './state/state.ts';

export const simplicity: Ruleset<State, Command, Event, ScenarioFile | EnvelopeAround<ScenarioFile>> = {
  ...table,
  scenarios: [...table.scenarios, ...Object.keys(SCENARIO_FILES)],
  scenario: (id) => table.scenario(id) ?? (Object.hasOwn(SCENARIO_FILES, id) ? (SCENARIO_FILES[id] ?? null) : null),
  correctionFault,
  create: (setup) => (isPosition(setup) ? beginAt(setup) : table.create(setup)),
  scripted: notFromPositions(scripted, isPosition),
};
