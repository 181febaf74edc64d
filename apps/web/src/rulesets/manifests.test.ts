/** What the lists of battles say before a rule set is loaded. */
import { expect, it } from 'vitest';
import { beginOn } from '../battle/host/beginOn.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { sideColours } from '../table/troops/nations.ts';
import { manifests } from './manifests.ts';
import { loadScreen, rulesetsAtTable } from './screens.ts';

it('the rule sets of the pages are those of the table, in their order', () => {
  expect(manifests.map(({ id }) => id)).toEqual(rulesetsAtTable.map(({ id }) => id));
});

const scenarios = manifests.flatMap((manifest) => manifest.scenarios.map((scenario) => ({ manifest, scenario })));

it.each(scenarios)('the sides of $scenario.id have the colours of the battle', async ({ manifest, scenario }) => {
  const screen = (await loadScreen(manifest.id)) as AnyScreen;
  const begun = await beginOn(screen, scenario.id, undefined);
  if (!begun?.ok) throw new Error(`${scenario.id} does not begin`);
  const { state } = begun.value;
  expect(scenario.sides.map(({ seat }) => seat)).toEqual(screen.ruleset.seats(state));
  const colours = sideColours(scenario.sides.map(({ uniform }) => uniform));
  expect(colours).toEqual(sideColours(screen.uniforms(state)));
  expect(Object.keys(colours)).toHaveLength(scenario.sides.length);
});
