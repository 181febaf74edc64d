/** The computer player, in a web worker so that the page never blocks. */
import type { Advice, Objection } from '@drumhead/bots';
import type { Command } from '@drumhead/engine';
import type { Opponent, Question } from './players.ts';

export interface Asked {
  readonly id: number;
  readonly question: Question;
  /** Not only the command is asked for, but also what a captain thinks of it: see `adviser.ts`. */
  readonly reasons?: true;
  /** Not a command is asked for, but what a captain has against this one. */
  readonly inHand?: Command;
  /** Not a command is asked for, but whether this one may let a chance pass without a question. */
  readonly pass?: Command;
  /** Pieces that no such question is put about. */
  readonly silent?: readonly string[];
}

export type Answered =
  | { readonly id: number; readonly command: Command }
  | { readonly id: number; readonly advice: Advice | null }
  | { readonly id: number; readonly objection: Objection | null }
  | { readonly id: number; readonly mayPass: boolean }
  | { readonly id: number; readonly fault: string };

export function workerOpponent(): Opponent {
  let worker: Worker | null = null;
  let next = 1;
  const open = new Map<
    number,
    { readonly resolve: (command: Command) => void; readonly reject: (fault: Error) => void }
  >();
  const fail = (message: string) => {
    for (const { reject } of open.values()) reject(new Error(message));
    open.clear();
    worker?.terminate();
    worker = null;
  };
  const start = () => {
    const made = new Worker(new URL('./opponentWorker.ts', import.meta.url), { type: 'module' });
    made.onmessage = ({ data }: MessageEvent<Answered>) => {
      const waiting = open.get(data.id);
      open.delete(data.id);
      if ('fault' in data) waiting?.reject(new Error(data.fault));
      else if ('command' in data) waiting?.resolve(data.command);
    };
    made.onerror = (event) => fail(event.message || 'the opponent stopped');
    return made;
  };
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const id = next++;
        open.set(id, { resolve, reject });
        worker ??= start();
        worker.postMessage({ id, question } satisfies Asked);
      }),
    dismiss() {
      if (open.size > 0) fail('dismissed');
    },
  };
}
