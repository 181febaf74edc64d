import { expect, it } from 'vitest';
import { hostOn, now, seats } from '../battle/host/hostForTests.ts';
import { memoryStorage } from '../battle/records/storage.ts';
import { changedSides, isTold, rematchOf } from './rematch.ts';

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

it('no briefing comes before the rematch of a guided battle, a puzzle or a position', async () => {
  const host = hostOn(memoryStorage());
  await host.battles.start(seats('human', 'corporal'));
  const { saved } = now(host);
  if (!saved) throw new Error('no battle');
  expect(isTold(saved)).toBe(true);
  expect(isTold({ ...saved, origin: 'campaign' })).toBe(true);
  expect(isTold({ ...saved, origin: 'position' })).toBe(false);
  for (const scenario of ['first-battle', 'puzzle:square']) expect(isTold({ ...saved, scenario })).toBe(false);
});
