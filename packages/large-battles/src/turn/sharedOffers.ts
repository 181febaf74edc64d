/** Offers that name one unit or General and nothing that changes: made once and shared, for they are listed at nearly every decision. */
import type { Command } from '../state/commands.ts';

function madeOnce<T>(make: (index: number) => T): (index: number) => T {
  const made: T[] = [];
  return (index) => {
    const before = made[index];
    if (before !== undefined) return before;
    const one = make(index);
    made[index] = one;
    return one;
  };
}

const DICE = [1, 2, 3] as const;

/** LB-ACT-07. A unit is activated with one, two or three dice. */
export const activateOffers: (unit: number) => readonly Command[] = madeOnce((unit) =>
  DICE.map((dice) => ({ type: 'activate', unit, dice })),
);

/** LB-ACT-07. The same for the General of the slot. */
export const activateGeneralOffers: (general: number) => readonly Command[] = madeOnce((general) =>
  DICE.map((dice) => ({ type: 'activateGeneral', general, dice })),
);

/** LB-REACT-03. */
export const reactOffer: (unit: number) => Command = madeOnce((unit) => ({ type: 'react', unit }));

/** LB-REACT-03, LB-LEAD-15. */
export const reactGeneralOffer: (general: number) => Command = madeOnce((general) => ({
  type: 'reactGeneral',
  general,
}));
