/** Where something happens on the table: the view follows it. */
import { createStore } from 'zustand/vanilla';
import { type Area, areaAround, type Point } from './camera.ts';

interface Focus {
  readonly area: Area;
  /** The reader decides: a zoom of the reader's own is kept. */
  readonly own: boolean;
}

export const focusStore = createStore<{ readonly focus: Focus | null }>(() => ({ focus: null }));

/** `places`: in millimetres. Without any the view stays. */
export function focusOn(places: readonly Point[], own: boolean): void {
  const area = areaAround(places);
  if (area) focusStore.setState({ focus: { area, own } });
}

/** The battle is left. */
export const focusOnNothing = (): void => focusStore.setState({ focus: null });
