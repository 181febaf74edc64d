/**
 * A draft: the working copy that one command is carried out on. It has the shape of a state, so every function that reads
 * a state reads a draft too. Fields may be assigned; lists are never written in place, so a draft shares with the state it
 * came from all that it does not change, and facts derived from a list stay true of that list.
 */
import type { Outcome } from '../contract/ruleset.ts';

/** The parts of a state that the kernel reads: the stack of frames, the last one asked first, and the outcome. */
export interface Stacked {
  readonly frames: readonly { readonly at: string }[];
  readonly outcome: Outcome | null;
  /** By player, the turn in which each offered a draw for the last time, or -1; left out before the first offer. */
  readonly drawOffers?: readonly number[];
}

/** A state under change, with the events of the command so far. */
export type Draft<S extends Stacked, E> = { -readonly [K in keyof S]: K extends 'frames' ? S[K][number][] : S[K] } & {
  events: E[];
};

export function openDraft<S extends Stacked, E>(state: S): Draft<S, E> {
  return { ...state, frames: state.frames.slice(), events: [] } as unknown as Draft<S, E>;
}

/** The state that a draft has become. The draft is not used afterwards. */
export function closeDraft<S extends Stacked, E>(draft: Draft<S, E>): S {
  const { events: _events, ...state } = draft;
  return state as unknown as S;
}

/** Names of the lists of a draft. */
type ListOf<D> = { [K in keyof D]: D[K] extends readonly unknown[] ? K : never }[keyof D];
type ItemOf<T> = T extends readonly (infer I)[] ? I : never;

/** Replaces one entry of a list, or adds it at the end. */
export function setItem<D, K extends ListOf<D>>(draft: D, list: K, index: number, item: NoInfer<ItemOf<D[K]>>): void {
  const copy = (draft[list] as readonly unknown[]).slice();
  copy[index] = item;
  draft[list] = copy as D[K];
}

/** Changes some fields of one entry of a list. */
export function changeItem<D, K extends ListOf<D>>(
  draft: D,
  list: K,
  index: number,
  change: Partial<NoInfer<ItemOf<D[K]>>>,
): void {
  const item = (draft[list] as readonly object[])[index];
  setItem(draft, list, index, { ...item, ...change } as ItemOf<D[K]>);
}

/** A draft, as far as frames and events go. */
interface Frames<F> {
  readonly frames: F[];
}

export function push<F>(draft: Frames<F>, frame: NoInfer<F>): void {
  draft.frames.push(frame);
}

export function pop(draft: Frames<unknown>): void {
  draft.frames.pop();
}

/** Puts `frame` in the place of the one on top. */
export function replaceTop<F>(draft: Frames<F>, frame: NoInfer<F>): void {
  draft.frames[draft.frames.length - 1] = frame;
}

/** Adds an event to those of the command. */
export function emit<E>(draft: { events: E[] }, event: NoInfer<E>): void {
  draft.events.push(event);
}
