/** What a rule set knows of a battle as a whole, for its log, its replay and its after-action page. Loaded when wanted. */
import type { BattleEvent } from '@drumhead/engine';
import type { Point } from '../table/camera.ts';

export interface Report<S = unknown, E extends BattleEvent = BattleEvent> {
  /** Place of a piece (`data-piece`) on the table, in millimetres; null: it is not there. */
  placeOf(state: S, piece: string): Point | null;
  /** The word of its book for the stretches of a battle. */
  readonly turns: 'phase' | 'turn';
  /** Number of the phase or game turn; 0 while the battle is set up. */
  turnOf(state: S): number;
  /** Do troops shoot at each other or fight in this event? */
  isFight(event: E): boolean;
}

export type AnyReport = Report<unknown, BattleEvent>;

/** A piece by its name on the table: `unit-3` is the unit with index 3. */
export function pieceNamed(name: string): { readonly what: string; readonly index: number } {
  const cut = name.lastIndexOf('-');
  return { what: name.slice(0, cut), index: Number(name.slice(cut + 1)) };
}
