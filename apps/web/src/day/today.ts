/** The clock of the battle of the day, read here alone: the day of UTC, which is the same all over the world. */
import { utcDay } from '@drumhead/bots';
import { useState } from 'react';

export const dayNow = (): number => utcDay(Date.now());

/** Today, as it was when the page was opened. */
export function useToday(): number {
  const [today] = useState(dayNow);
  return today;
}
