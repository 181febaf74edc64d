import { knowledgeOf } from '@drumhead/rulesets';
import { frozenPlayers } from '@drumhead/versions/players';
import { describe, expect, it } from 'vitest';
import playOne from '../apps/cli/src/arena/pairWorker.ts';
import { arenaPlayer } from '../apps/cli/src/players.ts';
import { manifests } from '../apps/cli/src/rulesets.ts';
import { sumOf } from '../scripts/oneFile.ts';
import { frozenChecks, frozenFile, frozenGame } from '../scripts/freeze.ts';

/** Enough for moves and dice; the frozen game above has orders of every kind. */
const COMMANDS = 40;

describe.each(Object.entries(frozenPlayers))('the frozen %s', (name, load) => {
  const [, id = '', rank = '', version = ''] = /^(.+)\.(\w+)@(\d+)$/.exec(name) ?? [];
  const check = frozenChecks()[name];

  it('is the file that was built, and plays the battle that it played on that day', async () => {
    const player = await load();
    expect(sumOf(frozenFile(name))).toBe(check?.sum);
    expect(frozenGame(player, player.playerCalled, rank, check?.scenario ?? '')).toBe(check?.game);
  });

  it('plays in the arena by today’s rules, under its own name', async () => {
    const named = `${rank}@${version}`;
    expect((await arenaPlayer(named, knowledgeOf(id)))?.name).toMatch(new RegExp(`^${named}#[0-9a-f]{8}$`));
    const setup = manifests.find(({ ruleset }) => ruleset.id === id)?.arenaSetups()[3];
    const players = [named, 'corporal'] as const;
    const pair = await playOne({
      ruleset: id,
      setup,
      players,
      seed: 'frozen',
      cap: COMMANDS,
      behaviour: false,
      luck: false,
    });
    expect(pair).not.toHaveProperty('error');
  });
});

it('no other player is found', async () => {
  const known = knowledgeOf('simplicity');
  for (const name of ['captain@1', 'captain@', 'major@2', 'corporal@1', 'captain@2@2']) {
    expect(await arenaPlayer(name, known), name).toBeNull();
  }
  expect((await arenaPlayer('captain@2:danger=0.5', known))?.changed).toEqual(['danger']);
});
