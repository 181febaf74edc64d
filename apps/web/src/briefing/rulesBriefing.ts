/** What a rule set tells before a battle begins. */
import type { ComponentType } from 'react';
import type { Messages } from '../i18n/index.ts';

/** Why a handicap goes no further, or the set-up that it leads to. */
export type Stepped = { readonly setup: unknown } | { readonly closed: string };

export interface Handicap {
  /** What is changed, such as the Break Point. */
  readonly label: string;
  readonly value: number;
  /** Is it another than that of the set-up? */
  readonly isChanged: boolean;
  /** By one step; `by`: 1 helps the side, -1 hinders it. */
  readonly step: (by: 1 | -1) => Stepped;
}

export interface RulesBriefing<S = unknown> {
  /** What a side fields, in few words. */
  readonly strength: (messages: Messages, state: S, side: number) => string;
  /** Who attacks, who moves first, how many turns there are: a sentence each. */
  readonly facts: (messages: Messages, state: S) => readonly string[];
  /** The added rules that are on, each by its name. */
  readonly added: (messages: Messages, state: S) => readonly string[];
  /** The side that comes on, for the arrows of the map; null: none, or not known yet. */
  readonly attacker: (state: S) => number | null;
  /** The length of battles between captains, by their median, as a sentence. */
  readonly length: (messages: Messages, count: number) => string;
  /** That of a side in `setup`, which is `printed` without any; null where the rules have none. */
  readonly handicap: (messages: Messages, state: S, setup: unknown, printed: unknown, side: number) => Handicap | null;
  /** Is more to be set up than troops, such as the ground? */
  readonly isGroundOpen: (state: S) => boolean;
  /** The map, where any ground is known; the forces on parade, where none of them stand on it. */
  readonly shows: (state: S) => { readonly map: boolean; readonly forces: boolean };
  /** The troops of a side, drawn. */
  readonly Muster: ComponentType<{ readonly state: S; readonly side: number }>;
}
