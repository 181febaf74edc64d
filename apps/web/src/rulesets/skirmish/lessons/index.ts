/** The lessons of the skirmishes. */
import { type State, skirmish } from '@drumhead/skirmish';
import type { Event } from '@drumhead/skirmish/screen';
import type { RulesLessons } from '../../../lessons/lesson.ts';
import type { GoalRules } from '../../../puzzles/puzzle.ts';
import { goals } from '../puzzles/goals.ts';
import { volley } from './volley.ts';

export const lessons: RulesLessons = {
  ruleset: skirmish,
  goals: goals as GoalRules<unknown>,
  turnOf: (state) => {
    const { gameTurn, squads, waiting } = state as State;
    return gameTurn * squads.length - waiting.length;
  },
  factsOf: (state, piece) => ({ posture: (state as State).models[piece]?.posture ?? 'out' }),
  actionsRolled(given) {
    const event = given as Event;
    return event.type === 'activationRolled' || event.type === 'orderRolled' ? event.successes : null;
  },
  choosesDice: (state) => {
    const at = (state as State).frames.at(-1)?.at;
    return at === 'diceChoice' || at === 'orderDice';
  },
  list: [volley],
};
