/** Which commander plays for a seat. Only the worker needs this. */
import { type Commander, randomCommander } from '@drumhead/commander';
import { type AnyRuleset, chooser, type Command } from '@drumhead/engine';
import { rulesetCalled } from '@drumhead/rulesets';
import type { Question } from './players.ts';

export interface Hired {
  readonly ruleset: AnyRuleset;
  readonly commander: Commander<unknown, Command>;
}

export function commanderFor(question: Question): Hired {
  const ruleset = rulesetCalled(question.ruleset);
  if (!ruleset) throw new Error(`no rule set ${question.ruleset}`);
  return { ruleset, commander: randomCommander(chooser(question.seed)) };
}
