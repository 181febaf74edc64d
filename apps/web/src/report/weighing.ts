/** Asks a worker how a captain of each side reads the positions of a battle. */
import type { Weighed } from './chance.ts';

export interface Asked {
  /** Text of the record. */
  readonly record: string;
  readonly moments: readonly number[];
}

export type Answered =
  | { readonly done: number; readonly of: number }
  | { readonly weighed: readonly Weighed[] }
  | { readonly fault: string };

export interface Weighing {
  readonly weighed: Promise<readonly Weighed[]>;
  readonly cancel: () => void;
}

/** `onProgress`: positions weighed so far, and how many there are. */
export function weigh(asked: Asked, onProgress: (done: number, of: number) => void): Weighing {
  const worker = new Worker(new URL('./weighingWorker.ts', import.meta.url), { type: 'module' });
  const weighed = new Promise<readonly Weighed[]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      if ('done' in data) return onProgress(data.done, data.of);
      worker.terminate();
      if ('weighed' in data) resolve(data.weighed);
      else reject(new Error(data.fault));
    };
    worker.onerror = (event) => {
      worker.terminate();
      reject(new Error(event.message || 'the worker stopped'));
    };
  });
  worker.postMessage(asked);
  return { weighed, cancel: () => worker.terminate() };
}
