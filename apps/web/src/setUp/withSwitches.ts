/** The set-up of a ready scenario with optional rules. */
import { rulesSetup, withRulesSetup } from '@drumhead/engine';
import type { RulesetManifest } from '../rulesets/rulesetManifest.ts';
import { loadScreen } from '../rulesets/screens.ts';

/** Undefined: as printed. */
export async function withSwitches(
  manifest: RulesetManifest,
  scenario: string,
  switches: readonly string[],
): Promise<unknown> {
  if (switches.length === 0) return undefined;
  const plain = await (await loadScreen(manifest.id))?.scenario(scenario);
  const setup = rulesSetup(plain);
  return setup instanceof Object
    ? withRulesSetup(plain, { ...setup, switches: Object.fromEntries(switches.map((one) => [one, true])) })
    : undefined;
}
