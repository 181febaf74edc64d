/** What a rule set provides for first steps: advice, the course of a turn, its terms. Loaded when it is wanted. */
import type { Objection } from '@drumhead/bots';
import type { Command, RuleId } from '@drumhead/engine';
import type { ComponentType, ReactNode } from 'react';
import type { RulesAdvice } from '../advice/rulesAdvice.ts';
import type { Messages } from '../i18n/index.ts';
import type { Spot } from '../table/spots.ts';
import type { Said } from './advice.ts';

/** A term of the game with its meaning; message keys. */
export interface TermEntry {
  readonly id: string;
  /** Message key of the forms it is found by, separated by `|`, the first one its title. */
  readonly forms: string;
  readonly meaning: string;
  readonly rule: RuleId;
}

/** A step of a turn. */
export interface CourseEntry {
  readonly key: string;
  readonly rule: RuleId;
}

/** A sign as it stands on the table, with its meaning. */
export interface SignEntry<Key extends string = string> {
  /** Drawn as on the table, around the origin, in a box of 56 by 36. */
  readonly drawing: ReactNode;
  /** Message key. */
  readonly meaning: Key;
  readonly rule?: RuleId;
}

/** A measuring stick. */
export interface StickEntry {
  /** Message keys. */
  readonly letter: string;
  readonly name: string;
  /** In steps. */
  readonly length: number;
}

/** The signs that a rule set puts on its table. Loaded when they are asked for. */
export interface RulesSigns {
  /** Message bundle of their meanings. */
  readonly bundle: string;
  /** Its pieces stand on round bases. */
  readonly roundBases: boolean;
  onPieces(state: unknown): readonly SignEntry[];
  onGround(state: unknown): readonly SignEntry[];
  /** The sticks of this battle, the shortest one first; none where lengths are told in centimetres. */
  sticks(state: unknown): readonly StickEntry[];
  readonly stickRule: RuleId;
}

/** An objection, with the state in which the order would be given. */
export interface Warned {
  readonly state: object;
  readonly objection: Objection;
  /** Nothing is in hand: it is against ending what the viewer does. */
  readonly ending: boolean;
}

export interface Advised {
  /** What befell the player since the own last order: told with the step. */
  readonly news: readonly Said[];
  /** The aim of the guided battle at its beginning, or what decides it near its end; else null. */
  readonly aim: Said | null;
  /** The step of the guided battle, asked for in one alone; null while nothing is to be said. */
  readonly step: Said | null;
  /** Where the pieces stand that the step names, and where a move of it ends. */
  readonly places: readonly Spot[];
  /** Draws the move of the step on the table; null where it has none. */
  readonly draw: (() => void) | null;
  /** What the head has against the order that is about to be given; null: nothing. */
  readonly warning: Warned | null;
}

export interface AdviceProps {
  readonly guided: boolean;
  readonly show: (advised: Advised) => ReactNode;
}

export interface RulesGuide {
  /** Message bundle of all its texts. */
  readonly bundle: string;
  /** Shows the advice of this moment. `guided`: in the first battle. */
  readonly Advice: ComponentType<AdviceProps>;
  readonly course: readonly CourseEntry[];
  readonly terms: readonly TermEntry[];
  /** Loaded when advice is asked for. */
  advice(): Promise<RulesAdvice>;
  signs(): Promise<RulesSigns>;
  /** An order in words; `messages`: with those of the table. */
  orderText(messages: Messages<string>, state: unknown, command: Command): string;
}
