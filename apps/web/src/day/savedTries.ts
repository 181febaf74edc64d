/** The first tries at battles of the day, saved in the browser. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export interface FirstTry {
  /** Id of its saved battle. */
  readonly battle: string;
  /** Null until it is over and counted. */
  readonly score: number | null;
}

/** By rule set and day. */
export type FirstTries = Readonly<Record<string, FirstTry>>;

const STORED = 'drumhead.days';
/** Older days are forgotten. */
const MOST = 400;

export const tryKey = (ruleset: string, day: number): string => `${ruleset} ${day}`;

/** Tries from what was stored; whatever is damaged counts as nothing. */
export function readTries(stored: string | null): FirstTries {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '{}');
  } catch {
    return {};
  }
  return Object.fromEntries(
    Object.entries(Object(found)).filter((entry): entry is [string, FirstTry] => isTry(entry[1])),
  );
}

function isTry(given: unknown): given is FirstTry {
  const { battle, score } = Object(given) as Partial<FirstTry>;
  return typeof battle === 'string' && (score === null || (Number.isInteger(score) && (score as number) <= 100));
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null; // Without storage nothing is remembered.
  }
}

const store = createStore<{ readonly tries: FirstTries }>(() => ({ tries: readTries(stored()) }));

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === STORED) store.setState({ tries: readTries(stored()) });
  });

function save(key: string, one: FirstTry): void {
  const { [key]: _before, ...others } = store.getState().tries;
  const tries = Object.fromEntries([...Object.entries(others), [key, one] as const].slice(-MOST));
  store.setState({ tries });
  try {
    localStorage.setItem(STORED, JSON.stringify(tries));
  } catch {
    // Without storage it holds until the page is closed.
  }
}

export const firstTries = (): FirstTries => store.getState().tries;

export const useTries = (): FirstTries => useStore(store, ({ tries }) => tries);

/** A try begins: the first of the day counts, all others are practice. */
export function tryBegins(key: string, battle: string): void {
  if ((store.getState().tries[key]?.battle ?? '') === '') save(key, { battle, score: null });
}

/** The battle of the first try is gone from this browser: the next one is the first. */
export function tryIsGone(key: string, battle: string): void {
  const { [key]: found } = store.getState().tries;
  if (found?.score === null && found.battle === battle) save(key, { battle: '', score: null });
}

/** Saves the score of a first try; of any other nothing. */
export function saveScore(key: string, battle: string, score: number): void {
  const found = store.getState().tries[key];
  if (found?.battle === battle && found.score === null) save(key, { battle, score });
}
