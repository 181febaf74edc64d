/** Who sits where, and how a computer player is asked. */
import type { Command, Seat } from '@drumhead/engine';

export type Player = 'human' | 'steady' | 'random';

export const isHuman = (player: Player | undefined): boolean => player === undefined || player === 'human';

/** What a computer player is given: its own seat's view, and nothing else of the battle. */
export interface Question {
  readonly ruleset: string;
  /** The version of its rules that the battle was begun under. */
  readonly version: number;
  readonly player: Exclude<Player, 'human'>;
  readonly seat: Seat;
  readonly view: unknown;
  /** For whatever chance the player itself needs; the same question is always answered the same. */
  readonly seed: string;
}

export interface Opponent {
  ask(question: Question): Promise<Command>;
  /** Stops thinking: a question still open fails. */
  dismiss(): void;
}
