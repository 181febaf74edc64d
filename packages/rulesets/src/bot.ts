/** What each rule set knows about good play, for computer players. */
import type { Command, Evaluation } from '@drumhead/engine';
import { evaluation as largeBattles } from '@drumhead/large-battles/bot';
import { evaluation as simplicity } from '@drumhead/simplicity/bot';
import { evaluation as skirmish } from '@drumhead/skirmish/bot';

const COUNSELS: Readonly<Record<string, unknown>> = { 'large-battles': largeBattles, skirmish, simplicity };

export function evaluationOf(ruleset: string): Evaluation<unknown, Command> {
  const counsel = Object.hasOwn(COUNSELS, ruleset) ? COUNSELS[ruleset] : undefined;
  if (counsel === undefined) throw new RangeError(`no counsel for the rule set ${ruleset}`);
  return counsel as Evaluation<unknown, Command>;
}
