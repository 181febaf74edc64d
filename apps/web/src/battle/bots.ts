/** Which commander plays for a seat. Only the worker needs this. */
import { randomPlayer, steadyPlayer } from '@drumhead/bots';
import { type AnyRuleset, type Command, type Player, seededRandomInt } from '@drumhead/engine';
import { versionOf } from '@drumhead/rulesets';
import type { Question } from './players.ts';

export interface Hired {
  readonly ruleset: AnyRuleset;
  readonly commander: Player<unknown, Command>;
}

export async function commanderFor({ ruleset: id, version, player, seed }: Question): Promise<Hired> {
  const rules = await versionOf(id, version);
  if (!rules) throw new Error(`no rule set ${id}@${version}`);
  const { ruleset, evaluation } = rules;
  const commander: Player<unknown, Command> =
    player === 'random' ? randomPlayer(seededRandomInt(seed)) : steadyPlayer(ruleset, evaluation);
  return { ruleset, commander };
}
