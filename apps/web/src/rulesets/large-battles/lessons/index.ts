/** The lessons of Large Battles. */
import { type Event, largeBattles, type State } from '@drumhead/large-battles';
import { inCommand } from '@drumhead/large-battles/screen';
import type { RulesLessons } from '../../../lessons/lesson.ts';
import type { GoalRules } from '../../../puzzles/puzzle.ts';
import { goals } from '../puzzles/goals.ts';
import { command } from './command.ts';
import { formations } from './formations.ts';
import { group } from './group.ts';
import { square } from './square.ts';

export const lessons: RulesLessons = {
  ruleset: largeBattles,
  goals: goals as GoalRules<unknown>,
  turnOf: (state) => (state as State).phase,
  factsOf(given, piece) {
    const state = given as State;
    const unit = state.units[piece];
    if (unit === undefined) return {};
    const { formation, status, violation } = unit;
    return { formation, status, tooNear: violation, inCommand: status === 'table' && inCommand(state, piece) };
  },
  actionsRolled(given) {
    const event = given as Event;
    return event.type === 'activationRolled' ? event.actions : null;
  },
  mayGain(id, given, seat) {
    const { field, units } = given as State;
    // A square is for those who may meet cavalry.
    const isThreat = ({ arm, side }: (typeof field.units)[number], i: number) =>
      arm === 'cavalry' && field.sides[side].id !== seat && units[i]?.status === 'table';
    return id !== square.id || field.units.some(isThreat);
  },
  list: [square, formations, group, command],
};
