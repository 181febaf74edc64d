/** SK-PTS-1..5. The price of a model, with its parts. */
import { type Reason, type Tally, total } from '@drumhead/engine';
import { SPECIALS } from './specials.ts';
import { WEAPONS } from './weapons.ts';
import type { Abilities } from './profiles.ts';

/** SK-PTS-1. Points for each point of Combat, before the Quality multiplier. */
const COMBAT_WEIGHT = 5;
/** SK-PTS-1. The Quality multiplier is half the difference from this. */
const QUALITY_BASE = 7;

export interface Price {
  /** The sum before the Quality multiplier. */
  readonly tally: Tally;
  readonly sum: number;
  /** Twice the Quality multiplier: 7 - Q. */
  readonly doubleFactor: number;
  readonly points: number;
}

/** SK-PTS-1..4. (5 C + weapons + special rules) (7 - Q) / 2, halves up, never below 1. */
export function priceOf({ q, c, weapons, specials }: Abilities): Price {
  const tally: Reason[] = [
    { rule: 'SK-PTS-1', add: COMBAT_WEIGHT * c, what: 'sk.points.combat' },
    ...weapons.map((weapon) => ({ rule: 'SK-PTS-2', add: WEAPONS[weapon].cost, what: `sk.weapon.${weapon}` })),
    ...specials.map((special) => ({ rule: 'SK-PTS-3', add: SPECIALS[special], what: `sk.special.${special}` })),
  ];
  const sum = total(tally);
  const doubleFactor = QUALITY_BASE - q;
  return { tally, sum, doubleFactor, points: Math.max(1, Math.floor((sum * doubleFactor + 1) / 2)) };
}

export const pointsOf = (model: Abilities): number => priceOf(model).points;
