/** Tasks in worker threads of this machine: the one map over them, for battles, pairs, and whatever learns from them. */
import { Tinypool } from 'tinypool';

export interface Threads<Task, Answer> {
  readonly count: number;
  /**
   * Does tasks 0 to `tasks` - 1; each answer is heard as it comes, and once `heard` says true no further task is begun. An
   * answer that is known already is given in the place of a task. Rejects where a worker throws.
   */
  map(
    tasks: number,
    taskOf: (task: number) => Task | { readonly known: Answer },
    heard: (task: number, answer: Answer) => boolean | void,
  ): Promise<void>;
  close(): Promise<void>;
}

/** Those of this machine do single tasks, too. */
export interface OwnThreads<Task, Answer> extends Threads<Task, Answer> {
  run(task: Task): Promise<Answer>;
}

/** Threads that run the default function of a file; whoever opens them closes them. */
export function openThreads<Task extends object, Answer>(file: URL, count: number): OwnThreads<Task, Answer> {
  const pool = new Tinypool({ filename: file.href, minThreads: count, maxThreads: count });
  return {
    count,
    run: (task) => pool.run(task) as Promise<Answer>,
    async map(tasks, taskOf, heard) {
      let next = 0;
      let isEnough = false;
      const runner = async (): Promise<void> => {
        while (next < tasks && !isEnough) {
          const number = next++;
          const task = taskOf(number);
          const answer = 'known' in task ? task.known : await this.run(task);
          if (heard(number, answer) === true) isEnough = true;
        }
      };
      // A task ahead of every thread, so that memory does not hold all answers of a long run, and no thread waits.
      await Promise.all(Array.from({ length: Math.min(count * 2, tasks) }, runner));
    },
    close: () => pool.destroy(),
  };
}
