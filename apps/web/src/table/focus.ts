/** Where the view of the table is to go. The table waits for it; how it is found is loaded when something happens. */
import type { Seat } from '@drumhead/engine';
import { createStore } from 'zustand/vanilla';
import type { Area, Camera, Extent, FreePart } from './camera.ts';

/** What the view is found from. */
export interface Looking {
  readonly now: Camera;
  /** The view that the seat had when it decided last; `now`, where there is none. */
  readonly own: Camera;
  /** Scale that the seat chose, or null. */
  readonly kept: number | null;
  readonly free: FreePart;
  readonly table: Extent;
  readonly view: Extent;
  /** Pixels a millimetre beyond which nothing more is seen. */
  readonly closest: number;
  /** Pixels a millimetre from which on pieces can be told apart. */
  readonly legible: number | undefined;
}

interface Focus {
  /** Who decides, so that a view of their own is kept; null: another one acts. */
  readonly seat: Seat | null;
  /** What happens, or null. */
  readonly area: Area | null;
  readonly lead: (looking: Looking) => Camera;
}

export const focusStore = createStore<{ readonly focus: Focus | null }>(() => ({ focus: null }));

/** The battle is left. */
export const focusOnNothing = (): void => focusStore.setState({ focus: null });
