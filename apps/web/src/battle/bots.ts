/** Which commander plays for a seat. Only the worker needs this. */
import { randomPlayer, steadyPlayer } from '@drumhead/bots';
import { type AnyRuleset, type Command, type Player, seededRandomInt } from '@drumhead/engine';
import { evaluationOf, rulesetById } from '@drumhead/rulesets';
import type { Question } from './players.ts';

export interface BotSeat {
  readonly ruleset: AnyRuleset;
  readonly commander: Player<unknown, Command>;
}

export function botFor({ ruleset: id, player, seed }: Question): BotSeat {
  const ruleset = rulesetById(id);
  if (!ruleset) throw new Error(`no rule set ${id}`);
  const commander: Player<unknown, Command> =
    player === 'random' ? randomPlayer(seededRandomInt(seed)) : steadyPlayer(ruleset, evaluationOf(id));
  return { ruleset, commander };
}
