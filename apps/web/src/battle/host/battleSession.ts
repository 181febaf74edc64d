/** The battle on the screen, as whoever sits there can act on it: played at this device, or at a seat of an online table. */
import type { Command, StandingOrders } from '@drumhead/engine';
import type { OwnDice } from '../players/players.ts';

export interface BattleSession {
  /** Commands of the person at the screen, such as a whole deployment; stops at the first refusal. */
  readonly order: (...commands: readonly Command[]) => Promise<boolean>;
  readonly undo: () => Promise<void>;
  /** Changes those that are given, and saves them with the battle. */
  readonly setStandingOrders: (orders: Partial<StandingOrders>) => void;
  readonly dismissNotices: () => void;
  /** Goes on after a fault outside the rules. */
  readonly retry: () => void;
  /** The record as a file; null while something is secret, since it holds every command. */
  readonly record: () => string | null;
  readonly leave: () => void;
  /** Null: the battle is played online. */
  readonly local: LocalBattle | null;
}

/** What can be done with a battle that is played at this device alone. */
export interface LocalBattle {
  /** The screen was handed over. */
  readonly takeOver: () => void;
  /** Chooses who rolls the dice from now on, and saves it with the battle. */
  readonly setOwnDice: (ownDice: OwnDice) => void;
  /** Faces of the roll that waits, by handful; null: the machine rolls that one. */
  readonly typeDice: (faces: readonly (readonly number[] | null)[]) => Promise<boolean>;
  /** Plays the battle here that another window plays, from where it got to. */
  readonly takeBattleOver: () => Promise<boolean>;
  /** Goes on with the battle though it cannot be saved. */
  readonly playUnsaved: () => Promise<boolean>;
  /** Saves the battle with all its commands; as another battle where a different window went on with it meanwhile. */
  readonly saveAgain: () => Promise<boolean>;
}
