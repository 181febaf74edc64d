/** Exact odds of an opposed roll over the 36 pairs of faces. */
import { D6 } from '@drumhead/engine';
import type { Judged, Verdict } from '../combat/doubling.ts';
import type { Ending } from '../combat/handToHand/judgeMelee.ts';

export interface EndingChance extends Ending {
  /** From 0 to 1. */
  readonly chance: number;
}

/** Each ending once, the likeliest first. */
export function clashOdds({ verdictOf }: Judged, endingOf: (verdict: Verdict) => Ending): readonly EndingChance[] {
  const verdicts = new Map<string, Ending>();
  const endings = new Map<string, { readonly ending: Ending; ways: number }>();
  for (const attack of D6) {
    for (const defence of D6) {
      const verdict = verdictOf([attack, defence]);
      const kind = `${verdict.loser} ${verdict.how}`;
      const ending = verdicts.get(kind) ?? endingOf(verdict);
      verdicts.set(kind, ending);
      const key = `${ending.side} ${ending.what}`;
      const found = endings.get(key);
      if (found === undefined) endings.set(key, { ending, ways: 1 });
      else found.ways++;
    }
  }
  return [...endings.values()]
    .sort((a, b) => b.ways - a.ways)
    .map(({ ending, ways }) => ({ ...ending, chance: ways / (D6.length * D6.length) }));
}
