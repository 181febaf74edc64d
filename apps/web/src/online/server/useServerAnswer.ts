/** What a page of online play begins with: an answer of its server, or why there is none. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answered } from './api.ts';
import { minutesUntil } from './later.ts';
import { offersOnlinePlay } from './offersOnlinePlay.ts';

/** `later`: it was asked too often, and may be asked again in so many minutes. */
type Found<T> = T | 'loading' | 'noServer' | 'noNet' | 'later';

/** What the server said last, and when, milliseconds since 1970. */
interface Said<T> {
  readonly found: T;
  readonly at: number;
}

interface Answer<T> {
  readonly found: Found<T>;
  readonly minutes: number;
}

/** Asks once the page is there, and again on demand; `question` is one function throughout. */
export function useServerAnswer<T extends object>(question: () => Promise<Answered<T>>) {
  const [answer, setAnswer] = useState<Answer<T>>({ found: 'loading', minutes: 0 });
  const [last, setLast] = useState<Said<T> | null>(null);
  // Of several that are under way an older one says nothing once a later one is there.
  const order = useRef({ asked: 0, taken: 0 });
  const ask = useCallback(async (): Promise<Answer<T>> => {
    const offer = await offersOnlinePlay();
    if (offer !== 'yes') return { found: offer === 'no' ? 'noServer' : 'noNet', minutes: 0 };
    const given = await question();
    if (given.ok) return { found: given.value, minutes: 0 };
    const minutes = minutesUntil(given);
    return minutes === null ? { found: 'noNet', minutes: 0 } : { found: 'later', minutes };
  }, [question]);
  const askAgain = useCallback((): void => {
    const mine = ++order.current.asked;
    void ask().then((is) => {
      if (mine < order.current.taken) return;
      order.current.taken = mine;
      setAnswer(is);
      if (typeof is.found === 'object') setLast({ found: is.found, at: Date.now() });
    });
  }, [ask]);
  useEffect(() => {
    const { current } = order;
    askAgain();
    // What was asked before is of another page.
    return () => {
      current.taken = current.asked + 1;
    };
  }, [askAgain]);
  const setFound = (change: (found: Found<T>) => Found<T>): void =>
    setAnswer(({ found, minutes }) => ({ found: change(found), minutes }));
  return { ...answer, last, setFound, askAgain };
}
