/** What the library knows of one rule set. */
import type { Sketch } from '@drumhead/content/sketch';
import type { Chronicle } from '@drumhead/content/story';
import type { BattleEvent, Behaviour, Checked, Described, Facts, Knowledge, Mend, Seat } from '@drumhead/engine';

/** Translates a message key into the reader's language. */
export type Translate = (key: string, facts?: Facts) => string;

/** How a rule set puts the names of its state into messages. */
export interface Wording {
  describe(state: unknown, event: BattleEvent): Described;
  /** The facts of a message with units, sides and places named. */
  inWords(state: unknown, facts: Facts, t: Translate): Facts;
  seatName(state: unknown, seat: Seat, t: Translate): string;
  /** A piece as deeds name it, such as `unit-3`. */
  pieceName(state: unknown, piece: string, t: Translate): string;
  /** Troops as the scenario's own rules call them: a brigade, a kind, or one piece. */
  troopsName(state: unknown, troops: string, t: Translate): string;
  scenarioName(id: string, t: Translate): string;
}

/** What players choose in secret before a battle, each for its own side, such as squads. */
export interface SecretLists {
  /** The list of each seat in a set-up; null where a set-up of this kind has none. */
  of(setup: unknown): Readonly<Record<Seat, unknown>> | null;
  /** The set-up with lists at these seats that could be there, and tell nothing of those that were given. */
  withExamples(setup: unknown, seats: readonly Seat[]): unknown;
  /** The set-up with this list at a seat, or why it may not stand there. Never throws. */
  with(setup: unknown, seat: Seat, list: unknown): Checked<unknown>;
}

/** Troops that fight under one name, as they are at the beginning. */
export interface Formation {
  /** Index of its side. */
  readonly side: number;
  /** Message key or plain text; null: it has none, and is told by its number. */
  readonly name: string | null;
  /** Pieces as deeds name them. */
  readonly pieces: readonly string[];
}

export interface RulesetEntry extends Knowledge<unknown> {
  /** New counts of players' habits; null where none are kept yet. */
  readonly behaviour: (() => Behaviour<unknown>) | null;
  readonly wording: Wording;
  /** How its events are read as deeds, for the story of a battle. */
  readonly chronicle: Chronicle;
  /** Where a piece stands or stood, in shares of the table from its upper left corner; null: nowhere. */
  readonly placeIn: (state: unknown, piece: string) => readonly [number, number] | null;
  /** A small map of a battle as it stands in this state, or in a view of it. */
  readonly sketch: (state: unknown) => Sketch;
  /** What a piece costs in the points of an army list; null where troops have none. */
  readonly priceIn: (state: unknown, piece: string) => number | null;
  /** Brigades in the order of the set-up that the rule set reads; none where it has none. */
  readonly formations: (setup: unknown, state: unknown) => readonly Formation[];
  /** Small changes that may help a side, by its index, in a set-up that is sound; none where it is of a kind that has none. */
  readonly mends: (setup: unknown, helped: number) => readonly Mend[];
  /** Left out where nothing is chosen in secret. */
  readonly lists?: SecretLists;
}

/** The place of something in shares of a table; null where there is no such thing. */
export const inShares = (
  at: { readonly x: number; readonly y: number } | undefined,
  width: number,
  height: number,
): readonly [number, number] | null => (at === undefined ? null : [at.x / width, at.y / height]);

/** Several names, equal ones with their number: `2 Line, Guns`. */
export const listed = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => {
      const count = names.filter((one) => one === name).length;
      return count === 1 ? name : `${count} ${name}`;
    })
    .join(', ');

/** The index of a piece as deeds name it: 3 of `unit-3`. */
export const indexOf = (piece: string): number => Number(piece.slice(piece.lastIndexOf('-') + 1));
