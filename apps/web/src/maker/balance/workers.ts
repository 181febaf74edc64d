/** Workers of the laboratory. */
import type { BattleAnswer, MendsAnswer, MendsTask } from './task.ts';

export type Opened = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<BattleAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

const fresh = (): Worker => new Worker(new URL('./battleWorker.ts', import.meta.url), { type: 'module' });

export const openWorker = (): Opened => fresh();

/** The changes that a worker of its own finds: to look at all takes longer than a page may stand still. */
export function askWorker(task: MendsTask): Promise<MendsAnswer> {
  const worker = fresh();
  return new Promise<MendsAnswer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<MendsAnswer>) => resolve(data);
    worker.onerror = ({ message }) => resolve({ fault: message });
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
