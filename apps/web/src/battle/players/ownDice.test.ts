import { readRecord, seededDice } from '@drumhead/engine';
import { largeBattles } from '@drumhead/large-battles';
import { describe, expect, it } from 'vitest';
import { type Host, hostOn, now, ready, seats, settled, stateOf } from '../host/hostForTests.ts';
import { undoPoint } from '../host/hostState.ts';
import { awaitedRoll, rollOf, typedHandfuls } from './ownDice.ts';
import { memoryStorage } from '../records/storage.ts';

const asked = {
  seat: 'dice',
  decision: 'approach',
  rule: 'TEST-1',
  dice: [
    { what: 'a', owner: 'red', count: 2, faces: [1, 2, 3, 4, 5, 6] },
    { what: 'b', owner: 'blue', count: 1, faces: [1, 2, 3, 4, 5, 6] },
    { what: 'c', owner: null, count: 1, faces: [1, 2, 3, 4, 5, 6] },
    { what: 'd', owner: 'red', count: 0, faces: [1, 2, 3, 4, 5, 6] },
  ],
} as const;
const players = { red: 'human', blue: 'captain' } as const;

describe('dice of a real table', () => {
  it('are typed in for nobody, for the people at the screen, or for everybody', () => {
    expect(typedHandfuls({ seats: players }, asked)).toEqual([false, false, false, false]);
    expect(typedHandfuls({ seats: players, ownDice: 'mine' }, asked)).toEqual([true, false, true, false]);
    expect(typedHandfuls({ seats: players, ownDice: 'all' }, asked)).toEqual([true, true, true, false]);
  });

  it('leave to the machine the handfuls that are not given', () => {
    const machine = seededDice('s', 4).roll(asked).faces;
    expect(rollOf({ rolls: 4 }, { seed: 's' }, asked, [[6, 6], null]).faces).toEqual([[6, 6], ...machine.slice(1)]);
    expect(rollOf({ rolls: 4 }, { seed: 's' }, asked).faces).toEqual(machine);
  });
});

/** A battle with a person on both sides, in which a unit rolls for its activation. */
async function rolling(ownDice: 'mine' | 'all' = 'mine'): Promise<Host> {
  const host = hostOn(memoryStorage());
  await host.battles.start(seats('human', 'human'));
  await settled(host);
  await ready(host, 'france');
  host.local.takeOver();
  await ready(host, 'britain');
  host.local.takeOver();
  host.local.setOwnDice(ownDice);
  await settled(host);
  for (let guard = 0; guard < 5 && awaitedRoll(now(host)) === null; guard++) {
    const { viewer } = now(host);
    const offers = largeBattles.offers(stateOf(host), viewer);
    await host.session.order(
      offers.find(({ type }) => type === 'activate') ?? offers.find(({ type }) => type === 'open')!,
    );
    await settled(host);
  }
  return host;
}

describe('the host with dice of a real table', () => {
  it('waits for them, keeps them in the record as any dice, and goes on', async () => {
    const host = await rolling();
    const roll = awaitedRoll(now(host));
    expect(roll?.dice?.[0]).toMatchObject({ owner: 'france' });
    const before = now(host).battle?.count ?? 0;
    const faces = [Array<number>(roll?.dice?.[0]?.count ?? 0).fill(6)];
    expect(await host.local.typeDice(faces)).toBe(true);
    expect(now(host).steps[before]?.command).toEqual({ type: 'roll', faces });
    const read = readRecord(host.session.record() ?? '', [largeBattles]);
    expect(read.ok && read.battle.count).toBe(now(host).battle?.count);
  });

  it('lets the order be undone as long as no die was tapped in', async () => {
    const host = await rolling();
    const { battle } = now(host);
    expect(undoPoint(now(host))).toBe((battle?.count ?? 0) - 1);
    await host.session.undo();
    await settled(host);
    expect(awaitedRoll(now(host))).toBeNull();
  });

  it('refuses a face that no die has, and still waits', async () => {
    const host = await rolling();
    const count = now(host).battle?.count;
    expect(await host.local.typeDice([[7]])).toBe(false);
    expect(now(host).refusal?.refusal.rule).toBe('KERNEL-DICE');
    expect(now(host).battle?.count).toBe(count);
    expect(awaitedRoll(now(host))).not.toBeNull();
  });

  it('rolls one for the person, and all of them once the machine rolls again', async () => {
    const host = await rolling();
    const { battle, saved } = now(host);
    expect(await host.local.typeDice([])).toBe(true);
    const machine = seededDice(saved?.seed ?? '', battle?.rolls).roll(awaitedRoll({ battle, saved })!);
    expect(now(host).steps[battle?.count ?? 0]?.command).toEqual(machine);
    const other = await rolling('all');
    const count = now(other).battle?.count ?? 0;
    other.local.setOwnDice('none');
    await settled(other);
    expect(awaitedRoll(now(other))).toBeNull();
    expect(now(other).battle?.count).toBeGreaterThan(count);
  });

  it('keeps the choice with the battle, and the roll that waits', async () => {
    const storage = memoryStorage();
    const host = hostOn(storage);
    await host.battles.start(seats('human', 'recruit'));
    await settled(host);
    host.local.setOwnDice('all');
    await settled(host);
    const again = hostOn(storage);
    await again.battles.resume(now(host).saved?.id ?? '');
    expect(now(again).saved?.ownDice).toBe('all');
  });
});
