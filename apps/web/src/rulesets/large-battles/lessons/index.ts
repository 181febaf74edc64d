/** The lessons of Large Battles. */
import { largeBattles, type State } from '@drumhead/large-battles';
import type { RulesLessons } from '../../../lessons/lesson.ts';
import type { GoalRules } from '../../../puzzles/puzzle.ts';
import { goals } from '../puzzles/goals.ts';
import { square } from './square.ts';

export const lessons: RulesLessons = {
  ruleset: largeBattles,
  goals: goals as GoalRules<unknown>,
  turnOf: (state) => (state as State).phase,
  factsOf(state, piece) {
    const unit = (state as State).units[piece];
    return unit ? { formation: unit.formation, status: unit.status } : {};
  },
  list: [square],
};
