/** Words that state and frames share: sides, arms, formations, units that are gone. */

export type SideIndex = 0 | 1;
export type Arm = 'infantry' | 'cavalry' | 'artillery';
export type CavalryClass = 'light' | 'dragoons' | 'heavy';
export type Calibre = 'light' | 'medium' | 'heavy';
export type Formation =
  | 'line'
  | 'attackColumn'
  | 'marchColumn'
  | 'square'
  | 'garrison'
  | 'column'
  | 'unlimbered'
  | 'limbered'
  /** LB-ARMY-05: infantry and cavalry at army level. */
  | 'none';

/** LB-UNIT-05. The most DIS of a unit on the table: one more eliminates it. */
export const MOST_DIS = 3;

/** An eliminated unit and its last place. */
export interface EliminatedUnit {
  readonly unit: number;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly formation: Formation;
}
