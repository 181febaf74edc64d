/** A captain for tests, as packages/bots plays him: the highest expected worth, the first among equals. */
import type { Player } from '@drumhead/engine';
import { room } from '../src/bot/captain/room.ts';
import type { Command } from '../src/state/commands.ts';
import type { State } from '../src/state/state.ts';
import { decide } from '../src/turn/machine.ts';

export function captain(): Player<State, Command> {
  const weights = room.terms.map(({ weight }) => weight);
  const mind = room.mind(weights);
  const terms = new Float64Array(weights.length);
  const worthOf = (state: State, seat: string): number => {
    room.read(mind, state, seat, terms);
    return weights.reduce((sum, weight, i) => sum + weight * (terms[i] as number), 0);
  };
  return {
    name: 'captain',
    choose(state, seat, offers) {
      let best = offers[0] as Command;
      let most = -Infinity;
      for (const command of room.choices(mind, state, seat)) {
        const expected = room.expected(mind, state, seat, command);
        if (expected !== null && expected <= most) continue;
        const decision = decide(state, seat, command);
        if (!decision.ok) continue;
        const worth = expected ?? worthOf(decision.state, seat);
        if (worth > most) {
          most = worth;
          best = command;
        }
      }
      return best;
    },
  };
}
