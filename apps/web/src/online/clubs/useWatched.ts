/** What the server says, asked for again as long as the page is looked at: clubs and leagues go on by themselves. */
import { useEffect } from 'react';
import { followMine, mineList } from '../mine/list.ts';
import type { Answered } from '../server/api.ts';
import { useServerAnswer } from '../server/useServerAnswer.ts';

/** Milliseconds between two looks. */
const LOOKS = 30_000;

/**
 * Asks every half minute while the page is seen, when it comes to sight again, and whenever the list of one's battles tells
 * of a change. Where the server does not answer what was found last stays; `old`: when it was found, milliseconds since 1970.
 */
export function useWatched<T extends object>(question: () => Promise<Answered<T>>) {
  const { found, minutes, last, askAgain } = useServerAnswer(question);
  useEffect(followMine, []);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') askAgain();
    };
    const timer = setInterval(look, LOOKS);
    document.addEventListener('visibilitychange', look);
    const forget = mineList.subscribe((now, before) => {
      if (before.battles !== null && now.battles !== before.battles) look();
    });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      forget();
    };
  }, [askAgain]);
  const isOld = last !== null && typeof found === 'string' && found !== 'loading';
  return { found: isOld ? last.found : found, minutes, askAgain, old: isOld ? last.at : null };
}
