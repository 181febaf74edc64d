/** Asks a worker for the chance of victory in the positions of a battle. */
import type { Reckoned } from './chance.ts';

export interface Asked {
  /** Text of the record. */
  readonly record: string;
  readonly moments: readonly number[];
}

export type Answered = { readonly done: number; readonly of: number } | Weighed | { readonly fault: string };

/** The positions, and how many battles taught what their chances are. */
export interface Weighed {
  readonly reckoned: readonly Reckoned[];
  readonly battles: number;
}

export interface Weighing {
  readonly weighed: Promise<Weighed>;
  readonly cancel: () => void;
}

/** `onProgress`: positions weighed so far, and how many there are. */
export function weigh(asked: Asked, onProgress: (done: number, of: number) => void): Weighing {
  const worker = new Worker(new URL('./weighingWorker.ts', import.meta.url), { type: 'module' });
  const weighed = new Promise<Weighed>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      if ('done' in data) return onProgress(data.done, data.of);
      worker.terminate();
      if ('reckoned' in data) resolve(data);
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
