/** Large Battles as a rule set: what every host asks. Battles begin from scenario files. */
import { type Ruleset, total } from '@drumhead/engine';
import type { Command } from './commands.ts';
import { describe } from './describe.ts';
import type { Event } from './events.ts';
import { anyOffer, covers, decide, offers, pending } from './machine.ts';
import { nearest } from './nearest.ts';
import { beginPickUp } from './pickup/begin.ts';
import type { ScenarioFile } from './scenario/format.ts';
import { fieldFrom } from './scenario/read.ts';
import { startState } from './scenario/start.ts';
import type { State } from './state.ts';
import { scoreAgainst } from './victory.ts';
import { faults, hears, secrets, view } from './view.ts';

/** All that is played, from a scenario file that is given: a table needs neither the other scenarios nor army lists. */
export const scenarioBattles: Ruleset<State, Command, Event, ScenarioFile> = {
  id: 'large-battles',
  // 2: a unit that finds no room to go back or to turn changes nothing, and hurts no friend (LB-PASS-02).
  version: 2,
  scenarios: [],
  create(setup) {
    const field = fieldFrom(setup);
    if (!field.ok) return field;
    const { value } = field;
    return {
      ok: true,
      value: value.setUp === 'pickup' ? beginPickUp(value, setup as ScenarioFile) : startState(value),
    };
  },
  scenario: () => null,
  seats: (state) => [state.field.sides[0].id, state.field.sides[1].id],
  pending,
  offers,
  anyOffer,
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
