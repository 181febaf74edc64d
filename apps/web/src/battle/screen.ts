/** What a rule set provides for the screen. Table, log, undo, opponents and records are shared. */
import type {
  Battle,
  BattleEvent,
  Command,
  Refusal,
  Ruleset,
  ScriptPlay,
  Seat,
  ShownScore,
  Tally,
} from '@drumhead/engine';
import type { ComponentType } from 'react';
import type { RulesGuide } from '../guide/rulesGuide.ts';
import type { Messages } from '../i18n/index.ts';
import type { Plan } from '../table/plan/plan.ts';
import type { Report } from '../report/report.ts';
import type { Sketch } from '@drumhead/content/sketch';

/** A row of rolled dice, with the result of each where known. */
export interface DiceRow {
  readonly label: string;
  readonly faces: readonly number[];
  /** In the order of the faces: success, no effect, failure, not used. */
  readonly marks?: readonly ('good' | 'level' | 'bad' | 'unused')[];
  /** Index of the side whose colours they show. */
  readonly side?: number;
}

/**
 * What changes a battle: a commander lost, a brigade Shaken, a square broken, a squad that tests its morale or has few left,
 * reinforcements that arrive, a Break Point reached, a side that breaks.
 */
export type BigMoment = 'leader' | 'shaken' | 'square' | 'morale' | 'few' | 'arrival' | 'breakPoint' | 'broken';

/** One line of the log, in the reader's language. */
export interface LogLine {
  readonly text: string;
  readonly rule: string;
  readonly weight: 'head' | 'plain' | 'minor';
  readonly dice: readonly DiceRow[];
  readonly tallies: readonly { readonly label: string; readonly tally: Tally }[];
  /** Names of the pieces it is about (`data-piece`). */
  readonly pieces: readonly string[];
  /** Index of the side that did it, or null. */
  readonly side: number | null;
  /** Names of all sides: in brackets one tells which of two pieces of one name it is. */
  readonly sides?: readonly string[] | undefined;
  /** Why the rules moved its first piece, where no order did. */
  readonly forced?: string | undefined;
  /** It tells what came of a roll: in few words it stands before the roll, the gravest first. */
  readonly result?: 'lost' | 'harmed' | undefined;
  /** It begins a stretch of the story: the turn of a side, or an activation, which the lines after it belong to. */
  readonly opens?: 'turn' | 'activation' | undefined;
  /** It changes the battle, and is told on a card of its own. */
  readonly moment?: BigMoment | undefined;
  /** What is heard of it, besides dice. */
  readonly sound?: 'volley' | 'gun' | undefined;
}

/** Score of a side. */
export interface ScoreLine extends ShownScore {
  readonly side: string;
}

/** Names (`data-piece`) of the pieces that a decision is about. */
export interface AskedPieces {
  /** In the turn of another: who may answer, what gives cause, the target. All of them are to be seen together. */
  readonly about: readonly string[];
  /** In one's own turn: those that may be used, or the one whose turn it is. One in sight is enough. */
  readonly usable: readonly string[];
  /** Whom the one that acts in its own turn may fire at or attack. */
  readonly targets?: readonly string[];
}

export interface Screen<S = unknown, C extends Command = Command, E extends BattleEvent = BattleEvent> {
  readonly ruleset: Ruleset<S, C, E>;
  /** The rule set with its army lists, loaded for records that need them. */
  fullRuleset(): Promise<Ruleset<S, C, E>>;
  /** The position file of a battle at this moment; null while it is being set up. */
  positionFile(battle: Battle<S, C, E>): Promise<object | null>;
  /** Loads the set-up of a ready scenario; null if there is none of this id. */
  scenario(id: string): Promise<unknown>;
  /** Names of the ready scenarios: their tables say nothing that stands in `extraBundle` alone. */
  readonly ready: readonly string[];
  /** Message bundle of the table. */
  readonly bundle: string;
  /** Message bundle of refusals and of the reasons of sums, loaded after the first table. */
  readonly refusalBundle: string;
  /** Message bundle of problems of set-ups. */
  readonly problemBundle: string;
  /** Message bundle that battles need in addition if they are no ready scenario, or go by released rules. */
  readonly extraBundle: string | undefined;
  /** Name of a scenario: a message key or plain text. */
  nameOf(setup: unknown): string;
  seatName(messages: Messages, state: S, seat: Seat): string;
  /** How far the battle has come, such as the phase and the initiative. */
  progress(messages: Messages, state: S): string;
  /** The ways to win this battle, as sentences. */
  aim(messages: Messages, state: S): string;
  /** Message keys of the endings after which the winner alone stands on the field. */
  readonly held: readonly string[];
  /** One for each side, in their order. */
  scores(messages: Messages, state: S): readonly ScoreLine[];
  /**
   * Places that the scenario's own rules name, as they are held now, and ways off the table; none by the book. Who is still
   * to come, by these rules or by the book, in a state as somebody may know it.
   */
  readonly script: Pick<ScriptPlay<S>, 'places' | 'waysOff' | 'arrivals'>;
  /** A unit or model by its index. */
  pieceName(messages: Messages, state: S, index: number): string;
  /** For the colours of the sides: the uniform or roster of each, in their order. */
  uniforms(state: S): readonly string[];
  /** What resigning is called in this battle and what it costs, where it is more than to give the battle up. */
  resigning?(messages: Messages, state: S): { readonly name: string; readonly sure: string } | null;
  /** Length of a battle that is over, as a sentence. */
  lasted(messages: Messages, state: S): string;
  /** A whole deployment at one tap, `ready` included. */
  deployment(state: S, seat: Seat): readonly C[];
  /** Sets up all of the battle on the screen as suggested, for the people at it. */
  setUpAll(): Promise<void>;
  /** Tells what waits for a battle while it is briefed, such as a campaign, that it has begun. Left out: nothing waits. */
  begun?(waits: unknown, battle: string): Promise<void>;
  isDeploying(state: S): boolean;
  /** An event as a log line for this viewer, or null. `together`: all that one command brought, where that is known. */
  line(messages: Messages, state: S, event: E, viewer: Seat, together?: readonly E[]): LogLine | null;
  refusal(messages: Messages, state: S, refusal: Refusal): string;
  /** Draws the ground of a battle as its table shows it, in millimetres. */
  ground(): Promise<ComponentType<{ readonly state: S }>>;
  /** The battle as a small map, for the list of saved battles. */
  sketch(state: S): Promise<Sketch>;
  /** Advice, the course of a turn, the terms: loaded after the first table. */
  guide(): Promise<RulesGuide>;
  /** The table with names and areas, to be printed and set up for real. */
  plan(messages: Messages, state: S): Promise<Plan>;
  /** For log, replay and after-action page. */
  report(): Promise<Report<S, E>>;
  /** The pieces of the decision that a seat has now. */
  askedPieces(state: S, seat: Seat): Promise<AskedPieces>;
  /** Table, decision, cards: everything between the header and the log. */
  readonly Table: ComponentType;
  readonly Decision: ComponentType;
  readonly Card: ComponentType;
  /** `open`: there is room for all of it. */
  readonly Overview: ComponentType<{ readonly open?: boolean }>;
  /** Its tables are square: a wide screen has room to the left of them. */
  readonly square?: boolean;
  /** Which of several quick reference sheets a battle goes by, as the address of its page names it. */
  sheet?(state: S): string;
}

export type AnyScreen = Screen<unknown, Command, BattleEvent>;
