/**
 * The scenario's own rules: data alone, the same for every rule set. No loops, no variables, no other dice or profiles.
 * Lengths are millimetres on the table, from its top left corner, y downwards.
 */
import type { Infer } from '../../contract/schema.ts';
import type { Seat } from '../../contract/basics.ts';
import type { deed, event, place, SCRIPT, TABLE_EDGES } from './schema.ts';

export type Script = Infer<typeof SCRIPT>;
export type ScriptPlace = Infer<typeof place>;
export type ScriptEvent = Infer<typeof event>;
export type ScriptDeed = Infer<typeof deed>;
export type ScriptEdge = (typeof TABLE_EDGES)[number];

/** Who hears a message that is for everybody. */
export const ALL = 'all';
/** Stands for a side where nobody wins. */
export const DRAW = 'draw';
/** Stands for a place where enemy losses are counted. */
export const LOSSES = 'losses';

/** A stretch of an edge for some troops, in millimetres along it. */
interface Stretch {
  readonly troops: string;
  readonly edge: ScriptEdge;
  readonly from: number;
  /** Left out: to its end. */
  readonly to?: number;
}

/** SCN-ARR-1. Troops that have been called, and where they come on. */
export type Call = Stretch;

/** SCN-LEAVE-1. So near to the edge stands whoever leaves, in millimetres. */
export const AT_EDGE = 10;

/** SCN-LEAVE-1. Troops that may leave, by which way, and what each unit that does is worth to its side. */
export interface WayOff extends Stretch {
  readonly points: number;
}

/** Who holds a place: an index of a side, or -1, and at the end of how many of its own turns on end. */
export interface Holding {
  readonly side: number;
  readonly turns: number;
}

/** A place as it stands now: the index of the side that holds it, or -1, and the points that it is worth at the limit. */
export interface PlaceNow {
  readonly place: ScriptPlace;
  readonly holder: number;
  readonly points: number;
}

/** A way off the table, and the pieces that may still take it. */
export interface WayOffNow {
  readonly way: WayOff;
  readonly pieces: readonly number[];
}

/** Troops that are still to come: of which side, where, and which pieces. */
export interface ArrivalNow extends Omit<Stretch, 'troops'> {
  readonly side: number;
  /** Turn of the side from which on they come; null: when something else happens. */
  readonly turn: number | null;
  readonly pieces: readonly number[];
}

/** What the scenario's own rules remember of a battle. */
export interface ScriptState {
  readonly rules: Script;
  /** The two sides, in the order of their indices. */
  readonly seats: readonly Seat[];
  /** Events that have happened. */
  readonly done: readonly string[];
  /** By side: turns begun. */
  readonly begun: readonly number[];
  /** By side: points of events (SCN-PTS-1). */
  readonly scored: readonly number[];
  /** By place, in the order of the file. */
  readonly held: readonly Holding[];
  readonly called: readonly Call[];
  readonly waysOff: readonly WayOff[];
  /** Pieces that have left (SCN-LEAVE-1), as the rule set numbers them. */
  readonly left: readonly number[];
}

/** The part of a state that the scenario's own rules are kept in; left out of a battle by the book. */
export interface Scripted {
  readonly script?: ScriptState;
}

/** What may be named in a script: troops of a battle by the name of their unit or brigade. */
export interface ScriptTroops {
  readonly id: string;
  /** They may come later: whoever else is named is on the table from the start. */
  readonly mayArrive: boolean;
}

/** What a script is held against. */
export interface ScriptGround {
  /** Of the table, in millimetres. */
  readonly width: number;
  readonly height: number;
  readonly troops: readonly ScriptTroops[];
  readonly seats: readonly Seat[];
}

/** The first state of the scenario's own rules. */
export const scriptState = (rules: Script, seats: readonly Seat[]): ScriptState => ({
  rules,
  seats,
  done: [],
  begun: [0, 0],
  scored: [0, 0],
  held: (rules.places ?? []).map(() => ({ side: -1, turns: 0 })),
  called: [],
  waysOff: [],
  left: [],
});

/** SCN-LEAVE-2. Has a piece left the table by a way that the scenario's own rules opened? */
export const hasLeftTable = ({ script }: Scripted, piece: number): boolean => script?.left.includes(piece) ?? false;

/** The troops that a script brings on later, each with its stretch of the edge. */
export const arrivalsOf = (script: Script): readonly string[] =>
  (script.events ?? []).flatMap(({ do: deeds }) =>
    deeds.flatMap(({ arrive }) => (arrive === undefined ? [] : [arrive])),
  );
