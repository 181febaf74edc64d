/** What a move changes besides the place, told before it is confirmed. */
import type { RuleId } from './ruleset.ts';

export interface MoveConsequence {
  readonly rule: RuleId;
  /** Message key; its fact `pieces` holds their names, `count` how many they are. */
  readonly what: string;
  /** Indices of the other pieces it is about; empty where it is about the mover alone. */
  readonly pieces: readonly number[];
  /** For the side that moves. */
  readonly effect: 'better' | 'worse' | 'neutral';
}
