/** How captains of other temperaments lean: the bold close in, the wary keep their range, the steady keep together. */
import type { Seat, Temperament, Temperaments } from '@drumhead/engine';
import { commanderOf } from '../../command/leaders.ts';
import type { Special } from '../../armies/specials.ts';
import type { State } from '../../state/state.ts';
import { playerAt } from '../../turn/machine.ts';
import type { TermKey } from './terms.ts';

export const temperaments: Temperaments<TermKey> = {
  bold: { approach: 1.15, danger: 0.7, risk: 0.8 },
  wary: { danger: 1.4, approach: 0.8, risk: 1.25 },
  steady: { company: 1.6, command: 1.3 },
};

/** How what is special about a commander leans. */
const LEANS: Partial<Record<Special, Temperament>> = {
  elan: 'bold',
  fear: 'bold',
  fearless: 'bold',
  steadfast: 'steady',
  reluctant: 'wary',
  wavering: 'wary',
};

/** The temperament of a squad's commander by his special rules; null: they do not lean, or he is out. */
export function temperamentOf(state: State, seat: Seat): Temperament | null {
  const specials = state.field.models[commanderOf(state, playerAt(state, seat))]?.specials ?? [];
  return specials.map((one) => LEANS[one]).find((one) => one !== undefined) ?? null;
}
