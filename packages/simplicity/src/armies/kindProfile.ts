/** What a player reads of a kind of unit on his order of battle: in centimetres (SIP-MOV-1, SIP-FIR-1, SIP-BRK-7). */
import { armOf, COMMAND_BASE_RATE, KIND } from '../state/unitTables.ts';
import { toCm } from '../state/lengths.ts';
import type { Kind } from '../state/state.ts';

export interface KindProfile {
  readonly rate: number;
  /** Effective range, then long range, as far as it has them. */
  readonly ranges: readonly number[];
  /** It routs when it breaks; guns are destroyed. */
  readonly routs: boolean;
}

export function profileOfKind(kind: Kind | 'command'): KindProfile {
  if (kind === 'command') return { rate: toCm(COMMAND_BASE_RATE), ranges: [], routs: false };
  const { rate, effective, long } = KIND[kind];
  const ranges = [effective, long].filter((range) => range > 0).map(toCm);
  return { rate: toCm(rate), ranges, routs: armOf({ kind }) !== 'artillery' };
}
