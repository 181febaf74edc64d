/** What the window of the table shows, for whoever draws the table small beside it. */
import { createStore } from 'zustand/vanilla';
import type { Camera, Extent } from './camera.ts';

/** Null: there is no table yet. */
export const seenStore = createStore<{ readonly camera: Camera; readonly view: Extent } | { readonly camera: null }>(
  () => ({ camera: null }),
);
