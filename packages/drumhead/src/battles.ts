/** Battles as immutable values: begin one, give orders, let others play. */
import { playerCalled, readPlayerName } from '@drumhead/bots';
import {
  type Battle,
  type BattleEvent,
  begin as beginBattle,
  type Command,
  decide as judge,
  DICE,
  type DiceHost,
  type DiceOutcome,
  outcomesOf,
  type Player,
  playOut,
  type Ruleset,
  type Seat,
  seededDice,
} from '@drumhead/engine';
import { knowledgeOf, rulesetById } from '@drumhead/rulesets';
import { done, failed, ofProblems, ofRefusal, type Result } from './result.ts';

/**
 * Begins a battle: a scenario of the rule set by its name, or any set-up, such as a scenario, pick-up or position file
 * (parsed JSON). The faults name what is wrong with a set-up, and where.
 *
 * @example
 * ```ts
 * import { begin } from 'drumhead';
 * import { simplicity } from 'drumhead/simplicity';
 *
 * const begun = begin(simplicity, 'windmill-ridge');
 * if (begun.ok) console.log(begun.value.state.field.sides.length, begin(simplicity, { field: 'none' }).ok);
 * ```
 */
export function begin<S, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  setup: unknown,
): Result<Battle<S, C, E>> {
  const given = setUpOf(ruleset, setup);
  if (!given.ok) return given;
  const begun = beginBattle(ruleset, given.value);
  return begun.ok ? done(begun.value) : ofProblems(begun.problems);
}

/** The set-up of a scenario by its name; any other set-up as it is. */
export function setUpOf<S, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  setup: unknown,
): Result<unknown> {
  if (typeof setup !== 'string') return done(setup);
  const found = ruleset.scenario(setup);
  if (found !== null) return done(found);
  const facts = { name: setup, known: ruleset.scenarios.join(', ') };
  return failed({ rule: '', reason: 'engine.scenario.unknown', facts });
}

/**
 * Puts an order to the judge, for a seat, or the faces of dice for the seat `dice`. The battle given stays as it is;
 * `last.events` of the next one says what happened. The fault names the rule that forbids an order.
 *
 * @example
 * ```ts
 * import { begin, decide, valueOf } from 'drumhead';
 * import { simplicity } from 'drumhead/simplicity';
 *
 * const battle = valueOf(begin(simplicity, 'windmill-ridge'));
 * const answer = decide(battle, 'france', { type: 'fire', unit: 'nobody', target: 'nobody' });
 * console.log(answer.ok ? answer.value.last?.events : answer.faults[0].rule);
 * ```
 */
export function decide<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  seat: Seat,
  order: unknown,
): Result<Battle<S, C, E>> {
  const answer = judge(battle, seat, order);
  return answer.ok ? done(answer.battle) : ofRefusal(answer.refusal);
}

/**
 * The seats that must decide now, each with the orders it is offered: all there are, or a good sample where places are
 * free. The seat `dice` is offered nothing: it rolls. Empty when the battle is over.
 *
 * @example
 * ```ts
 * import { begin, decide, valueOf, waiting } from 'drumhead';
 * import { simplicity } from 'drumhead/simplicity';
 *
 * const battle = valueOf(begin(simplicity, 'windmill-ridge'));
 * for (const { seat, offers } of waiting(battle)) console.log(seat, decide(battle, seat, offers[0]).ok);
 * ```
 */
export function waiting<S, C extends Command, E extends BattleEvent>({
  ruleset,
  state,
}: Battle<S, C, E>): readonly { readonly seat: Seat; readonly decision: string; readonly offers: readonly C[] }[] {
  return ruleset.pending(state).map(({ seat, decision }) => ({
    seat,
    decision,
    offers: seat === DICE ? [] : ruleset.offers(ruleset.view(state, seat), seat),
  }));
}

/** Picks one of the offers, knowing what its seat may see. A pick that is not legal ends the battle with an error. */
export type Choose<S, C extends Command> = (view: S, seat: Seat, offers: readonly C[]) => C;

/** A player: a function of your own, or a rank of ours: `recruit`, `corporal`, `captain`, `captain:bold`, `captain:wary`, `captain:steady`, `captain:natural`. */
export type Contestant<S, C extends Command> = Choose<S, C> | string;

/** A player for one seat of one battle. Throws a RangeError where there is no such rank. */
export function seated<S, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  contestant: Contestant<S, C>,
  seed: string,
): Player<S, C> {
  if (typeof contestant === 'function') return { name: 'own', choose: contestant };
  const name = readPlayerName(contestant);
  if (name === null) throw new RangeError(`no player ${contestant}`);
  if (rulesetById(ruleset.id) !== ruleset)
    throw new RangeError(`nobody of ours plays ${ruleset.id}@${ruleset.version}`);
  return playerCalled(name, knowledgeOf(ruleset.id), seed) as Player<S, C>;
}

/**
 * Plays on until the battle is over or `most` orders have been given in all. All dice follow from the seed. Throws where a
 * player picks what is not legal, or a seat has none.
 *
 * @example
 * ```ts
 * import { begin, play, valueOf } from 'drumhead';
 * import { simplicity } from 'drumhead/simplicity';
 *
 * const begun = valueOf(begin(simplicity, 'windmill-ridge'));
 * const end = play(begun, {
 *   players: { austria: (view, seat, offers) => offers[offers.length - 1]!, france: 'corporal' },
 *   seed: '1',
 *   most: 100,
 * });
 * console.log(end.count, simplicity.outcome(end.state));
 * ```
 */
export function play<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  {
    players,
    seed,
    most,
    dice = seededDice(`${seed}/dice`, battle.rolls),
  }: {
    readonly players: Readonly<Record<Seat, Contestant<S, C>>>;
    readonly seed: string;
    readonly most?: number;
    /** Dice of your own. */
    readonly dice?: DiceHost;
  },
): Battle<S, C, E> {
  const table = Object.fromEntries(
    Object.entries(players).map(([seat, contestant]) => [seat, seated(battle.ruleset, contestant, `${seed}/${seat}`)]),
  );
  return playOut(battle, { players: table, dice }, most === undefined ? {} : { most });
}

/**
 * The exact chance of everything that may come of the dice that a battle waits for, the likeliest first, up to the next
 * decision of a player. Empty where nothing is rolled now. A fault: more than `most` rolls would have to be tried.
 *
 * @example
 * ```ts
 * import { begin, outcomes, valueOf } from 'drumhead';
 * import { simplicity } from 'drumhead/simplicity';
 *
 * const battle = valueOf(begin(simplicity, 'windmill-ridge'));
 * console.log(valueOf(outcomes(battle)).map(({ chance }) => chance));
 * ```
 */
export function outcomes<S, C extends Command, E extends BattleEvent>(
  { ruleset, state }: Battle<S, C, E>,
  most = 20_000,
): Result<readonly DiceOutcome<S, E>[]> {
  const found = outcomesOf(ruleset, state, most);
  return found === null ? failed({ rule: '', reason: 'engine.outcomes.many', facts: { most } }) : done(found);
}
