/** Large Battles as a rule set for every host. Battles begin from scenario files. */
import { type Ruleset, total } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import { describe } from '../text/describe.ts';
import type { Event } from '../state/events.ts';
import { covers, decide, offers, pending } from '../turn/machine.ts';
import { nearest } from '../query/nearest.ts';
import { pickUpRules } from '../turn/pickUp.ts';
import type { ScenarioFile } from './format.ts';
import { fieldFrom } from './read.ts';
import { startState } from './startState.ts';
import type { State } from '../state/state.ts';
import { scoreAgainst } from '../victory/victory.ts';
import { passes, standing } from '../query/standing.ts';
import { hears, sidesHiddenFrom, view } from '../state/view.ts';
import { seams } from '../turn/seams.ts';

/** The rule set for a given scenario file: a table needs neither the other scenarios nor army lists. */
export const scenarioBattles: Ruleset<State, Command, Event, ScenarioFile> = {
  id: 'large-battles',
  // 2: a unit with no room to fall back or to turn stays put, and hurts no friend (LB-PASS-02).
  // 3: position in Contact is that of before the move (LB-CON-07), which may pass friends (LB-APP-33); Russian light
  // regiments are chosen each for itself (LB-LIST-04); a unit may stop too near only without a cure (LB-PROX-05).
  // 4: sight between units is mutual (LB-LOS-09); what moves ends clear of all friends (LB-PROX-05); LB-OPT-05.
  version: 4,
  scenarios: [],
  create(setup) {
    const field = fieldFrom(setup);
    if (!field.ok) return field;
    const { value } = field;
    if (value.setUp !== 'pickup') return { ok: true, value: startState(value) };
    const rules = pickUpRules();
    // No fault of the file: hosts ask the whole rule set next.
    return rules === null
      ? { ok: false, problems: [] }
      : { ok: true, value: rules.begin(value, setup as ScenarioFile) };
  },
  scenario: () => null,
  seats: (state) => [state.field.sides[0].id, state.field.sides[1].id],
  pending,
  offers,
  covers,
  decide,
  outcome: (state) => state.outcome,
  view: (state, seat) => seams.view(view(state, seat), seat),
  hears(state, event, seat) {
    const heard = hears(state, event, seat);
    return heard === null ? null : seams.hears(state, heard, seat);
  },
  isOpen: (state, seat) => sidesHiddenFrom(state, seat).length === 0 && seams.isOpen(state, seat),
  standing,
  passes,
  nearest,
  summary: (state) => ({
    length: state.phase,
    active: state.field.sides[state.active].id,
    scores: ([0, 1] as const).map((side) => ({
      seat: state.field.sides[side].id,
      against: total(scoreAgainst(state, side)),
      limit: state.field.sides[side].breakPoint,
    })),
  }),
  describe,
};
