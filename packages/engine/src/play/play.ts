/** The loop that plays a battle, or a bare state, between players: who is next, roll or choose, decide. */
import { type Battle, decide } from './battle.ts';
import type { DiceHost } from '../machine/dice.ts';
import {
  type BattleEvent,
  type Command,
  DICE,
  type Pending,
  type Refusal,
  type Roll,
  type Ruleset,
  type Seat,
} from '../contract/ruleset.ts';

/** Decides for a seat: a computer player, or a test. It sees what its seat may see. */
export interface Player<S, C extends Command> {
  readonly name: string;
  /** Picks a command; `offers` is never empty. */
  choose(view: S, seat: Seat, offers: readonly C[]): C;
  /**
   * The best command so far, again and again while he thinks, for whoever may not wait to the end; the last is the one that
   * `choose` gives. Absent where he is quick.
   */
  think?(view: S, seat: Seat, offers: readonly C[]): Iterable<C>;
}

/** Answers every seat that a battle may wait for: the players by seat, and the dice. */
export interface Table<S, C extends Command> {
  readonly players: Readonly<Record<Seat, Player<S, C>>>;
  readonly dice: DiceHost;
}

/** The part of a rule set that the next command comes from. */
type Asked<S, C extends Command> = Pick<Ruleset<S, C>, 'pending' | 'view' | 'offers'>;

/** The part of a rule set that a bare state is played by. */
export type PlayedBy<S, C extends Command, E extends BattleEvent> = Asked<S, C> & Pick<Ruleset<S, C, E>, 'decide'>;

/** A player chose a command that was refused: a fault of the player, or of the rule set's offers. */
export class BadChoice extends Error {
  readonly seat: Seat;
  readonly command: unknown;
  readonly refusal: Refusal;
  constructor(seat: Seat, command: unknown, refusal: Refusal) {
    super(`${seat} chose ${JSON.stringify(command)}, refused by ${refusal.rule} (${refusal.reason})`);
    this.name = 'BadChoice';
    this.seat = seat;
    this.command = command;
    this.refusal = refusal;
  }
}

/** The next command of a battle that is not over. Throws where a seat must decide and has no offers, or no player. */
export function nextCommand<S, C extends Command>(
  { ruleset, state }: { readonly ruleset: Asked<S, C>; readonly state: S },
  { players, dice }: Table<S, C>,
  waiting: Pending | undefined = ruleset.pending(state)[0],
): { readonly seat: Seat; readonly command: C | Roll } {
  if (waiting === undefined) throw new Error('nobody has a decision in a battle that is not over');
  const { seat, decision } = waiting;
  if (seat === DICE) return { seat, command: dice.roll(waiting) };
  const player = players[seat];
  if (player === undefined) throw new Error(`nobody plays ${seat}`);
  const view = ruleset.view(state, seat);
  const offers = ruleset.offers(view, seat);
  if (offers.length === 0) throw new Error(`${seat} must decide (${decision}) and is offered nothing`);
  return { seat, command: player.choose(view, seat, offers) };
}

/** One decision: the first seat that the battle waits for decides. Throws {@link BadChoice} if it is refused. */
export function playStep<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  table: Table<S, C>,
): Battle<S, C, E> {
  const { seat, command } = nextCommand(battle, table);
  const answer = decide(battle, seat, command);
  if (!answer.ok) throw new BadChoice(seat, command, answer.refusal);
  return answer.battle;
}

/** Plays on until the battle is over, `most` commands have been accepted in all, or `until` says so. */
export function playOut<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  table: Table<S, C>,
  {
    most = Number.POSITIVE_INFINITY,
    until = () => false,
    onStep,
  }: {
    readonly most?: number;
    readonly until?: (battle: Battle<S, C, E>) => boolean;
    /** Sees the battle after every command. */
    readonly onStep?: (battle: Battle<S, C, E>) => void;
  } = {},
): Battle<S, C, E> {
  let at = battle;
  const isOver = (now: Battle<S, C, E>): boolean =>
    now.count >= most || now.ruleset.outcome(now.state) !== null || until(now);
  while (!isOver(at)) {
    at = playStep(at, table);
    onStep?.(at);
  }
  return at;
}

/** A command that was accepted, and the states before and after it. */
export interface StateStep<S, C extends Command, E extends BattleEvent> {
  readonly before: S;
  readonly seat: Seat;
  readonly command: C | Roll;
  readonly state: S;
  readonly events: readonly E[];
}

/** Plays a bare state on, without record and hashes, until it waits for nobody or `until` says so. */
export function playState<S, C extends Command, E extends BattleEvent>(
  ruleset: PlayedBy<S, C, E>,
  from: S,
  table: Table<S, C>,
  {
    until = () => false,
    onStep,
  }: {
    readonly until?: (state: S) => boolean;
    readonly onStep?: (step: StateStep<S, C, E>) => void;
  } = {},
): S {
  let state = from;
  for (;;) {
    const waiting = until(state) ? undefined : ruleset.pending(state)[0];
    if (waiting === undefined) return state;
    const { seat, command } = nextCommand({ ruleset, state }, table, waiting);
    const decision = ruleset.decide(state, seat, command);
    if (!decision.ok) throw new BadChoice(seat, command, decision.refusal);
    const before = state;
    ({ state } = decision);
    onStep?.({ before, seat, command, state, events: decision.events });
  }
}

/** The same player at every seat. */
export function onePlayer<S, C extends Command>(
  seats: readonly Seat[],
  choose: Player<S, C>['choose'],
): Table<S, C>['players'] {
  const player: Player<S, C> = { name: 'all', choose };
  return Object.fromEntries(seats.map((seat) => [seat, player]));
}
