/** The computer player of a seat. Only the worker imports this. */
import { playerCalled, readPlayerName } from '@drumhead/bots';
import type { AnyRuleset, Command, Player } from '@drumhead/engine';
import { versionOf } from '@drumhead/rulesets';
import type { Question } from './players.ts';

export interface Bot {
  readonly ruleset: AnyRuleset;
  readonly bot: Player<unknown, Command>;
}

export async function botFor({ ruleset: id, version, player, seed }: Question): Promise<Bot> {
  const rules = await versionOf(id, version);
  if (!rules) throw new Error(`no rule set ${id}@${version}`);
  const name = readPlayerName(player);
  if (!name) throw new Error(`no player ${player}`);
  return { ruleset: rules.ruleset, bot: playerCalled(name, rules, seed) };
}
