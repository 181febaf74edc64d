/** The battle on the screen as the page shows it, and what screens do with it and with the battles of this device. */
import type { Order } from '@drumhead/engine';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { createFollower, type Follower, type Shown } from './follow/follower.ts';
import { travelLeft, watchTravel } from './follow/travel.ts';
import type { BattleSession } from './host/battleSession.ts';
import type { Hosted } from './host/hosted.ts';
import { emptyScreen } from './host/hostState.ts';
import type { SavedBattle } from './records/savedBattle.ts';
import type { SavedBattles } from './records/savedBattles.ts';
import { settings } from './settings.ts';

/** The battle on the screen, always up to date: whoever hosts it puts it here. */
export const onScreen: StoreApi<Hosted> = emptyScreen();

/** Every order of it so far, the dice among them. */
export const ordersOnScreen = (): readonly Order[] =>
  onScreen.getState().steps.map(({ seat, command }) => ({ seat, command }));

/** What the screens show of it, at the reader's pace. */
export const follower: Follower = createFollower(onScreen, {
  pace: () => settings().pace,
  now: () => performance.now(),
  later: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  travelLeft,
  watchTravel,
});

/** The battle as it is shown. */
export function useHosted<T>(pick: (shown: Shown) => T): T {
  return useStore(follower.store, pick);
}

export const SavedBattlesContext = createContext<SavedBattles | null>(null);

/** The battles of this device. */
export function useSavedBattles(): SavedBattles {
  const battles = useContext(SavedBattlesContext);
  if (battles === null) throw new Error('no battles are provided');
  return battles;
}

/** What lists call a saved battle, for pages of a rule set: the list of all rule sets holds them, so they may not ask it. */
export const BattleNameContext = createContext<(battle: SavedBattle) => string>(({ name }) => name);

export const SessionContext = createContext<BattleSession | null>(null);

/** What can be done with the battle on the screen, for everything inside the page of a battle. */
export function useSession(): BattleSession {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('no battle is on the screen');
  return session;
}

/** `data-busy` for tests: is anything still going on? */
if (typeof document !== 'undefined') {
  follower.store.subscribe(({ busy }) => {
    document.documentElement.dataset['busy'] = String(busy);
  });
}
