/** For tests: random battles from a guided position, with all that the guide says at the decisions of the player. */
import { type AnyRuleset, begin, DICE, decide, seededDice, seededRandomInt } from '@drumhead/engine';

export interface Moment {
  readonly state: unknown;
  readonly seat: string;
}

/** The states in which the seat must decide, of one random battle. */
export function momentsOf(
  ruleset: AnyRuleset,
  setup: unknown,
  seat: string,
  seed: string,
  most: number,
): readonly Moment[] {
  const begun = begin(ruleset, setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const random = seededRandomInt(seed);
  const dice = seededDice(seed);
  const found: Moment[] = [];
  let battle = begun.value;
  while (found.length < most) {
    const [waiting] = ruleset.pending(battle.state);
    if (waiting === undefined) break;
    if (waiting.seat === seat) found.push({ state: battle.state, seat });
    const offers = waiting.seat === DICE ? [] : ruleset.offers(battle.state, waiting.seat);
    const command = waiting.seat === DICE ? dice.roll(waiting) : offers[random(offers.length)];
    const answer = decide(battle, waiting.seat, command as never);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    battle = answer.battle;
  }
  return found;
}
