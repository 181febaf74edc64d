import { momentOf } from '@drumhead/engine';
import type { State } from '@drumhead/large-battles';
import { describe, expect, it } from 'vitest';
import { hostOn, now, ready, screen, seats, settled } from '../battle/host/hostForTests.ts';
import { REPLAY_VIEWER } from '../battle/host/hostState.ts';
import { memoryStorage } from '../battle/records/storage.ts';
import type { Messages } from '../i18n/index.ts';
import { WATCHER } from '../battle/players/watcher.ts';
import { eyesFor, isAllOpen, linesSeenBy } from './eyes.ts';
import type { AnyBattle } from '../battle/host/hosted.ts';

const SIDES = ['france', 'britain'];
const looked = (france: 'human' | 'captain', britain: 'human' | 'captain', over: boolean, secret: boolean) =>
  eyesFor({ seats: SIDES, players: { france, britain }, over, secret });

describe('the eyes of a replay', () => {
  it('see everything once the battle is over and nothing is secret', () => {
    expect(looked('human', 'captain', true, false)).toEqual([REPLAY_VIEWER, ...SIDES]);
    expect(looked('human', 'captain', true, true)).toEqual(['france']);
  });

  it('are those of the people until then', () => {
    expect(looked('human', 'captain', false, false)).toEqual(['france']);
    expect(looked('human', 'human', false, false)).toEqual(SIDES);
    expect(looked('captain', 'captain', false, false)).toEqual([WATCHER]);
  });

  it('are closed where one of two people at a screen could see the secret of the other', () => {
    expect(looked('human', 'human', false, true)).toEqual([]);
    expect(looked('captain', 'human', false, true)).toEqual(['britain']);
    expect(looked('captain', 'captain', false, true)).toEqual([]);
  });

  it('all see the same where no moment hid anything from anybody', () => {
    const ruleset = (hidden: string | null | undefined) => ({
      seats: () => SIDES,
      isOpen: (state: unknown, seat: string | null) => state !== 'secret' || seat !== hidden,
    });
    expect(isAllOpen(ruleset('britain'), ['open', 'open'])).toBe(true);
    expect(isAllOpen(ruleset('britain'), ['open', 'secret'])).toBe(false);
    expect(isAllOpen(ruleset(null), ['secret', 'open'])).toBe(false);
    expect(isAllOpen(ruleset(undefined), ['secret'])).toBe(true);
  });

  it('are told nothing of a deployment that is hidden from them', async () => {
    const host = hostOn(memoryStorage());
    await host.battles.start(seats('human', 'human'));
    await settled(host);
    await ready(host, 'france');
    const { battle, steps } = now(host);
    const { ruleset } = battle as AnyBattle;
    const keys: Messages = { t: (key) => key, translate: (key) => key, language: 'en' };
    // Every event as a line, those that the log leaves out too.
    const events = {
      ...screen,
      line: (_m: Messages, state: unknown, event: { readonly type: string }) => {
        const { units } = state as State;
        return { text: `${event.type} ${units.filter(({ status }) => status === 'table').length}` } as never;
      },
    };
    const seenBy = (seat: string) => steps.flatMap(linesSeenBy(ruleset, events, seat, keys)).map(({ text }) => text);
    expect(seenBy('france').filter((text) => text.startsWith('placed')).length).toBeGreaterThan(10);
    expect(seenBy(REPLAY_VIEWER)).toEqual(seenBy('france'));
    for (const stranger of ['britain', WATCHER]) {
      expect(seenBy(stranger).filter((text) => /^(placed|generalPlaced|lifted|shared)/.test(text))).toEqual([]);
      expect(new Set(seenBy(stranger).map((text) => text.split(' ')[1]))).toEqual(new Set(['0']));
    }
    expect((momentOf(battle as AnyBattle, battle?.count ?? 0).state as State).field.hiddenDeployment).toBe(true);
  });
});
