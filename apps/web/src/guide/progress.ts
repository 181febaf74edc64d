/** What a reader has dismissed for good, and the puzzles and lessons done on this device. Kept in the browser. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export interface Progress {
  /** Keys of hints that are not shown again. */
  readonly dismissed: readonly string[];
  /** The best part of the best value reached in each puzzle, 0 to 1, by the puzzle's id. */
  readonly puzzles: Readonly<Record<string, number>>;
  /** How many steps of each lesson are done, by its id. */
  readonly lessons: Readonly<Record<string, number>>;
  /** How many orders that each lesson teaches were given in battles, by its id. */
  readonly used: Readonly<Record<string, number>>;
}

const STORED = 'drumhead.guide';
const NONE: Progress = { dismissed: [], puzzles: {}, lessons: {}, used: {} };

/** Progress from what was stored; whatever is damaged counts as nothing. */
export function readProgress(stored: string | null): Progress {
  let found: Readonly<Partial<Record<keyof Progress, unknown>>>;
  try {
    found = Object(JSON.parse(stored ?? '{}'));
  } catch {
    return NONE;
  }
  const dismissed = Array.isArray(found.dismissed) ? found.dismissed.filter((one) => typeof one === 'string') : [];
  const counts = { lessons: numbersIn(found.lessons), used: numbersIn(found.used) };
  return { dismissed, puzzles: numbersIn(found.puzzles, 1), ...counts };
}

/** Those of some entries that are numbers from 0 to the most. */
function numbersIn(entries: unknown, most = Number.MAX_SAFE_INTEGER): Readonly<Record<string, number>> {
  const numbers = Object.entries(Object(entries)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] >= 0 && entry[1] <= most,
  );
  return Object.fromEntries(numbers);
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null; // Without storage nothing is remembered.
  }
}

const store = createStore<Progress>(() => readProgress(stored()));

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === STORED) store.setState(readProgress(stored()), true);
  });

function keep(progress: Progress): void {
  store.setState(progress, true);
  try {
    localStorage.setItem(STORED, JSON.stringify(progress));
  } catch {
    // Without storage it holds until the page is closed.
  }
}

export const useProgress = <T>(pick: (progress: Progress) => T): T => useStore(store, pick);

export function dismissHint(key: string): void {
  const now = store.getState();
  if (!now.dismissed.includes(key)) keep({ ...now, dismissed: [...now.dismissed, key] });
}

/** All hints are shown again. */
export function restoreHints(): void {
  keep({ ...store.getState(), dismissed: [] });
}

/** Keeps the best result of a puzzle. `part`: of the best value, 0 to 1. */
export function keepPuzzle(id: string, part: number): void {
  const now = store.getState();
  if (part > (now.puzzles[id] ?? -1)) keep({ ...now, puzzles: { ...now.puzzles, [id]: part } });
}

/** Keeps how far a lesson was done. `steps`: those that are done. */
export function keepLesson(id: string, steps: number): void {
  const now = store.getState();
  if (steps > (now.lessons[id] ?? 0)) keep({ ...now, lessons: { ...now.lessons, [id]: steps } });
}

/** Adds orders that were given in a battle. `counts`: by the lesson that teaches them. */
export function keepUsed(counts: Readonly<Record<string, number>>): void {
  const now = store.getState();
  const used = Object.entries(counts).map(([id, count]) => [id, (now.used[id] ?? 0) + count]);
  if (used.length > 0) keep({ ...now, used: { ...now.used, ...Object.fromEntries(used) } });
}
