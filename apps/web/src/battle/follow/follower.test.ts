import type { Command } from '@drumhead/engine';
import { simplicity, type State } from '@drumhead/simplicity';
import { describe, expect, it } from 'vitest';
import { simplicityScreen } from '../../rulesets/simplicity/screen/screen.ts';
import { hostWith, oneWindow } from '../host/hostForTests.ts';
import type { Opponent } from '../players/players.ts';
import type { AnyScreen } from '../screen.ts';
import { memoryStorage } from '../records/storage.ts';
import { createFollower } from './follower.ts';
import type { Pace } from './pace.ts';

const screen = simplicityScreen as unknown as AnyScreen;

/** Moves whatever can move, so that a turn of several orders comes about. */
const opponent: Opponent = {
  ask: async ({ view, seat }) => {
    const offers = simplicity.offers(view as State, seat);
    return (offers.find(({ type }) => type === 'move') ?? offers[0]) as Command;
  },
  dismiss: () => undefined,
};

/** A host and its follower, with a clock that the test turns. */
function followed(pace: Pace) {
  const host = hostWith({
    storage: memoryStorage(),
    opponent,
    mayPass: async () => false,
    windows: oneWindow,
    screen: async () => screen,
    now: () => 1,
    name: () => 'battle',
    secret: () => 'seed',
  });
  let time = 0;
  let timer: { readonly at: number; readonly call: () => void } | null = null;
  const follower = createFollower(host.store, {
    pace: () => pace,
    now: () => time,
    later(ms, call) {
      const mine = { at: time + ms, call };
      timer = mine;
      return () => {
        if (timer === mine) timer = null;
      };
    },
    travelLeft: () => 0,
    watchTravel: () => undefined,
  });
  const shown = () => follower.store.getState();
  return {
    host,
    follower,
    shown,
    at: () => shown().battle?.count ?? 0,
    count: () => host.store.getState().battle?.count ?? 0,
    /** Lets the time run to the next timer; false if there is none. */
    tick(): boolean {
      const due = timer;
      if (!due) return false;
      timer = null;
      time = Math.max(time, due.at);
      due.call();
      return true;
    },
  };
}

const settled = async (host: ReturnType<typeof followed>['host']): Promise<void> => {
  do await new Promise((resolve) => setTimeout(resolve, 5));
  while (host.store.getState().busy);
};

/** At the person's first orders, or where the computer has ended a turn with several steps. */
async function computersTurn(pace: Pace) {
  const all = followed(pace);
  await all.host.battles.start({
    ruleset: 'simplicity',
    scenario: 'crossroads',
    seats: { france: 'human', russia: 'corporal' },
  });
  for (let guard = 0; guard < 200; guard++) {
    await settled(all.host);
    all.follower.skip();
    const { battle, viewer, following } = all.shown();
    if (!battle) throw new Error('no battle');
    if (following.all.filter(({ number, seat }) => number > following.since && seat === 'russia').length > 3)
      return all;
    const command = screen.isDeploying(battle.state)
      ? screen.deployment(battle.state, viewer)[0]
      : battle.ruleset.offers(battle.state, viewer).find(({ type }) => type !== 'resign');
    const { count } = all;
    const before = count();
    await all.host.session.order(command as Command);
    await settled(all.host);
    if (count() > before + 4) return all;
  }
  throw new Error('the computer never had a turn');
}

describe('the battle as it is shown', () => {
  it('follows the saved battle step by step, and asks the person at its end', async () => {
    const all = await computersTurn('brisk');
    expect(all.at()).toBeLessThan(all.count());
    expect(all.shown().following.behind).toBe(true);
    const seen = [all.at()];
    while (all.tick()) seen.push(all.at());
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
    expect(seen.length).toBeGreaterThan(2);
    expect(all.at()).toBe(all.count());
    expect(all.shown()).toMatchObject({ busy: false, following: { behind: false, paused: false } });
  });

  it('shows all at once at an instant pace', async () => {
    const all = await computersTurn('instant');
    expect(all.at()).toBe(all.count());
    expect(all.tick()).toBe(false);
  });

  it('stops at a pause, goes back, goes on and skips, and changes nothing in the record', async () => {
    const all = await computersTurn('suspense');
    all.tick();
    const record = all.host.session.record();
    const paused = all.at();
    all.follower.pause();
    expect(all.tick()).toBe(false);
    expect(all.at()).toBe(paused);
    all.follower.back();
    const back = all.at();
    expect(back).toBeLessThan(paused);
    expect(all.shown().battle?.state).toBe(all.shown().following.all[back - 1]?.state);
    all.follower.play();
    expect(all.at()).toBe(paused);
    all.follower.skip();
    expect(all.at()).toBe(all.count());
    expect(all.host.session.record()).toBe(record);
  });

  it('tells again what happened since the last order when a battle is opened', async () => {
    const all = await computersTurn('instant');
    const { since } = all.shown().following;
    all.host.session.leave();
    await all.host.battles.resume('battle');
    await settled(all.host);
    expect(all.shown().following).toMatchObject({ since, returned: true, behind: false });
    all.follower.play();
    expect(all.at()).toBe(all.count());
  });

  it('is where an undo leads', async () => {
    const all = await computersTurn('instant');
    const { battle, viewer } = all.shown();
    const before = all.at();
    const move = battle?.ruleset.offers(battle.state, viewer).find(({ type }) => type === 'move');
    await all.host.session.order(move as Command);
    await settled(all.host);
    expect(all.at()).toBe(before + 1);
    await all.host.session.undo();
    await settled(all.host);
    expect(all.at()).toBe(before);
    expect(all.shown().following).toMatchObject({ behind: false, paused: false });
  });
});
