/** How captains of other temperaments lean: the bold close in, the wary keep their range, the steady keep together. */
import { type Seat, type Temperament, type Temperaments, TEMPERAMENTS } from '@drumhead/engine';
import type { GeneralTraits, State } from '../../state/state.ts';
import { sideIndex } from '../../turn/machine.ts';
import { type Judgement, USUAL } from '../judgement.ts';
import { CAPTAIN } from './judgement.ts';
import type { TERMS } from './terms.ts';

export const temperaments: Temperaments<(typeof TERMS)[number]['key']> = {
  bold: { advance: 1.6, danger: 0.8, risk: 0.7 },
  wary: { advance: 0.6, danger: 1.15, risk: 1.4 },
  steady: { order: 2.5, support: 3, generals: 2 },
};

/** What dice may cost him are the reactions that failures give the enemy. */
export const judgementOf = (risk = 1): Judgement =>
  risk === 1 ? CAPTAIN : { ...CAPTAIN, counts: { ...USUAL, reactions: risk } };

/** Chapter 25. How the traits of Generals lean. */
const LEANS: Partial<Record<keyof GeneralTraits, Temperament>> = {
  active: 'bold',
  charismatic: 'bold',
  cautious: 'wary',
  timid: 'wary',
  methodic: 'steady',
  organiser: 'steady',
  stubborn: 'steady',
};

/** Where the traits of a side's Generals lean most, those of the Commander-in-Chief twice; null: nowhere. */
export function temperamentOf(state: State, seat: Seat): Temperament | null {
  const side = sideIndex(state, seat);
  const counts: Record<Temperament, number> = { bold: 0, wary: 0, steady: 0 };
  for (const general of state.field.generals) {
    if (general.side !== side) continue;
    for (const [trait, one] of Object.entries(LEANS)) {
      if (general.traits[trait as keyof GeneralTraits]) counts[one] += general.brigade === -1 ? 2 : 1;
    }
  }
  const [first, second] = [...TEMPERAMENTS].sort((a, b) => counts[b] - counts[a]);
  return first !== undefined && second !== undefined && counts[first] > counts[second] ? first : null;
}
