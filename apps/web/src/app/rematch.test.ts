import { expect, it } from 'vitest';
import { hostOn, now, seats } from '../battle/host/hostForTests.ts';
import { memoryStorage } from '../battle/records/storage.ts';
import { changedSides, rematchOf } from './rematch.ts';

it.each([
  ['campaign', 'campaign'],
  ['position', 'position'],
  ['record', 'record'],
  // It begins with the set-up, not at the moment from which the first was played on.
  ['playedOn', undefined],
  [undefined, undefined],
] as const)('a rematch of a battle from %s says the same, sides changed or not', async (origin, expected) => {
  const host = hostOn(memoryStorage());
  await host.battles.start({ ...seats('human', 'corporal'), ...(origin && { origin }) });
  const { saved, battle } = now(host);
  if (!saved || !battle) throw new Error('no battle');
  for (const players of [saved.seats, changedSides(saved.seats)]) {
    expect(await host.battles.start(rematchOf(saved, battle, players))).toBe(true);
    expect(now(host).saved).toMatchObject({ scenario: saved.scenario, seats: players });
    expect(now(host).saved?.id).not.toBe(saved.id);
    expect(now(host).saved?.origin).toBe(expected);
  }
});
