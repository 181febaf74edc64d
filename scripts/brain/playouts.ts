// How far the chance of victory is off, by positions that captains play on to the end again and again.
import { meanOf } from '../../apps/cli/src/statistics.ts';
import { type BrainPlan, foundBy, tasksOf } from './battles.ts';
import { errorBeyondLuck, type PlayedOut } from './gates.ts';

/** A position of each battle to try on: nothing was learnt from any. Captains search narrowly, in the battles too. */
export async function playouts(plan: BrainPlan, note: (line: string) => void): Promise<readonly string[]> {
  const worker = new URL('./playout.ts', import.meta.url);
  const tasks = tasksOf({ ...plan, narrow: true }, 'try');
  const found = await foundBy<PlayedOut | null>(worker, tasks, plan.threads, note);
  const played = found.filter((one) => one !== null);
  const { mean, error } = meanOf(played.map(errorBeyondLuck));
  return [
    `${played.length} positions: off by ${mean.toFixed(4)} ±${error.toFixed(4)} in squares, beyond the luck of the results`,
  ];
}
