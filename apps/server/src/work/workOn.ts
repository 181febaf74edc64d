/** The work of a server: its jobs, who does them, and what it has measured by them. */
import type { Database } from '../storage/database.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { codeIn } from './code.ts';
import { type Jobs, jobsOn } from './jobs.ts';
import { type Odds, oddsOn } from './odds.ts';
import { type TaskThread, taskThread } from './taskThread.ts';

/** What whoever starts a server says of it. */
export interface WorkOptions {
  /** The key of workers on other machines; left out: there are none. */
  readonly workersKey?: string;
  /** Battles that each published scenario is played for its odds; left out: none. */
  readonly measured?: number;
  /** Where tasks are done where there are no other machines; else a thread of its own. */
  readonly tasks?: TaskThread;
}

interface WorkNeeds extends WorkOptions {
  readonly database: Database;
  readonly storage: Storage;
  readonly world: World;
  /** The folder of the built page, with the code of its workers. */
  readonly pages: string;
  readonly report: (what: string, error: unknown) => void;
}

export async function workOn({
  workersKey,
  measured = 0,
  tasks = taskThread(),
  database,
  storage,
  world,
  pages,
  report,
}: WorkNeeds): Promise<{ readonly jobs: Jobs; readonly odds: Odds }> {
  const code = codeIn(pages);
  // Nothing is given out where nobody may take it, or could do it.
  const isGivenOut = workersKey !== undefined && code !== null;
  const queue = isGivenOut ? await database.queue((error) => report('the queue of jobs', error)) : null;
  const jobs = jobsOn({
    storage,
    world,
    queue,
    thread: tasks,
    code,
    finished: (job) => odds.done(job),
    report,
  });
  const odds = oddsOn(storage, jobs, measured);
  // Nobody waits for it.
  odds.resume().catch((error: unknown) => report('odds are not measured', error));
  return { jobs, odds };
}
