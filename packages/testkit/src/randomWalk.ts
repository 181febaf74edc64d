/** A seeded random battle through the public calls, with every state frozen. */
import {
  type Battle,
  begin,
  decide,
  deepFreeze,
  seededRandomInt,
  seededDice,
  hashOf,
  type BattleEvent,
  type Command,
  DICE,
  type Pending,
  type Ruleset,
  type Seat,
} from '@drumhead/engine';
import { guarded, ConformanceFailure, type Place, show } from './conformance/failure.ts';

/** A moment of a random walk: the battle, and the decisions it waits for. */
export interface Moment<S, C extends Command, E extends BattleEvent> {
  readonly battle: Battle<S, C, E>;
  readonly pending: readonly Pending[];
  readonly place: Place;
  /** The commands offered to somebody before this moment, each once; the list grows as the battle goes on. */
  readonly offered: readonly Offer<C>[];
}

export interface Offer<C extends Command> {
  readonly seat: Seat;
  readonly command: C;
}

export interface RandomWalkOptions<S, C extends Command, E extends BattleEvent> {
  /** The most commands to play; 400 where left out. */
  readonly steps?: number;
  /** Freezes every state, so that writing into one throws; on where left out. */
  readonly freeze?: boolean;
  /** Sees every moment, the first and the last included. */
  readonly onState?: (moment: Moment<S, C, E>) => void;
}

export interface RandomWalk<S, C extends Command, E extends BattleEvent> {
  readonly battle: Battle<S, C, E>;
  readonly over: boolean;
}

/** Old offers kept for another try: enough for every discrete choice of a battle and many moves. */
const MOST_OFFERS = 4000;

/**
 * Plays offers picked evenly, with seeded dice, until the battle is over or the steps are used up. It has a loop of its
 * own: it looks for faults in every single call, and any of the seats that wait may be next.
 */
export function randomWalk<S, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  setup: unknown,
  seed: number,
  { steps = 400, freeze = true, onState }: RandomWalkOptions<S, C, E> = {},
): RandomWalk<S, C, E> {
  const name = `${ruleset.id} ${ruleset.version}`;
  const choose = seededRandomInt(seed);
  const dice = seededDice(seed);
  const offered: Offer<C>[] = [];
  const seen = new Set<string>();
  let place: Place = { ruleset: name, seed, step: 0 };
  const begun = guarded('create', place, 'begin', () => begin(ruleset, setup));
  if (!begun.ok) throw new ConformanceFailure('create', place, `the set-up was refused: ${show(begun.problems)}`);
  let battle = begun.value;
  for (;;) {
    const { state } = battle;
    if (freeze) deepFreeze(state);
    const pending = guarded('pending', place, 'pending', () => ruleset.pending(state));
    onState?.({ battle, pending, place, offered });
    if (pending.length === 0) return { battle, over: true };
    if (battle.count >= steps) return { battle, over: false };
    const waiting = pending[choose(pending.length)] as Pending;
    let command: Command;
    if (waiting.seat === DICE) {
      command = dice.roll(waiting);
    } else {
      const offers = guarded('offers', place, 'offers', () => ruleset.offers(state, waiting.seat));
      if (offers.length === 0)
        throw new ConformanceFailure(
          'offers',
          place,
          `${waiting.seat} must decide ${waiting.decision} and is offered nothing`,
        );
      if (freeze) deepFreeze(offers);
      // Only who looks on is told of the offers before.
      if (onState !== undefined)
        guarded('offers', place, 'hashing the offers', () => remember(offered, seen, waiting.seat, offers));
      command = offers[choose(offers.length)] as C;
    }
    const answer = guarded('decide', place, `decide of ${waiting.seat} ${show(command)}`, () =>
      decide(battle, waiting.seat, command),
    );
    if (!answer.ok) {
      throw new ConformanceFailure(
        'offers',
        place,
        `${waiting.seat} was offered ${show(command)}, then refused it: ${show(answer.refusal)}`,
      );
    }
    battle = answer.battle;
    place = { ...place, step: battle.count };
  }
}

function remember<C extends Command>(offered: Offer<C>[], seen: Set<string>, seat: Seat, offers: readonly C[]): void {
  for (const command of offers) {
    const key = hashOf([seat, command]);
    if (seen.has(key)) continue;
    offered[seen.size % MOST_OFFERS] = { seat, command };
    seen.add(key);
  }
}
