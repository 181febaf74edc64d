/** State and interface of the host of a battle. */
import type { Battle, BattleEvent, Command, Refusal, Seat, Step } from '@drumhead/engine';
import type { StoreApi } from 'zustand/vanilla';
import type { Opponent, Player } from './players.ts';
import type { AnyScreen } from './screen.ts';
import { DEFAULT_ORDERS, type StandingOrders } from './standingOrders.ts';
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
  /** Something is being saved, rolled or decided. */
  readonly busy: boolean;
}

export interface HostNeeds {
  readonly storage: Storage;
  readonly opponent: Opponent;
  /** Loads the screen of a rule set; null if there is no such rule set. */
  screen(ruleset: string): Promise<AnyScreen | null>;
  now(): number;
  /** A new id for a battle, which also seeds its dice. */
  name(): string;
}

export interface NewBattle {
  readonly ruleset: string;
  /** Id of a ready scenario, or what a set-up that is given is called; null where it has no name. */
  readonly scenario: string | null;
  /** Goes before the scenario's own. */
  readonly setup?: unknown;
  readonly seats: Readonly<Record<Seat, Player>>;
}

export interface Host {
  readonly store: StoreApi<Hosted>;
  start(wanted: NewBattle): Promise<boolean>;
  resume(id: string): Promise<boolean>;
  open(text: string): Promise<boolean>;
  /** Opens a saved battle for the replay: no commands. */
  openForReplay(id: string): Promise<AnyBattle | null>;
  /** A command of the person at the screen. */
  order(command: Command): Promise<boolean>;
  /** Several at once, such as a whole deployment; stops at the first refusal. */
  orderAll(commands: readonly Command[]): Promise<boolean>;
  undo(): Promise<void>;
  takeOver(): void;
  /** Changes those that are given, and saves them with the battle. */
  setStandingOrders(orders: Partial<StandingOrders>): void;
  dismissNotices(): void;
  /** Goes on after a fault outside the rules. */
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
  standingOrders: DEFAULT_ORDERS,
  busy: false,
};

/**
 * Number of commands to undo to: before the person's last command, unless dice were rolled since. While something is
 * secret nobody undoes a command of another seat.
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
