/** How a reader wants the page: theme, text size, motion, briefing, pace, orders, dice, hints and sound. Kept in the browser. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export interface Settings {
  readonly theme: 'system' | 'day' | 'dark';
  /** In per cent. */
  readonly textSize: 100 | 125 | 150 | 200;
  readonly motion: 'system' | 'full' | 'none';
  /** Is there a briefing before a battle? */
  readonly briefing: 'shown' | 'skipped';
  /** How fast the computer's turn is shown. */
  readonly pace: 'suspense' | 'brisk' | 'instant';
  /** Must an order be confirmed that goes just as asked? */
  readonly orders: 'confirmed' | 'atOnce';
  /** Dice that a piece is activated with as soon as it is tapped; `ask`: they are chosen each time. */
  readonly dice: 'ask' | 'one' | 'two' | 'three';
  /** Are hints shown when a mistake is about to happen? */
  readonly hints: 'shown' | 'hidden';
  /** Does what changes a battle have a card of its own? */
  readonly moments: 'shown' | 'hidden';
  /** Are terms of the game underlined, to be explained at a tap? */
  readonly terms: 'shown' | 'hidden';
  /** Volume, from 0 (off) to 1. */
  readonly sound: number;
}

/** What may be chosen, in the order in which it is offered. */
export const CHOICES = {
  theme: ['system', 'day', 'dark'],
  textSize: [100, 125, 150, 200],
  motion: ['system', 'full', 'none'],
  briefing: ['shown', 'skipped'],
  pace: ['suspense', 'brisk', 'instant'],
  orders: ['confirmed', 'atOnce'],
  dice: ['ask', 'one', 'two', 'three'],
  hints: ['shown', 'hidden'],
  moments: ['shown', 'hidden'],
  terms: ['shown', 'hidden'],
} as const satisfies { readonly [K in keyof Settings]?: readonly Settings[K][] };

export const DEFAULTS: Settings = {
  theme: 'system',
  textSize: 100,
  motion: 'system',
  briefing: 'shown',
  pace: 'brisk',
  orders: 'confirmed',
  dice: 'ask',
  hints: 'shown',
  moments: 'shown',
  terms: 'shown',
  sound: 0,
};

const STORED = 'drumhead.settings';

/** Settings from what was stored; whatever is unknown or damaged falls back to its default. */
export function readSettings(stored: string | null): Settings {
  let found: Readonly<Record<string, unknown>>;
  try {
    found = Object(JSON.parse(stored ?? '{}'));
  } catch {
    return DEFAULTS;
  }
  const chosen = <K extends keyof typeof CHOICES>(key: K): Settings[K] => {
    const allowed: readonly unknown[] = CHOICES[key];
    return allowed.includes(found[key]) ? (found[key] as Settings[K]) : DEFAULTS[key];
  };
  const { sound } = found;
  return {
    theme: chosen('theme'),
    textSize: chosen('textSize'),
    motion: chosen('motion'),
    briefing: chosen('briefing'),
    pace: chosen('pace'),
    orders: chosen('orders'),
    dice: chosen('dice'),
    hints: chosen('hints'),
    moments: chosen('moments'),
    terms: chosen('terms'),
    sound: typeof sound === 'number' && sound >= 0 && sound <= 1 ? sound : DEFAULTS.sound,
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null; // Without storage nothing is remembered.
  }
}

const store = createStore<Settings>(() => readSettings(stored()));

export const settings = (): Settings => store.getState();

export const useSettings = <T>(pick: (settings: Settings) => T): T => useStore(store, pick);

export function setSettings(some: Partial<Settings>): void {
  store.setState(some);
  try {
    localStorage.setItem(STORED, JSON.stringify(store.getState()));
  } catch {
    // Without storage they hold until the page is closed.
  }
}

const prefers = (what: string): boolean => typeof matchMedia === 'function' && matchMedia(`(prefers-${what})`).matches;

/** True if pieces, dice and smoke stand still. */
export function reducedMotion(): boolean {
  const { motion } = settings();
  return motion === 'system' ? prefers('reduced-motion: reduce') : motion === 'none';
}

function isDark(): boolean {
  const { theme } = settings();
  return theme === 'system' ? prefers('color-scheme: dark') : theme === 'dark';
}

/** Tells the style sheets (`data-theme`, `data-motion`, `data-text`, `--text-size`), now and whenever something changes. */
export function applySettings(): void {
  const root = document.documentElement;
  const apply = () => {
    root.dataset['theme'] = isDark() ? 'dark' : 'day';
    root.dataset['motion'] = reducedMotion() ? 'none' : 'full';
    root.dataset['text'] = settings().textSize >= 150 ? 'large' : 'normal';
    root.style.setProperty('--text-size', String(settings().textSize / 100));
  };
  apply();
  store.subscribe(apply);
  for (const what of ['color-scheme: dark', 'reduced-motion: reduce'])
    matchMedia(`(prefers-${what})`).addEventListener('change', apply);
  // Another tab changed them.
  window.addEventListener('storage', ({ key }) => {
    if (key === STORED) store.setState(readSettings(stored()));
  });
}
