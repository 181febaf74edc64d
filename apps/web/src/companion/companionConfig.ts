/** What a rule set brings to the pages for a real table. */
import type { Judge } from '@drumhead/content/told';
import type { ReactNode } from 'react';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import type { Messages } from '../i18n/index.ts';
import type { Follows } from './follow.ts';
import type { Piece, Recounted, Told } from './pieces.ts';
import type { Values } from './schemaForm.ts';
import type { Needs } from './stillToGive.ts';

export interface ChoiceGroup {
  /** Message key; the name itself where a player gave it. */
  readonly name: string;
  readonly given?: boolean;
  readonly choices: readonly string[];
}

export interface Picture {
  readonly figure: ReactNode;
  readonly uniform: string;
}

/** A length that one measures with a stick. */
export interface StickLength {
  /** Message key. */
  readonly name: string;
  /** In the unit of the field. */
  readonly length: number;
  /** What so long a distance adds to the die; empty: nothing is known of it. */
  readonly adds: string;
}

/** A force as it stands: models or units left, of so many. */
export interface Force {
  /** Message key. */
  readonly name: string;
  readonly left: number;
  readonly of: number;
}

/** What a piece may be beside what it is for good, such as down or unloaded: set by results, and by hand. */
export interface PieceMark {
  /** Message key, with its facts. */
  readonly label: string;
  readonly facts?: Readonly<Record<string, string>>;
  readonly isOn: boolean;
  /** What its record says once it is changed. */
  readonly changed: Values;
}

/** A record of a situation, by its path, and what it says of its piece after the result. */
export type Became = readonly [path: string, record: Values];

/** A squad of the reader’s own that stands on the table. */
export interface OwnForce {
  readonly id: string;
  readonly name: string;
  /** What is then known, by the name that it is kept under. */
  readonly situations: Readonly<Record<string, Values>>;
}

export interface CompanionConfig {
  readonly ruleset: string;
  /** Of several games of the rule set this one, as the query of its address says. */
  readonly game?: string;
  /** Is a saved battle one of this game? Left out: all of the rule set are. */
  readonly isOwn?: (battle: SavedBattle) => boolean;
  /** The word of its book for the stretches of a battle. */
  readonly turns: 'phase' | 'turn';
  readonly judge: Judge;
  /** Kinds of situations offered first. */
  readonly common: readonly string[];
  /**
   * By kind: the fields that are in sight at once, in their order, as `name`, or as `around.name` inside another field.
   * The others wait behind a disclosure; so does every field that may be left out where a kind is not named.
   */
  readonly shown: Readonly<Record<string, readonly string[]>>;
  /** How the message keys of descriptions begin: `lb.field.`. */
  readonly fields: string;
  /** How the message keys of choices begin, by field. */
  readonly choices: Readonly<Record<string, string>>;
  /** Fields that are text, but have known values, in groups. */
  readonly known?: Readonly<Record<string, readonly ChoiceGroup[]>>;
  /** Sticks that a distance can be given by, from the whole situation. */
  readonly sticks?: (field: string, situation: Values) => readonly StickLength[];
  /** Lists in which several are often the same, such as the shooters of a volley: one is told, and how many are like it. */
  readonly alike?: readonly string[];
  /** Fields without which an answer would rest on values that nobody gave, though their schema has such values. */
  readonly needs: Needs;
  /** How many dice an outcome without dice takes, by the paths of their fields, where its judge takes any number. */
  readonly rolls?: (outcome: Values) => Readonly<Record<string, number>> | null;
  /** What comes next once a result lies there. */
  readonly follows: Follows;
  /** The pieces of a battle, as the forms ask for them. */
  readonly told: (state: unknown, translate: Messages['translate']) => Told;
  /** What a piece is marked with, be it so or not. */
  readonly marks?: (piece: Piece) => readonly PieceMark[];
  /** Why a piece cannot begin a kind of situation now: a message key; null: it can. */
  readonly closed?: (kind: string, record: Values) => string | null;
  /**
   * What a result changes about the pieces that it is about, besides those that it puts out. `known`: what is known of the
   * piece at a path.
   */
  readonly became: (
    kind: string,
    situation: Values,
    outcome: Values,
    known: (path: string) => Values,
  ) => readonly Became[];
  /** What a piece has for good: its fields are folded where the piece is known. */
  readonly profileFields: readonly string[];
  /** Kinds of situations that happen to the piece that they are about: it has not acted by them. */
  readonly suffered?: readonly string[];
  /** Records and kinds of situations that are about one piece. */
  readonly pieceFields: readonly string[];
  /**
   * Whom a record is about, drawn, and by whose colours; null where that cannot be known. `uniform`: the coat of the piece
   * that it was taken from.
   */
  readonly picture: (record: Values, uniform: string | null) => Picture | null;
  /** The forces of which counts are kept. */
  readonly forces?: (situations: Values) => readonly Force[];
  /** What was kept, its counts as so many pieces are still there. */
  readonly recounted?: Recounted;
  /** What one may begin with instead of typing. */
  readonly own?: readonly OwnForce[];
  /** What a record's other fields come to, as far as they are left out: the values of a profile. */
  readonly implied?: (record: Values) => Values;
}
