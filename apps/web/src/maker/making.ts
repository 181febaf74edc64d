/** What every part of the maker works with: the scenario, its rule set, and the way to change it. */
import type { AnyRuleset, Envelope } from '@drumhead/engine';
import type { ComponentType } from 'react';
import type { AnyScreen } from '../battle/screen.ts';
import type { Fault } from './check/faults.ts';
import type { Edit } from './document/edits.ts';
import type { RulesMaker } from './rulesMaker.ts';

/** What a rule set brings. */
export interface Parts {
  readonly rules: RulesMaker;
  readonly screen: AnyScreen;
  /** The rule set that begins the battle. */
  readonly judge: AnyRuleset;
  /** Draws the ground as the table shows it. */
  readonly Ground: ComponentType<{ readonly state: unknown }>;
}

export interface Making extends Parts {
  readonly file: Envelope;
  /** A state of its ground, the last that was sound; null: there was none. */
  readonly ground: unknown;
  /** Null: they are still being looked for. */
  readonly faults: readonly Fault[] | null;
  readonly change: (edit: Edit) => void;
}
