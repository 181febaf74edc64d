/** Leads the view to what happens, and home to the pieces of whoever decides then. */
import type { Seat } from '@drumhead/engine';
import { areaAround, type Point } from './camera.ts';
import { focusStore } from './focus.ts';
import { followed, withMostOf, withTargets } from './followed.ts';

/** `places`: in millimetres. Without any the view stays. */
export function focusOn(places: readonly Point[], seat: Seat | null): void {
  const area = areaAround(places);
  if (!area) return;
  focusStore.setState({
    focus: {
      seat,
      area,
      lead: ({ now, kept, free, table, view, closest }) => followed(now, area, free, table, view, { kept, closest }),
    },
  });
}

/** A seat that decides takes the view, as it is, for its own. */
export const stayHere = (seat: Seat): void =>
  focusStore.setState({ focus: { seat, area: null, lead: ({ now }) => now } });

/** A seat decides after others acted: its own view is there again, with most of the pieces that it may use, and its targets. */
export const comeHome = (seat: Seat, home: readonly Point[], targets: readonly Point[] = []): void =>
  focusStore.setState({
    focus: {
      seat,
      area: null,
      lead({ own, free, table, legible }) {
        const there = withMostOf(home, own, free, table, legible);
        const [actor] = home;
        return actor ? withTargets(actor, targets, there, free, table, legible) : there;
      },
    },
  });
