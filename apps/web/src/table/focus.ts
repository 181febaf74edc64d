/** Where something happens on the table: the view follows it. */
import type { Seat } from '@drumhead/engine';
import { createStore } from 'zustand/vanilla';
import { type Area, areaAround, type Point } from './camera.ts';

export interface Focus {
  /** Who decides, so that a view of their own is kept; null: another one acts. */
  readonly seat: Seat | null;
  /** What happens; null: nothing new. Then `seat` decides after others acted. */
  readonly area: Area | null;
  /** Where pieces stand of which `seat` may use one now. */
  readonly home: readonly Point[];
}

export const focusStore = createStore<{ readonly focus: Focus | null }>(() => ({ focus: null }));

/** `places`: in millimetres. Without any the view stays. */
export function focusOn(places: readonly Point[], seat: Seat | null): void {
  const area = areaAround(places);
  if (area) focusStore.setState({ focus: { seat, area, home: [] } });
}

/** A seat decides after others acted: its own view is there again, and in it one of the pieces that it may use. */
export const comeHome = (seat: Seat, home: readonly Point[]): void =>
  focusStore.setState({ focus: { seat, area: null, home } });

/** The battle is left. */
export const focusOnNothing = (): void => focusStore.setState({ focus: null });
