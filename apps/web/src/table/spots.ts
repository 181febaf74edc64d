/**
 * Places on the table that something points at: a line of the log, the guide, a proposed order. They change neither the
 * decision nor what is in the hand.
 */
import { createStore } from 'zustand/vanilla';
import { type Area, areaAround, type Point } from './camera.ts';

/** A place in millimetres, and where its piece came from if it moved there. */
export interface Spot {
  readonly at: Point;
  readonly from: Point | null;
  /** What happened there, in the reader’s language, where nothing else says so. */
  readonly says?: string;
}

interface Shown {
  /** The line that points there, or the guide; null: none does. */
  readonly line: string | null;
  readonly spots: readonly Spot[];
  /** What the table must show, in millimetres. */
  readonly area: Area | null;
  /** What a small window opens on instead of all troops, such as the pieces of a puzzle. */
  readonly stage: Area | null;
}

const NONE: Omit<Shown, 'stage'> = { line: null, spots: [], area: null };

export const spotStore = createStore<Shown>(() => ({ ...NONE, stage: null }));

export const showSpots = (line: string, spots: readonly Spot[]): void =>
  spotStore.setState({ line, spots, area: areaAround(spots.map(({ at }) => at)) });
export const hideSpots = (): void => spotStore.setState(NONE);
/** What a small window opens on, until the reader moves the table; none: all troops. */
export const openOn = (places: readonly Point[]): void => spotStore.setState({ stage: areaAround(places) });
/** Brings places into sight, without marks. */
export const lookAt = (places: readonly Point[]): void => spotStore.setState({ area: areaAround(places) });

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
