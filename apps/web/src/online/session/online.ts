/** Opens online battles on the page: one at a time, at the seat that this device holds. */
import { type AnyRuleset, begin, type RecordHeader } from '@drumhead/engine';
import { saltFor } from '@drumhead/protocol/dice';
import { pageAddress } from '../../app/route.ts';
import { mayPass, unforeseen } from '../../battle/host/pageHost.ts';
import { onScreen } from '../../battle/index.ts';
import { tableOf } from '../../battle/records/onlineName.ts';
import type { Storage } from '../../battle/records/savedBattle.ts';
import type { SavedBattles } from '../../battle/records/savedBattles.ts';
import type { AnyScreen } from '../../battle/screen.ts';
import { loadScreen } from '../../rulesets/screens.ts';
import { type Look, lookAt } from '../server/api.ts';
import { socketTo } from './socketTo.ts';
import { showOnlineBattle } from './onlineBattle.ts';
import {
  changePlace,
  forgetTakenKeys,
  gaveFor,
  keepGiven,
  keepPlace,
  newSalt,
  ownOf,
  type Place,
  placeAt,
} from '../places/places.ts';
import { createSession, type Session, WATCHING } from './session.ts';

let current: { readonly battle: string; readonly table: string; readonly session: Session } | null = null;

/** The connection to this seat: the one there is, or a new one in its place. */
export function sessionAt(place: Place): Session {
  const { table, battle, seat, ruleset } = place;
  if (current?.battle === battle && current.session.seat === seat) return current.session;
  endSession();
  const own = ownOf(place);
  const session = createSession({
    seat,
    salt: (commit) => saltFor(own, commit),
    gave: () => gaveFor(table, battle),
    give: (commit) => keepGiven(place, commit),
    open: socketTo(battle, seat),
    later: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    rulesOf: async (header) => {
      const screen = await loadScreen(ruleset);
      return screen && rulesFor(screen, header);
    },
    name: unforeseen,
    now: () => Date.now(),
    devices: placeAt(table)?.devices ?? null,
  });
  current = { battle, table, session };
  session.store.subscribe(({ client, devices }, before) => {
    if (client) forgetTakenKeys(place, client.dice.seals);
    if (devices !== null && devices.known !== before.devices?.known) changePlace(place, { devices: devices.known });
  });
  return session;
}

/** The connection of this table, where there is one. */
export const sessionOf = (table: string | null): Session | null =>
  current !== null && current.table === table ? current.session : null;

/** Ends the connection, unless it is that of the battle which the address leads to. */
export function endSession(): void {
  const old = current;
  current = null;
  old?.session.close();
}

/** By the version of the rules that the battle was begun under; null where the page lacks it. */
async function rulesFor(screen: AnyScreen, header: RecordHeader): Promise<AnyRuleset | null> {
  const { ruleset, rulesVersion, setup } = header;
  if (rulesVersion !== screen.ruleset.version) {
    const { releasedVersion } = await import('@drumhead/rulesets/versions');
    return (await releasedVersion(ruleset, rulesVersion))?.ruleset ?? null;
  }
  // A set-up from elsewhere may need more than the rule set of the table, such as army lists.
  return begin(screen.ruleset, setup).ok ? screen.ruleset : screen.fullRuleset();
}

/** The place at a table where this browser sits, also where only its cookie remembers that; null: at none. */
export async function placeFor(storage: Storage, table: string): Promise<Place | null> {
  const known = placeAt(table);
  if (known?.over === true)
    return import('../rematch/rematch.ts').then(({ followRematch }) => followRematch(storage, known));
  if (known !== null) return known;
  const look = await lookAt(table);
  // Somebody who plays there and watches as well plays.
  const yours = look.ok ? look.value.yours : [];
  const seat = yours.find((one) => one !== WATCHING) ?? yours[0];
  return look.ok && seat !== undefined ? newPlace(table, look.value, seat, {}) : null;
}

/** Keeps a place that was taken just now. `devices`: browsers that sit there, where that is known. */
export function newPlace(
  table: string,
  {
    battle,
    ruleset,
    scenario,
    naming,
    commit,
    over,
  }: Pick<Look, 'battle' | 'ruleset' | 'scenario' | 'naming' | 'commit' | 'over'>,
  seat: string,
  keys: Place['keys'],
  devices?: number,
): Place {
  const about = { table, battle, seat, ruleset, scenario, naming, keys, salt: newSalt(), commit, seen: 0, over };
  const place = devices === undefined ? about : { ...about, devices };
  keepPlace({ ...place, touched: Date.now() });
  return { ...place, touched: Date.now() };
}

/**
 * Shows an online battle. Where it cannot be had now, the page of its table says why and goes on trying; one that is over
 * may be stored here.
 */
export async function resumeOnline(battles: SavedBattles, id: string): Promise<boolean> {
  const table = tableOf(id) ?? '';
  const place = await placeFor(battles.storage, table);
  const screen = place && (await loadScreen(place.ruleset));
  const { session: before } = onScreen.getState();
  if (before === null) battles.leaveReplay();
  else before.leave();
  const session = place && sessionAt(place);
  const isThere = session !== null && (await isConnected(session));
  if (location.hash !== `#/battle/${id}`) {
    endSession();
    return true;
  }
  if (isThere && place !== null && screen !== null) {
    const forgetEvents = watchNet(session);
    showOnlineBattle(onScreen, {
      storage: battles.storage,
      session,
      screen,
      place: placeAt(table) ?? place,
      mayPass,
      isLookedAt: () => document.visibilityState !== 'hidden',
      done() {
        if (current?.session === session) current = null;
        forgetEvents();
      },
      keep: (change) => changePlace(place, { ...change, touched: Date.now() }),
    });
    return true;
  }
  if ((place === null || place.over) && (await battles.resume(id))) return true;
  location.replace(pageAddress('any', 'table', table));
  return true;
}

/** A net that comes back, or a page that is looked at again, is tried at once. */
function watchNet(session: Session): () => void {
  const hurry = (): void => {
    if (document.visibilityState !== 'hidden') session.hurry();
  };
  const offline = (): void => session.offline();
  addEventListener('online', hurry);
  addEventListener('offline', offline);
  document.addEventListener('visibilitychange', hurry);
  return () => {
    removeEventListener('online', hurry);
    removeEventListener('offline', offline);
    document.removeEventListener('visibilitychange', hurry);
  };
}

/** Resolves once the server has told how the battle stands, or does not answer. */
function isConnected({ store }: Session): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const { shown, isTold, link } = store.getState();
      const is = shown !== null && isTold;
      if (is || link === 'reconnecting' || link === 'refused') resolve(is);
      return is || link === 'reconnecting' || link === 'refused';
    };
    if (look()) return;
    const stop = store.subscribe(() => {
      if (look()) stop();
    });
  });
}
