/** A whole battle between commanders, step by step: what the command line, the arena and tests run. */
import {
  type Battle,
  type BattleEvent,
  type Command,
  DICE,
  type DiceHost,
  decide,
  type Refusal,
  type Seat,
} from '@drumhead/engine';
import type { Player } from './players.ts';

/** A commander chose something that was refused: a fault of the commander or of the rule set's offers. */
export class BadChoice extends Error {
  readonly seat: Seat;
  readonly refusal: Refusal;
  constructor(seat: Seat, command: Command, refusal: Refusal) {
    super(`${seat} chose ${JSON.stringify(command)}, refused by ${refusal.rule} (${refusal.reason})`);
    this.name = 'BadChoice';
    this.seat = seat;
    this.refusal = refusal;
  }
}

/** One decision of a battle: whoever must decide first decides; chance is answered by the dice host. */
export function playStep<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  commanders: Readonly<Record<Seat, Player<S, C>>>,
  dice: DiceHost,
): Battle<S, C, E> {
  const { ruleset, state } = battle;
  const waiting = ruleset.pending(state)[0];
  if (waiting === undefined) throw new Error('nobody has a decision in a battle that is not over');
  const { seat } = waiting;
  let command: unknown;
  if (seat === DICE) {
    command = dice.roll(waiting);
  } else {
    const commander = commanders[seat];
    if (commander === undefined) throw new Error(`nobody commands ${seat}`);
    const view = ruleset.view(state, seat);
    const offers = ruleset.offers(view, seat);
    if (offers.length === 0) throw new Error(`${seat} must decide (${waiting.decision}) and is offered nothing`);
    command = commander.choose(view, seat, offers);
  }
  const answer = decide(battle, seat, command);
  if (!answer.ok) throw new BadChoice(seat, command as Command, answer.refusal);
  return answer.battle;
}
