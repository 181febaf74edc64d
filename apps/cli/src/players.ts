/** Computer players by name. */
import { type AnyRuleset, type Command, type Evaluation, type Player, seededRandomInt } from '@drumhead/engine';
import { randomPlayer, steadyPlayer } from '@drumhead/bots';
import { evaluationOf } from '@drumhead/rulesets';

export const PLAYERS = ['random', 'steady'] as const;
export type PlayerName = (typeof PLAYERS)[number];

export function isPlayer(name: string): name is PlayerName {
  return (PLAYERS as readonly string[]).includes(name);
}

/** A player for one battle; only `random` uses the seed. */
export function playerCalled(
  name: PlayerName,
  ruleset: AnyRuleset,
  seed: string,
  evaluation: Evaluation<unknown, Command> = evaluationOf(ruleset.id),
): Player<unknown, Command> {
  return name === 'random' ? randomPlayer(seededRandomInt(seed)) : steadyPlayer(ruleset, evaluation);
}
