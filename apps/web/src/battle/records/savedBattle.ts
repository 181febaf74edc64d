/** A saved battle, and what keeps it. */
import type { Player, OwnDice } from '../players/players.ts';
import type { Seed, StandingOrders } from '@drumhead/engine';
import type { Sketch } from '@drumhead/content/sketch';

/** What a battle was begun from: a campaign, or opened from: a position, a record, a moment of another battle. */
export type Origin = 'campaign' | 'position' | 'record' | 'playedOn';

export interface Parent {
  /** Id of a saved battle, which may be gone by now. */
  readonly battle: string;
  /** Count of accepted commands. */
  readonly at: number;
}

export interface SavedBattle {
  readonly id: string;
  readonly ruleset: string;
  readonly scenario: string | null;
  /** Message key or plain name. */
  readonly name: string;
  readonly seats: Readonly<Record<string, Player>>;
  /** Names of people who played elsewhere, by seat; empty: one who gave none. Left out: nobody did, or it was saved before this was kept. */
  readonly people?: Readonly<Record<string, string>>;
  /** The battle on its server, where others may see the page of it; left out: none is known. */
  readonly page?: string;
  /** Of its dice. It is in no address, list or log, and in its record only once the battle is over. */
  readonly seed: Seed;
  /** The first line of its record. */
  readonly header: string;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly touched: number;
  /**
   * How many lines of its record are stored behind the first. In format 1 that was the number of commands; a battle that
   * is opened again gets more lines than commands, so that an old page in another window sees that it was changed.
   */
  readonly count: number;
  readonly over: boolean;
  /** Once it is over; null: nobody. Left out of battles that ended before this was saved. */
  readonly winner?: string | null;
  /** Number of the last command that a person gave for each seat; standing orders do not count. */
  readonly ordered?: Readonly<Record<string, number>>;
  /** Left out until one is given. */
  readonly standingOrders?: StandingOrders;
  /** Dice that people type in from a real table; left out: none. */
  readonly ownDice?: OwnDice;
  /** What it was begun from; left out: a scenario or another set-up, or it was saved before this was kept. */
  readonly origin?: Origin;
  /** The battle that it was played on from, and how many commands it had of it; left out: none that is known. */
  readonly parent?: Parent;
  /** As it stood when it last waited for a person; left out until then. */
  readonly sketch?: Sketch;
  /** The player's own words about it. */
  readonly notes?: string;
  /** And about moments of it, by count of accepted commands. */
  readonly moments?: Readonly<Record<string, string>>;
  /** The player's own name for it; left out, it is called after its scenario. */
  readonly title?: string;
  /** Left out: in none. */
  readonly folder?: string;
}

export interface Storage {
  /** False: closing the page loses everything. */
  isLasting(): Promise<boolean>;
  /** Saves a battle with all its lines, in place of what was saved under its id. */
  create(battle: SavedBattle, lines: readonly string[]): Promise<void>;
  /** Adds lines behind the `from` that there are. Resolves when they are on disk. */
  append(id: string, from: number, lines: readonly string[], touch: Touch): Promise<void>;
  /** Saves what belongs to a battle beside its record; what hangs on what is kept is worked out when it is saved. */
  keepBeside(id: string, beside: Beside | ((kept: SavedBattle) => Beside)): Promise<void>;
  read(id: string): Promise<{ readonly battle: SavedBattle; readonly text: string } | null>;
  list(): Promise<readonly SavedBattle[]>;
  remove(id: string): Promise<void>;
}

export type Beside = Pick<
  SavedBattle,
  'standingOrders' | 'sketch' | 'ownDice' | 'notes' | 'moments' | 'title' | 'folder'
>;

export type Touch = Pick<SavedBattle, 'touched' | 'count' | 'over' | 'winner' | 'ordered'>;
