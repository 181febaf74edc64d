/** Computer players by name. */
import { chooser } from '@drumhead/engine';
import type { AnyRuleset, Command } from '@drumhead/engine';
import { type Commander, randomCommander, steadyCommander } from '@drumhead/commander';
import { counselOf } from '@drumhead/rulesets/counsel';

export const PLAYERS = ['random', 'steady'] as const;
export type PlayerName = (typeof PLAYERS)[number];

export function isPlayer(name: string): name is PlayerName {
  return (PLAYERS as readonly string[]).includes(name);
}

/** A player for one battle; only `random` uses the seed. */
export function playerCalled(name: PlayerName, ruleset: AnyRuleset, seed: string): Commander<unknown, Command> {
  return name === 'random' ? randomCommander(chooser(seed)) : steadyCommander(ruleset, counselOf(ruleset.id));
}
