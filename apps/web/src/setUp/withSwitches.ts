/** The set-up of a ready scenario with optional rules. */
import { rulesSetup, withRulesSetup } from '@drumhead/engine';
import type { AnyScreen } from '../battle/screen.ts';
import type { RulesetManifest } from '../rulesets/rulesetManifest.ts';

/** Undefined: as printed. */
export async function withSwitches(
  manifest: RulesetManifest,
  scenario: string,
  switches: readonly string[],
): Promise<unknown> {
  if (switches.length === 0) return undefined;
  const screen = (await manifest.screen()) as AnyScreen;
  const plain = await screen.scenario(scenario);
  const setup = rulesSetup(plain);
  return setup instanceof Object
    ? withRulesSetup(plain, { ...setup, switches: Object.fromEntries(switches.map((one) => [one, true])) })
    : undefined;
}
