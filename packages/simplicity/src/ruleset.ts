/** Simplicity in Practice as a rule set: what every host asks. */
import type { Ruleset } from '@drumhead/engine';
import { nearest } from './query/nearest.ts';
import { standing } from './query/standing.ts';
import { readScenario } from './scenarios/readScenario.ts';
import { SCENARIOS } from './scenarios/scenarioData.ts';
import type { ScenarioFile } from './scenarios/scenarioFile.ts';
import { startState } from './scenarios/startState.ts';
import type { Command } from './state/commands.ts';
import type { Event } from './state/events.ts';
import { SIDES, type State } from './state/state.ts';
import { describe } from './text/describe.ts';
import { covers, decide, offers, pending } from './turn/machine.ts';
import { lossesOf } from './victory/losses.ts';
import { seams } from './turn/seams.ts';
import { breakingPoint } from './victory/victory.ts';

export const simplicity: Ruleset<State, Command, Event, ScenarioFile> = {
  id: 'simplicity',
  // 3: an obstacle or a stream that a way ends on is crossed once (SIP-TER-2).
  version: 3,
  scenarios: Object.keys(SCENARIOS),
  create(setup) {
    const read = readScenario(setup);
    return read.ok ? { ok: true, value: startState(read.value) } : read;
  },
  scenario: (id) => (Object.hasOwn(SCENARIOS, id) ? (SCENARIOS[id] ?? null) : null),
  seats: ({ field }) => [field.sides[0].id, field.sides[1].id],
  pending,
  offers,
  covers,
  decide,
  outcome: (state) => state.outcome,
  view: seams.view,
  hears: seams.hears,
  isOpen: seams.isOpen,
  standing,
  nearest,
  summary: (state) => ({
    length: state.gameTurn,
    active: state.field.sides[state.active].id,
    scores: SIDES.map((side) => ({
      seat: state.field.sides[side].id,
      against: lossesOf(state, side),
      limit: breakingPoint(state, side),
    })),
  }),
  describe,
};
