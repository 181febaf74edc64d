/**
 * Pictures and last events of one's battles: from the view of one's own seat, drawn and told as their tables do. What was
 * found is kept on the device until the battle has moved on, so that a list costs nothing where nothing has happened.
 */
import type { BattleEvent } from '@drumhead/engine';
import { useEffect, useState } from 'react';
import type { LogLine } from '../../battle/screen.ts';
import { ensureBundle } from '../../i18n/bundles.ts';
import { type Messages, useMessages } from '../../i18n/index.ts';
import { useI18n } from '../../i18n/useI18n.ts';
import { loadScreen } from '../../rulesets/screens.ts';
import type { Sketch } from '@drumhead/content/sketch';
import { ask, tableAt } from '../server/api.ts';
import type { Mine } from './list.ts';

/** A battle as it stood after line `n`. */
export interface Glimpse {
  readonly n: number;
  readonly language: string;
  /** Turn or phase; and the last event in a sentence, empty where there is none. */
  readonly progress: string;
  readonly words: string;
  readonly sketch: Sketch;
  /** Where that happened, in millimetres. */
  readonly spot: { readonly x: number; readonly y: number } | null;
}

interface Told {
  readonly n: number;
  readonly view: unknown;
  readonly events: readonly BattleEvent[];
}

const STORED = 'drumhead.glimpses';
/** Glimpses that are kept: those of the battles that are listed. */
const MOST = 24;
/** Milliseconds in which a battle is not looked at again, however many orders are given there. */
const REST = 15_000;

let kept: ReadonlyMap<string, Glimpse> | null = null;
const looked = new Map<string, number>();
/** One after the other: each may fetch a table and read a battle at the server. */
let line: Promise<unknown> = Promise.resolve();

function known(): ReadonlyMap<string, Glimpse> {
  if (kept !== null) return kept;
  try {
    kept = new Map(JSON.parse(localStorage.getItem(STORED) ?? '[]') as [string, Glimpse][]);
  } catch {
    kept = new Map();
  }
  return kept;
}

function keep(battle: string, glimpse: Glimpse): void {
  const all = new Map(known());
  // The latest last: the oldest makes room.
  all.delete(battle);
  all.set(battle, glimpse);
  kept = new Map([...all].slice(-MOST));
  store();
}

function store(): void {
  try {
    localStorage.setItem(STORED, JSON.stringify([...known()]));
  } catch {
    // They hold until the page is closed.
  }
}

/** Of battles that are over, or somebody else's, nothing stays. */
export function forgetGlimpses(listed: readonly Pick<Mine, 'battle'>[]): void {
  const all = [...known()].filter(([battle]) => listed.some((one) => one.battle === battle));
  if (all.length === known().size) return;
  kept = new Map(all);
  store();
}

/** The line that tells of the battle: the last one that is more than a trifle. */
export function tellingLine(lines: readonly LogLine[]): LogLine | undefined {
  const latest = [...lines].reverse();
  return latest.find(({ weight }) => weight === 'plain') ?? latest.find(({ weight }) => weight === 'head') ?? latest[0];
}

async function look(
  { table, battle, ruleset, seat }: Mine,
  messages: Messages,
  texts: (bundle: string) => Promise<void>,
): Promise<Glimpse | null> {
  const [screen, answer] = await Promise.all([loadScreen(ruleset), ask<Told>('GET', `${tableAt(table)}/glance`)]);
  if (screen === null || !answer.ok) return null;
  const { n, view, events } = answer.value;
  await Promise.all([screen.bundle, screen.extraBundle ?? screen.bundle].map(texts));
  const lines = events.flatMap((event) => screen.line(messages, view, event, seat) ?? []);
  const told = tellingLine(lines);
  const [piece] = told?.pieces ?? [];
  const spot = piece === undefined ? null : (await screen.report()).placeOf(view, piece);
  const { language } = messages;
  const progress = screen.progress(messages, view);
  const glimpse = { n, language, progress, words: told?.text ?? '', sketch: await screen.sketch(view), spot };
  keep(battle, glimpse);
  return glimpse;
}

/** What is known of a battle; the newest is fetched meanwhile. Null: nothing yet. */
export function useGlimpse(mine: Mine): Glimpse | null {
  const messages = useMessages();
  const i18n = useI18n();
  const { battle, n } = mine;
  const { language } = messages;
  const [found, setFound] = useState<{ readonly battle: string; readonly glimpse: Glimpse } | null>(null);
  useEffect(() => {
    const last = known().get(battle);
    if (n === 0 || (last?.n === n && last.language === language)) return undefined;
    let isGone = false;
    const wait = Math.max(0, (looked.get(battle) ?? 0) + REST - Date.now());
    const timer = setTimeout(() => {
      line = line.then(async () => {
        if (isGone) return;
        looked.set(battle, Date.now());
        // Without it the list has words alone.
        const glimpse = await look(mine, messages, (bundle) => ensureBundle(i18n, bundle, language)).catch(() => null);
        if (!isGone && glimpse !== null) setFound({ battle, glimpse });
      });
    }, wait);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is looked at anew where it has moved on, or is told in other words
  }, [battle, n, language, i18n]);
  return found?.battle === battle ? found.glimpse : (known().get(battle) ?? null);
}
