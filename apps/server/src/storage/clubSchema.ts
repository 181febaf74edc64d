/** The tables of clubs and their leagues. Times in milliseconds since 1970; owners are sessions or accounts. */

export interface ClubSchema {
  /** `links`: how often its link was made anew; the key of the link follows from it. */
  readonly clubs: { readonly id: string; readonly name: string; readonly created: number; readonly links: number };
  readonly members: {
    readonly club: string;
    readonly owner: string;
    /** 1 for its founder, never used again: by it others name a member. */
    readonly number: number;
    readonly name: string;
    readonly joined: number;
    readonly seen: number;
  };
  /** When a club meets. */
  readonly evenings: {
    readonly id: string;
    readonly club: string;
    readonly owner: string;
    readonly at: number;
    readonly words: string;
  };
  readonly comings: { readonly evening: string; readonly owner: string; readonly comes: number };
  /** Tables that somebody set for his club. */
  readonly club_tables: { readonly table_id: string; readonly club: string; readonly at: number };
  readonly leagues: {
    readonly id: string;
    readonly club: string;
    /** JSON. */
    readonly settings: string;
    readonly state: string;
    readonly created: number;
    /** When it is to be looked after next. */
    readonly due: number;
  };
  readonly entries: {
    readonly league: string;
    readonly entry: number;
    readonly owner: string | null;
    readonly player: string;
    readonly name: string | null;
    readonly lot: number;
    readonly since: number;
    readonly until: number | null;
  };
  /** `pairs`: who meets whom, and who sits out. JSON. */
  readonly league_rounds: {
    readonly league: string;
    readonly number: number;
    readonly began: number;
    readonly ends: number;
    readonly pairs: string;
    readonly over: number;
  };
  readonly league_battles: {
    readonly battle: string;
    readonly table_id: string;
    readonly league: string;
    readonly round: number;
    readonly board: number;
    readonly game: number;
    readonly first: number;
    readonly second: number;
    /** How it was counted; null: it is not yet. */
    readonly how: string | null;
    readonly winner: number | null;
    /** The battle itself was ended, too, or need not be. */
    readonly closed: number;
  };
  /** What a league did by itself. `act`: JSON. */
  readonly acts: { readonly league: string; readonly number: number; readonly at: number; readonly act: string };
}
