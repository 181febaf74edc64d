/** The seats in online battles that this device holds, kept in the browser: nothing of any other seat but invitations. */
import type { Seat } from '@drumhead/engine';
import type { Naming } from '../server/api.ts';
import { STORED } from './stored.ts';

export interface Place {
  /** Name of the table, which addresses hold. */
  readonly table: string;
  readonly battle: string;
  readonly seat: Seat;
  readonly ruleset: string;
  readonly scenario: string | null;
  /** What the battle and its sides are called; places of before lack it. */
  readonly naming?: Naming;
  /** Keys by seat: its own for further devices, those of invitations until they are taken. */
  readonly keys: Readonly<Record<Seat, string>>;
  /** What pages of before gave as it is for their part in the dice: 32 hex digits. */
  readonly salt: string;
  /** What its salts come from: 32 hex digits that this device alone ever knows; see {@link ownOf}. */
  readonly own?: string;
  /** The commitments for which this device gave a salt, by battle. */
  readonly gave?: Readonly<Record<string, readonly string[]>>;
  /** What the server bound its dice to before anybody sat down. */
  readonly commit: string;
  /** The same of battles that were played before at this table, by battle. */
  readonly commits?: Readonly<Record<string, string>>;
  /** Commands that were shown here, by count. */
  readonly seen: number;
  /** Its challenge is being taken back, and no answer came yet: what the keys of its free seats come from. */
  readonly takesBack?: string | undefined;
  /** Browsers at this seat that its owner knows of. */
  readonly devices?: number;
  /** Number of the last word of the talk that was read here. */
  readonly heard?: number;
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly touched: number;
}

/** More battles than anybody plays at a time. */
const MOST = 100;
const SALT_BYTES = 16;

/** Without storage they hold until the page is closed. */
let kept: readonly Place[] | null = null;

/** Those kept on this device, the latest first. */
export function places(): readonly Place[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(STORED);
  } catch {
    return kept ?? [];
  }
  return text === null ? (kept ?? []) : readPlaces(text);
}

/** What was stored, without what is damaged. */
export function readPlaces(text: string): readonly Place[] {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(found: unknown): found is Place {
  if (typeof found !== 'object' || found === null) return false;
  const { table, battle, seat, ruleset, salt, commit, keys, seen, touched } = found as Record<string, unknown>;
  return (
    [table, battle, seat, ruleset, salt, commit].every((one) => typeof one === 'string') &&
    typeof keys === 'object' &&
    keys !== null &&
    typeof seen === 'number' &&
    typeof touched === 'number'
  );
}

export function placeAt(table: string): Place | null {
  return places().find((place) => place.table === table) ?? null;
}

/** Keeps a place, in the place of what was kept of its table. */
export function keepPlace(place: Place): void {
  keep([place, ...places().filter(({ table }) => table !== place.table)].slice(0, MOST));
}

/** Changes what is kept of a battle; nothing once the place at its table has moved on to a rematch. */
export function changePlace({ table, battle }: Pick<Place, 'table' | 'battle'>, change: Partial<Place>): void {
  keep(places().map((place) => (place.table === table && place.battle === battle ? { ...place, ...change } : place)));
}

/** More keys of a battle, beside those that are kept by now. */
export function keepKeys(of: Pick<Place, 'table' | 'battle'>, keys: Place['keys']): void {
  changePlace(of, { keys: { ...placeAt(of.table)?.keys, ...keys } });
}

/** The seat itself stays with whoever has its link. */
export function forgetPlace(table: string): void {
  keep(places().filter((place) => place.table !== table));
}

/** Those who show what is kept, to hear when it changes. */
const listeners = new Set<() => void>();

/** Hears when what is kept changes; returns how to hear no more. */
export function onPlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(all: readonly Place[]): void {
  kept = all;
  try {
    localStorage.setItem(STORED, JSON.stringify(all));
  } catch {
    // They hold until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** The key of an invitation is worth nothing to the inviter once somebody has sat down with it, which a seal shows. */
export function forgetTakenKeys({ table, battle, seat }: Place, seals: Readonly<Record<Seat, string>>): void {
  const now = placeAt(table);
  // By the sides of another battle one's own key would be that of somebody else.
  if (now === null || now.battle !== battle) return;
  const all = Object.entries(now.keys);
  const needed = all.filter(([one]) => one === seat || seals[one] === undefined);
  if (needed.length < all.length) changePlace(now, { keys: Object.fromEntries(needed) });
}

/** What the salts of a place come from, which is made as it is needed first: places of before lack it. */
export function ownOf(of: Pick<Place, 'table' | 'battle'>): string {
  const kept = placeAt(of.table);
  if (kept?.battle === of.battle && kept.own !== undefined) return kept.own;
  const own = newSalt();
  changePlace(of, { own });
  return own;
}

export const gaveFor = (table: string, battle: string): readonly string[] => placeAt(table)?.gave?.[battle] ?? [];

/** The record must show that this device gave a salt for the dice of this commitment. */
export function keepGiven(of: Pick<Place, 'table' | 'battle'>, commit: string): void {
  const given = gaveFor(of.table, of.battle);
  if (given.includes(commit)) return;
  changePlace(of, { gave: { ...placeAt(of.table)?.gave, [of.battle]: [...given, commit] } });
}

/** 32 hex digits that nobody can foretell. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
