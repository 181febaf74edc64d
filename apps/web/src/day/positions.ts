/** The positions of the days: files of the build, fetched when they are opened. */
import { type DayCounts, type DayPosition, positionPath } from '@drumhead/bots';

const FOLDER = '/days/';

async function read<T>(path: string): Promise<T> {
  const found = await fetch(`${FOLDER}${path}`);
  if (!found.ok) throw new Error(`${found.status} ${path}`);
  return (await found.json()) as T;
}

export const dayCounts = (): Promise<DayCounts> => read('counts.json');

export const dayPosition = (ruleset: string, number: number): Promise<DayPosition> =>
  read(positionPath(ruleset, number));
