/**
 * One's battles as the server tells them, over one connection for the whole page. What was told last is kept on the device:
 * the list is there at once, and says from when it is while the server is not reached.
 */
import type { ServerMessage } from '@drumhead/protocol';
import { byUrgency, type FinishedBattle, type MineMessage, type MyBattle, waitsForMe } from '@drumhead/protocol/mine';
import { createStore } from 'zustand/vanilla';
import { offersOnlinePlay } from '../server/offersOnlinePlay.ts';
import type { Naming } from '../server/api.ts';
import { type Connection, createConnection } from '../session/connection.ts';
import { socketTo } from '../session/socketTo.ts';
import { STORED_LIST } from '../places/stored.ts';

export type Mine = MyBattle<Naming>;
export type Finished = FinishedBattle<Naming>;

export interface MineList {
  /** Null: nothing was told yet, now or before. */
  readonly battles: readonly Mine[] | null;
  /** When that was told, milliseconds since 1970 by this device; by how much the server's clock is ahead of it. */
  readonly at: number;
  readonly ahead: number;
  /** Tables that people one has met have set for oneself. */
  readonly invited: number;
  /** Names of those who have. */
  readonly inviters: readonly string[];
  /** `live`: changes are told as they come. `away`: the server is not reached. `none`: there is no online play here. */
  readonly link: 'asking' | 'live' | 'away' | 'none';
}

/** Without a seat of its own a browser has no battles. */
const NOBODY = 'protocol.away.seat';
/** The connection that tells of all battles. */
const MINE = 'mine';

const NOTHING: MineList = { battles: null, at: 0, ahead: 0, invited: 0, inviters: [], link: 'asking' };

export const mineList = createStore<MineList>(() => NOTHING);
const { getState: get, setState: set } = mineList;

let connection: Connection | null = null;
let readers = 0;

/** Those that are told, in the order in which they are to be played. */
export function inOrder({ battles, ahead }: Pick<MineList, 'battles' | 'ahead'>, now: number): readonly Mine[] {
  return byUrgency(battles ?? [], now + ahead);
}

export const waitingIn = (battles: readonly Mine[] | null): readonly Mine[] => (battles ?? []).filter(waitsForMe);

/** What was kept, without what is damaged. */
export function readKept(text: string | null): Pick<MineList, 'battles' | 'at' | 'ahead'> | null {
  try {
    const { battles, at, ahead } = JSON.parse(text ?? '') as Partial<MineList>;
    const isWhole = Array.isArray(battles) && typeof at === 'number' && typeof ahead === 'number';
    return isWhole ? { battles: battles.filter(isBattle), at, ahead } : null;
  } catch {
    return null;
  }
}

function isBattle(found: unknown): found is Mine {
  if (typeof found !== 'object' || found === null) return false;
  const { table, battle, seat, ruleset, seats, waits, n, naming } = found as Record<string, unknown>;
  return (
    [table, battle, seat, ruleset].every((one) => typeof one === 'string') &&
    [seats, waits].every((one) => Array.isArray(one)) &&
    typeof n === 'number' &&
    typeof naming === 'object' &&
    naming !== null
  );
}

function keep({ battles, at, ahead }: MineList): void {
  try {
    // Nothing of nobody: the front page asks whether there is a list.
    if (battles === null || battles.length === 0) localStorage.removeItem(STORED_LIST);
    else localStorage.setItem(STORED_LIST, JSON.stringify({ battles, at, ahead }));
  } catch {
    // The list is told anew the next time.
  }
}

function told({ battles, at, invited, inviters = [] }: MineMessage<Naming>): void {
  set({ battles, at: Date.now(), ahead: at - Date.now(), invited, inviters, link: 'live' });
  keep(get());
}

function connect(): void {
  connection = createConnection(
    {
      open: socketTo(MINE, ''),
      later: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      random: () => Math.random(),
    },
    {
      opened: () => undefined,
      heard(text) {
        const message = JSON.parse(text) as MineMessage<Naming> | ServerMessage;
        if (message.t === 'mine') told(message);
      },
      link(link, why) {
        if (why === NOBODY) {
          // It would be told the same again and again.
          leave();
          told({ t: 'mine', at: Date.now(), battles: [], invited: 0 });
        } else if (link === 'reconnecting') set({ link: 'away' });
      },
    },
  );
}

function leave(): void {
  const old = connection;
  connection = null;
  old?.close();
}

/** Tries at once, as where a person asks for it. */
export const hurry = (): void => connection?.hurry();

const look = (): void => {
  if (document.visibilityState !== 'hidden') hurry();
};

async function begin(): Promise<void> {
  const offer = await offersOnlinePlay();
  if (readers === 0 || connection !== null) return;
  if (offer === 'no') return set({ link: 'none' });
  connect();
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
}

/** Follows the list until what is returned is called; all readers of a page share the connection. */
export function followMine(): () => void {
  readers += 1;
  if (readers === 1) {
    let text: string | null = null;
    try {
      text = localStorage.getItem(STORED_LIST);
    } catch {
      // It is told now.
    }
    set({ ...NOTHING, ...readKept(text) });
    begin().catch(() => set({ link: 'away' }));
  }
  return () => {
    readers -= 1;
    if (readers > 0) return;
    removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
    leave();
  };
}
