/** The battle on the screen. */
import type {
  Battle,
  Command,
  BattleEvent,
  Step,
  RecordedAmendment,
  Seat,
  Added,
  Refusal,
  StandingOrders,
} from '@drumhead/engine';
import type { SavedBattle } from '../records/savedBattle.ts';
import type { AnyScreen } from '../screen.ts';
import type { BattleSession } from './battleSession.ts';

export type AnyBattle = Battle<unknown, Command, BattleEvent>;

export type AnyStep = Step<unknown, Command, BattleEvent>;

/** Something that went wrong outside the rules: a message key with its facts. */
export interface Fault {
  readonly key: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A correction that stands. */
export type AgreedCorrection = RecordedAmendment;

/** Orders that somebody undid, so that this count of commands was left. `seat`: empty where it is not told whose they were. */
export interface Undone {
  readonly after: number;
  readonly seat: Seat;
  readonly orders: number;
}

export interface Hosted {
  /** What can be done with it; null where there is none, or one that is only looked at. */
  readonly session: BattleSession | null;
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
  /** What the players agreed to correct, while the battle was online. */
  readonly corrections: readonly AgreedCorrection[];
  /** What players of an online battle undid. */
  readonly undone: readonly Undone[];
  readonly refusal: { readonly refusal: Refusal; readonly command: Command } | null;
  readonly fault: Fault | null;
  readonly standingOrders: StandingOrders;
  /** Another window plays the battle: here it can be looked at. */
  readonly elsewhere: boolean;
  /** Where nobody plays on: a puzzle ends before its battle does. */
  readonly halts: ((state: unknown) => boolean) | null;
  /** The player goes on without the browser's storage. */
  readonly unsaved: boolean;
  /** Something is being saved, rolled or decided. */
  readonly busy: boolean;
}
