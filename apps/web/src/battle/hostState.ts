/** What the host of a battle holds, and what it can be told. */
import type { Battle, BattleEvent, Command, Refusal, Seat, Step } from '@drumhead/engine';
import type { StoreApi } from 'zustand/vanilla';
import type { Opponent, Player } from './players.ts';
import type { AnyScreen, StandingOrders } from './screen.ts';
import type { SavedBattle, Storage } from './storage.ts';

export type AnyBattle = Battle<unknown, Command, BattleEvent>;
export type AnyStep = Step<unknown, Command, BattleEvent>;

/** Something that went wrong outside the rules: a message key with its facts. */
export interface Fault {
  readonly key: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface Hosted {
  readonly saved: SavedBattle | null;
  readonly screen: AnyScreen | null;
  readonly battle: AnyBattle | null;
  /** The seat whose view is shown. */
  readonly viewer: Seat;
  /** The screen is covered until this seat takes over. */
  readonly handover: Seat | null;
  /** The computer player who is thinking. */
  readonly thinking: Seat | null;
  readonly steps: readonly AnyStep[];
  readonly refusal: { readonly refusal: Refusal; readonly command: Command } | null;
  readonly fault: Fault | null;
  readonly standingOrders: StandingOrders;
  /** Something is being kept, rolled or thought about. */
  readonly busy: boolean;
}

export interface HostNeeds {
  readonly storage: Storage;
  readonly opponent: Opponent;
  /** The screen of the rule set with this name, fetched when it is first wanted; null: there is none. */
  screen(ruleset: string): Promise<AnyScreen | null>;
  now(): number;
  /** A fresh name for a battle, which also seeds its dice. */
  name(): string;
  /** Lets people see what happened before the next thing happens. */
  pause(after: 'dice' | 'opponent'): Promise<void>;
}

export interface NewBattle {
  readonly ruleset: string;
  /** One that the rule set brings, by its name; null where the set-up is given. */
  readonly scenario: string | null;
  readonly setup?: unknown;
  readonly seats: Readonly<Record<Seat, Player>>;
}

export interface Host {
  readonly store: StoreApi<Hosted>;
  start(wanted: NewBattle): Promise<boolean>;
  resume(id: string): Promise<boolean>;
  open(text: string): Promise<boolean>;
  /** Shows a kept battle for looking at alone: nothing can be ordered in it. */
  openForReplay(id: string): Promise<AnyBattle | null>;
  /** A command of the person at the screen. */
  order(command: Command): Promise<boolean>;
  /** Several in one go, such as a whole deployment; stops at the first refusal. */
  orderAll(commands: readonly Command[]): Promise<boolean>;
  undo(): Promise<void>;
  takeOver(): void;
  setStandingOrders(orders: StandingOrders): void;
  dismissNotices(): void;
  /** After a fault outside the rules: goes on where it stopped. */
  retry(): void;
  leave(): void;
  /** The record as a file. */
  record(): string | null;
}

/** No battle. */
export const EMPTY: Hosted = {
  saved: null,
  screen: null,
  battle: null,
  viewer: '',
  handover: null,
  thinking: null,
  steps: [],
  refusal: null,
  fault: null,
  standingOrders: { holdUntil: null },
  busy: false,
};

/**
 * How far the person at the screen may take back: his last command, unless a die has fallen since. While something is
 * secret nobody takes back what another has done.
 */
export function undoPoint({ battle, steps, viewer, screen, handover }: Hosted): number | null {
  if (!battle || !screen || handover !== null || battle.ruleset.outcome(battle.state) !== null) return null;
  const secret = screen.secret(battle.state);
  for (let i = steps.length - 1; i >= battle.lastDie; i--) {
    const step = steps[i] as AnyStep;
    if (step.seat === viewer) return i;
    if (secret) return null;
  }
  return null;
}
