/** Large Battles as a rule set: what every host asks. */
import { type Ruleset, total } from '@drumhead/engine';
import type { Command } from './commands.ts';
import { describe } from './describe.ts';
import type { Event } from './events.ts';
import { covers, decide, offers, pending } from './machine.ts';
import { nearest } from './nearest.ts';
import { fieldFrom } from './scenario/index.ts';
import { SCENARIOS } from './scenario/data/index.ts';
import { startState } from './scenario/start.ts';
import type { State } from './state.ts';
import { scoreAgainst } from './victory.ts';
import { faults, hears, secrets, view } from './view.ts';

export const largeBattles: Ruleset<State, Command, Event> = {
  id: 'large-battles',
  version: 1,
  scenarios: Object.keys(SCENARIOS),
  create(setup) {
    const field = fieldFrom(setup);
    return field.ok ? { ok: true, value: startState(field.value) } : field;
  },
  scenario: (id) => (Object.hasOwn(SCENARIOS, id) ? SCENARIOS[id] : null),
  seats: (state) => [state.field.sides[0].id, state.field.sides[1].id],
  pending,
  offers,
  covers,
  decide,
  outcome: (state) => state.outcome,
  view,
  secrets,
  hears,
  nearest,
  summary: (state) => ({
    length: state.phase,
    scores: ([0, 1] as const).map((side) => ({
      seat: state.field.sides[side].id,
      against: total(scoreAgainst(state, side)),
      limit: state.field.sides[side].breakPoint,
    })),
  }),
  faults,
  describe,
  resign: () => ({ type: 'resign' }),
};
