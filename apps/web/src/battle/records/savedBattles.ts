/** The battles on this device, and the ways to get one onto the screen. */
import type { Seat, StandingOrders } from '@drumhead/engine';
import type { Player } from '../players/players.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { Origin, Parent, SavedBattle, Storage } from './savedBattle.ts';
import type { AnyScreen } from '../screen.ts';
import type { AnyBattle } from '../host/hosted.ts';

export interface NewBattle {
  readonly ruleset: string;
  /** Id of a ready scenario, or what a set-up that is given is called; null where it has no name. */
  readonly scenario: string | null;
  /** Goes before the scenario's own. */
  readonly setup?: unknown;
  readonly seats: Readonly<Record<Seat, Player>>;
  /** The seed of its dice; left out: one that nobody foresees. */
  readonly seed?: string;
  /** Left out: a scenario, or a set-up of its own. */
  readonly origin?: Origin;
  /** Left out: the usual ones. */
  readonly standingOrders?: StandingOrders;
}

/** A position before its battle: who plays which side is chosen first. */
export interface OpenedPosition {
  readonly text: string;
  readonly screen: AnyScreen;
  readonly battle: AnyBattle;
}

/** A saved battle with the text of its record. */
export interface LookedAt {
  readonly battle: AnyBattle;
  readonly saved: SavedBattle;
  readonly record: string;
}

export interface OpenedToLook extends LookedAt {
  /** Something of it is still hidden from a seat. */
  readonly secret: boolean;
}

export interface SavedBattles {
  /** Those in the browser's storage, and those that it could not take. */
  readonly storage: Storage;
  /** Ids of the battles that closing the page would lose, the latest last. */
  readonly unsaved: StoreApi<readonly string[]>;
  readonly start: (wanted: NewBattle) => Promise<boolean>;
  readonly resume: (id: string) => Promise<boolean>;
  /**
   * Players that are given go before those of the record; `origin`: left out, the text is what it seems; `parent`: of a
   * battle that is played on.
   */
  readonly open: (
    text: string,
    players?: Readonly<Record<Seat, Player>>,
    origin?: Origin,
    parent?: Parent,
  ) => Promise<boolean>;
  /** The position that a text holds, read but not begun; null: a record, or a text that cannot be opened. */
  readonly positionIn: (text: string) => Promise<OpenedPosition | null>;
  /** Opens a saved battle to be looked at: no commands. `isLeft`: nobody wants it any more, so that it is not shown. */
  readonly openForReplay: (id: string, isLeft?: () => boolean) => Promise<OpenedToLook | null>;
  /** Leaves what `openForReplay` opened, unless a battle that was begun or resumed is in its place by now. */
  readonly leaveReplay: () => void;
  /** Why a battle could not be opened need not be told any longer. */
  readonly dismissFault: () => void;
}
