/** Places on the table that a line of the log points at. They change neither the decision nor what is in the hand. */
import { createStore } from 'zustand/vanilla';
import type { Point } from './camera.ts';

/** A place in millimetres, and where its piece came from if it moved there. */
export interface Spot {
  readonly at: Point;
  readonly from: Point | null;
}

interface Shown {
  /** The line that points there; null: none does. */
  readonly line: string | null;
  readonly spots: readonly Spot[];
}

const NONE: Shown = { line: null, spots: [] };

export const spotStore = createStore<Shown>(() => NONE);

export const showSpots = (line: string, spots: readonly Spot[]): void => spotStore.setState({ line, spots });
export const hideSpots = (): void => spotStore.setState(NONE);

/** A piece that moved less has turned on the spot. Millimetres. */
const LEAST_MOVE = 2;

/** Where pieces stood when something happened; those that it took off the table, where they stood before. */
export function spotsOf(
  pieces: readonly string[],
  before: (piece: string) => Point | null,
  after: (piece: string) => Point | null,
): readonly Spot[] {
  return pieces.flatMap((piece) => {
    const [was, is] = [before(piece), after(piece)];
    const at = is ?? was;
    if (at === null) return [];
    const moved = was !== null && Math.hypot(at.x - was.x, at.y - was.y) >= LEAST_MOVE;
    return [{ at: { x: at.x, y: at.y }, from: moved ? { x: was.x, y: was.y } : null }];
  });
}

/** The middle of all of them, to which the table scrolls. */
export function middleOf(spots: readonly Spot[]): Point | null {
  if (spots.length === 0) return null;
  const [xs, ys] = [spots.map(({ at }) => at.x), spots.map(({ at }) => at.y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}
