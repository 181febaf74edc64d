/** What a rule set tells of a battle that is set up: one page draws it for all of them. */
import type { Checked } from '@drumhead/engine';
import type { ReactNode } from 'react';
import type { NewBattle } from '../battle/records/savedBattles.ts';
import type { StoredDocument } from '../documents/documentStorage.ts';
import type { Messages } from '../i18n/index.ts';

/** One of several: side by side where there are few, else a list. */
interface ChoiceField<D> {
  readonly is: 'choice';
  readonly label: string;
  readonly value: string;
  /** With why it cannot be chosen: it stays, greyed. */
  readonly choices: readonly (readonly [value: string, name: string, barred?: string | null])[];
  /** What follows from it, in few words. */
  readonly note?: string;
  readonly put: (value: string) => D;
}

interface NumberField<D> {
  readonly is: 'number';
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly put: (value: number) => D;
}

interface PressField<D> {
  readonly is: 'press';
  readonly label: string;
  /** What the last press brought, such as dice. */
  readonly told?: string | null;
  readonly press: () => D;
}

interface LinkField {
  readonly is: 'link';
  readonly label: string;
  readonly address: string;
}

/** A file that holds this set-up. */
interface FileField {
  readonly is: 'file';
  readonly label: string;
  readonly name: string;
  readonly content: unknown;
}

export type Field<D> = ChoiceField<D> | NumberField<D> | PressField<D> | LinkField | FileField;

/** An optional rule: a sentence, and on or off. */
export interface AddedRule<D> {
  readonly id: string;
  readonly name: string;
  readonly about?: string;
  /** Its ID in the reference. */
  readonly rule?: string;
  readonly isOn: boolean;
  /** Why it stays as it is; left out: it may be changed. */
  readonly closed?: string | null;
  /** Few want it: it stands with what few change. */
  readonly isRare?: true;
  readonly put: (isOn: boolean) => D;
}

export interface ForceSetUp<D> {
  readonly seat: string;
  readonly name: string;
  /** Nation of its flag and colour: a uniform or roster. */
  readonly uniform: string;
  readonly about: string;
  /** What the last choice brought besides, such as another enemy. */
  readonly told?: string | null;
  /** Ways to change it. */
  readonly fields: readonly Field<D>[];
}

export interface DescribedSetUp<D> {
  readonly forces: readonly ForceSetUp<D>[];
  /** Size, roles, players, figures. */
  readonly fields: readonly Field<D>[];
  readonly rules: readonly AddedRule<D>[];
  /** What few change. */
  readonly more: readonly Field<D>[];
  readonly ground: {
    readonly about: string;
    readonly fields: readonly Field<D>[];
    /** What few change. */
    readonly more: readonly Field<D>[];
  };
  /** Everything that is still open is set up as suggested. */
  readonly atOnce: boolean;
}

/** A battle to be set up. Its name is a message key. */
export interface Tile {
  readonly id: string;
  readonly name: string;
  /** The ready scenario that it is until something is changed; null: everything is drawn by lot. */
  readonly scenario: string | null;
}

/** Troops on parade: so many of a kind. */
export interface Piece {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  /** The number on its base, where it has one. */
  readonly mark?: string;
  readonly picture: ReactNode;
  /** Its profile in a line. */
  readonly profile: string;
  /** Its special rules, by name, each in a sentence. */
  readonly rules: readonly { readonly name: string; readonly about: string | null }[];
}

export interface Brought<D> {
  readonly draft: D;
  /** Two people at this screen made it. */
  readonly isForTwo: boolean;
}

export interface RulesSetUp<D = unknown, S = unknown> {
  /** Message bundles to load before it is shown. */
  readonly bundles: readonly string[];
  /** Reads the saved lists of the device. */
  readonly load: () => Promise<void>;
  readonly documents: {
    readonly getState: () => readonly StoredDocument[];
    readonly subscribe: (changed: () => void) => () => void;
  };
  /** The battles of a game beside its ready scenarios, by the picture of the game. */
  readonly tiles: (game: string) => readonly Tile[];
  readonly fresh: (game: string) => D;
  /** What an address brings, such as squads that were chosen in secret; null: nothing. */
  readonly brought?: (query: string) => Brought<D> | null;
  /** What the device keeps of a draft. */
  readonly kept: (draft: D) => unknown;
  /** A draft that this device kept; null: it cannot be read, or not by this version. */
  readonly revived: (kept: unknown, game: string) => D | null;
  /** The tile that the draft belongs to. */
  readonly tileOf: (draft: D) => string;
  readonly withTile: (draft: D, tile: string) => D;
  /** The battle without its players, or what forbids it. */
  readonly made: (draft: D) => Checked<Pick<NewBattle, 'scenario' | 'setup'>>;
  /** In the order of the forces. */
  readonly seats: (draft: D) => readonly string[];
  /** The side of somebody who plays against the computer, unless he chooses another. */
  readonly mine: (draft: D) => number;
  readonly described: (messages: Messages, draft: D, documents: readonly StoredDocument[]) => DescribedSetUp<D>;
  readonly pieces: (messages: Messages, state: S, side: number, clause: Clause) => readonly Piece[];
}

/** The clause of a special rule by its title in the reader's reference; null: not there, or not loaded yet. */
export type Clause = (title: string) => string | null;

/** Pieces of one name, profile and rules stand once, with their number. */
export function alike(pieces: readonly Piece[]): readonly Piece[] {
  const kinds = new Map<string, Piece>();
  for (const piece of pieces) {
    const kind = `${piece.name} ${piece.profile} ${piece.rules.map(({ name }) => name).join()}`;
    const before = kinds.get(kind);
    kinds.set(kind, before ? { ...before, count: before.count + piece.count } : piece);
  }
  return [...kinds.values()];
}
