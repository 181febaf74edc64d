/** The whole rule set: games from game files of any scenario and from position files. */
import type { EnvelopeAround, Ruleset } from '@drumhead/engine';
import { beginAt, isPosition } from './position/index.ts';
import { SCENARIO_FILES } from './scenarios/files/index.ts';
import type { GameFile } from './setup/gameFile.ts';
import { isOwnGame, type OwnGame } from './setup/own/ownGame.ts';
import { beginOwn } from './setup/own/ownScenario.ts';
import { alikeFaces } from './morale/morale.ts';
import { correctionFault } from './query/correctionFault.ts';
import type { Command } from './state/commands.ts';
import type { Event } from './state/events.ts';
import { skirmish as table } from './ruleset.ts';
import type { State } from './state/state.ts';
import { scripted } from './setup/own/scripted.ts';

export const skirmish: Ruleset<State, Command, Event, GameFile | EnvelopeAround<OwnGame>> = {
  ...table,
  scenarios: [...table.scenarios, ...Object.keys(SCENARIO_FILES)],
  scenario: (id) => table.scenario(id) ?? (Object.hasOwn(SCENARIO_FILES, id) ? (SCENARIO_FILES[id] ?? null) : null),
  correctionFault,
  alikeFaces,
  scripted,
  create: (setup) => (isPosition(setup) ? beginAt(setup) : isOwnGame(setup) ? beginOwn(setup) : table.create(setup)),
};
