/** A new battle from a ready scenario, or from a set-up that is given. */
import { begin, type Checked } from '@drumhead/engine';
import type { AnyBattle } from './hosted.ts';
import type { AnyScreen } from '../screen.ts';

/** By the rule set of the table or, where that cannot read the set-up (such as a position), by the whole one. */
export async function beginOn(screen: AnyScreen, scenario: string | null, given: unknown): Promise<Checked<AnyBattle>> {
  const setup = given ?? (scenario === null ? null : await screen.scenario(scenario));
  const made = begin(screen.ruleset, setup);
  return made.ok ? made : begin(await screen.fullRuleset(), setup);
}
