/** Hosts for tests: battles of Large Battles whose computer player answers at once. */
import { checkOf, seededRandomInt } from '@drumhead/engine';
import { type Command, largeBattles, type State } from '@drumhead/large-battles';
import { largeBattlesScreen } from '../../rulesets/large-battles/screen/screen.ts';
import { createHost } from './host.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { BattleSession, LocalBattle } from './battleSession.ts';
import type { Hosted } from './hosted.ts';
import type { MayPass } from './judgedChance.ts';
import { emptyScreen, type HostNeeds } from './hostState.ts';
import type { SavedBattles } from '../records/savedBattles.ts';
import type { Opponent, Player } from '../players/players.ts';
import type { AnyScreen } from '../screen.ts';
import type { Windows } from '../saving/windows.ts';
import type { Storage } from '../records/savedBattle.ts';

export const screen = largeBattlesScreen as unknown as AnyScreen;

/** Answers with the first offer, in place of the worker. */
export const anyOffer: Opponent = {
  ask: async ({ view, seat, seed }) => {
    const offers = largeBattles.offers(view as State, seat);
    return offers[seededRandomInt(seed)(offers.length)] as Command;
  },
  dismiss: () => undefined,
};

/** A browser with one window. */
export const oneWindow: Windows = {
  take: async () => true,
  release: () => undefined,
  tellStored: () => undefined,
  onStored: () => undefined,
};

/** A host with a screen of its own, and what can be done with the battle that is on it. */
export interface Host {
  readonly store: StoreApi<Hosted>;
  readonly battles: SavedBattles;
  readonly session: BattleSession;
  readonly local: LocalBattle;
}

export function hostWith(needs: HostNeeds): Host {
  const store = emptyScreen();
  const battles = createHost(store, needs);
  const session = (): BattleSession => {
    const now = store.getState().session;
    if (now === null) throw new Error('no battle is on the screen');
    return now;
  };
  return {
    store,
    battles,
    get session() {
      return session();
    },
    get local() {
      return session().local as LocalBattle;
    },
  };
}

export function hostOn(
  storage: Storage,
  opponent: Opponent = anyOffer,
  windows: Windows = oneWindow,
  mayPass: MayPass = async () => false,
): Host {
  let names = 0;
  let seeds = 0;
  let time = 0;
  return hostWith({
    storage,
    opponent,
    mayPass,
    windows,
    screen: async (ruleset) => (ruleset === 'large-battles' ? screen : null),
    now: () => ++time,
    name: () => `battle-${++names}`,
    secret: () => `seed-${++seeds}`,
  });
}

export const seats = (france: Player, britain: Player) => ({
  ruleset: 'large-battles',
  scenario: 'peninsular-clash',
  seats: { france, britain },
});
export const now = (host: Host) => host.store.getState();
export const stateOf = (host: Host) => now(host).battle?.state as State;
export const checkIn = (host: Host) => checkOf({ state: stateOf(host) });

/** Resolves when nothing more happens by itself. */
export async function settled(host: Host): Promise<void> {
  for (let still = 0, last = -1; still < 5; ) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    const count = now(host).battle?.count ?? 0;
    still = count === last && now(host).thinking === null ? still + 1 : 0;
    last = count;
  }
}

export async function ready(host: Host, seat: 'france' | 'britain'): Promise<void> {
  await host.session.order(...screen.deployment(now(host).battle?.state, seat));
  await settled(host);
}
