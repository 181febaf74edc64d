/** Positions of captains' battles with the worth of what may be ordered there, and what a player gives away in them. */
import { readFileSync } from 'node:fs';
import { captainPlayer, valuer } from '@drumhead/bots';
import type { NamedFields, OrderGame } from '@drumhead/content/position';
import { type BattleEvent, begin, type Command, equalData, playState, type Seat, seededDice } from '@drumhead/engine';
import type { Known } from '@drumhead/rulesets';
import type { RulesetManifest } from '../rulesetManifest.ts';
import type { ArenaPlayer } from '../players.ts';

/** A position with candidate orders, the best first. */
export interface ValuedPosition {
  /** A position file. */
  readonly position: object;
  readonly seat: Seat;
  readonly orders: readonly { readonly order: NamedFields; readonly worth: number }[];
}

/** All of a rule set, as they are kept. */
export interface ValuedPositions {
  /** The seed of the battles, and of what was played on. */
  readonly seed: string;
  /** Times that each order was played on. */
  readonly samples: number;
  readonly positions: readonly ValuedPosition[];
}

/** Those of a rule set; null: none are kept. */
export function valuedPositions(ruleset: string): ValuedPositions | null {
  try {
    return JSON.parse(readFileSync(valuedFile(ruleset), 'utf8')) as ValuedPositions;
  } catch {
    return null;
  }
}

export const valuedFile = (ruleset: string): URL => new URL(`../rulesets/${ruleset}/regret.json`, import.meta.url);

/** How far captains look who play on: in a quarter of the time they play nearly as well. */
export const NARROW = { width: 2, nodes: 50 } as const;
/** Phases or player turns that are played on: the rest of one's own, and the enemy's. */
const PHASES = 2;
/** Commands after which it is enough in any case. */
const MOST = 600;

/**
 * The worth of an order for its seat, from 0 to 1: captains play on from it to the end of the enemy's next turn, `samples`
 * times with other dice, and the mean is taken of the chance of victory there, half that of a draw with it. Null where the
 * order is refused.
 */
export function worthOf(
  known: Known,
  state: unknown,
  seat: Seat,
  command: Command,
  seed: string,
  samples: number,
): number | null {
  const { ruleset, room } = known;
  const chancesIn = valuer(known);
  const decision = ruleset.decide(state, seat, command);
  if (room === null || chancesIn === null || !decision.ok) return null;
  const until = ruleset.summary(state).length + PHASES;
  const side = ruleset.seats(state).indexOf(seat);
  let sum = 0;
  for (let sample = 0; sample < samples; sample++) {
    const players = Object.fromEntries(
      ruleset.seats(state).map((one) => [one, captainPlayer(ruleset, room, NARROW)] as const),
    );
    let commands = 0;
    const end = playState<unknown, Command, BattleEvent>(
      ruleset,
      decision.state,
      { players, dice: seededDice(`${seed}/${sample}`) },
      { until: (now) => commands >= MOST || ruleset.summary(now).length >= until, onStep: () => commands++ },
    );
    const chances = chancesIn(end);
    const draw = Math.max(0, 1 - chances.reduce((all, one) => all + one, 0));
    sum += (chances[side] as number) + draw / 2;
  }
  return sum / samples;
}

/** What a player gives away in each position: the worth of the best order less that of his, never below 0. */
export function regretsOf(
  known: Known,
  { ruleset, orders }: Pick<RulesetManifest, 'ruleset' | 'orders'>,
  { positions, seed, samples }: ValuedPositions,
  player: ArenaPlayer,
): readonly number[] {
  return positions.map(({ position, seat, orders: valued }, i) => {
    const begun = begin(ruleset, position);
    if (!begun.ok) throw new RangeError(`position ${i}: ${JSON.stringify(begun.problems)}`);
    const { state } = begun.value;
    const view = ruleset.view(state, seat);
    const given = player.play(`${seed}/${i}`).choose(view, seat, ruleset.offers(view, seat));
    const found = valuedAs(orders, state, given, valued);
    const worth = found ?? worthOf(known, state, seat, given, `${seed}/${i}`, samples) ?? 0;
    return Math.max(0, (valued[0]?.worth ?? worth) - worth);
  });
}

/** The worth of an order that is among those valued. */
function valuedAs(
  game: OrderGame<unknown>,
  state: unknown,
  given: Command,
  valued: ValuedPosition['orders'],
): number | null {
  const named = game.toPeople(state, given);
  return valued.find(({ order }) => equalData(order, named))?.worth ?? null;
}
