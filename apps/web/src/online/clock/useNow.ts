/** The time of the server, as long as somebody's clock is shown. */
import { useEffect, useState } from 'react';
import type { ClockNews } from '@drumhead/protocol';
import { timeLeft, untilTick } from './time.ts';

/** It goes on as often as a shown time changes. `ahead`: milliseconds that the server is ahead of this device. */
export function useNow(news: ClockNews | null, ahead: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (news === null) return undefined;
    const tick = (): void => {
      const at = Date.now();
      setNow(at);
      const lefts = news.awaited.map((seat) => timeLeft(news, seat, at + ahead));
      timer = setTimeout(tick, untilTick(lefts));
    };
    let timer = setTimeout(tick);
    return () => clearTimeout(timer);
  }, [news, ahead]);
  return now + ahead;
}
