/** The choice of a captain of the skirmish: the legal command of the highest expected worth. */
import type { Player, Seat } from '@drumhead/engine';
import { room } from '../src/bot/captain/room.ts';
import { TERMS } from '../src/bot/captain/terms.ts';
import type { Command } from '../src/state/commands.ts';
import type { State } from '../src/state/state.ts';
import { decide } from '../src/turn/machine.ts';

export const newMind = () => room.mind(TERMS.map(({ weight }) => weight));

export function captainsChoice(state: State, seat: Seat, mind = newMind()): Command {
  let best: Command | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const command of room.choices(mind, state, seat)) {
    const worth = room.expected(mind, state, seat, command) ?? 0;
    if (worth <= most || !decide(state, seat, command).ok) continue;
    most = worth;
    best = command;
  }
  if (best === undefined) throw new Error(`${seat} has nothing to choose`);
  return best;
}

/** A captain who keeps his mind for a battle. */
export function captain(name: string): Player<State, Command> {
  const mind = newMind();
  return { name, choose: (view, seat) => captainsChoice(view, seat, mind) };
}

/** Every term of a state, unweighted, by its key. */
export function termsOf(state: State, seat: Seat): Readonly<Record<string, number>> {
  const into = new Float64Array(TERMS.length);
  room.read(newMind(), state, seat, into);
  return Object.fromEntries(TERMS.map(({ key }, i) => [key, into[i] as number]));
}
