/** What the library knows of one rule set. */
import type { BattleEvent, Behaviour, Described, Facts, Knowledge, Seat } from '@drumhead/engine';

/** Translates a message key into the reader's language. */
export type Translate = (key: string, facts?: Facts) => string;

/** How a rule set puts the names of its state into messages. */
export interface Wording {
  describe(state: unknown, event: BattleEvent): Described;
  /** The facts of a message with units, sides and places named. */
  inWords(state: unknown, facts: Facts, t: Translate): Facts;
  seatName(state: unknown, seat: Seat, t: Translate): string;
  scenarioName(id: string, t: Translate): string;
}

export interface RulesetEntry extends Knowledge<unknown> {
  /** New counts of players' habits; null where none are kept yet. */
  readonly behaviour: (() => Behaviour<unknown>) | null;
  readonly wording: Wording;
}
