/** Asks a worker what positions and orders of a battle are worth. */
import {
  type Account,
  type DayPosition,
  joinedPrices,
  type Judged,
  type OrderContext,
  type Prices,
  type Share,
  type WeighedDecision,
} from '@drumhead/bots';
import type { Command, Order, Seat } from '@drumhead/engine';
import type { Reckoned } from './chance.ts';

/**
 * Of the record with this text: the chances at these moments, or of the whole battle its account or what the orders
 * of some of its turns cost, or the one after so many commands. Or of one decision the best orders. Or what a try at the
 * battle of a day kept.
 */
export type Asked =
  | { readonly record: string; readonly moments: readonly number[] }
  | { readonly record: string; readonly find: 'account' }
  | { readonly record: string; readonly find: 'prices'; readonly share: Share }
  | { readonly record: string; readonly find: 'price'; readonly at: number }
  | { readonly decision: AskedDecision }
  | { readonly dayTry: AskedTry };

/** A try at the battle of a day: all commands that were given in it. */
export interface AskedTry {
  readonly position: DayPosition;
  readonly day: number;
  readonly orders: readonly Order[];
}

/** A decision of a seat under these rules, and orders that are to be weighed beside the best ones. */
export interface AskedDecision {
  readonly ruleset: string;
  readonly version: number;
  readonly state: unknown;
  readonly seat: Seat;
  readonly given: readonly Command[];
  /** What bears on the first of them, if it was given in a battle. */
  readonly context?: OrderContext | undefined;
}

export type Answered<Found> =
  | { readonly done: number; readonly of: number; readonly soFar?: Found }
  | { readonly found: Found }
  | { readonly fault: string };

/** The positions, and how many battles taught what their chances are. */
export interface Weighed {
  readonly reckoned: readonly Reckoned[];
  readonly battles: number;
}

export interface Weighing<Found> {
  readonly weighed: Promise<Found>;
  readonly cancel: () => void;
}

/** How far the work is, and what is found so far where that can be shown. */
export type Progress<Found = never> = (done: number, of: number, soFar?: Found) => void;

/** The chances at these moments; `onProgress`: positions weighed so far, and how many there are. */
export const weigh = (record: string, moments: readonly number[], onProgress: Progress): Weighing<Weighed> =>
  ask({ record, moments }, onProgress);

/** The account of the battle; null where nothing is known of its chances. `onProgress`: commands, and how many there are. */
export const account = (record: string, onProgress: Progress<Account | null>): Weighing<Account | null> =>
  ask({ record, find: 'account' }, onProgress);

/** So many workers share the prices of a battle. */
const WORKERS = 2;

/**
 * What the orders of the battle cost, every other round of turns in a worker of its own: whoever does nothing in his turns
 * costs the most work, and has it shared. Null where nobody can say. `onProgress`: commands, and how many there are.
 */
export function prices(record: string, onProgress: Progress): Weighing<Prices | null> {
  const reached = Array.from({ length: WORKERS }, () => 0);
  const parts = reached.map((_, part) =>
    ask<Prices | null>({ record, find: 'prices', share: { part, parts: WORKERS } }, (done, all) => {
      reached[part] = done;
      onProgress(Math.floor(reached.reduce((sum, one) => sum + one, 0) / WORKERS), all);
    }),
  );
  const cancel = (): void => {
    for (const part of parts) part.cancel();
  };
  const joined = (found: readonly (Prices | null)[]): Prices | null =>
    joinedPrices(found.filter((part) => part !== null));
  return { weighed: Promise.all(parts.map(async ({ weighed }) => weighed)).then(joined), cancel };
}

/** What the order after so many commands costs by the report of the battle; null where it holds nothing against it. */
export const price = (record: string, at: number, onProgress: Progress): Weighing<number | null> =>
  ask({ record, find: 'price', at }, onProgress);

/** The best orders of a decision; null where nobody can say. `onProgress`: orders weighed, and how many there may be. */
export const decision = (decision: AskedDecision, onProgress: Progress): Weighing<WeighedDecision | null> =>
  ask({ decision }, onProgress);

/** What a try at the battle of a day kept, or why it does not count. */
export const dayTry = (dayTry: AskedTry, onProgress: Progress): Weighing<Judged> => ask({ dayTry }, onProgress);

function ask<Found>(asked: Asked, onProgress: Progress<Found>): Weighing<Found> {
  const worker = new Worker(new URL('./weighingWorker.ts', import.meta.url), { type: 'module' });
  const weighed = new Promise<Found>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answered<Found>>) => {
      if ('done' in data) return onProgress(data.done, data.of, data.soFar);
      worker.terminate();
      if ('found' in data) resolve(data.found);
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
