import { balanceIn, type Verdict } from '@drumhead/bots';
import type { EnvelopeOdds } from '@drumhead/engine';

export interface CardOdds {
  readonly battles: number;
  /** As the file names them, one for each side. */
  readonly players: string;
  /** Where the true share of the first side lies, 19 times in 20. */
  readonly first: readonly [number, number];
  readonly verdict: Verdict;
}

/** How even a scenario was found to be, for a list: sides have no names there but those of the file. */
export function oddsOf(balance: EnvelopeOdds): CardOdds {
  const { sides, verdict } = balanceIn(balance);
  return {
    battles: balance.battles,
    players: balance.players,
    first: sides[0]?.interval ?? [0, 1],
    verdict,
  };
}
