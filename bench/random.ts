// One random decision of a battle through the public calls alone, and what the benches of play have in common.
import {
  anyOf,
  type AnyRuleset,
  type RandomInt,
  type Command,
  DICE,
  type DiceHost,
  listed,
  type Roll,
  type Seat,
} from '@drumhead/engine';

/** What a seat did. */
export interface Played {
  readonly seat: Seat;
  readonly command: Command | Roll;
}

/** Seconds, from some beginning. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e9;

/** The battles that are played in turn. */
export interface Standard {
  readonly ruleset: AnyRuleset;
  readonly scenarios: readonly string[];
}

/** How one of them begins, by its number. */
export function firstState({ ruleset, scenarios }: Standard, number: number): unknown {
  const id = scenarios[number % scenarios.length] as string;
  const made = ruleset.create(ruleset.scenario(id));
  if (!made.ok) throw new Error(`${id} is not sound: ${JSON.stringify(made.problems)}`);
  return made.value;
}

/** Finds one of a seat's offers by chance. */
export type Finder = (ruleset: AnyRuleset, state: unknown, seat: Seat, random: RandomInt) => Command | null;

/** By listing them all. */
export const fromList: Finder = (ruleset, state, seat, random) => anyOf(listed(ruleset.offers(state, seat)), random);

/** One random decision. */
export function choose({ ruleset }: Standard, state: unknown, random: RandomInt, dice: DiceHost, find: Finder): Played {
  const waiting = ruleset.pending(state)[0];
  if (waiting === undefined) throw new Error('nobody has a decision');
  if (waiting.seat === DICE) return { seat: DICE, command: dice.roll(waiting) };
  const command = find(ruleset, state, waiting.seat, random);
  if (command === null) throw new Error(`${waiting.seat} is offered nothing`);
  return { seat: waiting.seat, command };
}

/** The state after it. */
export function decided({ ruleset }: Standard, state: unknown, { seat, command }: Played): unknown {
  const decision = ruleset.decide(state, seat, command);
  if (!decision.ok) throw new Error(`an offer was refused: ${JSON.stringify({ seat, command, ...decision.refusal })}`);
  return decision.state;
}
