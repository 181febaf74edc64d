/** Pieces on their way: whether the newest change of the table is a move to watch, and until when it lasts. */
import { reducedMotion, settings } from '../settings.ts';
import { travelTime } from './pace.ts';

/** False after a step back, a skip or a newly opened battle: pieces are simply there. */
let watched = false;
let arrival = 0;

export function watchTravel(on: boolean): void {
  watched = on;
  if (!on) arrival = 0;
}

/** Milliseconds for a piece that moved so many millimetres; 0: it does not travel. */
export function travelOf(distance: number): number {
  if (!watched || reducedMotion()) return 0;
  const time = travelTime(distance, settings().pace);
  arrival = Math.max(arrival, performance.now() + time);
  return time;
}

/** Milliseconds until the last piece arrives. */
export const travelLeft = (): number => Math.max(0, arrival - performance.now());
