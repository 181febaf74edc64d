import type { Command } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import type { Host } from './hostForTests.ts';
import { anyOffer, hostOn, now, ready, screen, seats, settled, stateOf } from './hostForTests.ts';
import { StorageError, type StorageTrouble } from '../saving/storageTrouble.ts';
import type { Windows } from '../saving/windows.ts';
import { memoryStorage } from '../records/storage.ts';
import type { Storage } from '../records/savedBattle.ts';

const lasting = (): Storage => ({ ...memoryStorage(), isLasting: async () => true });
const placement = (host: Host, at = 0) => screen.deployment(stateOf(host), 'france')[at] as Command;
const count = (host: Host) => now(host).battle?.count ?? -1;

/** A storage that fails as it is told to. */
function failing() {
  const kept = lasting();
  let trouble: StorageTrouble | null = null;
  const guarded =
    <A extends Parameters<Storage['append']> | Parameters<Storage['create']>>(work: (...given: A) => Promise<void>) =>
    (...given: A) =>
      trouble === null ? work(...given) : Promise.reject(new StorageError(trouble));
  const storage: Storage = {
    ...kept,
    append: guarded((...given) => kept.append(...given)),
    create: guarded((...given) => kept.create(...given)),
  };
  return {
    storage,
    fail: (next: StorageTrouble | null) => {
      trouble = next;
    },
  };
}

/** A battle against a recruit, waiting for the first placement. */
async function begunOn(storage: Storage, window?: Windows): Promise<{ readonly host: Host; readonly id: string }> {
  const host = hostOn(storage, anyOffer, window);
  await host.battles.start(seats('human', 'recruit'));
  await settled(host);
  return { host, id: now(host).saved?.id ?? '' };
}

/** The same battle in another window. */
async function resumedOn(storage: Storage, id: string, window?: Windows): Promise<Host> {
  const host = hostOn(storage, anyOffer, window);
  await host.battles.resume(id);
  await settled(host);
  return host;
}

/** The windows of one browser: who has which battle, and what each is told. */
function browser() {
  const holders = new Map<string, { readonly window: number; readonly lost: () => void }>();
  const listeners: { readonly window: number; readonly listener: (id: string) => void }[] = [];
  let count = 0;
  return (): Windows => {
    const window = ++count;
    const release = () => {
      for (const [id, holder] of holders) if (holder.window === window) holders.delete(id);
    };
    return {
      async take(id, takeOver, lost) {
        release();
        const holder = holders.get(id);
        if (holder && !takeOver) return false;
        holders.set(id, { window, lost });
        holder?.lost();
        return true;
      },
      release,
      tellStored: (id) => {
        for (const one of listeners) if (one.window !== window) one.listener(id);
      },
      onStored: (listener) => listeners.push({ window, listener }),
    };
  };
}

describe('a battle that cannot be saved', () => {
  it.each(['full', 'failed', 'blocked', 'newer'] as const)(
    'undoes the order and names the trouble (%s)',
    async (trouble) => {
      const { storage, fail } = failing();
      const { host } = await begunOn(storage);
      const before = count(host);
      fail(trouble);
      expect(await host.session.order(placement(host))).toBe(false);
      expect(count(host)).toBe(before);
      expect(now(host).fault).toMatchObject({ key: 'web.fault.notSaved', facts: { trouble } });
      fail(null);
      expect(await host.session.order(placement(host))).toBe(true);
    },
  );

  it('is played on in memory when the player wants to, and saved whole once there is room', async () => {
    const { storage, fail } = failing();
    const { host, id } = await begunOn(storage);
    fail('full');
    await host.session.order(placement(host));
    await host.local.playUnsaved();
    expect(now(host)).toMatchObject({ unsaved: true, fault: null });
    await ready(host, 'france');
    const played = count(host);
    // The record is the way out, and holds everything.
    expect(host.session.record()?.split('\n').length).toBeGreaterThan(played);
    await host.local.saveAgain();
    expect(now(host)).toMatchObject({ unsaved: true, fault: { facts: { trouble: 'full' } } });
    fail(null);
    await host.local.saveAgain();
    expect(now(host)).toMatchObject({ unsaved: false, fault: null, saved: { id } });
    const later = hostOn(storage);
    await later.battles.resume(id);
    expect(count(later)).toBe(played);
  });

  it('is not lost by leaving it inside the page', async () => {
    const { storage, fail } = failing();
    const { host, id } = await begunOn(storage);
    fail('full');
    await host.local.playUnsaved();
    await host.session.order(placement(host));
    await settled(host);
    const played = count(host);
    host.session.leave();
    expect(host.battles.unsaved.getState()).toEqual([id]);
    expect((await host.battles.storage.list()).map((battle) => battle.id)).toEqual([id]);
    expect((await host.battles.openForReplay(id))?.battle.count).toBe(played);
    expect(await host.battles.resume(id)).toBe(true);
    expect(count(host)).toBe(played);
    expect(now(host).unsaved).toBe(true);
    fail(null);
    expect(await host.local.saveAgain()).toBe(true);
    expect(host.battles.unsaved.getState()).toEqual([]);
    expect((await storage.read(id))?.battle.count).toBe(now(host).saved?.count);
  });

  it('is kept in memory when it is begun from a replay, and the replay is left', async () => {
    const { storage, fail } = failing();
    const { host, id } = await begunOn(storage);
    host.session.leave();
    await host.battles.openForReplay(id);
    fail('full');
    expect(await host.battles.start(seats('human', 'recruit'))).toBe(true);
    host.battles.leaveReplay();
    expect(now(host)).toMatchObject({ unsaved: true, saved: { id: 'battle-2' } });
    await host.battles.openForReplay(id);
    host.battles.leaveReplay();
    expect(now(host).battle).toBeNull();
  });

  it('keeps name, folder and notes that it was given meanwhile when it is saved again', async () => {
    const { storage, fail } = failing();
    const { host, id } = await begunOn(storage);
    fail('full');
    await host.local.playUnsaved();
    await host.session.order(placement(host));
    await settled(host);
    fail(null);
    const words = { title: 'Sunday', folder: 'Club', notes: 'Rain' };
    await storage.keepBeside(id, words);
    await host.local.saveAgain();
    expect((await storage.read(id))?.battle).toMatchObject(words);
    expect((await storage.read(id))?.battle.sketch).toBeDefined();
  });

  it('keeps the notes that were written about it while it was held, and before', async () => {
    const { storage, fail } = failing();
    const { host, id } = await begunOn(storage);
    await host.battles.storage.keepBeside(id, { notes: 'Rain', title: 'Sunday' });
    fail('full');
    await host.local.playUnsaved();
    const held = await host.battles.storage.read(id);
    expect(held?.battle).toMatchObject({ notes: 'Rain', title: 'Sunday' });
    await host.battles.storage.keepBeside(id, { notes: 'Rain, then mud' });
    await host.local.playUnsaved();
    await storage.keepBeside(id, { notes: 'Sun', folder: 'Club' });
    fail(null);
    await host.local.saveAgain();
    expect((await storage.read(id))?.battle).toMatchObject({
      notes: 'Rain, then mud',
      title: 'Sunday',
      folder: 'Club',
    });
  });

  it('is saved beside the battle that another window went on with', async () => {
    const { storage, fail } = failing();
    const { host, id } = await begunOn(storage);
    fail('full');
    await host.local.playUnsaved();
    await host.session.order(placement(host));
    fail(null);
    const other = await resumedOn(storage, id);
    await other.session.order(placement(other, 1));
    await host.local.saveAgain();
    expect(now(host).saved?.id).not.toBe(id);
    expect(await storage.list()).toHaveLength(2);
    expect((await storage.read(id))?.battle.count).toBe(now(other).saved?.count);
  });

  it('is begun all the same where there is no room, and says that it is not saved', async () => {
    const { storage, fail } = failing();
    fail('full');
    const host = hostOn(storage);
    expect(await host.battles.start(seats('human', 'recruit'))).toBe(true);
    await settled(host);
    expect(now(host).unsaved).toBe(true);
    expect(await host.session.order(placement(host))).toBe(true);
    expect(await storage.list()).toEqual([]);
  });

  it('is saved again after another window deleted it', async () => {
    const storage = lasting();
    const { host, id } = await begunOn(storage);
    await storage.remove(id);
    expect(await host.session.order(placement(host))).toBe(false);
    expect(now(host).fault?.facts['trouble']).toBe('removed');
    expect(await host.local.saveAgain()).toBe(true);
    expect(await host.session.order(placement(host))).toBe(true);
    expect((await storage.read(id))?.battle.count).toBe(now(host).saved?.count);
  });
});

describe('a battle in two windows', () => {
  it('is played in one and followed in the other, until that takes it over', async () => {
    const [storage, window] = [lasting(), browser()];
    const { host: first, id } = await begunOn(storage, window());
    const second = await resumedOn(storage, id, window());
    expect(now(second).elsewhere).toBe(true);
    expect(await second.session.order(placement(second))).toBe(false);
    expect(now(second).fault).toBeNull();
    expect(await first.session.order(placement(first))).toBe(true);
    await settled(second);
    expect(count(second)).toBe(count(first));

    await second.local.takeBattleOver();
    await settled(first);
    expect([now(first).elsewhere, now(second).elsewhere]).toEqual([true, false]);
    expect(await second.session.order(placement(second))).toBe(true);
    expect(await first.session.order(placement(first))).toBe(false);
    await settled(first);
    expect(count(first)).toBe(count(second));
    // The window that played it goes: the other one takes it without a question at its next visit.
    second.session.leave();
    await first.local.takeBattleOver();
    expect(now(first).elsewhere).toBe(false);
  });

  it('can be saved again from the window that watched, after it was deleted', async () => {
    const [storage, window] = [lasting(), browser()];
    const { id } = await begunOn(storage, window());
    const second = await resumedOn(storage, id, window());
    await storage.remove(id);
    expect(await second.local.takeBattleOver()).toBe(false);
    expect(now(second)).toMatchObject({ elsewhere: false, fault: { facts: { trouble: 'removed' } } });
    expect(await second.local.saveAgain()).toBe(true);
    expect(await second.session.order(placement(second))).toBe(true);
    expect(await storage.list()).toHaveLength(1);
  });

  it('overwrites no commands where windows do not know of each other', async () => {
    const storage = lasting();
    const { host: first, id } = await begunOn(storage);
    const second = await resumedOn(storage, id);
    expect(await first.session.order(placement(first))).toBe(true);
    expect(await second.session.order(placement(second, 1))).toBe(false);
    await settled(second);
    expect(now(second).elsewhere).toBe(true);
    expect(count(second)).toBe(count(first));
    await second.local.takeBattleOver();
    expect(await second.session.order(placement(second))).toBe(true);
  });
});
