/** What a rule set knows of a battle as a whole, for its log, its replay and its after-action page. Loaded when wanted. */
import type { Chronicle } from '@drumhead/content/story';
import type { BattleEvent, Facts } from '@drumhead/engine';
import type { ComponentType } from 'react';
import type { Messages } from '../i18n/index.ts';
import type { Point } from '../table/camera.ts';
import type { CorrectableValue } from './correctable.ts';
import type { RollReader } from './luck.ts';

/** A commander stands apart from the troops: a general, or a Command base. */
export type MusterKind = 'unit' | 'model' | 'general' | 'base';

/** What became of a piece that is lost, where its book tells such ends apart. */
export type Fate = 'killed' | 'wounded' | 'fled' | 'left' | 'destroyed' | 'routing';

/** A unit or model in the order of battle. */
export interface Muster {
  /** Its name on the table (`data-piece`). */
  readonly piece: string;
  /** Losses of each kind are counted apart. */
  readonly kind: MusterKind;
  readonly name: string;
  readonly isLost: boolean;
  readonly fate?: Fate | undefined;
  /** How it ended: wounded, DIS 2; empty where there is nothing to tell. */
  readonly state: string;
}

/** A brigade, or a whole squad. */
export interface Formation {
  /** Empty where the side is not divided. */
  readonly name: string;
  readonly pieces: readonly Muster[];
}

/** The forces of a side. */
export interface Force {
  readonly name: string;
  readonly formations: readonly Formation[];
}

export interface Report<S = unknown, E extends BattleEvent = BattleEvent> {
  /** Place of a piece (`data-piece`) on the table, in millimetres; null: it is not there. */
  placeOf(state: S, piece: string): Point | null;
  /** A length as players say it: in millimetres and sticks, or in centimetres. */
  lengthText(messages: Messages, state: S, millimetres: number): string;
  /** Fields of an order that hold the index of a piece it is given to, each called as the pieces are on the table. */
  readonly orderedPieces: readonly string[];
  /** How its events are read as deeds, for the story of a battle. */
  readonly chronicle: Chronicle<S, E>;
  /** Facts of a message with units, models and terms named. */
  inWords(messages: Messages, state: S, facts: Facts): Readonly<Record<string, unknown>>;
  /** The word of its book for the stretches of a battle. */
  readonly turns: 'phase' | 'turn';
  /** Number of the phase or game turn; 0 while the battle is set up. */
  turnOf(state: S): number;
  /** Do troops shoot at each other or fight in this event? */
  isFight(event: E): boolean;
  /** How much the result in this event tells of a battle, from 1; 0: a roll, an order or a move, which is no result. */
  resultOf(event: E): number;
  /** Reads the rolls of a battle, event after event. */
  rollReader(): RollReader<S, E>;
  /** The order of battle, a force for each side; `events`: all that happened until then, which tells who was lost. */
  forces(messages: Messages, state: S, events?: readonly E[]): readonly Force[];
  /** What players may correct of a piece by consent: of the list of the state that holds it; `''`: of the turn. */
  correctableOf(state: S, list: string, index: number): readonly CorrectableValue[];
  /** A piece as the table draws it, lost ones too. */
  readonly Portrait: ComponentType<{ readonly state: S; readonly piece: string }>;
  /** All pieces on the table as it draws them, in millimetres. */
  readonly Standing: ComponentType<{ readonly state: S }>;
}

export type AnyReport = Report<unknown, BattleEvent>;

/** A piece by its name on the table: `unit-3` is the unit with index 3. */
export function pieceNamed(name: string): { readonly what: string; readonly index: number } {
  const cut = name.lastIndexOf('-');
  return { what: name.slice(0, cut), index: Number(name.slice(cut + 1)) };
}
