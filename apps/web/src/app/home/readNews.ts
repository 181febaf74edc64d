/** Reads what is new from what this device keeps. */
import { firstTries } from '../../day/savedTries.ts';
import { dayNow } from '../../day/today.ts';
import { documentStorage } from '../../documents/documentStorage.ts';
import { puzzlesIn } from '../../puzzles/own/savedPuzzles.ts';
import { dayOf, isDue } from '../../puzzles/own/spacing.ts';
import type { WaysNews } from './waysNews.ts';

export async function readNews(): Promise<WaysNews> {
  const puzzles = await puzzlesIn(await documentStorage());
  const today = ` ${dayNow()}`;
  return {
    isDayPlayed: Object.keys(firstTries()).some((key) => key.endsWith(today)),
    ordersDue: puzzles.filter(({ course }) => isDue(course, dayOf(new Date()))).length,
  };
}
