/** Plays battles of a scenario in as many workers as the machine has room for, until all are played or it is stopped. */
import type { PlayedBattle } from '@drumhead/bots';
import type { BattleTask } from './task.ts';
import { type Opened, openWorker } from './workers.ts';

interface Heard {
  /** Null: the battle found no end. */
  readonly battle: (told: PlayedBattle | null) => void;
  readonly done: () => void;
  readonly fault: (why: string) => void;
}

/** One core stays for the page. */
export const workersFor = (cores: number): number => Math.max(1, Math.min(8, cores - 1));

/** Stops at once when it is called: what is known by then stays known. */
export type Stop = () => void;

export function playBattles(
  taskOf: (game: number) => BattleTask,
  games: number,
  heard: Heard,
  {
    open = openWorker,
    cores = navigator.hardwareConcurrency,
  }: { readonly open?: () => Opened; readonly cores?: number } = {},
): Stop {
  let [next, over] = [0, 0];
  const workers = Array.from({ length: Math.min(games, workersFor(cores)) }, open);
  const stop: Stop = () => {
    for (const worker of workers) {
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    }
  };
  const fail = (why: string): void => {
    stop();
    heard.fault(why);
  };
  for (const worker of workers) {
    const give = (): void => {
      if (next < games) worker.postMessage(taskOf(next++));
    };
    worker.onmessage = ({ data }) => {
      if ('fault' in data) return fail(data.fault);
      over += 1;
      heard.battle(data.told);
      if (over < games) return give();
      stop();
      return heard.done();
    };
    worker.onerror = ({ message }) => fail(message);
    give();
  }
  return stop;
}
