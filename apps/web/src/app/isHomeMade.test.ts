import { readdirSync, readFileSync } from 'node:fs';
import { asideMessages, tableMessages } from '@drumhead/large-battles/messages';
import { expect, it } from 'vitest';
import { manifests } from '../rulesets/manifests.ts';
import { loadScreen } from '../rulesets/screens.ts';
import { isHomeMade } from './isHomeMade.ts';

/** Whether battles of this rule set and of a scenario so called are home-made. */
async function homeMadeIn(ruleset: string): Promise<(scenario: string | null) => boolean> {
  const screen = await loadScreen(ruleset);
  if (screen === null) throw new Error(`There is no screen of ${ruleset}.`);
  return (scenario) => isHomeMade({ scenario }, screen);
}

it('what no ready battle is called needs words for the names of any army', async () => {
  for (const { id: ruleset, games, scenarios } of manifests) {
    const isOwn = await homeMadeIn(ruleset);
    for (const { id } of scenarios) expect(isOwn(id), id).toBe(false);
    for (const { guided } of games) expect(isOwn(guided.scenario)).toBe(false);
    expect(isOwn('puzzle:one')).toBe(false);
    // Puzzles of a day and of the reader's own come from battles of any armies.
    expect(isOwn(`puzzle:day-20787-4-${ruleset}`)).toBe(true);
    expect(isOwn('puzzle:own-one')).toBe(true);
    expect(isOwn(null)).toBe(true);
  }
  // As the records of `simulate` are called, of random divisions and of random historical armies.
  const isOwn = await homeMadeIn('large-battles');
  expect(isOwn('france-spain')).toBe(true);
  expect(isOwn('armies')).toBe(true);
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
