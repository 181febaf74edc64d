/** The choice of a player that follows the evaluation of the rule set. */
import type { Seat } from '@drumhead/engine';
import type { Command } from '../src/state/commands.ts';
import { evaluation } from '../src/bot/index.ts';
import { decide, offers } from '../src/turn/machine.ts';
import type { State } from '../src/state/state.ts';

/** The offered command with the highest expected value; the first of equals. */
export function chosen(state: State, seat: Seat): Command {
  let best: Command | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const command of offers(state, seat)) {
    const worth = worthOf(state, seat, command);
    if (worth > most) {
      most = worth;
      best = command;
    }
  }
  if (best === undefined) throw new Error(`${seat} has nothing to choose`);
  return best;
}

/** The expected value of a command. */
export function worthOf(state: State, seat: Seat, command: Command): number {
  const seen = evaluation.expectedValue(state, seat, command);
  if (seen !== null) return seen;
  const decision = decide(state, seat, command);
  if (!decision.ok) throw new Error(`${seat} was offered ${JSON.stringify(command)} and refused`);
  return evaluation.value(decision.state, seat);
}
