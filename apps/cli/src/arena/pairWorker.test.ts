import { playPair } from '@drumhead/bots';
import { seededDice } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { arenaPlayer } from '../players.ts';
import { manifests } from '../rulesets.ts';
import playOne from './pairWorker.ts';

it('plays a pair of a player against himself once, and tells both battles as if it had played them', async () => {
  const known = knowledgeOf('skirmish');
  const player = await arenaPlayer('recruit', known);
  const setup = manifests.find(({ ruleset }) => ruleset.id === 'skirmish')?.arenaSetups()[0];
  const task = { ruleset: 'skirmish', setup, players: ['recruit', 'recruit'] as const, seed: 'c', cap: 2000 };
  const once = await playOne({ ...task, behaviour: false, luck: false });
  if (player === null || 'error' in once) throw new Error('not played');
  const choices = (seat: string) => player.play(`c/${seat}`);
  const twice = playPair({
    ...known,
    setup,
    players: [choices, choices],
    dice: () => seededDice('c/dice'),
    cap: task.cap,
    now: () => 0,
  });
  expect(once.battles).toEqual(twice.battles);
  expect(once.battles[0].margin).not.toBe(0);
  expect(once.times[1].length).toBeLessThan(twice.times[1].length);
});

it('SCN-FILE-1 plays a scenario file by its own rules', async () => {
  const path = new URL('../../../../examples/scenarios/simplicity-own-rules.json', import.meta.url);
  const events = [{ id: 'end', when: { turn: 1 }, do: [{ end: 'britain' }] }];
  const script = { turns: { limit: 1 }, victory: {}, events };
  const setup = { ...(JSON.parse(readFileSync(path, 'utf8')) as object), script };
  const task = { ruleset: 'simplicity', setup, players: ['recruit', 'recruit'] as const, seed: 'c', cap: 300 };
  const once = await playOne({ ...task, behaviour: false, luck: false });
  if ('error' in once) throw new Error(once.error);
  expect(once.battles[0]).toMatchObject({ winner: 'britain', capped: false });
});
