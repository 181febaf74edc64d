/** Which commander plays for a seat. Only the worker needs this. */
import { type Commander, randomCommander, steadyCommander } from '@drumhead/commander';
import { type AnyRuleset, chooser, type Command } from '@drumhead/engine';
import { rulesetCalled } from '@drumhead/rulesets';
import { counselOf } from '@drumhead/rulesets/counsel';
import type { Question } from './players.ts';

export interface Hired {
  readonly ruleset: AnyRuleset;
  readonly commander: Commander<unknown, Command>;
}

export function commanderFor({ ruleset: id, player, seed }: Question): Hired {
  const ruleset = rulesetCalled(id);
  if (!ruleset) throw new Error(`no rule set ${id}`);
  const commander: Commander<unknown, Command> =
    player === 'random' ? randomCommander(chooser(seed)) : steadyCommander(ruleset, counselOf(id));
  return { ruleset, commander };
}
