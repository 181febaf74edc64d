/** For tests: a step of a lesson played by given orders, with its own dice and the enemy of the page. */
import { playerCalled } from '@drumhead/bots';
import type { OrderGame } from '@drumhead/content/position';
import { begin, checkOf, type Command, DICE, decide, type Problem, seededDice } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import type { Taken } from './judge.ts';
import type { LessonStep, RulesLessons } from './lesson.ts';
import { ENEMY } from './lessonBattle.ts';

export interface FollowedStep {
  readonly start: unknown;
  readonly taken: readonly Taken[];
}

/**
 * Throws where an order is refused. After the last order the battle goes on until the seat must decide again; chances to
 * react then pass.
 */
export function followStep(
  step: LessonStep,
  { ruleset }: RulesLessons,
  game: OrderGame<never>,
  orders: readonly object[],
): FollowedStep {
  const begun = begin(ruleset, step.file);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  let battle = begun.value;
  const start = battle.state;
  const taken: Taken[] = [];
  const left = [...orders];
  for (;;) {
    const [waiting] = ruleset.pending(battle.state);
    if (waiting === undefined) break;
    const { seat } = waiting;
    let command: Command;
    if (seat === DICE) command = seededDice(step.seed, battle.rolls).roll(waiting);
    else if (seat === step.seat) {
      const held = taken.length > 0 && ruleset.offers(battle.state, seat).some(({ type }) => type === 'hold');
      const next = left.shift() ?? (held ? { type: 'hold' } : undefined);
      if (next === undefined) break;
      const problems: Problem[] = [];
      command = game.commandFrom(battle.state as never, { ...next }, '', problems) as unknown as Command;
      if (problems.length > 0) throw new Error(JSON.stringify(problems));
    } else {
      const view = ruleset.view(battle.state, seat);
      const enemy = playerCalled({ rank: ENEMY, weights: {} }, knowledgeOf(ruleset.id), checkOf(battle));
      command = enemy.choose(view, seat, ruleset.offers(view, seat));
    }
    const answer = decide(battle, seat, command as never);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer.refusal)}`);
    battle = answer.battle;
    taken.push({ seat, command, state: battle.state, events: battle.last?.events ?? [] });
  }
  if (left.length > 0) throw new Error(`${left.length} orders were not asked for`);
  return { start, taken };
}
