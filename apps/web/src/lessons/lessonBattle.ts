/** A step of a lesson as a battle: the person plays its side, and a computer player answers for the other. */
import type { Seat } from '@drumhead/engine';
import type { Player } from '../battle/players/players.ts';
import { puzzleScenario } from '../battle/records/firstBattle.ts';
import type { NewBattle } from '../battle/records/savedBattles.ts';
import { ASKED_ALL } from '../puzzles/battle.ts';
import { type Lesson, lessonId, type RulesLessons } from './lesson.ts';

/** Who answers for the other side. */
export const ENEMY = 'corporal';

/** `at`: the step, from 0. Throws a RangeError where it cannot be begun. */
export function lessonBattle({ id, title, steps }: Lesson, at: number, { ruleset }: RulesLessons): NewBattle {
  const step = steps[at];
  const created = step && ruleset.create(step.file);
  if (step === undefined || !created?.ok) throw new RangeError(`step ${at + 1} of ${id} cannot be begun`);
  const seats = ruleset
    .seats(created.value)
    .map((seat): [Seat, Player] => [seat, seat === step.seat ? 'human' : ENEMY]);
  return {
    ruleset: ruleset.id,
    scenario: puzzleScenario(lessonId({ lesson: id, step: at })),
    setup: { ...step.file, name: title },
    seats: Object.fromEntries(seats),
    seed: step.seed,
    standingOrders: ASKED_ALL,
  };
}
