/** What the scenario's own rules may speak of in this battle, or why it can have none. */
import { type AnyRuleset, begin, type Envelope, type Problem, type Script, type ScriptGround } from '@drumhead/engine';
import { calledIn } from '../document/script.ts';
import { setupOf } from '../document/edits.ts';
import type { RulesMaker } from '../rulesMaker.ts';

/** Rules of its own that name nothing: they are wrong only where no such rules can be. */
const PLAIN: Script = { turns: { limit: 1 }, victory: {} };

export type Rulable =
  | { readonly is: 'open'; readonly ground: ScriptGround; readonly state: unknown }
  /** The rules of the game refuse them. */
  | { readonly is: 'closed'; readonly problems: readonly Problem[] }
  /** Something else is wrong with the scenario. */
  | { readonly is: 'wrong' };

export function rulable(judge: AnyRuleset, rules: RulesMaker, file: Envelope): Rulable {
  const { format, version, ruleset } = file;
  // Words and names decide nothing here.
  const plain = { format, version, ruleset, title: { en: '-' }, setup: setupOf(calledIn(rules, file)) };
  const made = begin(judge, { ...plain, script: PLAIN });
  if (made.ok && judge.scripted !== undefined)
    return { is: 'open', ground: judge.scripted.ground(made.value.state), state: made.value.state };
  return begin(judge, plain).ok && !made.ok ? { is: 'closed', problems: made.problems } : { is: 'wrong' };
}
