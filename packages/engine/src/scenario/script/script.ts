/**
 * The scenario's own rules: data alone, the same for every rule set. No loops, no variables, no other dice or profiles.
 * Lengths are millimetres on the table, from its top left corner, y downwards.
 */
import {
  choice,
  dictionary,
  flag,
  type Infer,
  list,
  number,
  pair,
  record,
  text,
  whole,
} from '../../contract/schema.ts';
import { name as named } from '../../contract/names.ts';
import type { Seat } from '../../contract/basics.ts';

/** SCN-EVT-2. More than these nobody keeps in mind. */
export const MOST_EVENTS = 24;
/** SCN-TELL-1. Characters of a message. */
const LONGEST_MESSAGE = 280;

const id = text(40, '[a-z0-9]+(?:-[a-z0-9]+)*');
const mm = number(0, 10_000);

export const TABLE_EDGES = ['left', 'right', 'top', 'bottom'] as const;
export type ScriptEdge = (typeof TABLE_EDGES)[number];

const place = record({ id, at: pair(mm), reach: number(1, 1000), text: dictionary(40, named(60)) }, {});

/** All that is given must be true. */
const when = record(
  {},
  {
    turn: whole(1, 200),
    side: id,
    holds: record({ place: id, side: id }, { turns: whole(1, 20) }),
    enters: record({ place: id }, { side: id, troops: id }, ['side', 'troops']),
    lost: id,
    losses: record({ side: id, share: number(0.01, 1) }, {}),
  },
);

/** One thing that is done: which, says the one key of {@link DEEDS} that it has. */
const deed = record(
  {},
  {
    arrive: id,
    edge: choice(TABLE_EDGES),
    from: mm,
    to: mm,
    tell: id,
    text: dictionary(40, text(LONGEST_MESSAGE)),
    score: id,
    points: whole(-99, 99),
    end: id,
  },
  ['arrive', 'tell', 'score', 'end'],
);

/** By what is done: the fields that it needs, and those that it may have. */
export const DEEDS = {
  arrive: { needs: ['edge'], may: ['from', 'to'] },
  tell: { needs: ['text'], may: [] },
  score: { needs: ['points'], may: [] },
  end: { needs: [], may: [] },
} as const;

const event = record({ id, when, do: list(deed, 1, 6) }, {});

export const SCRIPT = record(
  {
    turns: record(
      { limit: whole(1, 200) },
      { clock: record({ first: text(5, '([01][0-9]|2[0-3]):[0-5][0-9]'), minutes: whole(1, 1440) }, {}) },
    ),
    victory: record({}, { book: flag, points: dictionary(40, whole(0, 99)), lead: whole(1, 99), else: id }),
  },
  {
    places: list(place, 0, 12),
    events: list(event, 0, MOST_EVENTS),
    hides: dictionary(40, list(id, 1, MOST_EVENTS)),
  },
);

export type Script = Infer<typeof SCRIPT>;
export type ScriptPlace = Infer<typeof place>;
export type ScriptEvent = Infer<typeof event>;
export type ScriptDeed = Infer<typeof deed>;

/** Who hears a message that is for everybody. */
export const ALL = 'all';
/** Stands for a side where nobody wins. */
export const DRAW = 'draw';
/** Stands for a place where enemy losses are counted. */
export const LOSSES = 'losses';

/** SCN-ARR-1. Troops that have been called, and where they come on: a stretch of an edge, in millimetres along it. */
export interface Call {
  readonly troops: string;
  readonly edge: ScriptEdge;
  readonly from: number;
  /** Left out: to its end. */
  readonly to?: number;
}

/** Who holds a place: an index of a side, or -1, and at the end of how many of its own turns on end. */
export interface Holding {
  readonly side: number;
  readonly turns: number;
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
});

/** The troops that a script brings on later, each with its stretch of the edge. */
export const arrivalsOf = (script: Script): readonly string[] =>
  (script.events ?? []).flatMap(({ do: deeds }) =>
    deeds.flatMap(({ arrive }) => (arrive === undefined ? [] : [arrive])),
  );
