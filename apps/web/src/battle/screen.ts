/** What a rule set brings to the screen. Everything else (table, log, undo, opponents, records) is shared. */
import type { BattleEvent, Command, Refusal, Ruleset, Seat, Tally } from '@drumhead/engine';
import type { ComponentType } from 'react';
import type { Messages } from '../i18n/index.ts';

/** A row of dice that fell, with what each of them brought where that is known. */
export interface DiceRow {
  readonly label: string;
  readonly faces: readonly number[];
  /** Same order as the faces: it succeeded, it did nothing, it failed. */
  readonly marks?: readonly ('good' | 'level' | 'bad' | 'unused')[];
  /** The place of the side whose colours they show; none: nobody's. */
  readonly side?: number;
}

/** One line of the log, in the reader's language. */
export interface LogLine {
  readonly text: string;
  readonly rule: string;
  readonly weight: 'head' | 'plain' | 'minor';
  readonly dice: readonly DiceRow[];
  readonly tallies: readonly { readonly label: string; readonly tally: Tally }[];
  /** Pieces it is about, as the table names them. */
  readonly pieces: readonly string[];
  /** Place of the side that did it, or null. */
  readonly side: number | null;
}

/** How a side fares. */
export interface ScoreLine {
  readonly side: string;
  /** A count and what it is out of, shown as `5/24`. */
  readonly count: number;
  readonly of: number;
  /** The same as a sentence. */
  readonly label: string;
  readonly tally: Tally;
}

export interface Screen<S = unknown, C extends Command = Command, E extends BattleEvent = BattleEvent> {
  readonly ruleset: Ruleset<S, C, E>;
  /** The same with all that only files from elsewhere ask for (army lists), fetched when such a file is opened. */
  fullRuleset(): Promise<Ruleset<S, C, E>>;
  /** The set-up of a scenario it brings, fetched by its name; null: there is none. */
  scenario(id: string): Promise<unknown>;
  /** The book of its words. */
  readonly bundle: string;
  /** The book of what is refused and why, where it is fetched once the table stands. */
  readonly refusalBundle: string;
  /** The book of what may be wrong with a set-up. */
  readonly problemBundle: string;
  /** The book that battles need besides which are none of its scenarios. */
  readonly extraBundle: string | undefined;
  /** Name of a scenario: a message key or plain text. */
  nameOf(setup: unknown): string;
  seatName(messages: Messages, state: S, seat: Seat): string;
  /** Where the battle has come to: the phase, and who has the initiative. */
  progress(messages: Messages, state: S): string;
  /** One for each side, in their order. */
  scores(messages: Messages, state: S): readonly ScoreLine[];
  /** How long a battle that is over has lasted, as a sentence. */
  lasted(messages: Messages, state: S): string;
  /** Does this seat's view still leave something out that the other seat may not show it? Then the screen is handed over. */
  secret(state: S): boolean;
  /** A whole deployment at one tap, `ready` included. */
  deployment(state: S, seat: Seat): readonly C[];
  isDeploying(state: S): boolean;
  /** What a person would surely say himself: standing orders, and steps with one possible answer. */
  autoCommand(state: S, seat: Seat, orders: StandingOrders): C | null;
  /** An event as the viewer may read it, or null where it is no news to him. */
  line(messages: Messages, state: S, event: E, viewer: Seat): LogLine | null;
  refusal(messages: Messages, state: S, refusal: Refusal): string;
  /** Table, decision, cards: everything between the header and the log. */
  readonly Table: ComponentType;
  readonly Decision: ComponentType;
  readonly Card: ComponentType;
  readonly Overview: ComponentType;
}

/** Standing orders of the person at the screen. */
export interface StandingOrders {
  /** What it lasts for, by a name of the rule set: an activation, in which every reaction is held; a deployment. */
  readonly holdUntil: string | null;
}

export type AnyScreen = Screen<unknown, Command, BattleEvent>;
