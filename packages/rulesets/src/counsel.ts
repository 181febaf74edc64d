/** What each rule set knows about good play, for computer players. */
import type { Command, Counsel } from '@drumhead/engine';
import { counsel as largeBattles } from '@drumhead/large-battles/counsel';
import { counsel as simplicity } from '@drumhead/simplicity/counsel';
import { counsel as skirmish } from '@drumhead/skirmish/counsel';

const COUNSELS: Readonly<Record<string, unknown>> = { 'large-battles': largeBattles, skirmish, simplicity };

export function counselOf(ruleset: string): Counsel<unknown, Command> {
  const counsel = Object.hasOwn(COUNSELS, ruleset) ? COUNSELS[ruleset] : undefined;
  if (counsel === undefined) throw new RangeError(`no counsel for the rule set ${ruleset}`);
  return counsel as Counsel<unknown, Command>;
}
