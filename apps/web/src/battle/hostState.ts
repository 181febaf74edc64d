/** State and interface of the host of a battle. */
import {
  type Added,
  type Battle,
  type BattleEvent,
  type Command,
  DEFAULT_ORDERS,
  type Refusal,
  type Seat,
  type StandingOrders,
  type Step,
} from '@drumhead/engine';
import type { StoreApi } from 'zustand/vanilla';
import type { Opponent, Player } from './players.ts';
import type { OwnDice } from './ownDice.ts';
import type { AnyScreen } from './screen.ts';
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
  /** The record of the battle so far, as it is saved. */
  readonly record: Added | null;
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
  /** A new id for a battle. */
  name(): string;
  /** A new seed for its dice, which nobody can foretell. */
  secret(): string;
}

export interface NewBattle {
  readonly ruleset: string;
  /** Id of a ready scenario, or what a set-up that is given is called; null where it has no name. */
  readonly scenario: string | null;
  /** Goes before the scenario's own. */
  readonly setup?: unknown;
  readonly seats: Readonly<Record<Seat, Player>>;
}

/** A position before its battle: who plays which side is chosen first. */
export interface OpenedPosition {
  readonly text: string;
  readonly screen: AnyScreen;
  readonly battle: AnyBattle;
}

/** A file as the browser gives it: its length is known before it is read. */
export type RecordFile = Pick<Blob, 'size' | 'text'>;

export interface Host {
  readonly store: StoreApi<Hosted>;
  start(wanted: NewBattle): Promise<boolean>;
  resume(id: string): Promise<boolean>;
  /** Players that are given go before those of the record. */
  open(text: string, players?: Readonly<Record<Seat, Player>>): Promise<boolean>;
  openFile(file: RecordFile): Promise<boolean>;
  /** The position that a file holds, read but not begun; null: a record, or a file that cannot be opened. */
  positionIn(file: RecordFile): Promise<OpenedPosition | null>;
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
  /** Chooses who rolls the dice from now on, and saves it with the battle. */
  setOwnDice(ownDice: OwnDice): void;
  /** Faces of the roll that waits, by handful; null: the machine rolls that one. */
  typeDice(faces: readonly (readonly number[] | null)[]): Promise<boolean>;
  dismissNotices(): void;
  /** Goes on after a fault outside the rules. */
  retry(): void;
  leave(): void;
  /** The record as a file; null while something is secret, since it holds every command. */
  record(): string | null;
}

/** Stands for the viewer of a replay, who sees everything: there is none while something is secret. */
export const REPLAY_VIEWER: Seat = '-';

/** No battle. */
export const EMPTY: Hosted = {
  saved: null,
  screen: null,
  battle: null,
  record: null,
  viewer: '',
  handover: null,
  thinking: null,
  steps: [],
  refusal: null,
  fault: null,
  standingOrders: DEFAULT_ORDERS,
  busy: false,
};

/** Is something hidden from a seat? Then players hand the screen over, and nothing of the battle leaves the page. */
export const isSecret = ({ battle, screen }: Pick<Hosted, 'battle' | 'screen'>): boolean =>
  // Rule sets released before do not say: the one of the screen reads the states of all.
  battle !== null && screen !== null && !screen.ruleset.isOpen(battle.state, null);

/**
 * Number of commands to undo to: before the person's last command, unless dice were rolled since. While something is
 * secret nobody undoes a command of another seat.
 */
export function undoPoint(hosted: Hosted): number | null {
  const { battle, steps, viewer, screen, handover } = hosted;
  if (!battle || !screen || handover !== null || battle.ruleset.outcome(battle.state) !== null) return null;
  const secret = isSecret(hosted);
  for (let i = steps.length - 1; i >= battle.lastDie; i--) {
    const step = steps[i] as AnyStep;
    if (step.seat === viewer) return i;
    if (secret) return null;
  }
  return null;
}
