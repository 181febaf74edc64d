/** The list of one's battles on a page, with what is to be told outside the page: the title of its tab, and the badge of the app. */
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { onlineName } from '../../battle/records/onlineName.ts';
import { takesKeys } from '../../table/takesKeys.ts';
import { followMine, inOrder, type Mine, type MineList, mineList, waitingIn } from './list.ts';

export const battleAddress = (table: string): string => `#/battle/${onlineName(table)}`;

interface Shown {
  readonly list: MineList;
  /** In the order in which they are to be played. */
  readonly waiting: readonly Mine[];
  readonly others: readonly Mine[];
  /** Milliseconds since 1970 by this device. */
  readonly now: number;
}

/** How often what is left and since when is worked out anew. */
const TICK = 15_000;

export function useMine(): Shown {
  const list = useStore(mineList);
  const [now, setNow] = useState(() => Date.now());
  useEffect(followMine, []);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const at = Math.max(now, list.at);
  const battles = inOrder(list, at);
  const waiting = waitingIn(battles);
  return { list, waiting, others: battles.filter((one) => !waiting.includes(one)), now: at };
}

/** What stands before the title of a page: how many battles wait, and that the one on it does. */
const BEFORE = /^(?:\(\d+\) )?(?:● [^·]* · )?/;

/**
 * The tab and the icon of the app say how many battles wait; `turn`: words of one that waits on this page, told while the
 * person looks at something else. Null: it does not.
 */
export function useCountOutside(count: number, turn: string | null = null): void {
  useEffect(() => {
    const tell = (): void => {
      const plain = document.title.replace(BEFORE, '');
      const isAway = turn !== null && document.visibilityState === 'hidden';
      document.title = `${count === 0 ? '' : `(${count}) `}${isAway ? `● ${turn} · ` : ''}${plain}`;
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    // Browsers have it for apps that are installed.
    const set = count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count);
    set?.catch(() => undefined);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      document.title = document.title.replace(BEFORE, '');
    };
  }, [count, turn]);
}

/** The key `N` opens the battle that waits most; `table`: its table, undefined: none waits. */
export function useNextKey(table: string | undefined): void {
  useEffect(() => {
    if (table === undefined) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      if (!isPlain || event.key.toLowerCase() !== 'n' || takesKeys(event.target)) return;
      event.preventDefault();
      location.hash = battleAddress(table);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [table]);
}
