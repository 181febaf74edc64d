import { readdirSync, readFileSync } from 'node:fs';
import { asideMessages, tableMessages } from '@drumhead/large-battles/messages';
import { expect, it } from 'vitest';
import { manifests } from '../rulesets/manifests.ts';
import { isHomeMade } from './isHomeMade.ts';

it('what no ready battle is called needs words for the names of any army', () => {
  for (const { id: ruleset, games, scenarios } of manifests) {
    for (const { id } of scenarios) expect(isHomeMade({ ruleset, scenario: id }), id).toBe(false);
    for (const { guided } of games) expect(isHomeMade({ ruleset, scenario: guided.scenario })).toBe(false);
    expect(isHomeMade({ ruleset, scenario: 'puzzle:one' })).toBe(false);
    // Puzzles of a day and of the reader's own come from battles of any armies.
    expect(isHomeMade({ ruleset, scenario: `puzzle:day-20787-4-${ruleset}` })).toBe(true);
    expect(isHomeMade({ ruleset, scenario: 'puzzle:own-one' })).toBe(true);
    expect(isHomeMade({ ruleset, scenario: null })).toBe(true);
  }
  // As the records of `simulate` are called, of random divisions and of random historical armies.
  expect(isHomeMade({ ruleset: 'large-battles', scenario: 'france-spain' })).toBe(true);
  expect(isHomeMade({ ruleset: 'large-battles', scenario: 'armies' })).toBe(true);
});

it('positions of the day and puzzles of Large Battles say nothing that their table cannot', () => {
  // Titles of scenarios are words of the page, at any table.
  const sources = [
    ['../../public/days/large-battles/', { ...tableMessages, ...asideMessages }],
    ['../rulesets/large-battles/puzzles/', tableMessages],
  ] as const;
  for (const [path, words] of sources) {
    const folder = new URL(path, import.meta.url);
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    const said = files.flatMap(
      (file) => readFileSync(new URL(file, folder), 'utf8').match(/(?<=")lb\.(?!scenario\.)[^"]+/g) ?? [],
    );
    expect(said.length, path).toBeGreaterThan(9);
    expect(
      [...new Set(said)].filter((key) => !(key in words)),
      path,
    ).toEqual([]);
  }
});
