import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outputOf, run, testFolder } from '../test/commandLine.ts';

const folder = testFolder();
const recruits = ['--players', 'random,random', '--threads', '1'];

describe('drumhead balance', () => {
  // With this seed one side wins both battles, and a change of those tried is better.
  const asked = ['balance', 'tomahawks-rangers', ...recruits, '--games', '2', '--seed', '6'];

  it('counts every battle, tries changes, and saves the battle with the best', async () => {
    const mended = join(folder, 'mended.json');
    const found = JSON.parse(await outputOf([...asked, '--json', '--save', mended]));
    expect(found).toMatchObject({ ruleset: 'skirmish', scenario: 'tomahawks-rangers', games: 2 });
    const { ends, mends } = found;
    expect(ends.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(2);
    expect(mends.rounds[0].tried).toHaveLength(4);
    expect(mends.rounds[0].taken.key).toBe('sk.mend.more');
    expect(mends.balance.games).toBe(2);
    expect(JSON.parse(readFileSync(mended, 'utf8'))).toEqual(mends.setup);
    expect(await run(['check', mended])).toMatchObject({ status: 0 });
  }, 240_000);

  it('says it in words, and changes nothing where every battle has other troops', async () => {
    const told = await outputOf(['balance', '--squads', 'fr,gb', ...recruits, '--games', '1', '--lang', 'it']);
    expect(told).toMatch(/^Troppo presto per dirlo/m);
    expect(told).toMatch(/^Ogni battaglia ha un altro schieramento/m);
    expect(told).not.toMatch(/cli\.|sk\.|model-\d|undefined|\{\{/);
  }, 240_000);

  it.each([
    ['nothing to play', ['balance'], 2],
    ['no change to save', ['balance', 'tomahawks-rangers', '--games', '1', '--no-mend', '--save', 'x.json'], 1],
    ['a player too few', ['balance', 'crossroads', '--players', 'captain'], 2],
  ])('refuses %s', async (_what, args, status) => {
    const ran = await run([...args.slice(0, 1), ...recruits, ...args.slice(1)]);
    expect(ran.status).toBe(status);
    expect(ran.err).not.toBe('');
  });
});
