/** Simplicity in Practice as a rule set: what every host asks. */
import { cachedCreate, type Ruleset } from '@drumhead/engine';
import type { Command } from './commands.ts';
import { describe } from './describe.ts';
import type { Event } from './events.ts';
import { anyOffer, covers, decide, offers, pending } from './machine.ts';
import { nearest } from './nearest.ts';
import { SCENARIOS } from './scenario/data.ts';
import type { ScenarioFile } from './scenario/format.ts';
import { readScenario } from './scenario/read.ts';
import { startState } from './scenario/start.ts';
import { SIDES, type State } from './state.ts';
import { breakingPoint, lossesOf } from './victory.ts';
import { faults } from './view.ts';

export const simplicity: Ruleset<State, Command, Event, ScenarioFile> = {
  id: 'simplicity',
  version: 1,
  scenarios: Object.keys(SCENARIOS),
  create: cachedCreate(SCENARIOS, (setup) => {
    const read = readScenario(setup);
    return read.ok ? { ok: true, value: startState(read.value) } : read;
  }),
  scenario: (id) => (Object.hasOwn(SCENARIOS, id) ? (SCENARIOS[id] ?? null) : null),
  seats: ({ field }) => [field.sides[0].id, field.sides[1].id],
  pending,
  offers,
  anyOffer,
  covers,
  decide,
  outcome: (state) => state.outcome,
  view: (state) => state,
  secrets: () => [],
  nearest,
  summary: (state) => ({
    length: state.gameTurn,
    scores: SIDES.map((side) => ({
      seat: state.field.sides[side].id,
      against: lossesOf(state, side),
      limit: breakingPoint(state, side),
    })),
  }),
  faults,
  describe,
  resign: () => ({ type: 'resign' }),
};
