/** The set-up of a ready scenario with optional rules. */
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
  return plain instanceof Object
    ? { ...plain, switches: Object.fromEntries(switches.map((one) => [one, true])) }
    : undefined;
}
