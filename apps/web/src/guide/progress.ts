/** What a reader has dismissed for good, and the puzzles solved on this device. Kept in the browser. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export interface Progress {
  /** Keys of hints that are not shown again. */
  readonly dismissed: readonly string[];
  /** The best part of the best value reached in each puzzle, 0 to 1, by the puzzle's id. */
  readonly puzzles: Readonly<Record<string, number>>;
}

const STORED = 'drumhead.guide';
const NONE: Progress = { dismissed: [], puzzles: {} };

/** Progress from what was stored; whatever is damaged counts as nothing. */
export function readProgress(stored: string | null): Progress {
  let found: { readonly dismissed?: unknown; readonly puzzles?: unknown };
  try {
    found = Object(JSON.parse(stored ?? '{}'));
  } catch {
    return NONE;
  }
  const dismissed = Array.isArray(found.dismissed) ? found.dismissed.filter((one) => typeof one === 'string') : [];
  const puzzles = Object.entries(Object(found.puzzles)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] >= 0 && entry[1] <= 1,
  );
  return { dismissed, puzzles: Object.fromEntries(puzzles) };
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
