/** A newer build of the page that is kept and waits: asked for by the reader, never taken in the middle of a battle. */
import { createStore } from 'zustand/vanilla';

export interface Update {
  /** Takes the newer build. */
  readonly take: (() => void) | null;
}

export const update = createStore<Update>(() => ({ take: null }));
