/** Pairs of dice in outcomes. */
import type { FacePair, PairResult } from '@drumhead/odds';

export interface DescribedPair {
  readonly attacker: number;
  readonly defender: number;
  /** Unused dice added to a tie; 0: none. */
  readonly attackerUnused: number;
  readonly defenderUnused: number;
  readonly wonBy: 'attacker' | 'defender' | null;
}

const WON: { readonly [K in PairResult]: DescribedPair['wonBy'] } = { W: 'attacker', D: null, L: 'defender' };

export function describePairs(
  results: readonly PairResult[],
  compared: readonly FacePair[],
  used: readonly FacePair[],
): readonly DescribedPair[] {
  return results.map((result, i) => {
    const faces = compared[i] as FacePair;
    const spare = used[i] as FacePair;
    return {
      attacker: faces.a,
      defender: faces.b,
      attackerUnused: spare.a,
      defenderUnused: spare.b,
      wonBy: WON[result],
    };
  });
}
