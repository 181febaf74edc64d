import type { BattleEvent, BotRoom, Command, Player, Ruleset } from '@drumhead/engine';
import { candidates, type CaptainOptions, thoughtOf } from './thought.ts';

/**
 * Rung 2, the captain: plans the rest of an activation of his own as a sequence of actions, and weighs all else by its
 * expected worth. The same view gives the same command, whatever the machine: what he reads is counted, not timed.
 */
export function captainPlayer<S, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  room: BotRoom<S, C>,
  options: CaptainOptions = {},
): Player<S, C> {
  const thought = thoughtOf(ruleset, room, options);
  return {
    name: 'captain',
    choose(view, seat, offers) {
      const best = candidates(thought, view, seat, offers).next().value;
      return best?.command ?? (offers[0] as C);
    },
  };
}
