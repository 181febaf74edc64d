import type { Seat } from '@drumhead/engine';
import { ownerOf } from '../../ground/geometry.ts';
import type { Command } from '../../state/commands.ts';
import type { Frame } from '../../state/frames.ts';
import type { State } from '../../state/state.ts';
import { playerAt } from '../../turn/machine.ts';
import { actionWorth, TRIFLE } from '../actionWorth.ts';
import { played, setUp } from '../expectedValue.ts';
import { type Mind, outlookIn } from './mind.ts';
import { diceWorth, nominationWorth } from './nomination.ts';
import { orderDiceWorth, orderGain } from './orders.ts';

const GIVEN_UP = -1000;

/** Expected worth of a command in points; null where the state after it speaks for itself. */
export function expected(mind: Mind, state: State, seat: Seat, command: Command): number | null {
  const player = playerAt(state, seat);
  const frame = state.frames[state.frames.length - 1];
  if (player === -1 || frame === undefined) return null;
  if (command.type === 'resign' || command.type === 'withdraw') return GIVEN_UP;
  return setUp(state, player, frame, command) ?? inPlay(mind, state, player, frame, command);
}

function inPlay(mind: Mind, state: State, player: number, frame: Frame, command: Command): number | null {
  const outlook = outlookIn(mind, state, player);
  switch (frame.at) {
    case 'turn':
      return command.type === 'nominate' ? TRIFLE + nominationWorth(outlook, command.model) : 0;
    case 'diceChoice': {
      if (command.type !== 'dice') return 0;
      const owner = ownerOf(state, frame.model);
      const seen = owner === player ? outlook : outlookIn(mind, state, owner);
      const worth = diceWorth(seen, frame.model, command.dice, command.charge, frame.lucky);
      // SK-SPR-22. The opponent chooses the worst number of dice.
      return owner === player ? worth : -worth;
    }
    case 'acting':
      return command.type === 'order'
        ? orderGain(outlook, command, frame.turnover)
        : actionWorth(outlook, frame.doing, command);
    case 'orderDice':
      return command.type === 'orderDice' ? orderDiceWorth(outlook, frame.order, command.dice, endsAnyway(state)) : 0;
    default:
      return played(outlook, frame, command);
  }
}

/** Does a turnover follow the activation of the Leader who gives the order? */
function endsAnyway(state: State): boolean {
  const below = state.frames[state.frames.length - 2];
  return below?.at === 'acting' && below.turnover;
}
