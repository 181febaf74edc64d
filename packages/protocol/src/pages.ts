/** Pages of battles that are over, as the server tells them. */
import type { Seat } from '@drumhead/engine';
import type { Shown } from './talk.ts';

/** A battle on the list of those that everybody may see. `Naming`: what it and its sides are called by its set-up. */
export interface ArchivedBattle<Naming = unknown> {
  readonly battle: string;
  readonly ruleset: string;
  readonly scenario: string | null;
  readonly naming: Naming;
  /** Who decided for each side; a person who took his name off, or gave none, has none. */
  readonly seats: readonly { readonly seat: Seat; readonly player: string; readonly name: string | null }[];
  /** Null: drawn. */
  readonly winner: Seat | null;
  /** When it ended, or was told to those who watch late; milliseconds since 1970. */
  readonly at: number;
  /** A small map of how it ended. */
  readonly sketch: unknown;
}

/** A table in play that everybody may watch. */
export interface TableInPlay<Naming = unknown>
  extends Pick<ArchivedBattle<Naming>, 'ruleset' | 'scenario' | 'naming' | 'seats'> {
  readonly table: string;
  /** Minutes after which watchers are told. */
  readonly delay: number;
}

export interface BattlePage<Naming = unknown> extends ArchivedBattle<Naming> {
  readonly shown: Shown;
  /** Lines of its record. */
  readonly n: number;
  /** The sides that whoever asks had. */
  readonly yours: readonly Seat[];
}
