/** Does tasks by code that was fetched from a server. Runs in a worker thread; a task is answered, whatever comes of it. */
import type { Task } from '@drumhead/bots';

export interface CodedTask {
  /** The file of the code. */
  readonly code: string;
  readonly task: Task;
}

export default async function answerTask({ code, task }: CodedTask): Promise<unknown> {
  const { answer } = (await import(code)) as { readonly answer: (task: Task) => unknown };
  return answer(task);
}
