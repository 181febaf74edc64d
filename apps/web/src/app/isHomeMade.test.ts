import { expect, it } from 'vitest';
import { manifests } from '../rulesets/manifests.ts';
import { isHomeMade } from './isHomeMade.ts';

it('what no ready battle is called needs words for the names of any army', () => {
  for (const { id: ruleset, games, scenarios } of manifests) {
    for (const { id } of scenarios) expect(isHomeMade({ ruleset, scenario: id }), id).toBe(false);
    for (const { guided } of games) expect(isHomeMade({ ruleset, scenario: guided.scenario })).toBe(false);
    expect(isHomeMade({ ruleset, scenario: 'puzzle:one' })).toBe(false);
    expect(isHomeMade({ ruleset, scenario: null })).toBe(true);
  }
  // As the records of `simulate` are called, of random divisions and of random historical armies.
  expect(isHomeMade({ ruleset: 'large-battles', scenario: 'france-spain' })).toBe(true);
  expect(isHomeMade({ ruleset: 'large-battles', scenario: 'armies' })).toBe(true);
});
