/** What a player does in a position of the suite. */
import type { NamedFields, OrderGame } from '@drumhead/content/position';
import { type AnyRuleset, type Command, type DiceHost, nextCommand, type Player, seededDice } from '@drumhead/engine';
import { isRight, isWrong, type SuitePosition } from './suiteFile.ts';

/** What a player gave in a position. */
export interface Given {
  readonly isSolved: boolean;
  /** His orders in people's terms, up to the one that settled it. */
  readonly orders: readonly NamedFields[];
}

/** Has a player decide, with dice of this seed; the other sides are played by the same player. */
export function givenBy(
  ruleset: AnyRuleset,
  game: OrderGame<unknown>,
  position: SuitePosition,
  player: Player<unknown, Command>,
  seed: string,
): Given {
  const { seat, within } = position;
  const players = Object.fromEntries(ruleset.seats(position.states.before).map((one) => [one, player]));
  const dice: DiceHost = seededDice(seed);
  const orders: NamedFields[] = [];
  let state = position.states.before;
  while (orders.length < within && ruleset.pending(state)[0] !== undefined) {
    const { seat: by, command } = nextCommand<unknown, Command>({ ruleset, state }, { players, dice });
    if (by === seat) {
      const order = game.toPeople(state, command);
      orders.push(order);
      if (isRight(position, order)) return { isSolved: true, orders };
      if (isWrong(position, order)) return { isSolved: false, orders };
    }
    const decision = ruleset.decide(state, by, command);
    if (!decision.ok) throw new RangeError(`${position.id}: ${by} chose what is refused by ${decision.refusal.rule}`);
    ({ state } = decision);
  }
  return { isSolved: false, orders };
}
