/** The computer player of a seat. Only the worker imports this. */
import { randomPlayer, steadyPlayer } from '@drumhead/bots';
import { type AnyRuleset, type Command, type Player, seededRandomInt } from '@drumhead/engine';
import { versionOf } from '@drumhead/rulesets';
import type { Question } from './players.ts';

export interface Bot {
  readonly ruleset: AnyRuleset;
  readonly bot: Player<unknown, Command>;
}

export async function botFor({ ruleset: id, version, player, seed }: Question): Promise<Bot> {
  const rules = await versionOf(id, version);
  if (!rules) throw new Error(`no rule set ${id}@${version}`);
  const { ruleset, evaluation } = rules;
  const bot: Player<unknown, Command> =
    player === 'random' ? randomPlayer(seededRandomInt(seed)) : steadyPlayer(ruleset, evaluation);
  return { ruleset, bot };
}
