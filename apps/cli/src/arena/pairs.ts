/** Many pairs in worker threads. */
import type { PlayedPair } from '@drumhead/bots';
import type { Translate } from '@drumhead/rulesets';
import { tellMachineWords } from '../exit.ts';
import { showProgress } from '../progress.ts';
import { openThreads, type Threads } from '../threads.ts';
import { jobThreads, type TaskOfWorkers } from '../work/jobThreads.ts';
import { serverAt } from '../work/server.ts';
import type { PairAnswer, PairTask } from './pairWorker.ts';

export interface PairRun {
  readonly pairs: number;
  readonly threads: number;
  /** Whose workers play them; left out: threads of this machine. */
  readonly server?: string;
  readonly taskOf: (pair: number) => PairTask;
  /** Pairs that were played before, by number: they are not played again. */
  readonly known: ReadonlyMap<number, PlayedPair>;
  /** Called with every pair as soon as it is played to its end. */
  readonly keep: (pair: number, played: PlayedPair) => void;
  /** Do the pairs so far settle it? Asked in the order of the pairs, so that threads change nothing. */
  readonly isDecided: (played: readonly PlayedPair[]) => boolean;
}

/** They count no habits and measure no time: only what is the same everywhere comes back. */
const PAIRS: TaskOfWorkers<PairTask, PairAnswer> = {
  task: ({ seed, behaviour: _none, ...pair }) => ({ kind: 'pairs', ...pair, seeds: [seed] }),
  answer: (answer) => (answer as readonly PlayedPair[])[0],
  error: (error) => ({ error }),
};

/** Plays pairs 0, 1, 2 … until all are played or enough is known. Failures are printed as they happen. */
export async function playPairs(
  { pairs, threads, server, taskOf, known, keep, isDecided }: PairRun,
  t: Translate,
): Promise<{ readonly played: readonly PlayedPair[]; readonly errors: number }> {
  const count = Math.min(threads, pairs);
  const workers: Threads<PairTask, PairAnswer> =
    server === undefined
      ? openThreads(new URL('./pairWorker.ts', import.meta.url), count)
      : jobThreads({ server: serverAt(server, t), count }, PAIRS, t);
  const progress = showProgress(pairs, t('cli.arena.progress'));
  const answers: PairAnswer[] = [];
  let settled: number | null = null;
  const inOrder: PlayedPair[] = [];
  let looked = 0;
  /** The number of pairs, all played, after which nothing is open any more; null while it is. */
  const settledNow = (): number | null => {
    for (let answer = answers[looked]; answer !== undefined; answer = answers[looked]) {
      looked++;
      if (isPair(answer)) inOrder.push(answer);
      if (isDecided(inOrder)) return looked;
    }
    return null;
  };
  const before = (pair: number) => {
    const played = known.get(pair);
    return played === undefined ? taskOf(pair) : { known: played };
  };
  await workers.map(pairs, before, (pair, answer) => {
    answers[pair] = answer;
    if ('error' in answer) {
      console.error(t('cli.arena.failed', { pair }));
      tellMachineWords(answer.error);
    } else if (!known.has(pair)) keep(pair, answer);
    settled ??= settledNow();
    progress.step();
    return settled !== null;
  });
  progress.stop();
  await workers.close();
  const kept = answers.slice(0, settled ?? pairs);
  return { played: kept.filter(isPair), errors: kept.filter((answer) => !isPair(answer)).length };
}

function isPair(answer: PairAnswer): answer is PlayedPair {
  return !('error' in answer);
}
