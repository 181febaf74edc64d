/** Scenarios by name or from files. */
import { type AnyRuleset, begin, isEnvelope, rulesetOfEnvelope } from '@drumhead/engine';
import { rulesets, type Translate } from '@drumhead/rulesets';
import { refused, wrongUsage } from './exit.ts';
import { foundIn, problemLines, refusedFile, rulesetNamed, wantedValue } from './input.ts';
import { kindOfUnnamed } from './formats.ts';
import { manifests } from './rulesets.ts';

/** The rule set that a set-up file is for: as its envelope says, or by its format. */
function rulesetOf(setup: unknown): string {
  if (isEnvelope(setup)) return rulesetOfEnvelope(setup) ?? '';
  const { ruleset } = manifests.find((manifest) => manifest.isSetup?.(setup)) ?? manifests[0];
  return ruleset.id;
}

/** The scenario's rule set and set-up, by its name or from a file; with no rule set named, whichever brings it. */
export function scenarioNamed(
  t: Translate,
  id: string,
  rulesetId: string | undefined,
): { readonly ruleset: AnyRuleset; readonly setup: unknown } {
  if (id.endsWith('.json')) {
    const found = foundIn(t, id);
    if (found.is === 'json' && kindOfUnnamed(found.value) === null) return refusedFile(t, id, found);
    const setup = wantedValue(t, id, found, ['scenario', 'pickup', 'position', 'game']);
    const ruleset = rulesetNamed(t, rulesetId ?? rulesetOf(setup));
    const made = begin(ruleset, setup);
    return made.ok ? { ruleset, setup } : refused(problemLines(t, made.problems));
  }
  const among = rulesetId === undefined ? rulesets : [rulesetNamed(t, rulesetId)];
  const ruleset = among.find((r) => r.scenarios.includes(id));
  if (!ruleset) {
    return wrongUsage(t('cli.error.scenario', { given: id, known: among.flatMap((r) => r.scenarios).join(', ') }));
  }
  return { ruleset, setup: ruleset.scenario(id) };
}
