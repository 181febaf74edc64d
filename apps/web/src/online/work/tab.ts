/** This tab as a worker of its server: by whoever wants it, until it is closed or told to stop. */
import { work, type WorkCode } from '@drumhead/protocol';
import { createStore } from 'zustand/vanilla';

interface Helping {
  /** What it is at: `foreign` where the server was renewed since, `unable` where its code does not run. */
  readonly is: 'resting' | 'helping' | 'foreign' | 'refused' | 'unable';
  /** Tasks that were done by this tab. */
  readonly done: number;
}

/** The helper of now: one who was told to stop ends what he is at, and takes nothing more. */
let helper: object | null = null;

export const helping = createStore<Helping>(() => ({ is: 'resting', done: 0 }));

const post = async (path: string, body: object) => {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
};

/** Begins to help by the code of the server, in a thread of its own. */
export function help({ code, file }: WorkCode): void {
  if (helping.getState().is === 'helping') return;
  const thread = new Worker(file, { type: 'module' });
  const answer = (task: unknown): Promise<unknown> =>
    new Promise((resolve) => {
      thread.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
      // Not an answer: another tab of the same browser would agree.
      thread.onerror = () => resolve(null);
      thread.postMessage(task);
    });
  const own = {};
  helper = own;
  helping.setState({ is: 'helping' });
  const isOver = (): boolean => helper !== own;
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  const done = (): void => helping.setState((now) => ({ done: now.done + 1 }));
  void work({ code, worker: 'tab', post, answer, wait, isOver, done }).then((end) => {
    thread.terminate();
    if (end !== 'over' && !isOver()) helping.setState({ is: end });
  });
}

/** What it is at is ended, and nothing more begun. */
export function rest(): void {
  helper = null;
  helping.setState({ is: 'resting' });
}
