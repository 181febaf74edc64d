/** What a page of online play begins with: an answer of its server, or why there is none. */
import { useCallback, useEffect, useState } from 'react';
import type { Answered } from './api.ts';
import { offersOnlinePlay } from './offersOnlinePlay.ts';

type Found<T> = T | 'loading' | 'noServer' | 'noNet';

/** Asks once the page is there, and again on demand; `question` is one function throughout. */
export function useServerAnswer<T extends object>(question: () => Promise<Answered<T>>) {
  const [found, setFound] = useState<Found<T>>('loading');
  const ask = useCallback(async (): Promise<Found<T>> => {
    const offer = await offersOnlinePlay();
    if (offer !== 'yes') return offer === 'no' ? 'noServer' : 'noNet';
    const answer = await question();
    return answer.ok ? answer.value : 'noNet';
  }, [question]);
  useEffect(() => {
    let isGone = false;
    void ask().then((is) => isGone || setFound(is));
    return () => {
      isGone = true;
    };
  }, [ask]);
  const askAgain = (): void => void ask().then(setFound);
  return { found, setFound, askAgain };
}
